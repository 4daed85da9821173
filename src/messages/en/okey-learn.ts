import type { Dictionary } from '../message.ts'

const words = {
  'lesson.run': 'Runs are neighbouring numbers of one colour. One tile doesn’t belong: tap it twice to discard it.',
  'lesson.run.no': 'That tile has a neighbour of its colour: keep it. Discard the one that stands alone.',
  'lesson.set':
    'Sets are one number in different colours. Take the yellow 7 your neighbour discarded, then discard a tile.',
  'lesson.set.no': 'The 7 lying there is sure, the stock a gamble. Keep your 7s and black run; discard an 11.',
  'lesson.okey': 'The indicator is the blue 4, so the blue 5 is the okey: it stands for any tile. Discard another.',
  'lesson.okey.no': 'That’s the okey, the best tile there is. Keep it and discard another.',
  'lesson.finish': 'All but one tile stand in melds. Put that one on the indicator: you finish.',
  'lesson.finish.no': 'You could play on, but you can finish already: put the black 12 on the indicator.',
  'lesson.show': 'You hold the indicator’s twin. Show it before your first discard: everyone else loses a point.',
  'lesson.show.no': 'Once you’ve discarded it’s too late. Show the blue 4 first.',
  'lesson.withOkey': 'Everything is in melds even without your okey. Finish with the okey itself: it counts double.',
  'lesson.withOkey.no': 'You may, but putting the okey itself on the indicator pays twice as much.',
  'lesson.pairs': 'Seven pairs finish too. One tile has no twin: put it on the indicator.',
  'lesson.pairs.no': 'Don’t break the pairs: put the blue 13 on the indicator.',
  'lesson.hand': 'Now a whole hand against Mei, who plays gently. Discard, then draw and discard in turn.',
  'ending.finish': 'A plain finish',
  'ending.okeyFinish': 'Finishing with an okey',
  'ending.pairsFinish': 'Seven pairs',
  'ending.pairsOkeyFinish': 'Seven pairs with an okey',
  'ending.stock': 'The stock runs out',
  'why.finish': 'Someone finished: everyone else loses 2.',
  'why.okeyFinish': 'The last tile was an okey: everyone else loses 4 instead of 2.',
  'why.pairsFinish': 'Seven pairs cost everyone else 4 instead of 2.',
  'why.pairsOkeyFinish': 'Seven pairs and an okey as the last tile: the dearest finish of all.',
  'why.gosterge': 'Whoever showed the indicator’s twin costs each opponent a point.',
  'why.wrongFinish': 'A finish that wasn’t complete costs its player 2.',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    'okey-learn': typeof words
  }
}
