import type { Translation } from '../message.ts'
import type en from '../en/rummy45-learn.ts'

export default {
  'lesson.run': 'Phỏm được hạ xuống bàn. Hạ sảnh đỏ 5-6-7 thành phỏm mới.',
  'lesson.run.no': 'Như vậy hết lượt mà sảnh còn trên tay. Hạ 5-6-7 đỏ trước.',
  'lesson.first': 'Phỏm đầu cần tổng 45 điểm. Hạ sảnh đỏ và sảnh vàng: 54.',
  'lesson.first.no': 'Chưa: hạ cả hai sảnh trước khi đánh.',
  'lesson.layOff': 'Giờ bạn được nối dài mọi phỏm. Gửi 7 xanh vào sảnh.',
  'lesson.layOff.no': 'Đánh sau: gửi 7 xanh trước.',
  'lesson.joker': 'Joker thay cho 4 đỏ. Đặt 4 đỏ vào và hạ joker cùng 9-10 đen.',
  'lesson.joker.no': 'Giải thoát joker: 4 đỏ thay chỗ, joker hạ cùng 9-10 đen.',
  'lesson.take': 'Được lấy quân bất kỳ trong hàng nếu hạ ngay. Lấy 8 đỏ, hạ sảnh.',
  'lesson.take.no': '8 đỏ cùng 6 và 7 thành sảnh: lấy nó và hạ.',
  'lesson.split': 'Được xếp lại bàn. Lấy 3 đỏ khỏi sảnh, hạ cùng 3 vàng và 3 xanh.',
  'lesson.split.no': 'Thử xếp bàn: ba quân 3 thành bộ, 4-5-6 vẫn là sảnh.',
  'lesson.close': 'Còn hai quân. Gửi 7 xanh rồi đánh 2 đen: hết bài, thắng.',
  'lesson.close.no': 'Gửi 7 xanh trước: quân cuối phải đánh ra.',
  'lesson.hand': 'Giờ là cả ván với Mei, người chơi hiền. Hạ 45, rồi hạ hết.',
  'ending.close': 'Hết bài',
  'ending.etalat': 'Hết bài, tính kiểu etalat',
  'ending.allLaid': 'Hạ quân cuối thay vì đánh',
  'ending.stock': 'Hết nọc',
  'why.held': 'Giá trị các quân còn trên tay.',
  'why.collected': 'Người hết bài nhận điểm bài của người khác.',
  'why.closing': 'Thưởng vì hết bài.',
  'why.laid': 'Quân đã hạ tính cho người hạ.',
  'why.atu': 'Có quân giống atu được thưởng.',
} satisfies Translation<typeof en>
