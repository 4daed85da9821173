import type english from '../en/okey-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.okey': 'Okey',
  'game.okey.line': '十四隻牌，兩隻 okey（百搭）',
} satisfies Translation<typeof english>
