import type { Translation } from '../message.ts'
import type en from '../en/okey101-board.ts'

export default {
  '101.opened.series': '{n} 點開牌',
  '101.opened.pairs': '{n} 對',
  '101.unopened': '未開牌',
  '101.declared': '做對子',
  '101.near': '快出清',
  '101.indicator': '指示牌與 okey',
  '101.okey': 'Okey',
  '101.open': '開牌',
  '101.openPairs': '以對子開牌',
  '101.layGroups': '放下牌組（{n}）',
  '101.undo': '收回',
  '101.undoAll': '全部收回',
  '101.giveBack': '退回這隻牌',
  '101.declare': '宣布做對子',
  '101.pass': '結束這鋪',
  '101.feeds': '{seat} 可能用得着',
  '101.goOut': '你可以出清：還有 {n} 步',
  '101.suggest': '提示',
  'shout.series': '開牌！',
  'shout.pairs': '對子！',
  'shout.fined': '罰分！',
} satisfies Translation<typeof en>
