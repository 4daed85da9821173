import type { Dictionary } from '../message.ts'

const words = {
  'rack.name': 'Your rack',
  'rack.empty': 'Empty place {n}',
  'rack.count': '{n|# tile|# tiles}',
  'rack.byMelds': 'Runs & sets',
  'rack.byPairs': 'Pairs',
  'rack.throw': 'Discard',
  'rack.throwOne': 'Pick a tile and discard it, or tap it twice',
  'rack.drawFirst': 'Your turn: draw a tile',
  'rack.layGroups': 'Lay melds ({n})',
  'rack.undo': 'Take back',
  'rack.undoAll': 'Take all back',
  'rack.can.open': 'You can open',
  'rack.can.out': 'You can go out',
  'rack.mark.hint': 'advised',
  'rack.mark.drawn': 'just drawn',
  'rack.mark.taken': 'taken: use it or give it back',
  'rack.mark.useful': 'useful',
  'pile.of': '{seat}’s discards',
  'pile.older': 'Earlier discards',
  'pile.take': 'Take {tile}',
  'stock.draw': 'Draw from the stock',
  'stock.left': '{n|# tile|# tiles} left',
  'seat.partner': 'partner',
  'table.name': 'Melds on the table',
  'table.of': '{seat}’s melds',
  'table.empty': 'Nobody has opened yet',
  'table.here': 'Put it here',
  'table.swap': 'Swap for the okey',
  'table.zoom': 'Zoom in',
  'table.whole': 'Whole table',
  'meld.run': 'Run: {tiles}',
  'meld.set': 'Set: {tiles}',
  'meld.pair': 'Pair: {tiles}',
  'story.sentence': '{text}.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'rummy-board': typeof words
  }
}
