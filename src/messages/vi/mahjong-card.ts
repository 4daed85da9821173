import type english from '../en/mahjong-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.mahjong': 'Mạt chược',
  'game.mahjong.line': 'Luật Hồng Kông, 144 quân',
} satisfies Translation<typeof english>
