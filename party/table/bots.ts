import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AnyGame, Seat, Slices } from '../../src/games/game.ts'
import { seeded } from '../../src/table/random.ts'
import type { TableOptions } from '../../src/table/options.ts'
import { change } from '../../src/table/patch.ts'
import { figures } from '../figures.ts'
import { isDeserted } from './deserted.ts'
import { act } from './play.ts'
import { botLevel, botPlays, players } from './seats.ts'
import type { Table } from './table.ts'

const PACES: Record<TableOptions['botPace'], readonly [number, number]> = {
  walking: [2500, 4000],
  calm: [700, 1600],
  quick: [150, 350],
  instant: [0, 0],
}
/** A bot that found nothing legal tries again: the game has a fault, and the room must not spin. */
const RETRY = 5_000

type Begun = { view: unknown; next(): IteratorResult<undefined, unknown>; stop(): void }

/** A bot's thought, from the moment it is due: it waits for its turn, goes on in slices, and is not kept on disk. */
export type Thought = {
  readonly seat: Seat
  /** When there is something to do for it. */
  at: number
  /** Not before its turn: so it is about the newest view, and knows whether the house is full. */
  begun: Begun | null
  /** What came of it, to be tried in this order. */
  choices: Iterable<unknown> | null
}

/** Every bot whose decision is awaited gets its moment, once: drawn before it looks at anything, so a pause means nothing. */
export function scheduleBots(table: Table): void {
  const { match, meta, timers } = table
  const turn = match && !isDeserted(table) && meta.phase === 'playing' ? match.asks.turn : []
  const window = match !== null && match.asks.window
  timers.bots.forEach((timer, seat) => {
    if (!turn.includes(seat as Seat) || !botPlays(meta.seats[seat])) timer.stop()
    else if (timer.at === null)
      timer.start(table.io.now() + delay(pace(table), meta.tableOptions.hold, window, table.random()))
  })
  if (table.thought && overtaken(table, table.thought)) forget(table, table.thought)
}

/** Its seat has nothing to decide any more, or something else. What the seat cannot see does not matter to it. */
function overtaken({ match, timers, io }: Table, { seat, begun }: Thought): boolean {
  const { at } = timers.bots[seat]
  if (at === null || at > io.now()) return true
  const view = match!.view(seat)
  return begun !== null && begun.view !== view && change(begun.view, view) !== undefined
}

function forget(table: Table, { begun }: Thought): void {
  table.io.botBudget.leave(table)
  begun?.stop()
  table.thought = null
}

/** Whoever is alone with bots has them as slow as they like; else it is the host's to say. */
function pace(table: Table): TableOptions['botPace'] {
  const { seats, tableOptions } = table.meta
  // Nobody looks on, and others wait.
  if (table.empty) return 'quick'
  const [first, ...others] = players(seats)
  return first && !others.length && table.bearer(first.hash)?.slow ? 'walking' : tableOptions.botPace
}

/** In a call window a bot answers well within the hold: nobody can tell that it was asked. */
function delay(pace: TableOptions['botPace'], hold: number, window: boolean, random: number): number {
  const [least, most] = PACES[pace]
  const wait = least + (most - least) * random
  return window ? Math.min(wait, hold * 0.8 * random) : wait
}

/** A bot that has come to a seat in mid-hand first does what needs no turn: the rack it finds may cost points as it is. */
export function settleIn(table: Table): void {
  const { game, match, meta, arrivals, io } = table
  if (io.stuck()) return
  for (const seat of arrivals) {
    const action: unknown = match && meta.phase === 'playing' ? game.settleIn?.(match.view(seat)) : null
    if (action) act(table, seat, action)
  }
  arrivals.clear()
}

/** A bot's moment has come. Thinking holds up every room of the process, so each waits for its turn. */
export function think(table: Table, seat: Seat): void {
  const { meta, timers, io } = table
  const thought = (table.thought ??= { seat, at: io.now(), begun: null, choices: null })
  if (!thinkOn(table, thought)) return
  table.thought = null
  for (const choice of thought.choices!) if (!act(table, seat, choice)) return
  io.log(`${meta.game}: a bot found nothing to play`, null)
  timers.bots[seat].start(io.now() + RETRY)
}

/** One slice, if it is this room's turn; true when the thought is complete. Nothing of the table is changed by it. */
export function thinkOn(table: Table, thought: Thought): boolean {
  if (thought.choices) return true
  const { game, meta, io } = table
  const { botBudget } = io
  const { seat } = thought
  const wait = botBudget.wait(table, io.now())
  thought.at = io.now() + wait
  if (wait) return false
  const began = io.now()
  const level = botLevel(meta.seats[seat])
  // Everybody who plays the deal of the day meets the same bots, however full the house is.
  thought.begun ??= begin(table, seat, meta.day ? level : botBudget.level(level))
  let found: IteratorResult<undefined, unknown>
  try {
    found = thought.begun.next()
  } catch (error) {
    io.log(`${game.id}: think threw`, error)
    found = { done: true, value: undefined }
  }
  const ms = io.now() - began
  botBudget.spent(ms, io.now(), !found.done)
  figures.addInHand(meta.room, 'bot_milliseconds', game.id, ms)
  if (!found.done) {
    thought.at = io.now() + botBudget.wait(table, io.now())
    return false
  }
  botBudget.leave(table)
  thought.choices = choices(game, thought.begun.view, found.value, io.log)
  return true
}

/**
 * A bot's thoughts can be repeated from one seed, which comes from the room's crypto. With the deal of the day it follows from
 * the deal and from how often the bot has decided: who plays alike is played with alike, whenever they do.
 */
function seedOf(table: Table, seat: Seat): number {
  const { meta, steps } = table
  if (!meta.day) return table.random() * 2 ** 32
  const nth = steps.filter(({ by }) => by === seat).length
  const bytes = hmac(sha256, hexToBytes(meta.round.secret), utf8ToBytes(`bot ${seat} ${nth}`))
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
}

function begin(table: Table, seat: Seat, level: number): Begun {
  const { game } = table
  const view = table.match!.view(seat)
  const source = seeded(seedOf(table, seat))
  const slices: Slices<unknown> | undefined = game.thinkInSlices?.(view, level, source)
  if (!slices) return { view, next: () => ({ done: true, value: game.think(view, level, source) }), stop: () => {} }
  return { view, next: () => slices.next(), stop: () => void slices.return(undefined) }
}

/** In the order to try them: what it thinks best, then what is always legal. */
function* choices(game: AnyGame, view: unknown, best: unknown, log: (what: string, error: unknown) => void) {
  if (best !== undefined) {
    yield best
    log(`${game.id}: a bot's choice was refused`, null)
  }
  yield game.fallback(view)
  yield* game.moves(view)
}
