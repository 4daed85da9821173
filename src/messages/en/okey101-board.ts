import type { Dictionary } from '../message.ts'

export default {
  '101.opened.series': 'opened {n}',
  '101.opened.pairs': '{n} pairs',
  '101.unopened': 'not opened',
  '101.declared': 'going for pairs',
  '101.near': 'close to going out',
  '101.indicator': 'Indicator and okey',
  '101.okey': 'Okey',
  '101.open': 'Open',
  '101.openPairs': 'Open pairs',
  '101.layGroups': 'Lay my groups ({n})',
  '101.undo': 'Take back',
  '101.undoAll': 'Take all back',
  '101.giveBack': 'Give the tile back',
  '101.declare': 'Go for pairs',
  '101.pass': 'Leave it: end the hand',
  '101.feeds': '{seat} could use it',
  '101.goOut': { one: 'You can go out: 1 more play', other: 'You can go out: {n} more plays' },
  '101.suggestOff': 'Suggestions off',
  '101.suggestOn': 'Suggestions on',
  'shout.series': 'Open!',
  'shout.pairs': 'Pairs!',
  'shout.fined': 'Penalty!',
  'end.hand_empty.help':
    'Someone laid everything but one tile and discarded the last: the others pay for what they hold.',
  'end.drawing_stack_exhausted.help':
    'The stock ran out and nobody took the last discard: whoever opened counts what is left, the lowest wins.',
  'end.deck_empty.help': 'No tiles are left to draw: nobody wins; those who opened count what is left.',
  'end.all_pairs.help': 'Everyone went for pairs: nobody can win this hand.',
} satisfies Dictionary
