import * as v from 'valibot'
import { named, TileBox } from '../../../rummy/tileBox.ts'
import { J } from '../../../rummy/tiles.ts'
import { deal, start } from '../deal.ts'
import { options, type Options } from '../options.ts'
import { ascending } from '../rules/tiles.ts'
import type { State, Tile } from '../types.ts'

type Setting = {
  options?: Partial<Options>
  seats?: number
  atu?: string
  /** Seat 0's tiles; the others have as many as one has between turns, of what is left. */
  hand: string
  phase?: 'draw' | 'discard'
  /** The player before has discarded it. */
  offer?: string
  /** No tile is left to draw. */
  stockEmpty?: boolean
}

/** A table in the middle of its only hand, with seat 0 on turn. */
export function prepare(setting: Setting): State {
  const { seats = 2, atu = 'B12', phase = 'discard' } = setting
  const box = new TileBox(J)
  const [turned] = box.take(atu)
  const mine = box.take(setting.hand)
  const offered = box.take(setting.offer ?? '')
  const { others, rest } = box.hands(seats, [], mine.length - (phase === 'discard' ? 1 : 0))
  return {
    ...start(v.parse(options, { hands: 1, ...setting.options }), seats),
    phase,
    hand: 1,
    atu: turned,
    hands: [mine, ...others].map(ascending),
    stock: setting.stockEmpty ? [] : rest,
    offer: offered[0] ?? null,
    // What has been thrown away lies below what is offered.
    piles: Array.from({ length: seats }, (_, seat) => [
      ...(seat === 0 && setting.stockEmpty ? rest : []),
      ...(seat === seats - 1 ? offered : []),
    ]),
    swaps: Array.from({ length: seats }, () => -1),
  }
}

/** A hand dealt to two, seat 0 to begin: the other has dealt. */
export function dealt(hand: string): State {
  const box = new TileBox(J)
  const own = box.take(hand)
  const table: State = { ...start(v.parse(options, { hands: 1 }), 2), dealer: 0 }
  return deal(table, [...own, ...box.rest(41)]).state
}

/** Seat 0's tile of this name. */
export const own = (state: State, name: string): Tile => named(state.hands[0], name, J)[0]
