import { attempt } from '../../client/attempt.ts'
import { dealtAs, deriveOrder, leavesOf, noncesOf } from '../../table/deal.ts'
import { commit, dealCode, saltsFit, seal } from '../../table/seal.ts'
import type { Seals } from '../../table/protocol.ts'
import type { MasaFile } from '../../table/replay.ts'
import { opens, pathOf, rootOf, type Opened } from '../../table/hashTree.ts'

export const FIELDS = ['room', 'hand', 'commit', 'secret', 'seals', 'salts', 'order'] as const
export type DealValues = Record<(typeof FIELDS)[number], string>

/** As one line: `-` for a bot, nothing for a person who sealed nothing. */
const sealsText = (seals: Seals): string => seals.map(each => each ?? '-').join()
const parseSeals = (text: string): Seals => text.split(',').map(each => (tidy(each) === '-' ? null : tidy(each)))
const tidy = (text: string): string => text.trim().toLowerCase()

/** The page that recomputes a deal, with all it needs in its path: nothing has to be fetched. */
export function dealPath({ room, hands }: MasaFile, hand: number): string {
  const record = hands.find(each => each.hand === hand)
  const first = record?.steps[0]?.step
  if (!record || !first || !('order' in first)) return '/deal'
  const { secret, commit, salts, seals } = record
  const values: DealValues = {
    room: dealtAs(room, record.shared),
    hand: String(hand),
    secret,
    commit,
    seals: sealsText(seals ?? []),
    salts: salts.join(),
    order: first.order.join(' '),
  }
  return `/deal?${new URLSearchParams(values)}`
}

/** Values of a deal that never was. */
export function exampleDeal(): DealValues {
  const secret = '6d617361206d65616e73207461626c6520696e205475726b6973682e20486921'
  const promise = { room: 'abcd-2345', hand: 1, commit: commit(secret) }
  const salts = ['00112233445566778899aabbccddeeff', '', 'a1b2c3d4e5f60718293a4b5c6d7e8f90', '']
  const seals = salts.map((salt, seat) => (salt === '' ? null : seal(promise, seat, salt)))
  return {
    room: promise.room,
    hand: '1',
    secret,
    commit: promise.commit,
    seals: sealsText(seals),
    salts: salts.join(),
    order: deriveOrder({ ...promise, secret, salts }, 0, 106).join(' '),
  }
}

/** sealed: null where there are no seals to compare. differs: the first place that does, from 1; 0: none; null: no order at all. */
export type DealCheck = {
  promised: boolean
  sealed: boolean | null
  differs: number | null
  root: string
  code: string
  /** One tile with its way to the root, place counted from 1. */
  open: (place: number) => (Opened & { fits: boolean }) | null
}

/** Everything of a deal done again, from whatever stands in the fields. */
export function checkValues(values: DealValues): DealCheck {
  const [secret, promised] = [tidy(values.secret), tidy(values.commit)]
  const room = values.room.trim()
  const hand = /^\d+$/.test(values.hand.trim()) ? Number(values.hand) : NaN
  const seals = parseSeals(values.seals)
  const salts = values.salts.split(',').map(tidy)
  const order = values.order.split(/[\s,]+/).filter(each => each !== '')
  const result: DealCheck = {
    promised: attempt(() => commit(secret) === promised, false),
    sealed: values.seals.trim() === '' ? null : saltsFit({ room, hand, commit: promised }, seals, salts),
    differs: null,
    root: '',
    code: '',
    open: () => null,
  }
  if (order.length === 0 || Number.isNaN(hand)) return result
  const deal = { secret, room, hand, salts }
  return attempt(() => {
    const due = deriveOrder(deal, 0, order.length)
    const leaves = leavesOf(deal, 0, due)
    const root = rootOf(leaves)
    const open = (at: number) => {
      const place = at - 1
      if (!(place in due)) return null
      const nonce = Array.from(noncesOf(deal, 0)(place), byte => byte.toString(16).padStart(2, '0')).join('')
      const opened = { place, tile: due[place], nonce, path: pathOf(leaves, place) }
      return { ...opened, fits: opens(root, due.length, opened) }
    }
    const differs = due.findIndex((tile, i) => String(tile) !== order[i]) + 1
    return { ...result, differs, root, code: dealCode(promised, seals, salts, root), open }
  }, result)
}
