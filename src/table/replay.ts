import * as v from 'valibot'
import type { AnyRules, Outcome, Seat, Step } from '../games/game.ts'
import type { Tail } from '../games/words.ts'
import { mayAct } from './mayAct.ts'
import { dealtAs, deriveOrder, type Deal } from './deal.ts'
import { commit, saltsFit, withoutSalt } from './seal.ts'
import type { TableOptions } from './options.ts'
import type { Seals } from './protocol.ts'

export type HandRecord = {
  hand: number
  commit: string
  secret: string
  /** As they were shown before any salt was opened; files of the first kind have none. */
  seals?: Seals
  salts: string[]
  /** Other tables were dealt the same: from the secret alone, without anybody's salt. */
  shared?: true
  /** Whose seats were people's when the seals were shown; a bot has neither seal nor salt. Older files do not say. */
  people?: Seat[]
  /** The state it began in, where the hands before it are not in the file. */
  before?: unknown
  /** ms: since the step before. */
  steps: { step: Step<unknown>; ms: number }[]
  outcome: Outcome
}

export type MatchRecord = {
  /** 1: salts were sent once, unsealed. 2: they were sealed first. 3: each hand says whose they are. */
  masa: 1 | 2 | 3
  game: string
  version: number
  room: string
  options: Record<string, string | number | boolean>
  table: TableOptions
  seats: { name: string; kind: 'person' | 'bot'; level: number }[]
  /** The prepared position it began with: nothing was dealt. */
  prepared?: string
}

/** A match as a file: its finished hands, complete enough to replay and to check. */
export type MasaFile = MatchRecord & { hands: HandRecord[] }

export type Frame = {
  hand: number
  /** Within the hand, from 0. */
  index: number
  step: Step<unknown>
  ms: number
  state: unknown
  events: unknown[]
}

/** Every state of the match in order. Throws where the rules do: a file of another version may not fold. */
export function fold(game: AnyRules, file: MasaFile): Frame[] {
  let state = startOf(game, file)
  return file.hands.flatMap(record => {
    const frames = foldHand(game, state, record)
    state = frames[frames.length - 1]?.state ?? state
    return frames
  })
}

/** Every state of one hand, or of a part of it, from the state before its first step. */
export function foldHand(
  game: AnyRules,
  before: unknown,
  { hand, steps }: HandRecord,
  from = 0,
  to = steps.length,
): Frame[] {
  let state = before
  return steps.slice(from, to).map(({ step, ms }, i) => {
    const next = game.apply(state, step)
    state = next.state
    return { hand, index: from + i, step, ms, state, events: next.events }
  })
}

export const startOf = (game: AnyRules, { options, seats, hands }: MasaFile): unknown =>
  hands[0]!.before ?? game.start(v.parse(game.options, options), seats.length)

/** hand and index name the first step that is not as it should be (-1: the hand itself). */
export type Fault = { why: Tail<'check'>; hand: number; index: number }

/**
 * Whether the commitments hold, the orders follow, every step was legal and the results are as recorded. Of a file of an
 * older kind that is not enough to call it verified, however true it looks: `unproven`. Nor is it of a hand that has
 * nobody's salt: `unsalted` tells.
 */
export function check(game: AnyRules, file: MasaFile): Fault | null {
  if (file.game !== game.id || file.version !== game.version) return { why: 'version', hand: 0, index: -1 }
  if (file.prepared !== undefined) return { why: 'prepared', hand: 0, index: -1 }
  const options = v.safeParse(game.options, file.options)
  if (!options.success || !game.seats.includes(file.seats.length))
    return { why: 'options', hand: file.hands[0]!.hand, index: -1 }
  const start: unknown = game.start(options.output, file.seats.length)
  const isDealt = game.needs(start) > 0
  let state = file.hands[0]!.before ?? start
  for (const record of file.hands) {
    const at = (why: Fault['why'], index: number): Fault => ({ why, hand: record.hand, index })
    // Nobody's tiles stand there already: what the hand is played with is dealt in it.
    if (isDealt && !beginsWithDeal(game, state, record)) return at('order', -1)
    if (commit(record.secret) !== record.commit) return at('commit', -1)
    const unsealed = file.masa > 1 ? sealFault(file, { ...record, room: file.room }) : null
    if (unsealed) return at(unsealed, -1)
    const walking = walk(
      game,
      { ...record, room: dealtAs(file.room, record.shared) },
      state,
      record.steps.map(({ step }) => step),
    )
    for (;;) {
      const { done, value } = walking.next()
      if (!done) state = value.state
      else if (value) return at(value.why, value.index)
      else break
    }
    if (JSON.stringify(game.outcome(state)) !== JSON.stringify(record.outcome)) return at('outcome', -1)
  }
  return file.masa < 3 ? { why: 'unproven', hand: file.hands[0]!.hand, index: -1 } : null
}

