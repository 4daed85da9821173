import type english from '../en/okey-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.okey': 'Okey',
  'game.okey.line': 'On dört taş, iki okey',
} satisfies Translation<typeof english>
