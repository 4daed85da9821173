import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': '在此收牌',
  'remi.closeNow': '收牌！',
  'remi.arrange': '整理',
  'remi.loose': '散牌 {n} 隻',
  'remi.looseCost': '散牌 {n} 隻，{points} 分',
  'remi.noneLoose': '沒有散牌',
  'remi.wouldBe': '整理好的話只計 {points} 分',
  'remi.launched': '{n} 隻百搭作廢',
  'remi.exchange': '要換出一隻對子牌嗎？',
  'remi.offer': '換出',
  'remi.keep': '全部保留',
  'remi.spoil': '要求重派',
  'remi.pass': '結束這鋪',
  'rack.mark.useful': '已成牌組',
  'rack.mark.wrong': '未成牌組',
  'shout.close': '收牌！',
  'shout.launch': '百搭！',
} satisfies Translation<typeof en>
