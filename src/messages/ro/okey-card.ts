import type english from '../en/okey-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.okey': 'Okey',
  'game.okey.line': 'Paisprezece piese și două okey',
} satisfies Translation<typeof english>
