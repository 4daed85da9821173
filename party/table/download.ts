import type { Seat } from '../../src/games/game.ts'
import type { Reveal } from '../../src/table/protocol.ts'
import type { HandRecord, MasaFile } from '../../src/table/replay.ts'
import type { Storage } from '../platform.ts'
import { isSealed, reveal } from './commitment.ts'
import type { HandRow, LogRow, MatchRow, Meta } from './store.ts'
import { KEYS, logOf } from './store.ts'

/** match: by its number; hand: that hand alone; holding: the match that this hand belongs to. None: the last match. */
export type Which = { match?: number; hand?: number; holding?: number }

/** Finished hands with all their steps; a running hand has no row, so it cannot be asked for. */
export const loadMatch = async (storage: Storage, which: Which) => (await find(storage, which))?.file ?? null

/** The same, and whether the answer will be the same for ever: until a match is over it is added to, and players rename themselves. */
export async function download(storage: Storage, which: Which, meta: Meta, now: number) {
  const found = await find(storage, which)
  if (!found) return null
  // Another table may be playing these hands.
  if (isSealed(meta, now, found.number)) return null
  const over = found.number < meta.match || meta.phase === 'over'
  // In a circle somebody may want to be forgotten later.
  const forever = over && !meta.circle && (which.hand ?? which.match ?? which.holding) !== undefined
  return { file: nameless(found, meta.circle?.forgotten ?? []), forever }
}

/** Whoever wants to be forgotten is named in no match that is given out. */
function nameless(
  { file, members }: { file: MasaFile; members: readonly (number | null)[] },
  forgotten: readonly number[],
) {
  const seats = file.seats.map((seat, i) =>
    forgotten.some(each => each === members[i]) ? { ...seat, name: '' } : seat,
  )
  return { ...file, seats }
}

/** All hands of the first match as they are shown to those who played them. */
export async function loadReveals(storage: Storage): Promise<Reveal[]> {
  const found = await find(storage, { match: 1 })
  return (
    found?.hands.map((hand, i) =>
      reveal(
        hand,
        found.file.version,
        found.file.hands[i].steps.map(({ step }) => step),
      ),
    ) ?? []
  )
}

async function find(storage: Storage, { match, hand, holding }: Which) {
  const rows = [...(await storage.list({ prefix: 'match:' })).values()] as MatchRow[]
  const within = hand ?? holding
  const row =
    within === undefined
      ? rows.findLast(each => match === undefined || each.number === match)
      : rows.findLast(each => each.firstHand <= within)
  if (!row) return null
  const next = rows.find(each => each.firstHand > row.firstHand)
  const range =
    hand === undefined
      ? { start: KEYS.hand(row.firstHand), end: next ? KEYS.hand(next.firstHand) : 'hand;' }
      : { start: KEYS.hand(hand), end: KEYS.hand(hand + 1) }
  const stored = [...(await storage.list(range)).values()] as HandRow[]
  // The next match may have begun since its row was looked for.
  const last = stored.findIndex(({ outcome }) => outcome.over)
  const hands = last < 0 ? stored : stored.slice(0, last + 1)
  if (!hands.length || (holding !== undefined && !hands.some(each => each.hand === holding))) return null
  const first = hands[0].from
  const log = logOf(await storage.list({ start: KEYS.log(first), end: KEYS.log(hands.at(-1)!.to) }))
  const { number, firstHand: _, members = [], ...header } = row
  // A prepared position is not where the game's own rules begin.
  const whole = hand !== undefined || row.prepared !== undefined
  const records = hands.map(each => record(each, log.slice(each.from - first), whole))
  // A match that an older version began is of the kind that all its hands can be checked as.
  const file: MasaFile = { ...header, masa: records.every(({ people }) => people) ? 3 : 1, hands: records }
  return { number, file, hands, members }
}

/** log: from its first step on. alone: with the state it began in, for the hands before it are not there to tell. */
function record({ from, to, before, ...hand }: HandRow, log: LogRow[], alone: boolean): HandRecord {
  const steps = log.slice(0, to - from).map(({ step, ms }) => ({ step, ms }))
  return { ...hand, ...peopleOf(hand), ...(alone && { before }), steps }
}

/** Whoever was no bot when the seals were shown has an entry among them, be it empty. The first version wrote down none. */
function peopleOf({ seals }: Partial<Pick<HandRow, 'seals'>>): { people?: Seat[] } {
  return seals?.length ? { people: seals.flatMap((seal, seat) => (seal === null ? [] : [seat as Seat])) } : {}
}
