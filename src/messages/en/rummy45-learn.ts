import type { Dictionary } from '../message.ts'

const words = {
  'lesson.run': 'Melds are laid on the table. Lay the red run 5-6-7: its tiles make a new meld.',
  'lesson.run.no': 'That ends your turn with the run still in hand. Lay the red 5-6-7 first.',
  'lesson.first': 'Your first melds need 45 points together. Lay the red and the yellow run: 54.',
  'lesson.first.no': 'Not yet: lay both runs before you discard.',
  'lesson.layOff': 'Now every meld on the table is yours to lengthen. Add the blue 7 to the run.',
  'lesson.layOff.no': 'Keep your discard for later: first lay the blue 7.',
  'lesson.joker': 'The joker stands for the red 4. Put yours there; lay the joker with your black 9 and 10.',
  'lesson.joker.no': 'Free the joker: your red 4 takes its place, and it’s laid with the black 9 and 10.',
  'lesson.take': 'Take any discarded tile you can lay at once. Take the red 8 and lay the run.',
  'lesson.take.no': 'The red 8 makes a run with your 6 and 7: take that one and lay it.',
  'lesson.split': 'Melds may be rearranged. Take the red 3 off the run and lay it with your yellow and blue 3.',
  'lesson.split.no': 'Try the table: three 3s make a set, and 4-5-6 stays a run.',
  'lesson.close': 'Two tiles left. Lay the blue 7, then discard the black 2: you go out and win.',
  'lesson.close.no': 'First lay the blue 7: the last tile must be a discard.',
  'lesson.hand': 'Now a whole hand against Mei, who plays gently. Lay 45, then everything else, and go out.',
  'ending.close': 'Going out',
  'ending.etalat': 'Going out, scored as etalat',
  'ending.allLaid': 'Laying the last tile instead of discarding it',
  'ending.stock': 'The stock runs out',
  'why.held': 'What the tiles still in the hand are worth.',
  'why.collected': 'Whoever goes out gets what the others hold.',
  'why.closing': 'A bonus for going out.',
  'why.laid': 'Tiles laid on the table count for whoever laid them.',
  'why.atu': 'Holding the twin of the atu brings a bonus.',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    'rummy45-learn': typeof words
  }
}
