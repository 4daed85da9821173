import type { Translation } from '../message.ts'
import type en from '../en/okey-board.ts'

export default {
  'okey.indicator': '指示牌',
  'okey.okey': 'Okey',
  'okey.finish': 'Okey！',
  'okey.show': '亮指示牌',
  'okey.pass': '結束這鋪',
  'okey.exposed': '攤開',
  'okey.onIndicator': '放在指示牌上',
  'okey.away': '還差 {n} 隻。有用：',
  'okey.awayPairs': '做對子還差 {n} 隻。有用：',
  'okey.complete': '牌已齊：摸任何一隻即可食糊',
  'shout.finish': '食糊！',
  'shout.okeyFinish': 'Okey！',
  'shout.pairsFinish': '七對！',
  'shout.pairsOkeyFinish': '七對 Okey！',
  'shout.showed': '指示牌！',
} satisfies Translation<typeof en>
