import * as v from 'valibot'
import { rules as remi } from '../../../src/games/remi/index.ts'
import { options, type Options } from '../../../src/games/remi/options.ts'
import type { State } from '../../../src/games/remi/types.ts'
import { idsOf } from './tiles.ts'

/** A hand in the middle: seat 0 has drawn. The hands, the stock (drawn from the end) and what else is to be so. */
export function tableOf(hands: string[], more: Partial<State> = {}, given: Partial<Options> = {}): State {
  const used: number[] = []
  const tiles = (text: string) => {
    const ids = text ? idsOf(text, used) : []
    used.push(...ids)
    return ids.sort((a, b) => a - b)
  }
  const empty = () => hands.map(() => [])
  return {
    ...(remi.start(v.parse(options, given), hands.length) as State),
    phase: 'discard',
    hand: 1,
    dealer: 0,
    current: 0,
    hands: hands.map(tiles),
    stock: tiles('K12 K11'),
    atu: tiles('B12')[0],
    boards: empty(),
    piles: empty(),
    launched: empty(),
    known: empty(),
    swaps: hands.map(() => -1),
    ...more,
  }
}
