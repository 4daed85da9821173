import type english from '../en/remi-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.remi': 'Remi',
  'game.remi.line': '羅馬尼亞拉密，有 Atu',
} satisfies Translation<typeof english>
