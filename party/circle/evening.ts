import type { Entry } from '../../src/circle/entry.ts'
import type { Chair, EveningInfo, PastEvening } from '../../src/circle/evening.ts'
import { eveningStandings, isOpen, seatScores } from '../../src/circle/evening.ts'
import type { CircleRefusal, CircleUp } from '../../src/circle/protocol.ts'
import { draw } from '../../src/circle/schedule.ts'
import type { Circle } from './circle.ts'
import { dealOf } from './key.ts'
import { canBeDealtAlike, rulesOf, traitsOf } from './rules.ts'
import { active, type ErrandKind, type Evening } from './state.ts'
import { openTable } from './tables.ts'

type Wish = Extract<CircleUp, { type: 'evening' }>

/** Draws all rounds and opens the first; returns why not. */
export function begin(circle: Circle, wish: Wish): CircleRefusal | null {
  const { state, io } = circle
  const { game, size, people, rounds, scoring, duplicate = false } = wish
  if (state.evening?.state === 'playing') return 'evening'
  const present = active(state).map(({ id }) => id)
  if (new Set(people).size !== people.length || !people.every(id => present.includes(id))) return 'badPeople'
  const rules = rulesOf(state, game, { options: wish.options, table: wish.table, seats: size })
  if (typeof rules === 'string') return rules
  // What a game's points mean it says itself: penalties are not won by having most of them.
  if (scoring !== 'places' && (scoring === 'penalties') !== traitsOf(game)!.lowerIsBetter) return 'badOption'
  // There must be another table to compare with, and something to compare: points, hand by hand.
  if (duplicate && (scoring === 'places' || people.length <= size || !canBeDealtAlike(game, size))) return 'badOption'
  const schedule = draw(people, size, rounds, () => new DataView(io.bytes(4).buffer).getUint32(0) / 2 ** 32)
  if (state.evening) circle.shelve(state.evening)
  circle.happen({ type: 'rules', game, rules })
  circle.happen({
    type: 'evening',
    evening: { game, rules, scoring, duplicate, people, schedule, tables: [], state: 'playing', began: io.now() },
  })
  nextRound(circle)
  return null
}

/** Whoever has left meanwhile is played for by a bot. */
function nextRound(circle: Circle): void {
  const { evening, secret } = circle.state
  const round = evening?.tables.length ?? 0
  const tables = evening?.schedule[round]
  if (!evening || !tables) return
  const present = active(circle.state).map(({ id }) => id)
  const seated = tables.map(chairs => chairs.map((chair): Chair => (present.includes(chair as number) ? chair : 'bot')))
  const deal = evening.duplicate ? { deal: dealOf(secret, evening.id, round) } : {}
  const opened = seated.map(seats => ({
    room: openTable(circle, evening.game, { ...evening.rules, ...deal, chairs: seats }),
    seats,
    entry: null,
  }))
  circle.happen({ type: 'round', tables: opened })
}

/** Where in the evening a table's first match belongs. */
export function placeOf({ state: { evening } }: Circle, room: string, match: number): Entry['evening'] {
  if (!evening || evening.state !== 'playing' || match !== 1) return undefined
  for (const [round, tables] of evening.tables.entries()) {
    const table = tables.findIndex(each => each.room === room && isOpen(each))
    if (table >= 0) return { id: evening.id, round, table, ...(evening.duplicate && { duplicate: true as const }) }
  }
  return undefined
}

/** A match of the evening is in the ledger: with the round's last the next round opens. */
export function follow(circle: Circle, { n, evening: place }: Entry): void {
  if (!place) return
  circle.happen({ type: 'played', round: place.round, table: place.table, entry: n })
  if (!circle.state.evening!.tables.at(-1)!.some(isOpen)) goOn(circle)
}

/** The round is complete, or has been made so. */
function goOn(circle: Circle): void {
  const { tables, schedule } = circle.state.evening!
  show(circle)
  if (tables.length < schedule.length) nextRound(circle)
  else circle.happen({ type: 'eveningEnds', state: 'over' })
}

/** Nobody waits any longer for tables that do not finish: they end, and count for nobody. */
export function closeRound(circle: Circle): CircleRefusal | null {
  if (circle.state.evening?.state !== 'playing') return 'noEvening'
  close(circle)
  goOn(circle)
  return null
}

/** As it stands. Where tables have the same deals, those still playing must not: the others' are shown. */
export function end(circle: Circle): CircleRefusal | null {
  const { evening } = circle.state
  if (evening?.state !== 'playing') return 'noEvening'
  if (evening.duplicate) {
    close(circle)
    show(circle)
  }
  circle.happen({ type: 'eveningEnds', state: 'ended' })
  return null
}

function close(circle: Circle): void {
  for (const { room } of circle.state.evening!.tables.at(-1)!.filter(isOpen)) send(circle, room, { type: 'end' })
  circle.happen({ type: 'roundClosed' })
}

/** The deals of the round that has just ended may be seen by all. */
function show(circle: Circle): void {
  const { duplicate, tables } = circle.state.evening!
  if (!duplicate) return
  for (const { room, entry } of tables.at(-1)!) if (entry !== null) send(circle, room, { type: 'reveal' })
}

const send = (circle: Circle, room: string, what: ErrandKind) =>
  circle.happen({ type: 'errand', room, what, at: circle.io.now() })

/** Whether some table may still be playing the deals of this match. */
export function isSealed({ state: { evening } }: Circle, { evening: place }: Entry): boolean {
  if (!place?.duplicate || evening?.id !== place.id) return false
  return evening.tables[place.round]?.some(isOpen) ?? false
}

export function eveningInfo(evening: Evening, entries: readonly Entry[]): EveningInfo {
  const { id, game, rules, scoring, duplicate, people, schedule, tables, state, began } = evening
  const shown = { scoring, duplicate, people, played: tables, state }
  const standings = eveningStandings(shown, entries)
  const { options, seats: size } = rules
  const scores = seatScores(shown, entries)
  return { id, game, options, ...shown, size, rounds: schedule.length, began, standings, scores }
}

export function pastInfo(evening: Evening, entries: readonly Entry[]): PastEvening {
  const { id, game, began, people, standings } = eveningInfo(evening, entries)
  const first = standings.filter(({ rank, played }) => rank === 1 && played > 0).map(({ member }) => member)
  return { id, game, began, people: people.length, first }
}
