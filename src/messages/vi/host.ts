import type { Translation } from '../message.ts'
import type en from '../en/host.ts'

export default {
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
