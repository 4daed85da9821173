import type { Seat } from '../../game.ts'
import { pairs } from '../../../rummy/solver/arrange.ts'
import type { MeldRules } from '../../../rummy/meld.ts'
import { FJ, numberOf } from '../../../rummy/tiles.ts'
import { champions } from '../outcome.ts'
import type { Event, State, Tile } from '../types.ts'
import { face, rulesOf } from './melds.ts'
import { partners } from './opening.ts'
import type { HandEnd } from './score.ts'
import { scoreHand } from './score.ts'

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
  state.totals = state.totals.map((total, seat) => total + score.players[seat].charged)
  state.ranked = state.ranked.map((ranked, seat) => ranked || points[seat] !== null)
  const past = { hand: state.hand, reason: score.reason, winners: score.winners, points, opened: state.opened }
  state.history = [...state.history, { ...past, penalties: state.penalties.map(add) }]
  events.push({ type: 'ended', reason: score.reason, winners: score.winners })
  if (over) events.push({ type: 'over', winners: champions(state) })
}

/** The code's reading of "all pairs": everyone has opened, and only pairs are left in every hand. */
export function handsOnlyPairs(state: State): boolean {
  const paired = state.options.handPairs === 'sameNumber' ? twoOfEachNumber : allPaired
  return state.hands.every((hand, seat) => state.opened[seat] && hand.length > 0 && paired(hand, rulesOf(state)))
}

const allPaired = (hand: readonly Tile[], rules: MeldRules) => pairs(hand.map(face), rules).count * 2 === hand.length

/** An okey counts as what it shows, a false joker as the okey. */
function twoOfEachNumber(hand: readonly Tile[], { okey }: MeldRules): boolean {
  const numbers = hand.map(tile => numberOf(face(tile) === FJ ? okey! : face(tile)))
  return numbers.every(number => numbers.filter(other => other === number).length === 2)
}
