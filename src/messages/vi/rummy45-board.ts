import type { Translation } from '../message.ts'
import type en from '../en/rummy45-board.ts'

export default {
  '45.atu': 'Atu',
  '45.row': 'Hàng quân đã đánh',
  '45.newGroup': '+ phỏm mới',
  '45.melded': 'đã mở',
  '45.arrange': 'Xếp bài',
  '45.lay': 'Hạ bài',
  '45.suggest': 'Gợi ý nước đi',
  '45.giveBack': 'Trả lại',
  '45.layOrThrow': 'Ghép trên bàn hoặc đánh một quân',
  '45.layFirst': 'Hạ bài hoặc làm lại, rồi mới đánh quân',
  '45.before': 'Trước đó',
  '45.jokerAs': 'Joker đứng thay',
  '45.jokerHint': 'Chạm vào joker để chọn quân nó đứng thay',
  '45.changed': 'đã đổi',
  '45.first': 'Mở bài {points} / {need}',
  '45.held': 'còn {n}',
  'rack.mark.away': 'đang ở trên bàn',
  'shout.first': 'Mở bài!',
  'shout.close': 'Hết bài!',
  'story.out': 'Bạn hết bài.',
  'story.held': '{seat} hết bài khi bạn còn {points} điểm trên tay.',
  'story.seen': '{seat} hết bài.',
  'story.stock': 'Hết nọc: không ai hết bài.',
  'story.stockHeld': 'Hết nọc khi bạn còn {points} điểm trên tay.',
} satisfies Translation<typeof en>
