import { deadValue, meldIds, readMeld } from '../../../rummy/meld.ts'
import { leastDeadwood } from '../../../rummy/solver/arrange.ts'
import type { Options } from '../options.ts'
import { meldRules } from './meldRules.ts'
import { face, without } from './tiles.ts'
import type { Tile } from '../types.ts'

/** The groups of the best board there is: what a bot has, and whoever has not stood at theirs yet. */
export const bestBoard = (hand: readonly Tile[], options: Options): Tile[][] =>
  meldIds(leastDeadwood(hand.map(face), meldRules(options)).melds, hand, face)

/** The board that counts at the end of a hand. */
export function countedBoard(hand: readonly Tile[], board: readonly Tile[][] | null, options: Options): Tile[][] {
  return board === null || options.deadwood === 'best' ? bestBoard(hand, options) : board.map(group => [...group])
}

/** The tiles of a loser that count: those that stand in no valid group. */
export function leftOver(hand: readonly Tile[], board: readonly Tile[][] | null, options: Options): Tile[] {
  const rules = meldRules(options)
  const melded = countedBoard(hand, board, options).filter(group => readMeld(group.map(face), rules))
  return without(hand, ...melded.flat())
}

/** What loose tiles cost. */
export function costOf(tiles: readonly Tile[], options: Options): number {
  const rules = meldRules(options)
  return tiles.reduce((sum, tile) => sum + deadValue(face(tile), rules), 0)
}
