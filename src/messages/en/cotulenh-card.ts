import type { Dictionary } from '../message.ts'

/** Name and line on the home page, where nothing else of the game is loaded. */
const words = {
  'game.cotulenh': 'Cờ Tư Lệnh',
  'game.cotulenh.line': 'Commander chess: land, sea and air',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'cotulenh-card': typeof words
  }
}
