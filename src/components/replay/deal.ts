import type { MasaFile } from '../../table/replay.ts'

export type DealValues = { room: string; hand: string; secret: string; commit: string; salts: string; order: string }
export const FIELDS = ['room', 'hand', 'commit', 'secret', 'salts', 'order'] as const satisfies (keyof DealValues)[]

/** The page that recomputes a deal, with all it needs in the address: nothing has to be fetched. */
export function dealAddress({ room, hands }: MasaFile, hand: number): string {
  const record = hands.find(each => each.hand === hand)
  const first = record?.steps[0]?.step
  if (!record || !first || !('order' in first)) return '/deal'
  const { secret, commit, salts } = record
  const values: DealValues = {
    room,
    hand: String(hand),
    secret,
    commit,
    salts: salts.join(','),
    order: first.order.join(' '),
  }
  return `/deal?${new URLSearchParams(values)}`
}
