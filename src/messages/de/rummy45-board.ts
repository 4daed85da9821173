import type { Translation } from '../message.ts'
import type en from '../en/rummy45-board.ts'

export default {
  '45.atu': 'Atu',
  '45.row': 'Ablagereihe',
  '45.newGroup': '+ neue Gruppe',
  '45.melded': 'ausgelegt',
  '45.arrange': 'Ordnen',
  '45.lay': 'Auslegen',
  '45.reset': 'Zug zurücksetzen',
  '45.suggest': 'Zug zeigen',
  '45.giveBack': 'Zurücklegen',
  '45.layOrThrow': 'Bau auf dem Tisch oder lege einen Stein ab',
  '45.held': 'auf der Hand {n}',
  'shout.first': 'Ausgelegt!',
  'shout.close': 'Fertig!',
} satisfies Translation<typeof en>
