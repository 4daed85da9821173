import type { Dictionary } from '../message.ts'

const words = {
  'option.hands': 'Number of hands',
  'option.hands.help': 'The best total after these hands wins.',
  'option.direction': 'Direction of play',
  'option.direction.help': 'Only how the table is drawn.',
  'option.direction.cw': 'clockwise',
  'option.direction.ccw': 'anticlockwise',
  'option.firstMeld': 'The first meld needs',
  'option.firstMeld.help': 'This many points from your own hand before you may touch the table.',
  'option.needsRun': 'The first meld needs a run',
  'option.needsRun.help': 'At least one of its melds must be a run.',
  'option.points': 'Tiles are worth',
  'option.points.help': 'What counts for the first meld and at the end.',
  'option.points.face': 'their number',
  'option.points.etalat': '2–9 count 5, 10–13 count 10, a 1 counts 25',
  'option.highOneValue': 'The 1 above 13 counts',
  'option.highOneValue.help': 'In 12-13-1, where tiles are worth their number.',
  'option.highOneValue.1': '1',
  'option.highOneValue.14': '14',
  'option.allowWrapAroundRuns': 'Runs may end 12-13-1',
  'option.allowWrapAroundRuns.help': 'The 1 goes below the 2 or above the 13, never in the middle.',
  'option.discardPick': 'From the discard row take',
  'option.discardPick.help': 'All discards lie in one row, open to everyone.',
  'option.discardPick.any': 'any one tile',
  'option.discardPick.tail': 'any tile with everything that came after it',
  'option.discardPick.last': 'only the last tile',
  'option.pickMustBeUsed': 'A taken tile must be laid at once',
  'option.pickMustBeUsed.help': 'It goes into a meld in the same turn, or back into the row.',
  'option.rearrange': 'Regroup the table',
  'option.rearrange.help': 'After your first meld, all melds may be taken apart and put together anew.',
  'option.jokerReuse': 'A freed joker must be laid at once',
  'option.jokerReuse.help': 'Otherwise you may keep it in your hand.',
  'option.mustDiscardToGoOut': 'Go out with a discard',
  'option.mustDiscardToGoOut.help': 'The last tile is discarded, not laid.',
  'option.reshuffle': 'When the stock runs out',
  'option.reshuffle.help': 'What happens to the discard row.',
  'option.reshuffle.once': 'it’s shuffled once and play goes on',
  'option.reshuffle.never': 'the hand is over',
  'option.scoring': 'At the end',
  'option.scoring.help': 'What a hand brings.',
  'option.scoring.hands': 'the winner gets what the others hold',
  'option.scoring.etalat': 'everyone counts tiles laid less tiles held',
  'option.jokerPenalty': 'A joker in the hand costs',
  'option.jokerPenalty.help': 'Points for a joker still held at the end.',
  'option.closingBonus': 'For going out',
  'option.closingBonus.help': 'What the winner gets on top.',
  'option.closingBonus.0': 'nothing',
  'option.closingBonus.50': '50',
  'option.closingBonus.250': '250',
  'option.unmeldedFactor': 'Anyone who never opened pays',
  'option.unmeldedFactor.help': 'When someone else goes out.',
  'option.unmeldedFactor.1': 'once',
  'option.unmeldedFactor.2': 'twice',
  'option.atu': 'The atu',
  'option.atu.help': 'One tile is turned up and is out of play; its twin can bring a bonus.',
  'option.atu.none': 'isn’t played',
  'option.atu.bonus50': 'its twin brings 50, in the hand or laid',

  'preset.brief45': 'Rummy 45',
  'preset.brief45.help': 'Tiles count their number, any discard may be taken, the winner gets the other hands.',
  'preset.etalat': 'Etalat',
  'preset.etalat.help':
    'Counted in 5, 10 and 25; the first meld needs a run; a discard is taken with all that came after it; an atu.',

  'rules.1': 'The tiles',
  'rules.1.text':
    'There are 106: red, yellow, blue and black, each from 1 to 13, all twice, and two jokers. Everyone gets 14, the player who begins 15.',
  'rules.2': 'Your turn',
  'rules.2.text':
    'Draw from the stock, or take a tile from the discard row if you lay it in the same turn. Then lay what you like, and discard one tile; until then you can take back what you laid in this turn. If the tile you took doesn’t fit, put it back and draw.',
  'rules.3': 'Runs and sets',
  'rules.3.text':
    'A run is three or more numbers in a row in one colour: 1-2-3 and 12-13-1 count, 13-1-2 doesn’t. A set is three or four equal numbers, all of different colours. A joker stands for any tile.',
  'rules.4': 'The first meld',
  'rules.4.text':
    'Your first melds come from your own hand and count at least 45 points in one go. Before that you can’t touch the table.',
  'rules.5': 'The shared table',
  'rules.5.text':
    'After that, lay new melds, add to any meld, and regroup the whole table as you like. When you’re done, every tile must be in a proper meld, nothing may be missing, and at least one tile must be yours. Experiment freely: nothing counts until it all works.',
  'rules.6': 'Taking a joker back',
  'rules.6.text':
    'A joker on the table keeps its place. With the exact tile it stands for, you may take its place and use the joker elsewhere in the same turn.',
  'rules.7': 'Going out and points',
  'rules.7.text':
    'Whoever discards their last tile wins the hand and gets the numbers on the tiles the others hold; a joker counts 25. In etalat everyone counts what they laid less what they hold.',
  'rules.8': 'The end of the stock',
  'rules.8.text':
    'When the stock runs out, the discards are shuffled once. The second time, the hand is over and everyone pays for their hand. After the last hand the best total wins.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'rummy45-rules': typeof words
  }
}
