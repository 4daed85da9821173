import type { Translation } from '../message.ts'
import type en from '../en/okey-board.ts'

export default {
  'okey.indicator': 'Quân chỉ',
  'okey.okey': 'Okey',
  'okey.finish': 'Okey!',
  'okey.show': 'Lật quân chỉ',
  'okey.pass': 'Bỏ qua: kết thúc ván',
  'okey.exposed': 'lộ bài',
  'okey.onIndicator': 'đặt lên quân chỉ',
  'okey.away': 'còn thiếu {n} quân. Hữu ích:',
  'okey.awayPairs': 'theo đôi còn thiếu {n} quân. Hữu ích:',
  'okey.complete': 'Đủ bài: rút một quân bất kỳ và về',
  'shout.finish': 'Ù!',
  'shout.okeyFinish': 'Okey!',
  'shout.pairsFinish': 'Đôi!',
  'shout.pairsOkeyFinish': 'Đôi + Okey!',
  'shout.showed': 'Quân chỉ!',
} satisfies Translation<typeof en>
