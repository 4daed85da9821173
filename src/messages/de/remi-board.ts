import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': 'Hier schließen',
  'remi.closeNow': 'Schließen!',
  'remi.arrange': 'Ordnen',
  'remi.deadwood': 'lose {n}',
  'remi.launched': '{n} Joker geworfen',
  'remi.exchange': 'Einen Stein eines Doppels anbieten?',
  'remi.offer': 'Anbieten',
  'remi.keep': 'Alles behalten',
  'remi.spoil': 'Neu geben',
  'remi.pass': 'Runde enden lassen',
  'rack.mark.useful': 'in einer Gruppe',
  'rack.mark.wrong': 'noch keine Gruppe',
  'shout.close': 'Geschlossen!',
  'shout.launch': 'Joker!',
} satisfies Translation<typeof en>
