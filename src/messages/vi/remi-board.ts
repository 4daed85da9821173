import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': 'Hạ tại đây',
  'remi.closeNow': 'Về!',
  'remi.arrange': 'Xếp bài',
  'remi.deadwood': 'lẻ {n}',
  'remi.launched': 'đã thả {n} joker',
  'remi.exchange': 'Đổi một quân trong đôi?',
  'remi.offer': 'Đổi',
  'remi.keep': 'Giữ hết',
  'remi.spoil': 'Chia lại',
  'remi.pass': 'Kết thúc ván',
  'rack.mark.useful': 'đã thành nhóm',
  'rack.mark.wrong': 'chưa thành nhóm',
  'shout.close': 'Về!',
  'shout.launch': 'Joker!',
} satisfies Translation<typeof en>
