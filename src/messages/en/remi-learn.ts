import type { Dictionary } from '../message.ts'

const words = {
  'lesson.run': 'A run: neighbouring numbers of one colour. One tile doesn’t belong: tap it twice to discard it.',
  'lesson.run.no': 'That tile has a neighbour of its colour: keep it. Discard the one that stands alone.',
  'lesson.set':
    'A set: one number, different colours. Take the yellow 7 your neighbour discarded, then discard a tile.',
  'lesson.set.no': 'The 7 lying there is sure, the stock a gamble. Keep your 7s and black run; discard an 11.',
  'lesson.joker': 'The joker stands for any tile. Keep it, and discard a tile that fits nothing.',
  'lesson.joker.no': 'Keep the joker, and what it helps: red 4-5 and the 9s. Discard the black 13 or the yellow 1.',
  'lesson.close': 'All but one tile stand in melds. Close: lay that one face down.',
  'lesson.close.no': 'You could play on, but you can close: put the black 12 face down.',
  'lesson.clean': 'A clean close, without a joker, pays more. Close by laying the joker itself face down.',
  'lesson.clean.no': 'Then the joker stays in your hand. Lay the joker itself face down: a clean close.',
  'lesson.atu': 'The atu lies turned up. Close with its twin, the blue 12, among your melds: a bonus.',
  'lesson.atu.no': 'Everything fits already: close now, with the black 1 face down.',
  'lesson.hand': 'Now a whole hand against Mei, who plays gently. Draw, arrange, discard, and close.',
  'ending.close': 'A close with a joker',
  'ending.clean': 'A clean close',
  'ending.atu': 'Closing with the atu',
  'ending.doubles': 'Seven doubles',
  'ending.mosaic': 'A mosaic',
  'ending.joker': 'Closing by discarding a joker',
  'ending.stock': 'The stock runs out',
  'why.clean': 'Closed without a joker in the melds: the higher price.',
  'why.normal': 'Closed with a joker in the melds: the usual price.',
  'why.paid': 'What this player pays to whoever closed.',
  'why.deadwood': 'The tiles in no meld, added up; a joker among them costs most.',
  'why.pot': 'What the others’ loose tiles come to: it goes to whoever closed.',
  'why.atu': 'The winner held the twin of the atu: a bonus.',
  'why.simple': 'Runs and sets in no pattern. Jokers in the melds make it cheaper, discarded jokers dearer.',
  'why.mozaic': 'The numbers 1 to 13 and a 1 again, in mixed colours.',
  'why.bicolor': 'Only runs, in exactly two colours. Jokers in the melds make it cheaper, closing with a joker dearer.',
  'why.minor': 'No tile above 7. Jokers in the melds make it cheaper, closing with a joker dearer.',
  'why.major': 'No tile below 8. Jokers in the melds make it cheaper, closing with a joker dearer.',
  'why.monocolor': 'Only runs, all of one colour. Jokers in the melds make it cheaper, closing with a joker dearer.',
  'why.grandCareu':
    'All eight tiles of one number, as two full sets. Jokers in the melds make it cheaper, closing with a joker dearer.',
  'why.doubles': 'Seven pairs of the same tile. Jokers in the melds make it cheaper, closing with a joker dearer.',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    'remi-learn': typeof words
  }
}
