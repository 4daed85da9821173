import type english from '../en/okey-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.okey': 'Okey',
  'game.okey.line': 'Vierzehn Steine und zwei Okeys',
} satisfies Translation<typeof english>
