import type { Translation } from '../message.ts'
import type en from '../en/okey-board.ts'

export default {
  'okey.indicator': 'Anzeiger',
  'okey.okey': 'Okey',
  'okey.finish': 'Okey!',
  'okey.show': 'Zwilling zeigen',
  'okey.pass': 'Spiel beenden',
  'okey.exposed': 'offen',
  'okey.onIndicator': 'auf den Anzeiger gelegt',
  'okey.away': 'noch {n|# Stein|# Steine}. Nützlich:',
  'okey.awayPairs': 'mit Paaren noch {n|# Stein|# Steine}. Nützlich:',
  'okey.complete': 'Fertig: Zieh irgendeinen Stein und mach Schluss',
  'shout.finish': 'Schluss!',
  'shout.okeyFinish': 'Okey!',
  'shout.pairsFinish': 'Paare!',
  'shout.pairsOkeyFinish': 'Paare + Okey!',
  'shout.showed': 'Anzeiger!',
} satisfies Translation<typeof en>
