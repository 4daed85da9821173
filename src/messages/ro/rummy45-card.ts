import type english from '../en/rummy45-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.rummy45': 'Remi 45',
  'game.rummy45.line': 'Etalat: deschizi cu 45, refaci masa',
} satisfies Translation<typeof english>
