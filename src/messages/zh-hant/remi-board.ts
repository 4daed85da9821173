import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu 王牌',
  'remi.close': '在此收牌',
  'remi.closeNow': '收牌！',
  'remi.arrange': '整理',
  'remi.deadwood': '散牌 {n}',
  'remi.launched': '已打出 {n} 隻百搭',
  'remi.exchange': '要換出一張對子嗎？',
  'remi.offer': '換出',
  'remi.keep': '全部保留',
  'remi.spoil': '要求重派',
  'remi.pass': '結束這局',
  'rack.mark.useful': '已成牌組',
  'rack.mark.wrong': '未成牌組',
  'shout.close': '收牌！',
  'shout.launch': '百搭！',
} satisfies Translation<typeof en>
