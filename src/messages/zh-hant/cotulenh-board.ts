import type { Translation } from '../message.ts'
import type en from '../en/cotulenh-board.ts'

export default {
  'board.name': '棋盤',
  'board.lost': '{side}被吃的棋子',
  'board.moves': '棋步',
  'board.noMoves': '未有棋步',
  'board.how': '如何行？',
  'board.whatGoes': '哪些棋子出動？',
  'board.undo': '還原',
  'board.confirm': '確定',
  'board.cancel': '取消',
  'board.premove': '已預先行棋',
  'board.flip': '翻轉',
  'board.zones': '防空區',
  'board.takeback': '悔棋',
  'board.draw': '提和',
  'board.resign': '認輸',
  'board.resignSure': '確定認輸？',
  'board.asked.draw': '對方提和',
  'board.asked.takeback': '准許對方悔棋嗎？',
  'board.accept': '接受',
  'board.decline': '拒絕',
} satisfies Translation<typeof en>
