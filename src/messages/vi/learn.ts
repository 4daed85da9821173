import type { Translation } from '../message.ts'
import type en from '../en/learn.ts'

export default {
  'course.title': 'Vừa chơi vừa học',
  'course.step': 'Bước {n}/{of}',
  'course.good': 'Tốt lắm!',
  'course.next': 'Tiếp',
  'course.show': 'Chỉ cho tôi',
  'course.doIt': 'Đi giúp tôi',
  'course.again': 'Làm lại',
  'course.steps': 'Các bước',
  'course.done': 'xong',
  'course.thinking': '{name} đang nghĩ…',
  'course.finished': 'Trò chơi chỉ có vậy',
  'course.touch': 'Chạm vào một dòng để xem giải thích.',
  'course.real': 'Chơi ván thật',
} satisfies Translation<typeof en>
