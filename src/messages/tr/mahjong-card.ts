import type english from '../en/mahjong-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.mahjong': 'Mahjong',
  'game.mahjong.line': 'Hong Kong kuralları, 144 taş',
} satisfies Translation<typeof english>
