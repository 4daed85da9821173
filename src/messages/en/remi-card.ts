import type { Dictionary } from '../message.ts'

/** Name and line on the home page, where nothing else of the game is loaded. */
const words = {
  'game.remi': 'Remi',
  'game.remi.line': 'Remi pe tablă, with atu',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'remi-card': typeof words
  }
}
