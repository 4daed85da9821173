import type english from '../en/cotulenh-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.cotulenh': 'Cờ Tư Lệnh',
  'game.cotulenh.line': 'Schlacht zu Land, See und Luft',
} satisfies Translation<typeof english>
