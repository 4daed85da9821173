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
  '101.giveBack': 'Taşı geri bırak',
  '101.declare': 'Çifte gidiyorum',
  '101.pass': 'Eli bitir',
  '101.feeds': '{seat} bunu işleyebilir',
  '101.goOut': 'Bitebilirsin: {n} hamle',
  '101.suggest': 'Öneriler',
  '101.end.lowest': 'En düşük sayı kazanır: {points} sayı.',
  '101.end.tie': 'Berabere: {names} en düşük sayıyı paylaşıyor, {points} sayı.',
  '101.end.nobodyOpened': 'Kimse el açmadı: sayı yok, kazanan yok.',
  '101.end.redeal': 'Herkes çift açtı, bu eli kimse kazanamaz: yeniden dağıtılır.',
  '101.end.okeyCosts': 'Yalnızca elde kalan okey yazılır: {points} sayı.',
  'shout.series': 'Açtım!',
  'shout.pairs': 'Çift!',
  'shout.fined': 'Ceza!',
} satisfies Translation<typeof en>
