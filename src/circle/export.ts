import * as v from 'valibot'
import { SEASON, type Entry, type Season } from './entry.ts'
import { eveningStandings, SCORINGS, type EveningInfo, type EveningStanding } from './evening.ts'
import { gamesOf, seasonsOf } from './ledger.ts'
import { standingsOf, type Standings } from './standings.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const short = v.pipe(v.string(), v.maxLength(200))

const entry = v.object({
  n: count,
  id: short,
  at: count,
  game: short,
  lower: v.boolean(),
  hands: count,
  seats: v.pipe(
    v.array(
      v.object({
        who: v.union([v.object({ member: count }), v.object({ guest: short }), v.object({ bot: count })]),
        place: count,
        points: v.number(),
        wins: count,
        best: v.nullable(v.number()),
      }),
    ),
    v.maxLength(4),
  ),
  struck: v.boolean(),
  evening: v.optional(v.object({ id: count, round: count, table: count, duplicate: v.optional(v.literal(true)) })),
  deals: v.optional(v.array(v.object({ first: count, points: v.array(v.number()) }))),
})

const evening = v.object({
  id: count,
  game: short,
  scoring: v.picklist(SCORINGS),
  duplicate: v.boolean(),
  state: v.optional(v.picklist(['playing', 'over', 'ended'])),
  people: v.array(count),
  played: v.array(
    v.array(
      v.object({
        room: short,
        seats: v.array(v.union([count, v.literal('bot')])),
        entry: v.nullable(count),
        closed: v.optional(v.boolean()),
      }),
    ),
  ),
  standings: v.unknown(),
})

const file = v.object({
  masaCircle: v.literal(1),
  name: short,
  /** Whoever has been forgotten is not among them: a former member. */
  members: v.array(v.object({ id: count, name: short })),
  entries: v.array(entry),
  evenings: v.array(evening),
  standings: v.array(v.object({ game: short, season: v.pipe(v.string(), v.regex(SEASON)), standings: v.unknown() })),
})
type Computed = { game: string; season: Season; standings: Standings }
type Evening = Omit<v.InferOutput<typeof evening>, 'standings'> & { standings: EveningStanding[] }
export type CircleExport = Omit<v.InferOutput<typeof file>, 'standings' | 'evenings'> & {
  standings: Computed[]
  evenings: Evening[]
}

/** A circle's ledger as a file: every entry, and every standing as it was told. */
export const exportOf = (
  name: string,
  members: readonly { id: number; name: string }[],
  entries: readonly Entry[],
  evenings: readonly EveningInfo[],
): CircleExport => ({
  masaCircle: 1,
  name,
  members: members.map(({ id, name }) => ({ id, name })),
  entries: [...entries],
  evenings: evenings.map(({ id, game, scoring, duplicate, state, people, played, standings }) => ({
    ...{ id, game, scoring, duplicate, state, people, played, standings },
  })),
  standings: everyStanding(entries),
})

const everyStanding = (entries: readonly Entry[]): Computed[] =>
  gamesOf(entries).flatMap(({ game, months }) =>
    seasonsOf(months).map(season => ({ game, season, standings: standingsOf(entries, game, season) })),
  )

/** What a file says otherwise than its own entries do, as paths; null: it is no such file. */
export function differences(text: string): string[] | null {
  const data = parsed(text)
  if (!data) return null
  const told = new Map(data.standings.map(({ game, season, standings }) => [`${game} ${season}`, standings]))
  const found = everyStanding(data.entries).flatMap(({ game, season, standings }) => {
    const key = `${game} ${season}`
    const said = told.get(key)
    told.delete(key)
    return [...compare(key, said, standings)]
  })
  const evenings = data.evenings.flatMap(evening => [
    ...compare(`evening ${evening.id}`, evening.standings, eveningStandings(evening, data.entries)),
  ])
  const numbers = data.entries.map(({ n }) => n)
  const twice = numbers.filter((n, i) => numbers.indexOf(n) !== i).map(n => `entry ${n}: more than once`)
  return [...twice, ...found, ...evenings, ...[...told.keys()].map(key => `${key}: nothing was played`)]
}

function parsed(text: string) {
  try {
    const result = v.safeParse(file, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

function* compare(path: string, said: unknown, is: unknown): Generator<string> {
  if (typeof is !== 'object' || is === null || typeof said !== 'object' || said === null) {
    if (said !== is) yield `${path}: ${JSON.stringify(said)} instead of ${JSON.stringify(is)}`
    return
  }
  const keys = new Set([...Object.keys(is), ...Object.keys(said)])
  for (const key of keys)
    yield* compare(`${path}.${key}`, (said as Record<string, unknown>)[key], (is as Record<string, unknown>)[key])
}

/** One line a seat. */
export function csvOf(
  members: readonly { id: number; name: string }[],
  entries: readonly Entry[],
  former: string,
): string {
  const names = new Map(members.map(({ id, name }) => [id, name]))
  const rows = entries.flatMap(({ n, at, game, seats, struck }) =>
    seats.map(({ who, place, points, wins, best }) => {
      const name = 'member' in who ? (names.get(who.member) ?? former) : 'guest' in who ? who.guest : `bot ${who.bot}`
      return [n, new Date(at).toISOString(), game, cell(name), place, points, wins, best ?? '', struck ? 1 : 0].join(
        ',',
      )
    }),
  )
  return ['match,ended,game,name,place,points,hands won,best hand,struck', ...rows, ''].join('\r\n')
}

/** In quotes, and never a formula to whatever opens it. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
