import type { Translation } from '../message.ts'
import type en from '../en/okey-board.ts'

export default {
  'okey.indicator': 'Quân chỉ thị',
  'okey.okey': 'Okey',
  'okey.finish': 'Okey!',
  'okey.show': 'Khoe quân chỉ thị',
  'okey.pass': 'Kết thúc ván',
  'okey.exposed': 'lộ bài',
  'okey.onIndicator': 'đặt lên quân chỉ thị',
  'okey.away': 'còn thiếu {n} quân. Hữu ích:',
  'okey.awayPairs': 'theo đôi còn thiếu {n} quân. Hữu ích:',
  'okey.complete': 'Đủ bài: bốc một quân bất kỳ rồi ù',
  'shout.finish': 'Ù!',
  'shout.okeyFinish': 'Okey!',
  'shout.pairsFinish': 'Đôi!',
  'shout.pairsOkeyFinish': 'Đôi + Okey!',
  'shout.showed': 'Quân chỉ thị!',
  'story.won.finish': 'Bạn ù: mỗi người còn lại mất {points} điểm.',
  'story.won.okeyFinish': 'Bạn ù bằng okey: mỗi người còn lại mất {points} điểm.',
  'story.won.pairsFinish': 'Bạn ù bảy đôi: mỗi người còn lại mất {points} điểm.',
  'story.won.pairsOkeyFinish': 'Bạn ù bảy đôi bằng okey: mỗi người còn lại mất {points} điểm.',
  'story.partner': 'Đồng đội {seat} ù: mỗi người bên kia mất {points} điểm.',
  'story.stock': 'Hết nọc: không ai ù.',
} satisfies Translation<typeof en>
