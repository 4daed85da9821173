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
  '101.giveBack': 'Stein zurückgeben',
  '101.declare': 'Ich sammle Paare',
  '101.pass': 'Spiel beenden',
  '101.feeds': '{seat} könnte ihn brauchen',
  '101.goOut': 'Du kannst Schluss machen: noch {n|# Zug|# Züge}',
  '101.suggest': 'Vorschläge',
  '101.end.lowest': 'Die niedrigste Wertung gewinnt: {points|# Punkt|# Punkte}.',
  '101.end.tie': 'Gleichstand: {names} teilen sich die niedrigste Wertung, {points|# Punkt|# Punkte}.',
  '101.end.nobodyOpened': 'Niemand hat eröffnet: keine Wertung, kein Gewinner.',
  '101.end.redeal': 'Alle haben mit Paaren eröffnet, also kann niemand gewinnen: Es wird neu gegeben.',
  '101.end.okeyCosts': 'Nur ein Okey in der Hand zählt: {points|# Punkt|# Punkte}.',
  'shout.series': 'Ich eröffne!',
  'shout.pairs': 'Paare!',
  'shout.fined': 'Strafe!',
} satisfies Translation<typeof en>
