import type { Translation } from '../message.ts'
import type en from '../en/okey101-board.ts'

export default {
  '101.opened.series': '{n} ile açtı',
  '101.opened.pairs': '{n} çift',
  '101.unopened': 'açmadı',
  '101.declared': 'çifte gidiyor',
  '101.near': 'bitmeye yakın',
  '101.indicator': 'Gösterge ve okey',
  '101.okey': 'Okey',
  '101.open': 'Seri aç',
  '101.openPairs': 'Çift aç',
  '101.layGroups': 'Perleri aç ({n})',
  '101.undo': 'Geri al',
  '101.undoAll': 'Hepsini geri al',
  '101.giveBack': 'Taşı geri bırak',
  '101.declare': 'Çifte gidiyorum',
  '101.pass': 'Eli bitir',
  '101.feeds': '{seat} bunu işleyebilir',
  '101.goOut': 'Bitebilirsin: {n} hamle',
  '101.suggest': 'Öneriler',
  'shout.series': 'Açtım!',
  'shout.pairs': 'Çift!',
  'shout.fined': 'Ceza!',
} satisfies Translation<typeof en>
