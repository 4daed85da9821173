import * as v from 'valibot'
import { rules as rummy45 } from '../../../src/games/rummy45/index.ts'
import { options, type Options } from '../../../src/games/rummy45/options.ts'
import type { Laid, State } from '../../../src/games/rummy45/types.ts'
import { box, face } from './tiles.ts'

type Setup = {
  hands: string[]
  /** Melds like 'R3 R4 *R5': a star marks a joker and the face it stands for. Seat 1 laid them. */
  table?: string[]
  row?: string
  /** Drawn from the end. */
  stock?: string
  state?: Partial<State>
  options?: Partial<Options>
}

/** A hand in the middle: seat 0 has drawn, everybody has melded. */
export function tableOf({ hands, table = [], row = '', stock = 'K12 K11', state = {}, options: given }: Setup): State {
  const tiles = box()
  const laid = table.map(text =>
    text.split(' ').map((code): Laid => {
      const joker = code.startsWith('*')
      return { tile: tiles(joker ? 'J' : code)[0], as: face(joker ? code.slice(1) : code), by: 1 }
    }),
  )
  return {
    ...(rummy45.start(v.parse(options, given ?? {}), hands.length) as State),
    phase: 'play',
    hand: 1,
    dealer: 0,
    current: 0,
    hands: hands.map(hand => (hand ? tiles(hand).sort((a, b) => a - b) : [])),
    row: row ? tiles(row) : [],
    stock: tiles(stock),
    table: laid,
    melded: hands.map(() => true),
    ...state,
  }
}
