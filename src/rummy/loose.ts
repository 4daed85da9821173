import { type MeldRules, deadValue, isWild } from './meld.ts'
import { leastDeadwood } from './solver/arrange.ts'

/**
 * What a hand parts with first: the tiles its best arrangement leaves loose, the dearest first. A hand without any
 * gives its plain tiles, and wilds only when it holds nothing else.
 */
export function dearestLoose(hand: readonly number[], rules: MeldRules, face: (tile: number) => number): number[] {
  const { left } = leastDeadwood(hand.map(face), rules)
  const plain = hand.filter(tile => !isWild(face(tile), rules))
  const loose = plain.filter(tile => left.includes(face(tile)))
  const first = loose.length ? loose : plain.length ? plain : hand
  return [...first].sort((a, b) => deadValue(face(b), rules) - deadValue(face(a), rules))
}
