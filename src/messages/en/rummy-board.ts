import type { Dictionary } from '../message.ts'

export default {
  'rack.name': 'Your rack',
  'rack.empty': 'Empty place {n}',
  'rack.count': { one: '{n} tile', other: '{n} tiles' },
  'rack.byMelds': 'Runs & sets',
  'rack.byPairs': 'Pairs',
  'rack.throw': 'Discard',
  'rack.throwOne': 'Pick a tile and discard it',
  'rack.drawFirst': 'Your turn: draw a tile',
  'rack.mark.drawn': 'just drawn',
  'rack.mark.taken': 'taken: use it or give it back',
  'rack.mark.useful': 'useful',
  'pile.of': 'Discards of {seat}',
  'pile.older': 'Earlier discards',
  'pile.take': 'Take {tile}',
  'stock.draw': 'Draw from the stock',
  'stock.left': { one: '{n} tile left', other: '{n} tiles left' },
} satisfies Dictionary
