import type english from '../en/cotulenh-card.ts'
import type { Translation } from '../message.ts'

export default {
  'game.cotulenh': '司令棋',
  'game.cotulenh.line': '越南軍棋：陸、海、空',
} satisfies Translation<typeof english>
