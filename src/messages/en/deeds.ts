import type { Dictionary } from '../message.ts'

/** A choice in words that name nobody, for what would be better and what was played: the keys are those of the events it leads to. */
const words = {
  'event.drew': 'Draw from the stock.',
  'event.took': 'Take {tile}.',
  'event.discarded': 'Discard {tile}.',
  'event.showed': 'Show the indicator’s twin.',
  'event.finish': 'Finish with {tile}.',
  'event.okeyFinish': 'Finish with the okey.',
  'event.pairsFinish': 'Finish seven pairs with {tile}.',
  'event.pairsOkeyFinish': 'Finish seven pairs with the okey.',
  'event.passed': 'Let the hand end.',
  'event.gaveBack': 'Give {tile} back.',
  'event.opened.series': 'Open with {n|# point|# points}: {tiles}.',
  'event.opened.pairs': 'Open with {n|# pair|# pairs}: {tiles}.',
  'event.laid': 'Lay {tiles}.',
  'event.laidOff': 'Add {tile} to a meld on the table.',
  'event.swapped': 'Swap {tile} for the okey.',
  'event.declared': 'Announce pairs.',
  'event.draw': 'Draw from the stock.',
  'event.take': 'Take {tiles}.',
  'event.discard': 'Discard {tiles}.',
  'event.launch': 'Discard the joker, out of the game.',
  'event.close': 'Close.',
  'event.giveBack': 'Put {tiles} back.',
  'event.lay': 'Lay {tiles}.',
  'event.firstMeld': 'Open with {points|# point|# points}: {tiles}.',
  'event.joker': 'A joker comes free.',
  'learn.pass': 'Pass.',
  'tell.discard': 'Discard: {tile}.',
  'tell.chi': 'Claim a chow: {tiles}.',
  'tell.peng': 'Claim a pung: {tiles}.',
  'tell.gang': 'Claim a kong: {tiles}.',
  'tell.concealedGang': 'Declare the concealed kong: {tile}.',
  'tell.addedGang': 'Add the fourth tile to the pung: {tile}.',
  'tell.hu': 'Declare the win.',
  'tell.robbed': 'Declare the win.',
  'tell.selfDraw': 'Declare the win.',
  'event.move': '{piece} from {square} to {target}.',
  'event.capture': '{piece} from {square} captures on {target}.',
  'event.stay': '{piece} on {square} captures on {target} and stays.',
  'event.kamikaze': '{piece} from {square} dives on {target}, both are lost.',
  'event.combine': '{piece} from {square} joins {target}.',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    deeds: typeof words
  }
}
