import type { Dictionary } from '../message.ts'

const words = {
  '101.opened.series': 'opened {n}',
  '101.opened.pairs': '{n|# pair|# pairs}',
  '101.unopened': 'not opened',
  '101.declared': 'going for pairs',
  '101.near': 'close to going out',
  '101.indicator': 'Indicator and okey',
  '101.okey': 'Okey',
  '101.open': 'Open',
  '101.openPairs': 'Open with pairs',
  '101.layGroups': 'Lay melds ({n})',
  '101.undo': 'Take back',
  '101.undoAll': 'Take all back',
  '101.giveBack': 'Give the tile back',
  '101.declare': 'Go for pairs',
  '101.pass': 'End the hand',
  '101.feeds': '{seat} could use it',
  '101.goOut': 'You can go out: {n|# more play|# more plays}',
  '101.suggest': 'Suggestions',
  'shout.series': 'Opening!',
  'shout.pairs': 'Pairs!',
  'shout.fined': 'Penalty!',
} as const satisfies Dictionary

export default words

declare module '../message.ts' {
  interface Words {
    'okey101-board': typeof words
  }
}
