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
  '101.giveBack': '退回這隻牌',
  '101.declare': '宣布做對子',
  '101.pass': '結束這鋪',
  '101.feeds': '{seat} 可能用得着',
  '101.goOut': '你可以出清：還有 {n} 步',
  '101.suggest': '提示',
  '101.end.lowest': '最低分者勝：{points} 分。',
  '101.end.tie': '平手：{names} 同為最低分，{points} 分。',
  '101.end.nobodyOpened': '無人開牌：不計分，無人勝出。',
  '101.end.redeal': '全部人以對子開牌，這鋪無人能贏：重新派牌。',
  '101.end.okeyCosts': '只計手上的 okey：{points} 分。',
  'shout.series': '開牌！',
  'shout.pairs': '對子！',
  'shout.fined': '罰分！',
} satisfies Translation<typeof en>
