import { dateOf, dayName, type DayInfo, type DayRefusal } from '../table/daily.ts'
import { below } from './base.ts'
import { drawToken } from './drawToken.ts'
import { memory, type Memory } from './memory.ts'

const TOKEN = 'dayToken'
const NOTED = 'days'

export type DayProblem = DayRefusal | 'offline'
/** today: as the server has it, for the device's clock may be another. */
export type DayAnswer<T> = { got: T } | { why: DayProblem; today?: string }

/** By this the server knows the device's one try. It says nothing of its owner, and goes with what the browser keeps. */
export function deviceToken(store: Memory = memory): string {
  const kept = store.get(TOKEN)
  if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept
  const drawn = drawToken()
  store.set(TOKEN, drawn)
  return drawn
}

async function ask<T>(game: string, date: string, init: RequestInit): Promise<DayAnswer<T>> {
  try {
    const answer = await fetch(below(`/parties/day/${dayName(game, date)}`), {
      ...init,
      headers: { authorization: `Bearer ${deviceToken()}` },
    })
    const said = (await answer.json()) as T & { why?: string; today?: string }
    if (answer.ok) return { got: said }
    const known: readonly string[] = ['otherDay', 'noDeal', 'full', 'tooMany']
    const why = known.includes(said.why ?? '') ? (said.why as DayRefusal) : 'storage'
    return { why, ...(said.today !== undefined && { today: said.today }) }
  } catch {
    return { why: 'offline' }
  }
}

export const askDay = (game: string, date: string): Promise<DayAnswer<DayInfo>> => ask(game, date, {})
/** The table of this device's try. */
export const takeTry = (game: string, date: string): Promise<DayAnswer<{ room: string }>> =>
  ask(game, date, { method: 'PUT' })
export const fetchBest = (game: string, date: string): Promise<Response> =>
  fetch(below(`/parties/day/${dayName(game, date)}?file`))

/** What this device was told before the first tile, by game: the last two days of each. done: it has played to the end. */
type Noted = { date: string; commit: string; done: boolean }

/** The first that was told of a day stays: what is told later is measured by it. */
export function noteDay(game: string, date: string, { commit, mine }: DayInfo, store: Memory = memory): void {
  const known = notedDay(game, date, store)
  const now: Noted = { date, commit: known?.commit ?? commit, done: (mine?.result ?? null) !== null }
  const others = listed(store.record(NOTED)[game]).filter(each => each.date !== date)
  store.set(NOTED, JSON.stringify({ ...store.record(NOTED), [game]: [...others, now].slice(-2) }))
}

export const notedDay = (game: string, date: string, store: Memory = memory): Noted | null =>
  listed(store.record(NOTED)[game]).find(each => each.date === date) ?? null

const listed = (kept: unknown): Noted[] =>
  Array.isArray(kept)
    ? ((kept as (Noted | null)[]).filter(each => each !== null && typeof each?.commit === 'string') as Noted[])
    : []

export const isPlayed = (game: string, store: Memory = memory, now = Date.now()): boolean =>
  notedDay(game, dateOf(now), store)?.done ?? false
