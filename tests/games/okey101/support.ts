import * as v from 'valibot'
import type { Seat } from '../../../src/games/game.ts'
import type { Action, Laid } from '../../../src/games/okey101/action.ts'
import { start } from '../../../src/games/okey101/deal.ts'
import { rules as okey101 } from '../../../src/games/okey101/index.ts'
import type { Options } from '../../../src/games/okey101/options.ts'
import { options } from '../../../src/games/okey101/options.ts'
import { face, readLaid, rulesOf } from '../../../src/games/okey101/rules/melds.ts'
import type { Event, Opening, State, Tile } from '../../../src/games/okey101/types.ts'
import { FJ, makeTiles, nextFace, parseTiles } from '../../../src/rummy/tiles.ts'

type Meld = [owner: Seat, kind: Laid['kind'], tiles: string]
type Setup = {
  options?: Partial<Options>
  /** Default R1: the okey is R2. */
  indicator?: string
  hands: string[]
  /** Drawn from the end. */
  stock?: string
  piles?: string[]
  melds?: Meld[]
  opened?: (Opening | null)[]
  turn?: Seat
  stage?: 'draw' | 'play'
  hand?: number
}

export const SERIES: Opening = { how: 'series', amount: 101 }
export const PAIRS: Opening = { how: 'pairs', amount: 5 }

/** A table in the middle of a hand: tiles by name, each physical tile at most once. */
export function tableOf(setup: Setup): State {
  const used = new Set<Tile>()
  const ids = (text: string) =>
    parseTiles(text).map(code => {
      const both = code === FJ ? [104, 105] : [code * 2, code * 2 + 1]
      const tile = both.find(one => !used.has(one))
      if (tile === undefined) throw new Error(`three times ${makeTiles([code])}`)
      used.add(tile)
      return tile
    })
  const [indicator] = ids(setup.indicator ?? 'R1')
  const okey = face(indicator) === FJ ? FJ : nextFace(face(indicator))
  const seats = setup.hands.length
  const rules = v.parse(options, setup.options ?? {})
  const table = { options: rules, okey }
  const melds = (setup.melds ?? []).map(([owner, kind, tiles]) => {
    const meld = readLaid({ kind, tiles: ids(tiles) }, owner, rulesOf(table))
    if (!meld) throw new Error(`no ${kind}: ${tiles}`)
    return meld
  })
  return {
    ...start(rules, seats),
    stage: setup.stage ?? 'play',
    hand: setup.hand ?? 1,
    turn: setup.turn ?? 0,
    indicator,
    okey,
    melds,
    opened: setup.opened ?? setup.hands.map(() => null),
    hands: setup.hands.map(ids),
    stock: ids(setup.stock ?? 'K13 K12'),
    piles: (setup.piles ?? setup.hands.map(() => '')).map(ids),
  }
}

/** The tiles of a name in the hand on turn, in the order asked for. */
export function own(state: State, text: string, seat: Seat = state.turn): Tile[] {
  const left = [...state.hands[seat]]
  return parseTiles(text).map(code => {
    const at = left.findIndex(tile => face(tile) === code)
    if (at < 0) throw new Error(`no ${makeTiles([code])} in the hand`)
    return left.splice(at, 1)[0]
  })
}

/** 'run R3 R4 R5', 'set …' or 'pair …', of the hand on turn. */
export function laying(state: State, ...melds: string[]): Action {
  const words = melds.map(meld => meld.split(' '))
  const tiles = own(state, words.flatMap(([, ...codes]) => codes).join(' '))
  return {
    type: 'lay',
    melds: words.map(([kind, ...codes]) => ({ kind: kind as Laid['kind'], tiles: tiles.splice(0, codes.length) })),
  }
}

export const refusal = (state: State, action: Action, seat: Seat = state.turn) =>
  okey101.refuse(okey101.view(state, seat), action)

/** Plays legal actions of the seat on turn; throws the reason if one is refused. */
export function play(state: State, ...actions: ((state: State) => Action)[]): { state: State; events: Event[] } {
  const events: Event[] = []
  for (const make of actions) {
    const action = make(state)
    const no = refusal(state, action)
    if (no) throw new Error(`${action.type} refused: ${JSON.stringify(no)}`)
    const next = okey101.apply(state, { by: state.turn, do: action })
    state = next.state
    events.push(...next.events)
  }
  return { state, events }
}

export const discard = (code: string) => (state: State) => ({ type: 'discard' as const, tile: own(state, code)[0] })
export const lay =
  (...melds: string[]) =>
  (state: State) =>
    laying(state, ...melds)
export const take = () => ({ type: 'draw' as const, from: 'discard' as const })
export const fromStock = () => ({ type: 'draw' as const, from: 'stock' as const })
export const layOff = (code: string, meld: number, end?: 'low' | 'high' | 'split') => (state: State) => ({
  type: 'layOff' as const,
  tile: own(state, code)[0],
  meld,
  ...(end && { end }),
})
export const swap = (code: string, meld: number) => (state: State) => ({
  type: 'swap' as const,
  tile: own(state, code)[0],
  meld,
})
export const names = (tiles: readonly Tile[]) => makeTiles([...tiles].map(face).sort((a, b) => a - b))
export const meldNames = (state: State, at: number) => makeTiles(state.melds[at].tiles.map(({ as }) => as))
