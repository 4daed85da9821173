import type { Dictionary } from '../message.ts'

const words = {
  'no.notYours': 'That tile is neither in your hand nor on the table.',
  'no.tileTwice': 'A tile can only be in one place: {tiles}.',
  'no.vanished': 'Nothing may leave the table. Missing ({n}): {tiles}.',
  'no.layNothing': 'Lay at least one tile of your own.',
  'no.useTaken': 'You took {tiles}: lay it first, or put it back.',
  'no.meldShort': 'Meld {n} is too short, {tiles}: it takes three tiles.',
  'no.meldGap': 'Meld {n} has a gap or a number twice: {tiles}.',
  'no.meldColours': 'Meld {n} has a colour twice or too many tiles: {tiles}.',
  'no.meldMixed': 'Meld {n} is neither a run nor a set: {tiles}.',
  'no.meldJokers': 'Meld {n} is all jokers: it needs a tile with a number.',
  'no.tableUntouchable': 'Before your first meld the table stays as it is.',
  'no.firstMeld': 'Your first meld has {points|# point|# points}; it needs {need}.',
  'no.needsRun': 'Your first meld needs a run.',
  'no.jokerFixed': 'That joker stands for {tiles}. Only that very tile from your hand can free it.',
  'no.noRearrange': 'At this table melds may grow, but can’t be taken apart.',
  'no.keepOne': 'Keep one tile to discard.',
  'no.drawFirst': 'Draw or take a tile first.',
  'no.alreadyDrawn': 'You’ve drawn already: lay, or discard.',
  'no.barred': 'You put a tile back: now draw from the stock.',
  'no.notInRow': 'That tile isn’t in the discard row.',
  'no.lastOnly': 'Only the last discard can be taken.',
  'no.nothingTaken': 'There’s nothing to put back.',
  'no.nothingToUndo': 'There’s nothing to take back.',

  'line.held': 'Tiles in hand',
  'line.collected': 'The others’ hands',
  'line.closing': 'Going out',
  'line.laid': 'Tiles laid',
  'line.atu': 'Twin of the atu',

  'end.closed': 'Went out',
  'end.stock': 'The stock ran out: everyone pays for their hand',

  'hint.take': 'Take {tiles}: you can lay {n|# tile|# tiles} at once.',
  'hint.draw': 'Draw from the stock.',
  'hint.lay': 'You can lay {n|# tile|# tiles}: {tiles}.',
  'hint.firstMeld': 'Your first meld is ready: {tiles}.',
  'hint.giveBack': 'It doesn’t fit anywhere: put it back and draw.',
  'hint.keep': 'Keep {tiles}: it’s part of a meld.',
  'hint.feeds': '{tiles} fits a meld on the table: someone would take it.',
  'hint.hope': '{tiles} could still fit, but it costs points as long as you hold it.',
  'hint.loose': 'You need {tiles} least.',

  'event.deal': 'Hand {n}. {seat} begins.',
  'event.dealAtu': 'Hand {n}. The atu is {tiles}. {seat} begins.',
  'event.drawOwn': 'You drew {tiles}.',
  'event.draw': '{seat} drew a tile.',
  'event.take': '{seat} took {tiles} from the row.',
  'event.giveBack': '{seat} put {tiles} back.',
  'event.undone': '{seat} took back {tiles}.',
  'event.lay': '{seat} laid {tiles}.',
  'event.firstMeld': '{seat} opened with {points|# point|# points}: {tiles}.',
  'event.joker': '{seat} freed a joker!',
  'event.discard': '{seat} discarded {tiles}.',
  'event.reshuffle': 'The discards are shuffled: {n|# new tile|# new tiles}.',
  'event.close': '{seat} went out!',
  'event.stockEnd': 'The stock is empty: the hand is over.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    rummy45: typeof words
  }
}
