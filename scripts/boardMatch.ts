import { clockPlayers, type ClockPlayer } from '../bench/opponents/cotulenh/index.ts'
import { evaluate } from '../bench/opponents/cotulenh/evaluate.ts'
import { choose } from '../src/games/cotulenh/bot/chooseTurn.ts'
import { applyTurn } from '../src/games/cotulenh/rules/applyTurn.ts'
import { toBoard } from '../src/games/cotulenh/rules/board.ts'
import { START, parseFen } from '../src/games/cotulenh/rules/fen.ts'
import { RULE_BOOK, type HouseRules } from '../src/games/cotulenh/rules/houseRules.ts'
import { legalMoves, turnOf } from '../src/games/cotulenh/rules/legalTurns.ts'
import { status } from '../src/games/cotulenh/rules/status.ts'
import type { Position, Turn } from '../src/games/cotulenh/types.ts'
import { seeded } from '../tests/support/random.ts'
import { errorOf, mean } from './statistics.ts'

/** Games with open information, by processor time or between levels: from varied openings, each played twice with the sides changed round. */

/** Turns of an opening, drawn at random among those after which neither side stands much better. */
const OPENING = 8
const EVEN = 120

/** Decided: so far behind for so many turns, by an evaluation that neither side uses now. */
const DECIDED = 1800
const FOR = 6

/** Given up as drawn. */
const LONGEST = 240

function start(rules: HouseRules): Position {
  const position = parseFen(START, rules)
  if (position instanceof Error) throw position
  return position
}

const played = (position: Position, turn: Parameters<typeof applyTurn>[1]): Position => {
  const next = applyTurn(position, turn)
  if (next instanceof Error) throw next
  return next
}

/** From Red's eyes. */
const judged = (position: Position): number => {
  const value = evaluate(toBoard(position))
  return position.turn === 'r' ? value : -value
}

export function opening(random: () => number, rules = RULE_BOOK): Position {
  for (;;) {
    let position = start(rules)
    for (let i = 0; i < OPENING && status(position) === 'ongoing'; i++) {
      const turns = legalMoves(position).filter(turn => turn.form === 'move')
      position = played(position, turns[Math.floor(random() * turns.length)])
    }
    if (status(position) === 'ongoing' && Math.abs(judged(position)) < EVEN) return position
  }
}

type Side = (position: Position, random: () => number) => Turn

export type Choose = (position: Position, random: () => number) => number[]

/** What Red scores, 1, a half or 0, and in how many turns. */
type Played = { score: number; turns: number }

/** A game to its end, or until it is decided. */
function playGame(begin: Position, next: (position: Position) => Position): Played {
  let position = begin
  let decided = 0
  for (let turns = 0; turns < LONGEST; turns++) {
    const verdict = status(position)
    if (verdict === 'checkmate' || verdict === 'commander_captured' || verdict === 'arm')
      return { score: position.turn === 'r' ? 0 : 1, turns }
    if (verdict !== 'ongoing') return { score: 0.5, turns }
    const value = judged(position)
    decided = Math.abs(value) > DECIDED ? decided + 1 : 0
    if (decided >= FOR) return { score: value > 0 ? 1 : 0, turns }
    position = next(position)
  }
  return { score: 0.5, turns: LONGEST }
}

const game = (begin: Position, red: Side, blue: Side, random: () => number): Played =>
  playGame(begin, position => played(position, (position.turn === 'r' ? red : blue)(position, random)))

/** One mind for both sides. */
export const playOut = (begin: Position, choose: Choose, random: () => number): Played =>
  playGame(begin, position => played(position, turnOf(position, choose(position, random))))

const elo = (score: number): number => -400 * Math.log10(1 / Math.min(Math.max(score, 0.001), 0.999) - 1)

const byClock =
  (player: ClockPlayer, ms: number): Side =>
  (position, random) =>
    player(position, ms, random)

const byLevel =
  (level: number): Side =>
  (position, random) =>
    choose(position, level, random)

export function boardMatch(name: string, games: number, ms: number, odds: number, seed: number): void {
  const theirs = clockPlayers[name]
  if (!theirs) throw new Error(`cotulenh has ${Object.keys(clockPlayers).join(', ')}`)
  console.log(`cotulenh: ours (${ms * odds} ms a turn) against ${name} (${ms} ms), seed ${seed}`)
  match(byClock(clockPlayers.ours, ms * odds), byClock(theirs, ms), games, seed, RULE_BOOK)
}

export function levelMatch(a: number, b: number, games: number, seed: number, rules: HouseRules): void {
  console.log(`cotulenh: level ${a} against level ${b}, seed ${seed}`)
  match(byLevel(a), byLevel(b), games, seed, rules)
}

function match(us: Side, them: Side, games: number, seed: number, rules: HouseRules): void {
  const pairs: number[] = []
  let turns = 0
  const tally = { won: 0, drawn: 0, lost: 0 }
  const report = () => {
    const score = mean(pairs)
    // When every pair ends alike the next one still might not.
    const error = pairs.length > 1 ? Math.max(errorOf(pairs), 0.5 / pairs.length) : 0.5
    // The error of a rating from that of the score, by the slope there.
    const slope = 400 / Math.LN10 / Math.max(score * (1 - score), 0.01)
    return (
      `${2 * pairs.length} games: +${tally.won} =${tally.drawn} -${tally.lost}, score ${(100 * score).toFixed(1)} % ± ${(100 * error).toFixed(1)}, ` +
      `${((score - 0.5) / error).toFixed(1)} standard errors, Elo ${elo(score).toFixed(0)} ± ${(slope * error).toFixed(0)}, ${(turns / pairs.length / 2).toFixed(0)} turns a game`
    )
  }
  for (let pair = 0; pair < games / 2; pair++) {
    const random = seeded(seed * 100_003 + pair)
    const begin = opening(random, rules)
    let sum = 0
    for (const red of [true, false]) {
      const result = game(begin, red ? us : them, red ? them : us, random)
      const score = red ? result.score : 1 - result.score
      turns += result.turns
      tally[score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn']++
      sum += score / 2
    }
    pairs.push(sum)
    if (pairs.length % 5 === 0) console.log(`  ${report()}`)
  }
  console.log(`  ${report()}`)
}
