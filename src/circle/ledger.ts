import type { Outcome } from '../games/game.ts'
import type { MasaFile } from '../table/replay.ts'
import { better, monthOf, type DealScore, type Entry, type EntrySeat, type Season, type Who } from './entry.ts'

/** What the ledger keeps of a match, from its file. who: by seat. */
export function entryOf(
  file: Pick<MasaFile, 'game' | 'hands'>,
  more: Pick<Entry, 'n' | 'id' | 'at' | 'lower' | 'evening'> & { who: readonly Who[]; firsts?: readonly number[] },
): Entry {
  const { who, evening, firsts, ...head } = more
  const outcomes = file.hands.map(({ outcome }) => outcome)
  return {
    ...head,
    game: file.game,
    hands: outcomes.length,
    seats: who.map((each, seat) => seatOf(outcomes, seat, each, head.lower)),
    struck: false,
    ...(evening && { evening }),
    ...(evening?.duplicate && { deals: outcomes.map((outcome, hand) => dealScore(outcome, firsts?.[hand], who)) }),
  }
}

const dealScore = ({ standings }: Outcome, first = 0, who: readonly Who[]): DealScore => ({
  first,
  points: who.map((_, seat) => standings.find(each => each.seat === seat)?.points ?? 0),
})

function seatOf(outcomes: readonly Outcome[], seat: number, who: Who, lower: boolean): EntrySeat {
  const of = (outcome: Outcome | undefined) => outcome?.standings.find(each => each.seat === seat)
  const last = of(outcomes.at(-1))
  const scored = outcomes.flatMap(outcome => of(outcome)?.points ?? [])
  return {
    who,
    place: last?.place ?? outcomes.at(-1)?.standings.length ?? 1,
    points: last?.total ?? 0,
    wins: outcomes.filter(({ winners }) => winners.some(winner => winner === seat)).length,
    best: scored.length ? better(lower)(...scored) : null,
  }
}

type Played = { game: string; matches: number; struck: number; months: Season[] }

/** Which games have been played, and in which months: the latest first. Struck entries are in the ledger too. */
export function gamesOf(entries: readonly Entry[]): Played[] {
  const games = new Map<string, Played>()
  for (let i = entries.length - 1; i >= 0; i--) {
    const { game, at, struck } = entries[i]!
    const known = games.get(game) ?? { game, matches: 0, struck: 0, months: [] }
    games.set(game, known)
    known.matches++
    if (struck) known.struck++
    if (!known.months.includes(monthOf(at))) known.months.push(monthOf(at))
  }
  return [...games.values()]
}

/** Every season that has something in it. */
export function seasonsOf(months: readonly Season[]): Season[] {
  const years = [...new Set(months.map(month => month.slice(0, 4)))]
  return ['all', ...years, ...months]
}
