import type { Dictionary } from '../message.ts'

/** Name and line on the home page, where nothing else of the game is loaded. */
const words = {
  'game.okey101': 'Okey 101',
  'game.okey101.line': 'Open with 101, lay off, go out',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'okey101-card': typeof words
  }
}
