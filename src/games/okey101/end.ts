import type { Outcome, Seat, Standing } from '../game.ts'
import { pairs } from '../../rummy/solver/arrange.ts'
import { face, rulesOf } from './melds.ts'
import { partners } from './opening.ts'
import type { HandEnd } from './score.ts'
import { scoreHand } from './score.ts'
import type { Event, Public, State } from './types.ts'

type Ending =
  | { reason: 'goOut'; winner: Seat; okeyFinish: boolean; elden: boolean }
  | { reason: 'stockExhausted' }
  | { reason: 'allPairs' }

const add = (points: readonly { points: number }[]) => points.reduce((sum, line) => sum + line.points, 0)

/** Scores the hand; the state must be the caller's own copy. */
export function endHand(state: State, ending: Ending, events: Event[]): void {
  const options = { ...state.options, teams: partners(state) }
  const end: HandEnd = { ...ending, indicator: face(state.indicator!) }
  const players = state.hands.map((hand, seat) => ({
    seat: seat as Seat,
    opened: state.opened[seat]?.how ?? null,
    hand: hand.map(face),
    declared: state.declared[seat],
    penalties: state.penalties[seat],
  }))
  const score = scoreHand(end, players, options)
  const redeal = ending.reason === 'allPairs' && options.allPairs === 'redeal'
  const over = state.hand >= options.hands && !redeal
  const points = score.players.map(player => player.total)

  state.stage = 'ended'
  state.result = { ...score, over, redeal }
  state.totals = state.totals.map((total, seat) => total + (points[seat] ?? 0))
  state.ranked = state.ranked.map((ranked, seat) => ranked || points[seat] !== null)
  const past = { hand: state.hand, reason: score.reason, winners: score.winners, points, opened: state.opened }
  state.history = [...state.history, { ...past, penalties: state.penalties.map(add) }]
  events.push({ type: 'ended', reason: score.reason, winners: score.winners })
  if (over) events.push({ type: 'over', winners: champions(state) })
}

/** The code's reading of "all pairs": everyone has opened, and only pairs are left in every hand. */
export function handsOnlyPairs(state: State): boolean {
  const rules = rulesOf(state)
  return state.hands.every(
    (hand, seat) => state.opened[seat] && hand.length > 0 && pairs(hand.map(face), rules).count * 2 === hand.length,
  )
}

/** In partnership both partners have the sum of the two. */
function totalOf(table: Public, seat: Seat): number {
  return partners(table) ? table.totals[seat] + table.totals[(seat + 2) % 4] : table.totals[seat]
}

const rankedSide = (table: Public, seat: Seat) =>
  table.ranked[seat] || (partners(table) && table.ranked[(seat + 2) % 4])

/** The lowest total leads; whoever never had a score comes last. */
function placeOf(table: Public, seat: Seat): number {
  const key = (one: Seat) => (rankedSide(table, one) ? totalOf(table, one) : Infinity)
  const better = table.totals.filter((_, other) => key(other as Seat) < key(seat))
  return better.length + 1
}

const seatsOf = (table: Public) => table.totals.map((_, seat) => seat as Seat)

function champions(table: Public): Seat[] {
  return seatsOf(table).filter(seat => placeOf(table, seat) === 1 && rankedSide(table, seat))
}

export function outcome(table: Public): Outcome | null {
  const { result } = table
  if (!result) return null
  const standings: Standing[] = seatsOf(table).map(seat => ({
    seat,
    place: placeOf(table, seat),
    points: result.players[seat].total,
    total: totalOf(table, seat),
    lines: result.players[seat].lines,
  }))
  const winners = result.over ? champions(table) : result.winners
  return { over: result.over, reason: result.reason, winners, standings }
}
