import * as v from 'valibot'
import { named, TileBox } from '../../../rummy/tileBox.ts'
import { J, parseTiles } from '../../../rummy/tiles.ts'
import type { Action } from '../action.ts'
import { deal, start } from '../deal.ts'
import { options, type Options } from '../options.ts'
import { ascending } from '../rules/tiles.ts'
import type { Laid, State, Tile } from '../types.ts'

type Setting = {
  options?: Partial<Options>
  seats?: number
  /** Seat 0's tiles; the others have as many, of what is left, unless theirs are named. */
  hand: string
  others?: readonly string[]
  /** Melds that seat 1 has laid, like 'R3 *R4 R5': a star marks a joker and what it stands for. */
  table?: readonly string[]
  /** The discard row, oldest first. */
  row?: string
  phase?: 'draw' | 'play'
  melded?: boolean
  /** No tile is left to draw, and the row has been shuffled already. */
  stockEmpty?: boolean
}

/** A table in the middle of its only hand, with seat 0 on turn. */
export function prepare(setting: Setting): State {
  const { seats = 2, phase = 'play', melded = false } = setting
  const box = new TileBox(J)
  const table = (setting.table ?? []).map(meld =>
    meld.split(' ').map((name): Laid => {
      const joker = name.startsWith('*')
      return { tile: box.take(joker ? 'J' : name)[0], as: parseTiles(joker ? name.slice(1) : name)[0], by: 1 }
    }),
  )
  const mine = box.take(setting.hand)
  const row = box.take(setting.row ?? '')
  const { others, rest } = box.hands(seats, setting.others ?? [], mine.length)
  return {
    ...start(v.parse(options, { hands: 1, ...setting.options }), seats),
    phase,
    hand: 1,
    hands: [mine, ...others].map(ascending),
    stock: setting.stockEmpty ? [] : rest,
    row: setting.stockEmpty ? [...rest, ...row] : row,
    reshuffled: setting.stockEmpty ?? false,
    table,
    melded: Array.from({ length: seats }, (_, seat) => (seat === 0 ? melded : table.length > 0)),
  }
}

/** A hand dealt to two, seat 0 to begin: the other has dealt. */
export function dealt(hand: string): State {
  const box = new TileBox(J)
  const own = box.take(hand)
  const table: State = { ...start(v.parse(options, { hands: 1 }), 2), dealer: 0 }
  return deal(table, [...own, ...box.rest(41)]).state
}

/** Seat 0's tiles of these names. */
export const own = (state: State, names: string): Tile[] => named(state.hands[0], names, J)

/** The table as it shall be: groups of tiles by number, the melds there are as they are. */
export const lay = (state: State, ...groups: readonly Tile[][]): Action => ({
  type: 'lay',
  table: [...state.table.map(meld => meld.map(({ tile }) => tile)), ...groups],
  jokers: [],
})

/** The same with other groups for all that lies there. */
export const relay = (...groups: readonly Tile[][]): Action => ({ type: 'lay', table: [...groups], jokers: [] })

/** The tiles of a meld on the table. */
export const meld = (state: State, at: number): Tile[] => state.table[at].map(({ tile }) => tile)
