import type { Entry } from '../../src/circle/entry.ts'
import type { Chair, EveningInfo } from '../../src/circle/evening.ts'
import { eveningStandings } from '../../src/circle/evening.ts'
import type { CircleRefusal, CircleUp } from '../../src/circle/protocol.ts'
import { draw } from '../../src/circle/schedule.ts'
import type { Circle } from './circle.ts'
import { rulesOf, traitsOf } from './rules.ts'
import { active } from './state.ts'
import { openTable } from './tables.ts'

type Wish = Extract<CircleUp, { type: 'evening' }>

/** Draws all rounds and opens the first; returns why not. */
export function begin(circle: Circle, { game, size, people, rounds, scoring, ...wish }: Wish): CircleRefusal | null {
  const { state, io } = circle
  if (state.evening?.state === 'playing') return 'evening'
  const present = active(state).map(({ id }) => id)
  if (new Set(people).size !== people.length || !people.every(id => present.includes(id))) return 'badPeople'
  const rules = rulesOf(state, game, { ...wish, seats: size })
  if (typeof rules === 'string') return rules
  // What a game's points mean it says itself: penalties are not won by having most of them.
  if (scoring !== 'places' && (scoring === 'penalties') !== traitsOf(game)!.lowerIsBetter) return 'badOption'
  const schedule = draw(people, size, rounds, () => new DataView(io.bytes(4).buffer).getUint32(0) / 2 ** 32)
  circle.happen({ type: 'rules', game, rules })
  circle.happen({
    type: 'evening',
    evening: { game, rules, scoring, people, schedule, tables: [], state: 'playing', began: io.now() },
  })
  nextRound(circle)
  return null
}

/** Whoever has left meanwhile is played for by a bot. */
function nextRound(circle: Circle): void {
  const { evening } = circle.state
  const tables = evening?.schedule[evening.tables.length]
  if (!evening || !tables) return
  const present = active(circle.state).map(({ id }) => id)
  const seated = tables.map(chairs => chairs.map((chair): Chair => (present.includes(chair as number) ? chair : 'bot')))
  const opened = seated.map(seats => ({
    room: openTable(circle, evening.game, { ...evening.rules, chairs: seats }),
    seats,
    entry: null,
  }))
  circle.happen({ type: 'round', tables: opened })
}

/** Where in the evening a table's first match belongs. */
export function placeOf({ state: { evening } }: Circle, room: string, match: number): Entry['evening'] {
  if (!evening || evening.state !== 'playing' || match !== 1) return undefined
  for (const [round, tables] of evening.tables.entries()) {
    const table = tables.findIndex(each => each.room === room && each.entry === null)
    if (table >= 0) return { id: evening.id, round, table }
  }
  return undefined
}

/** A match of the evening is in the ledger: with the round's last the next round opens. */
export function follow(circle: Circle, { n, evening: place }: Entry): void {
  if (!place) return
  circle.happen({ type: 'played', round: place.round, table: place.table, entry: n })
  const evening = circle.state.evening!
  if (evening.tables.at(-1)!.some(({ entry }) => entry === null)) return
  if (evening.tables.length < evening.schedule.length) nextRound(circle)
  else circle.happen({ type: 'eveningEnds', state: 'over' })
}

export function end(circle: Circle): CircleRefusal | null {
  if (circle.state.evening?.state !== 'playing') return 'noEvening'
  circle.happen({ type: 'eveningEnds', state: 'ended' })
  return null
}

/** Standings are of rounds that are complete. */
export function eveningInfo({ state: { evening }, entries }: Circle): EveningInfo | null {
  if (!evening) return null
  const { id, game, rules, scoring, people, schedule, tables, state, began } = evening
  const complete = tables.filter(round => round.every(({ entry }) => entry !== null)).flat()
  return {
    id,
    game,
    options: rules.options,
    scoring,
    size: rules.seats,
    people,
    rounds: schedule.length,
    played: tables,
    state,
    began,
    standings: eveningStandings(
      people,
      complete.map(({ entry }) => entries[entry! - 1]),
      scoring,
    ),
  }
}
