import type { Translation } from '../message.ts'
import type en from '../en/rummy-board.ts'

export default {
  'rack.name': 'Giá bài của bạn',
  'rack.empty': 'Chỗ trống {n}',
  'rack.count': '{n} quân',
  'rack.byMelds': 'Xếp sảnh',
  'rack.byPairs': 'Xếp đôi',
  'rack.throw': 'Đánh ra',
  'rack.throwOne': 'Chọn một quân rồi đánh ra',
  'rack.drawFirst': 'Đến lượt bạn: bốc một quân',
  'rack.mark.drawn': 'vừa bốc',
  'rack.mark.taken': 'đã lấy: dùng hoặc trả lại',
  'rack.mark.useful': 'hữu ích',
  'pile.of': 'Quân {seat} đã đánh',
  'pile.older': 'Các quân đánh trước',
  'pile.take': 'Lấy {tile}',
  'stock.draw': 'Bốc từ nọc',
  'stock.left': 'còn {n} quân',
} satisfies Translation<typeof en>
