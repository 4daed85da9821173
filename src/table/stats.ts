import type { AnyRules, Seat } from '../games/game.ts'
import type { Frame, MasaFile } from './replay.ts'

type PlayerStats = {
  seat: Seat
  total: number
  /** Points a hand; null when no hand brought any. */
  average: number | null
  /** Time used for decisions, in milliseconds. */
  ms: number
  /** By key under `stat.`: hands won, self-draws, openings … */
  counts: Record<string, number>
}

export type Stats = {
  hands: number
  /** Running totals in seat order: one row for the start (some games count down from there), then one a hand. */
  totals: number[][]
  /** The keys anybody has something under, in the order the game counts them. */
  keys: string[]
  players: PlayerStats[]
}

/** The numbers of a match, from its file alone: so they are kept with it. */
export function stats(game: AnyRules, file: MasaFile, frames: Iterable<Frame>): Stats {
  const seats = file.seats.map((_, seat) => seat as Seat)
  const standing = (outcome: MasaFile['hands'][number]['outcome'], seat: Seat) =>
    outcome.standings.find(each => each.seat === seat)
  const players = seats.map(seat => ({ seat, ms: 0, counts: {} as Record<string, number> }))
  const seen = new Set<string>()
  for (const { hand, step, events, ms: used } of frames) {
    const actor = step.by === 'table' || game.anytime(step.do) ? undefined : players[step.by]
    if (actor) actor.ms += used
    for (const { seat, key, back } of events.flatMap(event => game.tally(event))) {
      const mark = `${hand} ${seat} ${key}`
      if (back ? !seen.delete(mark) : game.stats[key] === 'once' && seen.has(mark)) continue
      if (!back) seen.add(mark)
      const { counts } = players[seat]!
      counts[key] = (counts[key] ?? 0) + (back ? -1 : 1)
    }
  }
  return {
    hands: file.hands.length,
    totals: [
      seats.map(seat => {
        const first = standing(file.hands[0]!.outcome, seat)
        return (first?.total ?? 0) - (first?.points ?? 0)
      }),
      ...file.hands.map(({ outcome }) => seats.map(seat => standing(outcome, seat)?.total ?? 0)),
    ],
    keys: Object.keys(game.stats).filter(key => players.some(({ counts }) => counts[key])),
    players: players.map(({ seat, ms, counts }) => {
      const scored = file.hands.flatMap(({ outcome }) => standing(outcome, seat)?.points ?? [])
      return {
        seat,
        total: standing(file.hands.at(-1)!.outcome, seat)?.total ?? 0,
        average: scored.length ? scored.reduce((sum, points) => sum + points, 0) / scored.length : null,
        ms,
        counts,
      }
    }),
  }
}
