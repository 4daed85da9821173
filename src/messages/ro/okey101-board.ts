import type { Translation } from '../message.ts'
import type en from '../en/okey101-board.ts'

export default {
  '101.opened.series': 'deschis cu {n}',
  '101.opened.pairs': '{n} perechi',
  '101.unopened': 'nedeschis',
  '101.declared': 'merge pe perechi',
  '101.near': 'aproape gata',
  '101.indicator': 'Indicator și okey',
  '101.okey': 'Okey',
  '101.open': 'Deschide',
  '101.openPairs': 'Perechi',
  '101.layGroups': 'Pune grupele mele ({n})',
  '101.undo': 'Înapoi',
  '101.undoAll': 'Totul înapoi',
  '101.giveBack': 'Dă piesa înapoi',
  '101.declare': 'Merg pe perechi',
  '101.pass': 'Las-o: încheie mâna',
  '101.feeds': '{seat} l-ar putea folosi',
  '101.goOut': 'Poți închide: încă {n|o mutare|# mutări|# de mutări}',
  '101.suggest': 'Sugestii',
  'shout.series': 'Deschis!',
  'shout.pairs': 'Perechi!',
  'shout.fined': 'Penalizare!',
} satisfies Translation<typeof en>
