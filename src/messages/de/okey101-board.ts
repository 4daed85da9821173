import type { Translation } from '../message.ts'
import type en from '../en/okey101-board.ts'

export default {
  '101.opened.series': 'eröffnet {n}',
  '101.opened.pairs': '{n|# Paar|# Paare}',
  '101.unopened': 'nicht eröffnet',
  '101.declared': 'sammelt Paare',
  '101.near': 'bald fertig',
  '101.indicator': 'Anzeiger und Okey',
  '101.okey': 'Okey',
  '101.open': 'Eröffnen',
  '101.openPairs': 'Mit Paaren eröffnen',
  '101.layGroups': 'Auslegen ({n})',
  '101.undo': 'Zurücknehmen',
  '101.undoAll': 'Alles zurück',
  '101.giveBack': 'Stein zurückgeben',
  '101.declare': 'Ich sammle Paare',
  '101.pass': 'Spiel beenden',
  '101.feeds': '{seat} könnte ihn brauchen',
  '101.goOut': 'Du kannst Schluss machen: noch {n|# Zug|# Züge}',
  '101.suggest': 'Vorschläge',
  'shout.series': 'Ich eröffne!',
  'shout.pairs': 'Paare!',
  'shout.fined': 'Strafe!',
} satisfies Translation<typeof en>
