import type english from '../en/rummy45-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.rummy45': 'Rummy 45',
  'game.rummy45.line': '45’le aç, masayı yeniden kur',
} satisfies Translation<typeof english>
