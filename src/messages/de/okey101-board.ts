import type { Translation } from '../message.ts'
import type en from '../en/okey101-board.ts'

export default {
  '101.opened.series': 'geöffnet {n}',
  '101.opened.pairs': '{n} Paare',
  '101.unopened': 'nicht geöffnet',
  '101.declared': 'sammelt Paare',
  '101.near': 'bald fertig',
  '101.indicator': 'Anzeiger und Okey',
  '101.okey': 'Okey',
  '101.open': 'Öffnen',
  '101.openPairs': 'Paare öffnen',
  '101.layGroups': 'Gruppen legen ({n})',
  '101.undo': 'Zurücknehmen',
  '101.undoAll': 'Alles zurück',
  '101.giveBack': 'Stein zurücklegen',
  '101.declare': 'Ich sammle Paare',
  '101.pass': 'Liegen lassen: Runde beenden',
  '101.feeds': '{seat} könnte ihn brauchen',
  '101.goOut': 'Du kannst ausmachen: noch {n|1 Zug|# Züge}',
  '101.suggest': 'Vorschläge',
  'shout.series': 'Offen!',
  'shout.pairs': 'Paare!',
  'shout.fined': 'Strafe!',
} satisfies Translation<typeof en>
