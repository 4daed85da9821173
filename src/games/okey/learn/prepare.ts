import * as v from 'valibot'
import { named, TileBox } from '../../../rummy/tileBox.ts'
import { FJ } from '../../../rummy/tiles.ts'
import { deal, start } from '../deal.ts'
import { options, type Options } from '../options.ts'
import type { State, Tile } from '../types.ts'

type Setting = {
  options?: Partial<Options>
  seats?: number
  indicator?: string
  /** Seat 0's tiles; the others have as many as one has between turns, of what is left. */
  hand: string
  others?: readonly string[]
  stage?: 'draw' | 'discard'
  /** What the player before has discarded, the last on top. */
  pile?: string
  /** The whole stock, where it matters: drawn from the end. */
  stock?: string
  /** Nobody has discarded yet. */
  first?: boolean
  mix?: number
}

/** A table in the middle of its only hand, with seat 0 on turn. */
export function prepare(setting: Setting): State {
  const { seats = 2, indicator = 'B4', stage = 'discard', first = false } = setting
  const box = new TileBox(FJ)
  const [turned] = box.take(indicator)
  const own = box.take(setting.hand)
  const pile = box.take(setting.pile ?? '')
  const stock = setting.stock === undefined ? null : box.take(setting.stock)
  const size = own.length - (stage === 'discard' ? 1 : 0)
  const { others, rest } = box.hands(seats, setting.others ?? [], size, setting.mix)
  const before = seats - 1
  return {
    ...start(v.parse(options, { matchEnd: 'hands', hands: 1, ...setting.options }), seats),
    stage,
    hand: 1,
    indicator: turned,
    began: Array.from({ length: seats }, () => !first),
    hands: [own, ...others],
    stock: stock ?? rest,
    // What has been thrown away lies below what is offered.
    piles: Array.from({ length: seats }, (_, seat) => [
      ...(seat === 0 && stock ? rest : []),
      ...(seat === before ? pile : []),
    ]),
  }
}

/** A hand dealt to two, seat 0 to begin. */
export function dealt(indicator: string, hand: string, mix: number): State {
  const box = new TileBox(FJ)
  const order = [...box.take(indicator), ...box.take(hand)]
  const table = start(v.parse(options, { matchEnd: 'hands', hands: 1 }), 2)
  return deal(table, [...order, ...box.rest(mix)]).state
}

/** Seat 0's tile of this name. */
export const own = (state: State, name: string): Tile => named(state.hands[0], name, FJ)[0]
