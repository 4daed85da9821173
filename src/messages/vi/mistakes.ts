import type { Translation } from '../message.ts'
import type en from '../en/mistakes.ts'

export default {
  'mistake.find': 'Tìm tình huống để thử lại',
  'mistake.reading': 'Máy mạnh nhất đang đọc các quyết định của bạn… {n}',
  'mistake.weighing': 'Đang chơi thử đến hết: tình huống {n} trên {of}…',
  'mistake.none': 'Không có gì rõ ràng: không lựa chọn nào làm bạn thiệt hơn may rủi.',
  'mistake.found': '{n} tình huống để thử lại',
  'mistake.failed': 'Không đọc được trận này.',
  'mistake.title': 'Lỗi của tôi',
  'mistake.of': 'Tình huống {n} trên {of}',
  'mistake.task': 'Đến lượt bạn. Bạn chơi gì ở đây?',
  'mistake.right': 'Đúng rồi!',
  'mistake.wrong': 'Có cách tốt hơn.',
  'mistake.same': 'Lúc đó bạn đã chơi như vậy. Có cách tốt hơn.',
  'mistake.better': 'Tốt hơn: {text}',
  'mistake.then': 'Lúc đó bạn chọn: {text}',
  'mistake.answer': 'Đối phương sẽ đáp lại: {text}',
  'mistake.margin': 'Chơi thử {n} lần từ đây: trung bình hơn {text} điểm.',
  'mistake.judging': 'Đang chơi thử đến hết…',
  'mistake.again': 'Thử lại',
  'mistake.next': 'Tình huống tiếp theo',
  'mistake.returns': 'Sẽ hỏi lại vào {text}.',
  'mistake.done': 'Sẽ không hỏi lại nữa.',
  'mistake.drop': 'Đừng hỏi lại tình huống này',
  'mistake.help':
    'Những tình huống trong chính các ván của bạn mà lựa chọn khác rõ ràng tốt hơn. Đúng hai lần là xong.',
  'mistake.nothing': 'Không có gì để thử lại.',
  'mistake.later': 'Hôm nay không có gì để thử lại. Tình huống tiếp theo vào {text}.',
} satisfies Translation<typeof en>
