import type { Translation } from '../message.ts'
import type en from '../en/here.ts'

export default {
  'here.title': 'Trên thiết bị này',
  'here.dealt': 'Chia trên thiết bị này, không qua máy chủ',
  'here.unreached': 'Không tới được máy chủ.',
  'here.play': 'Chơi trên thiết bị này',
  'here.instead': 'Không tới được máy chủ: ván này được chia trên thiết bị này.',
  'here.full': 'Bộ nhớ của thiết bị này đã đầy. Không mất gì cả: dọn bớt chỗ, ván chơi sẽ tự tiếp tục.',
  'here.several': 'Nhiều người, một thiết bị',
  'here.several.help':
    'Chuyền thiết bị khi đến lượt người khác. Bài của mỗi người được giấu đến khi chính họ chạm vào.',
  'here.players': 'Người chơi',
  'here.player': 'Người chơi {n}',
  'here.pass': 'Chuyền cho {name}',
  'here.pass.help': 'Đến lúc đó bài vẫn được giấu.',
  'here.show': 'Tôi là {name}',
  'here.turn': 'Xoay bàn cờ sau mỗi lượt',
  'install.title': 'Giữ Masa bên mình',
  'install.help': 'Dưới dạng ứng dụng, chỉ cần một chạm là mở, cả khi không có mạng.',
  'install.ios': 'Chạm Chia sẻ, rồi “Thêm vào Màn hình chính”.',
  'install.yes': 'Cài đặt',
  'install.no': 'Để sau',
} satisfies Translation<typeof en>
