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
} satisfies Translation<typeof en>
