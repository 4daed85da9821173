import type { Translation } from '../message.ts'
import type en from '../en/rummy45-board.ts'

export default {
  '45.atu': 'Atu',
  '45.row': '打出的牌',
  '45.newGroup': '+ 新牌組',
  '45.melded': '已開牌',
  '45.arrange': '整理',
  '45.lay': '放下',
  '45.suggest': '建議打法',
  '45.giveBack': '放回',
  '45.layOrThrow': '在枱上組牌，或打出一隻',
  '45.layFirst': '先放下或重置，再打牌',
  '45.before': '之前',
  '45.jokerAs': '百搭代替',
  '45.jokerHint': '點一下百搭，選擇它代替哪隻牌',
  '45.changed': '已改動',
  '45.first': '首次開牌 {points} / {need}',
  '45.held': '手上 {n}',
  'rack.mark.away': '已放到枱上',
  'shout.first': '開牌！',
  'shout.close': '出清！',
  'story.out': '你出清了。',
  'story.held': '{seat} 出清時你手上還有 {points} 分。',
  'story.seen': '{seat} 出清了。',
  'story.stock': '牌堆摸完：無人出清。',
  'story.stockHeld': '牌堆摸完，你手上還有 {points} 分。',
} satisfies Translation<typeof en>
