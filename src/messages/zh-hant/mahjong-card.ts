import type english from '../en/mahjong-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.mahjong': '麻雀',
  'game.mahjong.line': '港式，一百四十四隻',
} satisfies Translation<typeof english>
