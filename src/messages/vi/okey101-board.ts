import type { Translation } from '../message.ts'
import type en from '../en/okey101-board.ts'

export default {
  '101.opened.series': 'mở {n}',
  '101.opened.pairs': '{n} đôi',
  '101.unopened': 'chưa mở',
  '101.declared': 'theo đôi',
  '101.near': 'sắp hết bài',
  '101.indicator': 'Quân chỉ thị và okey',
  '101.okey': 'Okey',
  '101.open': 'Mở bài',
  '101.openPairs': 'Mở bằng đôi',
  '101.giveBack': 'Trả lại quân',
  '101.declare': 'Theo đôi',
  '101.pass': 'Kết thúc ván',
  '101.feeds': '{seat} có thể dùng quân này',
  '101.goOut': 'Bạn có thể hết bài: còn {n} nước',
  '101.suggest': 'Gợi ý',
  '101.end.lowest': 'Điểm thấp nhất thắng: {points} điểm.',
  '101.end.tie': 'Hòa: {names} cùng có điểm thấp nhất, {points} điểm.',
  '101.end.nobodyOpened': 'Chưa ai mở bài: không có điểm, không ai thắng.',
  '101.end.redeal': 'Mọi người đều mở bằng đôi nên không ai thắng được ván này: chia lại.',
  '101.end.okeyCosts': 'Chỉ tính okey còn trên tay: {points} điểm.',
  'shout.series': 'Mở bài!',
  'shout.pairs': 'Đôi!',
  'shout.fined': 'Phạt!',
} satisfies Translation<typeof en>
