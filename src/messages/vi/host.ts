import type { Translation } from '../message.ts'
import type en from '../en/host.ts'

export default {
  'lobby.newRules':
    'Luật của trò chơi này đã được cập nhật nên trận đang chơi đã kết thúc. Các ván đã xong vẫn được giữ.',
  'lobby.full': 'Ghế đã kín. Bạn có thể xem.',
  'lobby.fill': 'Thêm máy rồi chia',
  'lobby.mend': 'Trước hết hãy sửa luật được đánh dấu hoặc xóa trống.',
  'lobby.waitingSeats': 'Đang chờ mọi người ngồi vào',
  'lobby.waitingFor': 'Đang chờ {names}',
  'lobby.member': 'Bạn ở đây với tên {name} của hội {circle}.',
  'lobby.kept': 'Các ghế này dành cho người chơi tối nay.',
  'lobby.dealing': 'Đang xáo…',
  'sheet.hostOnly': 'Chủ bàn đổi được cho tới lần chia đầu tiên.',
  'leave.kept': 'Máy sẽ chơi tiếp thay bạn. Ghế vẫn là của bạn: từ hội có thể quay lại bất cứ lúc nào.',
  'sheet.drawn': 'Tối nay mọi bàn đều chơi theo luật này.',
  'engine.title': 'Một ghế cho máy của bạn',
  'engine.help':
    'Hãy chạy chương trình của bạn với đường dẫn này. Nó chỉ hiện một lần, và ai có nó sẽ thấy quân của ghế này.',
  'engine.link': 'Đường dẫn cho máy',
  'watchers.title': 'Người xem',
  'watchers.mute': 'Tắt tiếng {name}',
  'watchers.unmute': 'Cho {name} nói lại',
  'watchers.remove': 'Mời {name} ra',
  'players.title': 'Người chơi',
  'players.remove': 'Mời {name} ra?',
  'players.remove.help': 'Máy chơi thay ngay và {name} được báo là bạn đã mời ra. Bạn có thể cho vào lại.',
  'players.removed': 'Đã mời rời bàn',
  'players.admit': 'Cho {name} vào lại',
} satisfies Translation<typeof en>
