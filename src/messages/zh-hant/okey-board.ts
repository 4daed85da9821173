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
  'story.won.finish': '你食糊，其他人各扣 {points} 分。',
  'story.won.okeyFinish': '你以 okey 食糊，其他人各扣 {points} 分。',
  'story.won.pairsFinish': '你食七對，其他人各扣 {points} 分。',
  'story.won.pairsOkeyFinish': '你以 okey 食七對，其他人各扣 {points} 分。',
  'story.partner': '拍檔 {seat} 食糊，對家各扣 {points} 分。',
  'story.stock': '牌堆摸完：無人食糊。',
} satisfies Translation<typeof en>
