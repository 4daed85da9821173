import type { Translation } from '../message.ts'
import type en from '../en/how.ts'

export default {
  'how.open': 'Mở bàn',
  'how.open.help': 'Chọn trò chơi rồi ngồi xuống. Không tài khoản, không tải về.',
  'how.invite': 'Gửi đường dẫn',
  'how.invite.help': 'Ai mở cũng có thể ngồi hoặc xem, mỗi người một ngôn ngữ.',
  'how.bots': 'Máy ngồi vào ghế trống',
  'how.bots.help': 'Bốn mức mạnh. Máy chỉ thấy những gì bạn sẽ thấy nếu ngồi ghế đó.',
  'how.back': 'Không mất gì cả',
  'how.back.help': 'Đóng trang, mất mạng: mở lại đường dẫn là bạn về đúng ghế của mình.',
  'how.fair': 'Lần chia nào cũng kiểm tra được',
  'how.fair.help':
    'Máy chủ chốt cách xáo trước khi chia, thiết bị của bạn góp thêm một số ngẫu nhiên. Hết ván, thiết bị của bạn kiểm tra xem có gì bị đổi không.',
  'how.free': 'Không xu, không quảng cáo, không cookie',
  'how.free.help': 'Bàn được xóa một ngày sau khi người cuối cùng rời đi.',
} satisfies Translation<typeof en>
