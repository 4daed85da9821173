import type { Translation } from '../message.ts'
import type en from '../en/okey-board.ts'

export default {
  'okey.indicator': '指示牌',
  'okey.okey': '萬能牌',
  'okey.finish': 'Okey！',
  'okey.show': '亮指示牌',
  'okey.pass': '不拿：結束這局',
  'okey.exposed': '攤開',
  'okey.onIndicator': '放在指示牌上',
  'okey.away': '還差 {n} 張。有用：',
  'okey.awayPairs': '做對子還差 {n} 張。有用：',
  'okey.complete': '牌已齊：摸任何一張即可完成',
  'shout.finish': '食糊！',
  'shout.okeyFinish': 'Okey！',
  'shout.pairsFinish': '對子！',
  'shout.pairsOkeyFinish': '對子 Okey！',
  'shout.showed': '指示牌！',
} satisfies Translation<typeof en>
