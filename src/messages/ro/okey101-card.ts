import type english from '../en/okey101-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.okey101': 'Okey 101',
  'game.okey101.line': 'Deschizi cu 101, lipești, închizi',
} satisfies Translation<typeof english>
