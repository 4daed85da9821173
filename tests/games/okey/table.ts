import * as v from 'valibot'
import type { Seat } from '../../../src/games/game.ts'
import type { Action } from '../../../src/games/okey/action.ts'
import { rules as okey } from '../../../src/games/okey/index.ts'
import type { Options } from '../../../src/games/okey/options.ts'
import type { Event, State } from '../../../src/games/okey/types.ts'
import { FJ, faceOf, parseTiles } from '../../../src/rummy/tiles.ts'

export const face = (tile: number) => faceOf(tile, FJ)
export const optionsOf = (chosen: Partial<Options> = {}) => v.parse(okey.options, chosen)

/** Four hands in which nothing fits anything, the starter's first. */
export const LOOSE = [
  'R1 R3 R7 R9 R11 Y2 Y4 Y8 Y10 Y12 B1 B5 B7 B9 K13',
  'R5 R8 R10 R12 Y1 Y3 Y7 Y9 Y11 B2 B4 B6 B10 K1',
  'R2 R4 Y5 Y6 Y13 B3 B8 B11 B12 K2 K4 K6 K8 K10',
  'K3 K5 K7 K9 K11 K12 B13 R13 Y1 Y3 R1 R3 B1 B5',
]

/** An order that turns up this indicator and deals these hands, the starter's first; what is not named follows. */
export function orderOf(indicator: string, hands: readonly string[], stock = ''): number[] {
  const free = new Set(Array.from({ length: 106 }, (_, i) => i))
  const take = (wanted: number) => {
    const tile = [...free].find(one => face(one) === wanted)
    if (tile === undefined) throw new Error(`no third ${wanted}`)
    free.delete(tile)
    return tile
  }
  const [turned] = parseTiles(indicator).map(take)
  const dealt = hands.map((hand, i) => {
    const tiles = parseTiles(hand).map(take)
    if (tiles.length !== (i ? 14 : 15)) throw new Error(`hand ${i} has ${tiles.length} tiles`)
    return tiles
  })
  const next = parseTiles(stock).map(take)
  const rest = [...free]
  // Hands not named lie between the named ones and the stock.
  return [turned, ...dealt.flat(), ...(hands.length < 4 ? [] : next), ...rest]
}

export function dealt(options: Partial<Options>, order: readonly number[], seats = 4): State {
  return okey.apply(okey.start(optionsOf(options), seats), { by: 'table', order }).state
}

/** The tile of this name in a seat's hand. */
export function held(state: State, seat: Seat, code: string): number {
  const tile = state.hands[seat].find(one => face(one) === parseTiles(code)[0])
  if (tile === undefined) throw new Error(`${seat} has no ${code}`)
  return tile
}

/** Plays as the table would: refused actions throw. */
export function act(state: State, action: Action): { state: State; events: Event[] } {
  const [by] = okey.turn(state)
  const refusal = okey.refuse(okey.view(state, by), action)
  if (refusal) throw new Error(JSON.stringify(refusal))
  return okey.apply(state, { by, do: action })
}

export const refusal = (state: State, action: Action) => okey.refuse(okey.view(state, okey.turn(state)[0]), action)
export const play = (state: State, ...actions: Action[]) => actions.reduce((now, one) => act(now, one).state, state)
