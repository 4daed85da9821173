import type english from '../en/mahjong-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.mahjong': 'Mahjong',
  'game.mahjong.line': 'Hongkong-Regeln, 144 Steine',
} satisfies Translation<typeof english>
