import type { Dictionary } from '../message.ts'

/** Name and line on the home page, where nothing else of the game is loaded. */
const words = {
  'game.okey': 'Okey',
  'game.okey.line': 'Fourteen tiles and two okeys',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'okey-card': typeof words
  }
}
