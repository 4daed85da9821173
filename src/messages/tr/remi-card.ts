import type english from '../en/remi-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.remi': 'Remi',
  'game.remi.line': 'Romanya usulü, atulu',
} satisfies Translation<typeof english>
