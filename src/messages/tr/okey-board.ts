import type { Translation } from '../message.ts'
import type en from '../en/okey-board.ts'

export default {
  'okey.indicator': 'Gösterge',
  'okey.okey': 'Okey',
  'okey.finish': 'Okey!',
  'okey.show': 'Göstergeyi göster',
  'okey.pass': 'Eli bitir',
  'okey.exposed': 'açık',
  'okey.onIndicator': 'göstergenin üstüne konan taş',
  'okey.away': 'Bitmeye {n} taş. İşe yarar:',
  'okey.awayPairs': 'Çift bitmeye {n} taş. İşe yarar:',
  'okey.complete': 'Elin tamam: bir taş çek ve bitir',
  'shout.finish': 'Bitti!',
  'shout.okeyFinish': 'Okey!',
  'shout.pairsFinish': 'Çift!',
  'shout.pairsOkeyFinish': 'Çift okey!',
  'shout.showed': 'Gösterge!',
  'story.won.finish': 'Bittin: ötekilerden {points} puan düşer.',
  'story.won.okeyFinish': 'Okey atarak bittin: ötekilerden {points} puan düşer.',
  'story.won.pairsFinish': 'Çift bittin: ötekilerden {points} puan düşer.',
  'story.won.pairsOkeyFinish': 'Okey atarak çift bittin: ötekilerden {points} puan düşer.',
  'story.partner': 'Eşin {seat} bitti: karşı taraftakilerden {points} puan düşer.',
  'story.stock': 'Ortada taş kalmadı: kimse bitmedi.',
} satisfies Translation<typeof en>
