import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': 'Buraya kapat',
  'remi.closeNow': 'Kapat!',
  'remi.arrange': 'Diz',
  'remi.deadwood': 'boşta {n}',
  'remi.launched': '{n} joker atıldı',
  'remi.exchange': 'Bir çiftten taş vermek ister misin?',
  'remi.offer': 'Ver',
  'remi.keep': 'Hepsini tut',
  'remi.spoil': 'Dağıtımı boz',
  'remi.pass': 'Eli bitir',
  'rack.mark.useful': 'bir perde',
  'rack.mark.wrong': 'henüz per değil',
  'shout.close': 'Kapattı!',
  'shout.launch': 'Joker!',
} satisfies Translation<typeof en>
