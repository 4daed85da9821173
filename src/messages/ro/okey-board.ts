import type { Translation } from '../message.ts'
import type en from '../en/okey-board.ts'

export default {
  'okey.indicator': 'Indicator',
  'okey.okey': 'Okey',
  'okey.finish': 'Okey!',
  'okey.show': 'Arată geamănul',
  'okey.pass': 'Încheie jocul',
  'okey.exposed': 'pe față',
  'okey.onIndicator': 'pusă pe indicator',
  'okey.away': 'mai {n|lipsește # piesă|lipsesc # piese|lipsesc # de piese}. De folos:',
  'okey.awayPairs': 'cu perechi mai {n|lipsește # piesă|lipsesc # piese|lipsesc # de piese}. De folos:',
  'okey.complete': 'Gata: trage orice piesă și închide',
  'shout.finish': 'Am închis!',
  'shout.okeyFinish': 'Okey!',
  'shout.pairsFinish': 'Perechi!',
  'shout.pairsOkeyFinish': 'Perechi + Okey!',
  'shout.showed': 'Indicator!',
} satisfies Translation<typeof en>
