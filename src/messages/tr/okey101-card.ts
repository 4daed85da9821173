import type english from '../en/okey101-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.okey101': '101 Okey',
  'game.okey101.line': '101’le aç, işle, bitir',
} satisfies Translation<typeof english>
