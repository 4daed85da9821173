import type english from '../en/rummy45-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.rummy45': 'Rummy 45',
  'game.rummy45.line': 'Mở bài 45 điểm, xếp lại bàn',
} satisfies Translation<typeof english>
