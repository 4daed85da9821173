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
  '45.layFirst': 'Erst auslegen oder zurücksetzen, dann ablegen',
  '45.before': 'Vorher',
  '45.changed': 'umgelegt',
  '45.first': 'Erste Auslage {points} / {need}',
  '45.held': 'auf der Hand {n}',
  'rack.mark.away': 'liegt auf dem Tisch',
  'shout.first': 'Ausgelegt!',
  'shout.close': 'Ausgemacht!',
} satisfies Translation<typeof en>
