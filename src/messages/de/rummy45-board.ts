import type { Translation } from '../message.ts'
import type en from '../en/rummy45-board.ts'

export default {
  '45.atu': 'Atu',
  '45.row': 'Abwurfreihe',
  '45.newGroup': '+ neue Kombination',
  '45.melded': 'eröffnet',
  '45.arrange': 'Ordnen',
  '45.lay': 'Auslegen',
  '45.suggest': 'Zug vorschlagen',
  '45.giveBack': 'Zurückgeben',
  '45.layOrThrow': 'Bau auf dem Tisch oder wirf einen Stein ab',
  '45.layFirst': 'Erst auslegen oder zurücksetzen, dann abwerfen',
  '45.before': 'Vorher',
  '45.jokerAs': 'Der Joker steht für',
  '45.jokerHint': 'Tippe auf den Joker, um zu wählen, wofür er steht',
  '45.changed': 'umgelegt',
  '45.first': 'Eröffnung {points} / {need}',
  '45.held': 'auf der Hand {n}',
  'rack.mark.away': 'liegt auf dem Tisch',
  'shout.first': 'Ich eröffne!',
  'shout.close': 'Schluss!',
  'story.out': 'Du hast Schluss gemacht.',
  'story.held': '{seat} hat Schluss gemacht, und du hattest noch {points|# Punkt|# Punkte} auf der Hand.',
  'story.seen': '{seat} hat Schluss gemacht.',
  'story.stock': 'Der Vorrat ist leer: Niemand hat Schluss gemacht.',
  'story.stockHeld': 'Der Vorrat ist leer, und du hattest noch {points|# Punkt|# Punkte} auf der Hand.',
} satisfies Translation<typeof en>
