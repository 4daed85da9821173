import type { Dictionary } from '../message.ts'

/** Name and line on the home page, where nothing else of the game is loaded. */
const words = {
  'game.mahjong': 'Mahjong',
  'game.mahjong.line': 'Hong Kong rules, 144 tiles',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'mahjong-card': typeof words
  }
}
