import type { Dictionary } from '../message.ts'

const words = {
  'lesson.melds':
    'Runs: neighbours of one colour. Sets: one number, different colours. Two tiles belong nowhere: tap one twice.',
  'lesson.melds.no': 'That tile is part of a run or a set. Discard the blue 1 or the black 4.',
  'lesson.open': 'Your first melds must be worth 101 together. Yours are worth 103: open.',
  'lesson.open.no': 'That’s allowed, but you can open now: lay your three melds down.',
  'lesson.layOff': 'Once opened, you may add tiles to any meld on the table. One of yours fits: put it there.',
  'lesson.layOff.no': 'Not yet. First add the blue 7 to the blue run 4-5-6.',
  'lesson.swap': 'The okey on the table stands for the yellow 4. You have that tile: swap, and it’s yours.',
  'lesson.swap.no': 'An okey is worth more than anything. Put the yellow 4 in its place first.',
  'lesson.take': 'A discard is taken only to be used at once. Take the red 6, add it, then discard.',
  'lesson.take.no': 'Here the red 6 is what you need: take it, add it to the run 3-4-5, then discard.',
  'lesson.pairs': 'You may open with five pairs instead of 101 points. You have five: lay them.',
  'lesson.pairs.no': 'You could wait, but five pairs are enough: open with them now.',
  'lesson.goOut': 'Two tiles left. Lay one off, discard the other: your hand is empty and you win.',
  'lesson.goOut.no': 'First lay the blue 7 off; the black 2 is your last discard.',
  'lesson.hand': 'Now a whole hand against Mei, who plays gently. Open with 101, empty your rack, win.',
  'ending.goOut': 'Going out',
  'ending.okeyOut': 'Going out with an okey',
  'ending.pairsOut': 'Going out with pairs',
  'ending.fromHand': 'All at once, from the hand',
  'ending.stock': 'The stock is empty: one winner',
  'ending.tie': 'The stock is empty: a tie',
  'ending.nobody': 'The stock is empty: nobody opened',
  'ending.noWinner': 'The stock is empty: a house rule without a winner',
  'ending.allPairs': 'Everyone has pairs',
  'why.winner': 'Whoever goes out gets this off their penalties.',
  'why.okeyFinish': 'The last discard was an okey: the whole hand is multiplied.',
  'why.pairsFinish': 'The winner had opened with pairs: the whole hand is multiplied.',
  'why.eldenFinish': 'Everything was laid in one turn: the whole hand is multiplied.',
  'why.remaining': 'The numbers on the tiles still in the hand, added up.',
  'why.remainingTimes': 'The tiles left, multiplied by how the hand was won.',
  'why.unopened': 'Whoever never opened pays a fixed price.',
  'why.unopenedTimes': 'Whoever never opened pays double for the tiles left; a special finish multiplies that again.',
  'why.noScore': 'Nobody went out: whoever hasn’t opened has no score in this hand.',
  'why.unscored': 'A hand without a score still counts something in the match.',
  'why.notCharged': 'At this end the tiles left cost nothing.',
  'why.joker': 'An okey left in the hand costs extra.',
  'why.forgiven': 'Their partner went out, so the tiles left cost nothing.',
  'why.floor': 'Penalties from during the hand. They are never multiplied.',
  'why.okeyThrown': 'Discarding an okey costs a penalty.',
  'why.playableThrown': 'The discarded tile would have fitted a meld on the table: a penalty.',
  'why.wrongOpening': 'An opening that wasn’t worth enough costs a penalty.',
  'why.gaveBack': 'A discard was taken and given back: a penalty.',
  'why.tookBack': 'Several plays were taken back: a penalty.',
  'why.fedOpening': 'The next player opened with this player’s discard: a penalty.',
  'why.bigOpening': 'Opening with 151 or more, or with seven pairs, is rewarded.',
  'why.riziko': 'A false joker was turned up as the indicator: everything in the hand counts more.',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    'okey101-learn': typeof words
  }
}
