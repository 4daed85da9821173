import type { Translation } from '../message.ts'
import type en from '../en/mistakes.ts'

export default {
  'mistake.find': 'Yeniden denenecek durumları bul',
  'mistake.reading': 'En güçlü bot kararlarını okuyor… {n}',
  'mistake.weighing': 'Sonuna kadar oynanıyor: durum {n} / {of}…',
  'mistake.none': 'Belirgin bir şey yok: hiçbir seçim sana şanstan fazlasına mal olmadı.',
  'mistake.found': 'Yeniden denenecek {n} durum',
  'mistake.failed': 'Maç okunamadı.',
  'mistake.title': 'Hatalarım',
  'mistake.of': 'Durum {n} / {of}',
  'mistake.task': 'Sıra sende. Burada ne oynarsın?',
  'mistake.right': 'Doğru!',
  'mistake.wrong': 'Daha iyisi var.',
  'mistake.same': 'O zaman da bunu oynamıştın. Daha iyisi var.',
  'mistake.better': 'Daha iyisi: {text}',
  'mistake.then': 'O zamanki seçimin: {text}',
  'mistake.answer': 'Buna karşılık: {text}',
  'mistake.margin': 'Buradan {n} kez oynandı: ortalama {text} puan daha iyi.',
  'mistake.judging': 'Sonuna kadar oynanıyor…',
  'mistake.again': 'Yeniden dene',
  'mistake.next': 'Sonraki durum',
  'mistake.returns': '{text} günü yeniden sorulacak.',
  'mistake.done': 'Bir daha sorulmayacak.',
  'mistake.drop': 'Bunu bir daha sorma',
  'mistake.help':
    'Kendi oyunlarından, başka bir seçimin belirgin biçimde daha iyi olduğu durumlar. İki kez doğru bilinen biter.',
  'mistake.nothing': 'Yeniden denenecek bir şey yok.',
  'mistake.later': 'Bugün yeniden denenecek bir şey yok. Sıradaki {text} günü.',
} satisfies Translation<typeof en>
