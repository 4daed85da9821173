import type { AnyGame, Seat } from '../../src/games/game.ts'
import type { TableOptions } from '../../src/table/options.ts'
import { budget } from '../budget.ts'
import { figures } from '../figures.ts'
import { act } from './play.ts'
import { botLevel, botPlays } from './seats.ts'
import type { Table } from './table.ts'

const PACES: Record<TableOptions['botPace'], readonly [number, number]> = {
  calm: [700, 1600],
  quick: [150, 350],
  instant: [0, 0],
}
/** A bot that found nothing legal tries again: the game has a fault, and the room must not spin. */
const RETRY = 5_000

/** Every bot whose decision is awaited gets its moment, once: drawn before it looks at anything, so a pause means nothing. */
export function scheduleBots(table: Table): void {
  const { match, game, meta, timers } = table
  const turn = match && !table.asleep && meta.phase === 'playing' ? game.turn(match.state) : []
  const window = match !== null && (game.window?.open(match.state) ?? false)
  timers.bots.forEach((timer, seat) => {
    if (!turn.includes(seat as Seat) || !botPlays(meta.seats[seat])) timer.stop()
    else if (timer.at === null) timer.start(table.io.now() + delay(meta.tableOptions, window, table.random()))
  })
}

/** In a call window a bot answers well within the hold: nobody can tell that it was asked. */
function delay({ botPace, hold }: TableOptions, window: boolean, random: number): number {
  const [least, most] = PACES[botPace]
  const wait = least + (most - least) * random
  return window ? Math.min(wait, hold * 0.8 * random) : wait
}

/** A bot that has come to a seat in mid-hand first does what needs no turn: the rack it finds may cost points as it is. */
export function settleIn(table: Table): void {
  const { game, match, meta, arrivals } = table
  for (const seat of arrivals) {
    const action: unknown = match && meta.phase === 'playing' ? game.settleIn?.(match.view(seat)) : null
    if (action) act(table, seat, action)
  }
  arrivals.clear()
}

/** Thinking holds up every room of the process, so each waits for its turn. */
export function think(table: Table, seat: Seat): void {
  const { game, meta, timers, io } = table
  const wait = budget.wait(table, io.now())
  if (wait) return timers.bots[seat].start(io.now() + wait)
  const seed = table.random() * 2 ** 32
  const level = budget.level(botLevel(meta.seats[seat]))
  const began = io.now()
  const found = choices(game, table.match!.view(seat), level, seed, io.log)
  let choice = found.next()
  const ms = io.now() - began
  budget.spent(ms, io.now())
  figures.add('bot_milliseconds', game.id, ms)
  for (; !choice.done; choice = found.next()) if (!act(table, seat, choice.value)) return
  io.log(`${meta.game}: a bot found nothing to play`, null)
  timers.bots[seat].start(io.now() + RETRY)
}

/** A bot's choices in the order to try them: what it thinks best, then what is always legal. */
function* choices(
  game: AnyGame,
  view: unknown,
  level: number,
  seed: number,
  log: (what: string, error: unknown) => void,
) {
  try {
    yield game.think(view, level, random(seed))
    log(`${game.id}: a bot's choice was refused`, null)
  } catch (error) {
    log(`${game.id}: think threw`, error)
  }
  yield game.fallback(view)
  yield* game.moves(view)
}

/** mulberry32: a bot's thoughts can be repeated from one seed, which comes from the room's crypto. */
function random(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
