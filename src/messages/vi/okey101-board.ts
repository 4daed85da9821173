import type { Translation } from '../message.ts'
import type en from '../en/okey101-board.ts'

export default {
  '101.opened.series': 'mở {n}',
  '101.opened.pairs': '{n} đôi',
  '101.unopened': 'chưa mở',
  '101.declared': 'theo đôi',
  '101.near': 'sắp hết bài',
  '101.indicator': 'Quân chỉ và okey',
  '101.okey': 'Okey',
  '101.open': 'Mở sảnh',
  '101.openPairs': 'Mở đôi',
  '101.layGroups': 'Hạ nhóm đã xếp ({n})',
  '101.undo': 'Rút lại',
  '101.undoAll': 'Rút lại hết',
  '101.giveBack': 'Trả lại quân',
  '101.declare': 'Tôi theo đôi',
  '101.pass': 'Bỏ qua: kết thúc ván',
  '101.feeds': '{seat} có thể dùng quân này',
  '101.goOut': 'Bạn có thể về: còn {n} nước',
  '101.suggest': 'Gợi ý',
  'shout.series': 'Mở!',
  'shout.pairs': 'Đôi!',
  'shout.fined': 'Phạt!',
} satisfies Translation<typeof en>
