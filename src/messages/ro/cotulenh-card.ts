import type english from '../en/cotulenh-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.cotulenh': 'Cờ Tư Lệnh',
  'game.cotulenh.line': 'Șah cu uscat, mare și aer',
} satisfies Translation<typeof english>
