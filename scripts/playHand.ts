import { timed } from '../bench/measure.ts'
import type { AnyGame, Outcome, Seat } from '../src/games/game.ts'
import { seeded, shuffled } from '../tests/support/random.ts'
import { mean, tellSoFar } from './statistics.ts'

/** Whoever sits there: a level of ours, or somebody else's way to choose. It sees a view and nothing else. */
export type Player = (view: unknown, random: () => number) => unknown
export type Sample = { seat: Seat; ms: number }

export const levelOf =
  (game: AnyGame, level: number): Player =>
  (view, random) =>
    game.think(view, level, random)

/** Asking the clock costs up to a fifth of a hand: so the decisions of every eighth deal are timed. */
const TIMED = 8

/** Long games are given up on, not waited for. */
const BOUND = 4000

/** One hand from a fresh table; the deal depends on the seed alone, so both sides can play the same one. */
export function playHand(
  game: AnyGame,
  options: unknown,
  players: readonly Player[],
  seed: number,
  times: Sample[] | null,
): Outcome | null {
  const deals = seeded(seed)
  const minds = players.map((_, seat) => seeded(seed * 31 + seat))
  const decide = (by: Seat, view: unknown) => {
    if (!times) return players[by](view, minds[by])
    const { value, ms } = timed(() => players[by](view, minds[by]))
    times.push({ seat: by, ms })
    return value
  }
  let state = game.start(options, players.length)
  for (let step = 0; step < BOUND; step++) {
    const outcome = game.outcome(state)
    if (outcome) return outcome
    const size = game.needs(state)
    const turn = game.turn(state)
    if (size > 0 || !turn.length) {
      state = game.apply(
        state,
        size ? { by: 'table', order: shuffled(size, deals) } : { by: 'table', close: true },
      ).state
      continue
    }
    const by = turn[0]
    const view = game.view(state, by)
    state = game.apply(state, { by, do: decide(by, view) }).state
  }
  return null
}

type Side = { seats: number; wins: number; dealtIn: number; points: number; ms: number[] }
const side = (): Side => ({ seats: 0, wins: 0, dealtIn: 0, points: 0, ms: [] })

/** Counts what a hand brought a seat; gives back its points. */
function add(to: Side, outcome: Outcome | null, seat: Seat): number {
  const standing = outcome?.standings.find(one => one.seat === seat)
  // A hand without a score is charged to the match all the same, and the match is this hand.
  const points = standing?.points ?? standing?.total ?? 0
  to.seats++
  to.wins += Number(outcome?.winners.includes(seat) ?? false)
  to.dealtIn += Number(standing?.lines.some(line => line.key === 'dealtIn') ?? false)
  to.points += points
  return points
}

type Trial = { deals: number; seed: number; options: unknown }

/**
 * Two sides play the same deals, each deal once for every seating (whose seat is whose side), so that what luck gives to one
 * it gives to the other. Tells what the first side gained on the second, deal by deal.
 */
export function playDeals(
  game: AnyGame,
  { deals, seed, options }: Trial,
  minds: readonly [Player, Player],
  seatings: readonly (readonly (0 | 1)[])[],
): { sides: [Side, Side]; gains: number[] } {
  const sides: [Side, Side] = [side(), side()]
  const gains: number[] = []
  const sign = game.traits.lowerIsBetter ? -1 : 1
  for (let deal = 0; deal < deals; deal++) {
    let gain = 0
    for (const seating of seatings) {
      const times: Sample[] | null = deal % TIMED === 0 ? [] : null
      const players = seating.map(which => minds[which])
      const outcome = playHand(game, options, players, seed * 100_003 + deal, times)
      for (const { seat, ms } of times ?? []) sides[seating[seat]].ms.push(ms)
      const points: [number[], number[]] = [[], []]
      seating.forEach((which, seat) => points[which].push(sign * add(sides[which], outcome, seat as Seat)))
      gain += (mean(points[0]) - mean(points[1])) / seatings.length
    }
    gains.push(gain)
    tellSoFar(gains)
  }
  return { sides, gains }
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const error = (part: number, whole: number) =>
  (100 * Math.sqrt(((part / whole) * (1 - part / whole)) / whole)).toFixed(1)

export function describe(name: string, { seats, wins, dealtIn, points, ms }: Side): string {
  // The first decision of all runs before anything is compiled, and is told apart.
  const [first, ...rest] = ms
  const sorted = rest.sort((x, y) => x - y)
  const fed = dealtIn ? `deals in ${percent(dealtIn, seats)} ± ${error(dealtIn, seats)}, ` : ''
  return (
    `  ${name}: wins ${percent(wins, seats)} ± ${error(wins, seats)}, ${fed}points a hand ${(points / seats).toFixed(2)}, ` +
    `decision ${sorted[sorted.length >> 1]?.toFixed(2)} ms median, ${sorted.at(-1)?.toFixed(1)} ms worst (the very first ${first.toFixed(1)} ms)`
  )
}
