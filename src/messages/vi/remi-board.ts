import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': 'Đóng tại đây',
  'remi.closeNow': 'Đóng bài!',
  'remi.arrange': 'Xếp bài',
  'remi.loose': '{n} quân lẻ',
  'remi.looseCost': '{n} quân lẻ, {points} điểm',
  'remi.noneLoose': 'không có quân lẻ',
  'remi.wouldBe': 'Nếu đã xếp thì chỉ {points}',
  'remi.launched': '{n} joker đã ra khỏi ván',
  'remi.exchange': 'Đổi một quân trong đôi?',
  'remi.offer': 'Đổi',
  'remi.keep': 'Giữ hết',
  'remi.spoil': 'Xin chia lại',
  'remi.pass': 'Kết thúc ván',
  'rack.mark.useful': 'đã thành phỏm',
  'rack.mark.wrong': 'chưa thành phỏm',
  'shout.close': 'Đóng bài!',
  'shout.launch': 'Joker!',
} satisfies Translation<typeof en>
