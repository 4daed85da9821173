import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': 'Buraya kapat',
  'remi.closeNow': 'Kapat!',
  'remi.arrange': 'Diz',
  'remi.loose': '{n} taş boşta',
  'remi.looseCost': '{n} taş boşta, {points} puan',
  'remi.noneLoose': 'boşta taş yok',
  'remi.wouldBe': 'Dizili olsaydı {points} olurdu',
  'remi.launched': '{n} joker oyun dışı',
  'remi.exchange': 'Bir çiftten taş vermek ister misin?',
  'remi.offer': 'Ver',
  'remi.keep': 'Hepsini tut',
  'remi.spoil': 'Yeniden dağıtım iste',
  'remi.pass': 'Eli bitir',
  'rack.mark.useful': 'bir perin içinde',
  'rack.mark.wrong': 'henüz per değil',
  'shout.close': 'Kapattım!',
  'shout.launch': 'Joker!',
} satisfies Translation<typeof en>
