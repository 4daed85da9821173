import * as v from 'valibot'
import type { Seat } from '../../game.ts'
import { named, TileBox } from '../../../rummy/tileBox.ts'
import { FJ, nextFace } from '../../../rummy/tiles.ts'
import type { Action, Laid } from '../action.ts'
import { deal, start } from '../deal.ts'
import { options, type Options } from '../options.ts'
import { face, readLaid, rulesOf } from '../rules/melds.ts'
import type { Opening, State, Tile } from '../types.ts'

type Setting = {
  options?: Partial<Options>
  seats?: number
  indicator?: string
  /** Seat 0's tiles, then those of the others; who is not named has as many as seat 0, of what is left. */
  hand: string
  others?: readonly string[]
  stage?: 'draw' | 'play'
  /** What the player before has discarded, the last on top. */
  pile?: string
  /** No tile is left to draw. */
  stockEmpty?: boolean
  melds?: readonly [owner: Seat, kind: Laid['kind'], tiles: string][]
  opened?: readonly (Opening | null)[]
}

const SERIES: Opening = { how: 'series', amount: 101 }
const PAIRS: Opening = { how: 'pairs', amount: 5 }
export const OPENED = { series: SERIES, pairs: PAIRS }

/** A table in the middle of its only hand, with seat 0 on turn. The okey is the black 13 unless said otherwise. */
export function prepare(setting: Setting): State {
  const { seats = 2, indicator = 'K12', stage = 'play' } = setting
  const chosen = v.parse(options, { hands: 1, ...setting.options })
  const box = new TileBox(FJ)
  const [turned] = box.take(indicator)
  const okey = nextFace(face(turned))
  const melds = (setting.melds ?? []).map(([owner, kind, tiles]) => {
    const meld = readLaid({ kind, tiles: box.take(tiles) }, owner, rulesOf({ options: chosen, okey }))
    if (!meld) throw new Error(`no ${kind}: ${tiles}`)
    return meld
  })
  const mine = box.take(setting.hand)
  const pile = box.take(setting.pile ?? '')
  const { others, rest } = box.hands(seats, setting.others ?? [], mine.length)
  return {
    ...start(chosen, seats),
    stage,
    hand: 1,
    indicator: turned,
    okey,
    melds,
    opened: Array.from({ length: seats }, (_, seat) => setting.opened?.[seat] ?? null),
    hands: [mine, ...others],
    stock: setting.stockEmpty ? [] : rest,
    // What has been thrown away lies below what is offered.
    piles: Array.from({ length: seats }, (_, seat) => [
      ...(seat === 0 && setting.stockEmpty ? rest : []),
      ...(seat === seats - 1 ? pile : []),
    ]),
  }
}

/** A hand dealt to two, seat 0 to begin. */
export function dealt(hand: string): State {
  const box = new TileBox(FJ)
  const own = box.take(hand)
  return deal(start(v.parse(options, { hands: 1 }), 2), [...own, ...box.rest(41)]).state
}

/** Seat 0's tile of this name. */
export const own = (state: State, name: string): Tile => named(state.hands[0], name, FJ)[0]

/** 'run R3 R4 R5', 'set …', 'pair …' of seat 0's tiles, laid down. */
export function lay(state: State, ...melds: readonly string[]): Action {
  const words = melds.map(meld => meld.split(' '))
  const tiles = named(state.hands[0], words.flatMap(([, ...names]) => names).join(' '), FJ)
  return {
    type: 'lay',
    melds: words.map(([kind, ...names]) => ({ kind: kind as Laid['kind'], tiles: tiles.splice(0, names.length) })),
  }
}
