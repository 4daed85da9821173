import type { Translation } from '../message.ts'
import type en from '../en/day.ts'

export default {
  'day.lead':
    'Hôm nay mọi người trên máy chủ này được chia cùng một ván, đấu với máy mạnh nhất; máy quyết định chỉ theo lần chia đó. Khác nhau chỉ ở quyết định của bạn.',
  'day.try':
    'Thiết bị này có một lượt. Không có tài khoản, nên ai xóa dữ liệu trình duyệt hay dùng thiết bị khác có thể thử lại: đây là cuộc chơi giữa bạn bè.',
  'day.play': 'Chơi ván hôm nay',
  'day.goOn': 'Chơi tiếp ván của bạn',
  'day.done': 'Hôm nay đã chơi',
  'day.open': 'Chưa chơi',
  'day.players': 'Hôm nay {n} người đã chơi xong.',
  'day.place': 'Hạng {n} trên {of}',
  'day.points': 'Điểm',
  'day.count': 'Người chơi',
  'day.you': 'bạn',
  'day.share': 'Kết quả để chia sẻ: không tiết lộ gì',
  'day.late': 'Ngày đã hết trước khi ván của bạn xong, nên không có trong kết quả.',
  'day.tomorrow': 'Ngày mai, khi không còn ai chơi lần chia này, bạn có thể xem ván hay nhất.',
  'day.yours': 'Hạng của bạn hôm nay',
  'day.next': 'Lần chia tiếp theo lúc {text}.',
  'day.sealed':
    'Lần chia đã được niêm phong trước quân đầu tiên. Ngày mai bí mật được công bố và thiết bị của bạn đối chiếu.',
  'day.how': 'Cách hoạt động',
  'day.yesterday': 'Hôm qua',
  'day.promised': 'Đúng là lần chia đã cam kết: thiết bị của bạn đã đối chiếu.',
  'day.broken': 'KHÔNG phải lần chia đã cam kết.',
  'day.watch': 'Xem ván hay nhất',
  'day.why.offline':
    'Không có kết nối. Máy chủ chia và tính điểm để không ai bịa được kết quả: không thể chơi ván hôm nay khi ngoại tuyến.',
  'day.why.otherDay': 'Lần chia đó hiện không mở.',
  'day.why.noDeal': 'Ngày đó không ai chơi.',
  'day.why.full': 'Hôm nay quá nhiều người đã thử, không còn chỗ.',
  'day.why.tooMany': 'Hôm nay có quá nhiều lượt thử từ mạng của bạn.',
  'day.why.storage': 'Máy chủ hiện không ghi được gì. Hãy thử lại sau ít phút.',
} satisfies Translation<typeof en>
