import type english from '../en/rummy45-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.rummy45': '拉密 45',
  'game.rummy45.line': '夠 45 開牌，重組枱面',
} satisfies Translation<typeof english>
