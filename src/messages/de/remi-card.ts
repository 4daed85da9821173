import type english from '../en/remi-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.remi': 'Remi',
  'game.remi.line': 'Remi pe tablă, mit Atu',
} satisfies Translation<typeof english>
