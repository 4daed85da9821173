import type en from '../en/deal.ts'
import type { Translation } from '../message.ts'

export default {
  'deal.verified': 'Thiết bị của bạn đã kiểm tra lần chia này',
  'deal.since': 'Lần chia này đã được kiểm tra từ lúc bạn vào',
  'deal.unsalted': 'Lần chia này không có số ngẫu nhiên của bạn: thiết bị của bạn không thể bảo đảm việc xáo',
  'deal.without': 'Lần chia này thiếu số ngẫu nhiên của: {names}',
  'deal.shared':
    'Mọi bàn được chia như nhau: theo một bí mật đã niêm phong, không có số ngẫu nhiên của người chơi; thiết bị của bạn không thể bảo đảm việc xáo',
  'deal.sealed': 'Các bàn khác cũng chơi ván này: lần chia sẽ được công bố và kiểm tra khi tất cả đã xong',
  'deal.wrong': 'KHÔNG chia như đã cam kết',
  'deal.wrong.commit': 'Số bí mật vừa công bố không phải số mà máy chủ đã cam kết.',
  'deal.wrong.seals': 'Số ngẫu nhiên của người chơi không phải là số họ đã niêm phong.',
  'deal.wrong.order': 'Thứ tự quân không suy ra từ số bí mật và các số ngẫu nhiên của người chơi.',
  'deal.wrong.shown': 'Màn hình của bạn đã hiện khác với những gì máy chủ nay nói là đã chia.',
  'deal.wrong.steps': 'Ván mà máy chủ vừa công bố trái luật.',
  'deal.wrong.missing': 'Máy chủ chưa công bố ván này được chia thế nào.',
  'deal.version': 'Chưa kiểm tra: luật của trang này khác luật của máy chủ. Hãy tải lại trang.',
  'deal.code': 'Mã lần chia {code}',
  'deal.code.help':
    'Mã này giống nhau trên mọi màn hình ở bàn. Hãy so với nhau để chắc rằng ai cũng được báo như nhau.',
} satisfies Translation<typeof en>