/** From which hand on it tells of a match, if not from its first: what stood on the sheet before is the table's word, and is not checked. */
export function beginsLate(game: AnyRules, file: MasaFile): number | null {
  const [{ hand, before }] = file.hands as [HandRecord]
  const options = v.safeParse(game.options, file.options)
  if (before === undefined || !options.success) return null
  return JSON.stringify(before) === JSON.stringify(game.start(options.output, file.seats.length)) ? null : hand
}

function beginsWithDeal(game: AnyRules, before: unknown, { steps }: HandRecord): boolean {
  try {
    return game.needs(before) > 0 && steps.some(({ step }) => step.by === 'table' && 'order' in step)
  } catch {
    return false
  }
}

/**
 * Which hands were dealt without the salts of which people. all: nobody's is in, so the order follows from a secret that
 * the server drew alone, and it could choose the deal; also where the file calls everybody a bot, for that is the server's word.
 */
export function unsalted({ hands }: MasaFile): { seats: Seat[]; hands: string; all: boolean }[] {
  const groups = new Map<string, { seats: Seat[]; numbers: number[]; all: boolean }>()
  for (const { hand, seals = [], salts } of hands) {
    const seats = withoutSalt(seals, salts)
    const all = !salts.some(salt => salt)
    if (!seats.length && !all) continue
    const key = `${seats.join()} ${all}`
    const group = groups.get(key) ?? { seats, numbers: [], all }
    group.numbers.push(hand)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ numbers, ...group }) => ({ ...group, hands: ranges(numbers) }))
}

/** So many are named. */
const RUNS = 12

/** Ascending numbers in few words: 1–3, 7. */
function ranges(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const each of numbers) {
    const last = runs.at(-1)
    if (last?.to === each - 1) last.to = each
    else runs.push({ from: each, to: each })
  }
  const named = runs.slice(0, RUNS).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))
  return [...named, ...(runs.length > RUNS ? ['…'] : [])].join(', ')
}

/** A salt that nobody sealed is one that the table could choose after it had seen the others; so is a bot's. */
function sealFault({ masa, seats }: MasaFile, deal: HandRecord & { room: string }): 'seal' | 'bot' | null {
  const { seals, salts, people, shared } = deal
  if (shared && (salts.some(salt => salt) || seals?.some(seal => seal))) return 'seal'
  if (seals?.length !== seats.length || !saltsFit(deal, seals, salts)) return 'seal'
  if (masa < 3) return null
  const persons = new Set(people)
  if (!people || seats.some((_, seat) => seals[seat] === null && persons.has(seat as Seat))) return 'seal'
  return seats.some((_, seat) => seals[seat] !== null && !persons.has(seat as Seat)) ? 'bot' : null
}

/** One hand's states in order, up to the first step that is not as it should be; which one that is comes last. */
export function* walk(
  game: AnyRules,
  deal: Deal,
  before: unknown,
  steps: readonly Step<unknown>[],
): Generator<{ state: unknown; events: unknown[]; step: Step<unknown> }, Omit<Fault, 'hand'> | null> {
  let state = before
  let orders = 0
  for (const [index, step] of steps.entries()) {
    let next: { state: unknown; events: unknown[] }
    try {
      const why = fault(game, state, step, size => deriveOrder(deal, orders++, size))
      if (why) return { why, index }
      next = game.apply(state, step)
    } catch {
      return { why: 'illegal', index }
    }
    state = next.state
    yield { ...next, step }
    const ended = game.outcome(state) !== null
    if (ended !== (index === steps.length - 1)) return { why: 'length', index }
  }
  return null
}

function fault(
  game: AnyRules,
  state: unknown,
  step: Step<unknown>,
  order: (size: number) => number[],
): Fault['why'] | null {
  const size = game.needs(state)
  if (step.by === 'table') {
    if ('close' in step) return game.window?.open(state) && !game.turn(state).length ? null : 'illegal'
    return size && order(size).join() === step.order.join() ? null : 'order'
  }
  const action = v.safeParse(game.action, step.do)
  if (!action.success) return 'illegal'
  // Between two hands a seat may still arrange its rack, never play.
  const free = game.anytime(action.output)
  if (!free && (size > 0 || !mayAct(game, state).includes(step.by))) return 'notYourTurn'
  return game.refuse(game.view(state, step.by), action.output) ? 'illegal' : null
}
