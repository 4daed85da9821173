import type { Translation } from '../message.ts'
import type en from '../en/learn.ts'

export default {
  'course.title': 'Oynayarak öğren',
  'course.step': 'Adım {n}/{of}',
  'course.good': 'Aferin!',
  'course.next': 'Sonraki',
  'course.show': 'Göster',
  'course.doIt': 'Benim yerime oyna',
  'course.again': 'Baştan',
  'course.steps': 'Bütün adımlar',
  'course.done': 'tamam',
  'course.thinking': '{name} düşünüyor…',
  'course.finished': 'Oyunun tamamı bu',
  'course.touch': 'Bir satıra dokun: ne olduğunu anlatır.',
  'course.real': 'Gerçek oyun oyna',
} satisfies Translation<typeof en>
