import type { Translation } from '../message.ts'
import type en from '../en/cotulenh-board.ts'

export default {
  'board.name': 'Bàn cờ',
  'board.lost': '{side} đã mất',
  'board.moves': 'Các nước',
  'board.noMoves': 'Chưa có nước đi',
  'board.how': 'Cách nào?',
  'board.whatGoes': 'Quân nào đi?',
  'board.undo': 'Hoàn tác',
  'board.confirm': 'Xác nhận',
  'board.cancel': 'Hủy',
  'board.premove': 'Đã chuẩn bị nước đi',
  'board.flip': 'Lật bàn',
  'board.zones': 'Phòng không',
  'board.takeback': 'Xin đi lại',
  'board.draw': 'Xin hòa',
  'board.resign': 'Xin thua',
  'board.resignSure': 'Chắc chắn xin thua?',
  'board.asked.draw': 'Đối thủ xin hòa',
  'board.asked.takeback': 'Cho đi lại nước vừa rồi?',
  'board.accept': 'Đồng ý',
  'board.decline': 'Từ chối',
} satisfies Translation<typeof en>
