import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': 'Đóng tại đây',
  'remi.closeNow': 'Đóng bài!',
  'remi.arrange': 'Xếp bài',
  'remi.deadwood': 'lẻ {n}',
  'remi.launched': 'đã bỏ {n} joker',
  'remi.exchange': 'Đổi một quân trong đôi?',
  'remi.offer': 'Đổi',
  'remi.keep': 'Giữ hết',
  'remi.spoil': 'Chia lại',
  'remi.pass': 'Kết thúc ván',
  'rack.mark.useful': 'đã thành nhóm',
  'rack.mark.wrong': 'chưa thành nhóm',
  'shout.close': 'Đóng bài!',
  'shout.launch': 'Joker!',
} satisfies Translation<typeof en>
