import type { Translation } from '../message.ts'
import type en from '../en/okey101-board.ts'

export default {
  '101.opened.series': 'deschis cu {n}',
  '101.opened.pairs': '{n|# pereche|# perechi|# de perechi}',
  '101.unopened': 'nedeschis',
  '101.declared': 'merge pe perechi',
  '101.near': 'aproape gata',
  '101.indicator': 'Indicator și okey',
  '101.okey': 'Okey',
  '101.open': 'Deschide',
  '101.openPairs': 'Deschide cu perechi',
  '101.giveBack': 'Dă piesa înapoi',
  '101.declare': 'Mergi pe perechi',
  '101.pass': 'Încheie jocul',
  '101.feeds': '{seat} ar putea-o folosi',
  '101.goOut': 'Poți închide: încă {n|# mutare|# mutări|# de mutări}',
  '101.suggest': 'Sugestii',
  '101.end.lowest': 'Câștigă scorul cel mai mic: {points|# punct|# puncte|# de puncte}.',
  '101.end.tie': 'Egalitate: {names} împart scorul cel mai mic, {points|# punct|# puncte|# de puncte}.',
  '101.end.nobodyOpened': 'Nu a deschis nimeni: niciun scor, niciun câștigător.',
  '101.end.redeal': 'Toți au deschis cu perechi, deci nu poate câștiga nimeni: se împarte din nou.',
  '101.end.okeyCosts': 'Se socotește doar un okey în mână: {points|# punct|# puncte|# de puncte}.',
  'shout.series': 'Deschid!',
  'shout.pairs': 'Perechi!',
  'shout.fined': 'Penalizare!',
} satisfies Translation<typeof en>
