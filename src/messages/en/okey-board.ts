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
  'okey.loose': '{n|# loose tile|# loose tiles}',
  'okey.pairs': '{n|# pair|# pairs}',
  'shout.finish': 'Finish!',
  'shout.okeyFinish': 'Okey!',
  'shout.pairsFinish': 'Pairs!',
  'shout.pairsOkeyFinish': 'Pairs + Okey!',
  'shout.showed': 'Indicator!',
  'story.won.finish': 'You finished: each of the others loses {points|# point|# points}.',
  'story.won.okeyFinish': 'You finished with an okey: each of the others loses {points|# point|# points}.',
  'story.won.pairsFinish': 'You finished with seven pairs: each of the others loses {points|# point|# points}.',
  'story.won.pairsOkeyFinish':
    'You finished seven pairs with an okey: each of the others loses {points|# point|# points}.',
  'story.side.finish': 'You finished: the other side loses {points|# point|# points} each.',
  'story.side.okeyFinish': 'You finished with an okey: the other side loses {points|# point|# points} each.',
  'story.side.pairsFinish': 'You finished with seven pairs: the other side loses {points|# point|# points} each.',
  'story.side.pairsOkeyFinish':
    'You finished seven pairs with an okey: the other side loses {points|# point|# points} each.',
  'story.partner': 'Your partner {seat} finished: the other side loses {points|# point|# points} each.',
  'story.stock': 'The stock ran out: nobody finished.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'okey-board': typeof words
  }
}
