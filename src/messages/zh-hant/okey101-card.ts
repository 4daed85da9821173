import type english from '../en/okey101-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.okey101': 'Okey 101',
  'game.okey101.line': '夠 101 開牌，搭牌，出清',
} satisfies Translation<typeof english>
