import type english from '../en/cotulenh-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.cotulenh': 'Cờ Tư Lệnh',
  'game.cotulenh.line': 'Lục quân, hải quân, không quân',
} satisfies Translation<typeof english>
