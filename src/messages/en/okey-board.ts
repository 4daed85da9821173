import type { Dictionary } from '../message.ts'

const words = {
  'okey.indicator': 'Indicator',
  'okey.okey': 'Okey',
  'okey.finish': 'Okey!',
  'okey.show': 'Show the twin',
  'okey.pass': 'End the hand',
  'okey.exposed': 'open',
  'okey.onIndicator': 'laid on the indicator',
  'okey.away': '{n|# tile|# tiles} away. Useful:',
  'okey.awayPairs': '{n|# tile|# tiles} away by pairs. Useful:',
  'okey.complete': 'Complete: draw any tile and finish',
  'shout.finish': 'Finish!',
  'shout.okeyFinish': 'Okey!',
  'shout.pairsFinish': 'Pairs!',
  'shout.pairsOkeyFinish': 'Pairs + Okey!',
  'shout.showed': 'Indicator!',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'okey-board': typeof words
  }
}
