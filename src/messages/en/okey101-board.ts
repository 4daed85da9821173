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
  '101.open.help': 'The runs and sets on your rack come to {n}: you need {need} to open.',
  '101.openPairs': 'Open with pairs',
  '101.openPairs.help': 'You hold {n|# pair|# pairs}: you need {need} to open.',
  '101.giveBack': 'Give the tile back',
  '101.declare': 'Go for pairs',
  '101.pass': 'End the hand',
  '101.feeds': '{seat} could use it',
  '101.goOut': 'You can go out: {n|# more play|# more plays}',
  '101.suggest': 'Suggestions',
  '101.end.lowest': 'The lowest score wins: {points|# point|# points}.',
  '101.end.tie': 'Tie: {names} share the lowest score, {points|# point|# points}.',
  '101.end.nobodyOpened': 'Nobody has opened: no score, no winner.',
  '101.end.redeal': 'Everyone opened with pairs, so nobody can win this hand: it’s dealt again.',
  '101.end.okeyCosts': 'Only an okey in the hand counts: {points|# point|# points}.',
  'shout.series': 'Opening!',
  'shout.pairs': 'Pairs!',
  'shout.fined': 'Penalty!',
  'story.out': 'You went out.',
  'story.partner': 'Your partner {seat} went out.',
  'story.wentOut': '{seat} went out.',
  'story.unopened': '{seat} went out before you’d opened.',
  'story.okey': '{seat} went out while you held an okey.',
  'story.left': '{seat} went out while you held {points|# point|# points}.',
  'story.lowest': 'The stock ran out, and your hand was the lowest.',
  'story.shared': 'The stock ran out, and you share the lowest hand.',
  'story.higher': 'The stock ran out. The lowest hand: {names}.',
  'story.name': '{seat}',
  'story.noScore': 'The stock ran out before you’d opened.',
  'story.nobody': 'Nobody could go out, so nobody wins this hand.',
  '101.unranked': 'no score yet: placed behind whoever has one',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'okey101-board': typeof words
  }
}
