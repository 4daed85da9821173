import type { Translation } from '../message.ts'
import type en from '../en/rummy-board.ts'

export default {
  'rack.name': '你的牌架',
  'rack.empty': '空位 {n}',
  'rack.count': '{n} 張',
  'rack.byMelds': '排順子',
  'rack.byPairs': '排對子',
  'rack.throw': '打出',
  'rack.throwOne': '揀一張牌打出',
  'rack.drawFirst': '輪到你：摸一張牌',
  'rack.mark.drawn': '剛摸到',
  'rack.mark.taken': '已拿取：要用掉或放回',
  'rack.mark.useful': '有用',
  'pile.of': '{seat} 打出的牌',
  'pile.older': '較早打出的牌',
  'pile.take': '拿 {tile}',
  'stock.draw': '從牌堆摸牌',
  'stock.left': '剩 {n} 張',
} satisfies Translation<typeof en>
