import type { Dictionary } from '../message.ts'

const words = {
  'no.alreadyShown': 'The indicator’s twin has been shown already.',
  'no.tooLateToShow': 'The indicator’s twin can only be shown before your first discard.',
  'no.noTwin': 'You don’t have the indicator’s twin.',
  'no.noGosterge': 'At this table the indicator’s twin isn’t shown.',
  'no.alreadyDrawn': 'You have your fifteen tiles: discard one.',
  'no.stockEmpty': 'The stock is empty: take the discard, or let the hand end.',
  'no.stockLeft': 'There are still tiles to draw.',
  'no.nothingToTake': 'There’s no discard to take.',
  'no.drawFirst': 'Draw a tile first.',
  'no.notYours': 'That tile isn’t on your rack.',
  'no.keepOkey': 'At this table okeys can’t be discarded.',
  'no.needsArrangement': 'Put your fourteen tiles into melds first.',
  'no.badArrangement': 'Not part of a valid meld: {tiles}.',
  'no.notFinished': 'Not finished: {n|one tile is|# tiles are} left over, {tiles}.',
  'no.notPaired': 'Not finished: {n|one tile has|# tiles have} no pair, {tiles}.',

  'line.finish': '{seat} finished',
  'line.okeyFinish': '{seat} finished with an okey',
  'line.pairsFinish': '{seat} finished with seven pairs',
  'line.pairsOkeyFinish': '{seat} finished seven pairs with an okey',
  'line.gosterge': '{seat} showed the indicator’s twin',
  'line.wrongFinish': 'Wrong finish',

  'end.finish': 'Finished',
  'end.okeyFinish': 'Finished with an okey',
  'end.pairsFinish': 'Finished with seven pairs',
  'end.pairsOkeyFinish': 'Seven pairs, finished with an okey',
  'end.stock': 'The stock ran out: nobody finished',

  'hint.show': 'Show the indicator’s twin: it costs you nothing.',
  'hint.finish': 'You can finish!',
  'hint.take': 'Take {tile}: it brings you nearer.',
  'hint.takeWider': 'Take {tile}: more tiles will help you then.',
  'hint.leave': '{tile} doesn’t bring you nearer.',
  'hint.draw': 'Draw from the stock.',
  'hint.pass': 'Nothing helps any more: let the hand end.',
  'hint.ready':
    'Without {tile} you’re one tile from finishing; {n|# tile you need is|# of the tiles you need are} still hidden.',
  'hint.nearest': 'You need {tile} least: {left|# tile|# tiles} to go, {n|# useful one|# useful ones} still hidden.',
  'hint.worse': 'You need {tile}: without it you’re further away.',

  'event.dealt': 'Hand {n}. The indicator is {tile}, the okey {okey}. {seat} begins.',
  'event.drewOwn': 'You drew {tile}.',
  'event.drew': '{seat} drew a tile.',
  'event.took': '{seat} took {tile} from {from}.',
  'event.discarded': '{seat} discarded {tile}.',
  'event.showed': '{seat} showed the indicator’s twin.',
  'event.wrongFinish': '{seat} finished with a hand that wasn’t complete: it’s shown to everyone.',
  'event.finish': '{seat} finished with {tile}!',
  'event.okeyFinish': '{seat} finished with an okey!',
  'event.pairsFinish': '{seat} finished seven pairs with {tile}!',
  'event.pairsOkeyFinish': '{seat} finished seven pairs with an okey!',
  'event.passed': '{seat} let the hand end: the stock is empty.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    okey: typeof words
  }
}
