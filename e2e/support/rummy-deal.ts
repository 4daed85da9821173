import { codeOf, faceOf, FJ, parseTiles, TILES } from '../../src/rummy/tiles.ts'

export type Wanted = {
  indicator: string
  /** 'R1-5 K3 FJ', in the order of play; what a hand lacks is filled with odds and ends. */
  hands: readonly string[]
  /** The stock, as it is drawn. */
  draws?: string
}

/** 'R1-5' is R1 R2 R3 R4 R5. */
function faces(text: string): number[] {
  const long = text.replace(/([RYBK])(\d+)-(\d+)/g, (_, colour: string, from: string, to: string) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${colour}${Number(from) + i}`).join(' '),
  )
  return parseTiles(long)
}

/** The tiles asked for, in three parts; and the rest in an order that helps nobody. */
function pick({ indicator, hands, draws = '' }: Wanted, size: number) {
  const free = Array.from({ length: TILES }, (_, tile) => tile)
  const take = (face: number): number => {
    const at = free.findIndex(tile => faceOf(tile, FJ) === face)
    if (at < 0) throw new RangeError(`no ${codeOf(face)} is left`)
    return free.splice(at, 1)[0]
  }
  const [turned] = faces(indicator).map(take)
  const held = hands.map(hand => faces(hand).map(take))
  const stock = faces(draws).map(take)
  // Every 17th tile: neighbours in this order make no group. False jokers stay at the bottom.
  const plain = free.filter(tile => faceOf(tile, FJ) !== FJ)
  const rest: number[] = []
  while (plain.length) rest.push(plain.splice((rest.length * 17 + 5) % plain.length, 1)[0])
  held.forEach((hand, turn) => {
    const full = turn === 0 ? size + 1 : size
    if (hand.length > full) throw new RangeError(`${hand.length} tiles instead of ${full}`)
    hand.push(...rest.splice(0, full - hand.length))
  })
  return { turned, held, stock: [...stock, ...rest, ...free.filter(tile => faceOf(tile, FJ) === FJ)] }
}

/** An order for Okey: the indicator, fifteen for seat 0, fourteen for each other, the stock from its head. */
export function okeyDeal(wanted: Wanted): number[] {
  const { turned, held, stock } = pick(wanted, 14)
  return [turned, ...held.flat(), ...stock]
}

/** An order for Okey 101: 22 for who begins, 21 for each other, seat by seat; the indicator, the stock from its tail. */
export function okey101Deal(wanted: Wanted, begins = 0): number[] {
  const { turned, held, stock } = pick(wanted, 21)
  const seats = held.map((_, seat) => held[(seat - begins + held.length) % held.length])
  return [...seats.flat(), turned, ...stock.reverse()]
}
