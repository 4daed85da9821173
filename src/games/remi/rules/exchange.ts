import type { Seat } from '../../game.ts'
import { numberOf } from '../../../rummy/tiles.ts'
import { ascending, face, isJoker, without } from './tiles.ts'
import type { Event, State, Tile } from '../types.ts'

/** Not yet answered, in `swaps`. */
export const OPEN = -2

/** The faces of which a hand holds both tiles. */
export function doublesIn(hand: readonly Tile[]): number[] {
  const faces = hand.filter(tile => !isJoker(tile)).map(face)
  return [...new Set(faces.filter((one, i) => faces.indexOf(one) !== i))]
}

/** Doubles change hands within their own kind: ones, small (2–9), large (10–13). */
function kindOf(tile: Tile): number {
  const number = numberOf(face(tile))
  return number === 1 ? 0 : number < 10 ? 1 : 2
}

/** One more answer; when all are in, offers of one kind go round in play order. */
export function answerSwap(state: State, seat: Seat, tile: Tile | null): { state: State; events: Event[] } {
  const swaps = state.swaps.map((own, i) => (i === seat ? (tile ?? -1) : own))
  const said: Event = { type: 'swap', seat, tile }
  if (swaps.includes(OPEN)) return { state: { ...state, swaps }, events: [said] }
  const hands = [...state.hands]
  const moved: Event[] = []
  for (const kind of [0, 1, 2]) {
    const givers = swaps.flatMap((own, i) => (own >= 0 && kindOf(own) === kind ? [i as Seat] : []))
    if (givers.length < 2) continue
    givers.forEach((giver, i) => {
      const gave = swaps[giver]
      const got = swaps[givers[(i + givers.length - 1) % givers.length]]
      hands[giver] = ascending([...without(state.hands[giver], gave), got])
      moved.push({ type: 'exchange', seat: giver, gave, got })
    })
  }
  const boards = state.boards.map(
    (board, i) => board?.map(group => group.filter(tile => hands[i].includes(tile))) ?? null,
  )
  return { state: { ...state, phase: 'discard', swaps, hands, boards }, events: [said, ...moved] }
}
