import type { Dictionary } from '../message.ts'

/** Name and line on the home page, where nothing else of the game is loaded. */
const words = {
  'game.rummy45': 'Rummy 45',
  'game.rummy45.line': 'Open with 45, rebuild the table',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'rummy45-card': typeof words
  }
}
