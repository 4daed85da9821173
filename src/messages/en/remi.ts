import type { Dictionary } from '../message.ts'

const words = {
  'no.notYours': 'That tile isn’t on your rack.',
  'no.tileTwice': 'A tile can only be in one place.',
  'no.wrongGroup': 'Meld {n} is neither a run nor a set: {tiles}.',
  'no.leftOver': 'You can’t close: {n|one tile is|# tiles are} left over, {tiles}.',
  'no.notDouble': 'You don’t have both of that tile.',
  'no.fewDoubles': 'You need three doubles to ask for a new deal.',
  'no.exchangeFirst': 'The exchange of doubles comes first.',
  'no.drawFirst': 'Draw a tile first.',
  'no.alreadyDrawn': 'You have your fifteen tiles: discard one, or close.',
  'no.stockEmpty': 'The stock is empty: take the discard and close, or let the hand end.',
  'no.stockLeft': 'There are still tiles to draw.',
  'no.nothingToTake': 'There’s no discard to take.',
  'no.mustClose': 'You took the last discard to close: close now.',

  'line.clean': 'Clean close, no joker',
  'line.normal': 'Close',
  'line.simple': 'Simple game, {n|# joker|# jokers}',
  'line.mozaic': 'Mosaic',
  'line.bicolor': 'Two colours, {n|# joker|# jokers}',
  'line.minor': 'Minor, {n|# joker|# jokers}',
  'line.major': 'Major, {n|# joker|# jokers}',
  'line.monocolor': 'One colour, {n|# joker|# jokers}',
  'line.grandCareu': 'Grand four-of-a-kind, {n|# joker|# jokers}',
  'line.doubles': 'Doubles, {n|# joker|# jokers}',
  'line.paid': 'Paid to the winner',
  'line.deadwood': 'Loose tiles',
  'line.pot': 'Loose tiles of the others',
  'line.atu': 'Twin of the atu',

  'end.closed': 'Closed',
  'end.stock': 'The stock ran out: nobody scores',

  'hint.close': 'You can close with {tiles}!',
  'hint.takeNearer': 'Take {tiles}: it brings you nearer to closing.',
  'hint.takeWider': 'Take {tiles}: more tiles will help you then.',
  'hint.draw': 'Draw from the stock.',
  'hint.keep': 'You need {tiles}: without it you’re further away.',
  'hint.outs':
    'Without {tiles} you’re {away|# tile|# tiles} away; {n|# useful tile is|# useful tiles are} still hidden.',
  'hint.loose': 'You need {tiles} least.',

  'event.deal': 'Hand {n}. The atu is {tiles}. {seat} begins.',
  'event.drawOwn': 'You drew {tiles}.',
  'event.draw': '{seat} drew a tile.',
  'event.take': '{seat} took {tiles} from {from}.',
  'event.discard': '{seat} discarded {tiles}.',
  'event.launch': '{seat} put a joker out of the game!',
  'event.swap': 'You’ve answered. Waiting for the others.',
  'event.exchange': '{seat} exchanged a double.',
  'event.exchangeOwn': 'You gave {tiles} and got {got}.',
  'event.spoil': '{seat} has three doubles and asks for a new deal. New tiles!',
  'event.close': '{seat} closed!',
  'event.void': 'The stock is empty: this hand is void.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    remi: typeof words
  }
}
