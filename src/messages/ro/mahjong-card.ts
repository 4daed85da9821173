import type english from '../en/mahjong-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.mahjong': 'Mahjong',
  'game.mahjong.line': 'Reguli din Hong Kong, 144 de piese',
} satisfies Translation<typeof english>
