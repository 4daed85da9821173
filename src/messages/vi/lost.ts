import type { Translation } from '../message.ts'
import type en from '../en/lost.ts'

export default {
  'lost.noRoom': 'Bàn này không còn nữa',
  'lost.noRoom.help': 'Bàn được dọn đi một ngày sau khi mọi người rời đi. Hoặc có thể mã bị gõ nhầm.',
  'lost.notHere': 'Bàn này không ở trên thiết bị này',
  'lost.notHere.help':
    'Bàn được chơi không cần máy chủ, trên thiết bị đã mở nó, và đường dẫn của nó không mở được ở nơi khác. Nếu mở ở đây thì bàn đã được dọn đi rồi.',
  'lost.full': 'Bàn đã đầy',
  'lost.full.help': 'Đã có quá nhiều người xem. Lát nữa thử lại nhé.',
  'lost.replaced': 'Bạn đang chơi ở cửa sổ khác',
  'lost.replaced.help': 'Ghế của bạn đang mở ở đó. Bấm “Thử lại” để chơi ở đây.',
  'lost.reload': 'Đã có phiên bản Masa mới',
  'lost.reload.help': 'Tải lại trang để chơi tiếp; ghế của bạn vẫn còn.',
  'lost.removed': 'Chủ bàn đã mời bạn rời bàn',
  'lost.removed.help': 'Chủ bàn có thể cho bạn vào lại: khi đó hãy thử lần nữa. Bạn có thể tự mở bàn bất cứ lúc nào.',
  'lost.tooFast': 'Nhanh quá rồi',
  'lost.tooFast.help': 'Trang này gửi quá nhiều tin. Chờ một chút rồi quay lại; ghế của bạn vẫn còn.',
  'lost.ended': 'Bàn này đã bị đóng',
  'lost.ended.help': 'Người vận hành máy chủ đã đóng bàn này.',
  'lost.private': 'Chưa ai được xem bàn này',
  'lost.private.help': 'Các bàn khác của buổi đấu cũng chơi những ván này. Khi tất cả xong, bản xem lại nằm trong sổ.',
  'lost.closed': 'Vòng này đã đóng',
  'lost.closed.help': 'Hội không chờ bàn này nữa. Trận này không tính; hãy quay về hội để chơi tiếp.',
  'lost.broken': 'Không mở được bàn này',
  'lost.broken.help': 'Dữ liệu lưu của bàn bị hỏng. Dữ liệu được giữ nguyên: hãy báo cho người vận hành máy chủ.',
  'lost.noBoard': 'Trò chơi này chưa sẵn sàng',
  'lost.noBoard.help': 'Quân cờ vẫn đang được khắc. Hãy thử trò khác nhé.',
} satisfies Translation<typeof en>
