import { codeOf, faceOf, J, parseTiles, TILES } from '../../src/rummy/tiles.ts'

/** At the first deal seat 1 begins, so it gets fifteen tiles; the other seats follow it. */
const STARTER = 1

export type Wanted = {
  seats?: 2 | 3 | 4
  /** 'R1-5 K3 J', seat by seat; what a hand lacks is filled with odds and ends. */
  hands: Partial<Record<0 | 1 | 2 | 3, string>>
  /** Remi turns one up; Rummy 45 only where it is played with an atu. */
  atu?: string
  /** The stock, as it is drawn. */
  draws?: string
}

/** 'R1-5' is R1 R2 R3 R4 R5. */
const faces = (text: string): number[] =>
  parseTiles(
    text.replace(/([RYBK])(\d+)-(\d+)/g, (_, colour: string, from: string, to: string) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${colour}${Number(from) + i}`).join(' '),
    ),
  )

/** An order of all 106 that deals what is wanted, in Remi and in Rummy 45; the jokers nobody asked for come last. */
export function remiDeal({ seats = 2, hands, atu = '', draws = '' }: Wanted): number[] {
  const free = Array.from({ length: TILES }, (_, tile) => tile)
  const take = (face: number): number => {
    const at = free.findIndex(tile => faceOf(tile, J) === face)
    if (at < 0) throw new RangeError(`no ${codeOf(face)} is left`)
    return free.splice(at, 1)[0]
  }
  const held = Array.from({ length: seats }, (_, seat) => faces(hands[seat as 0] ?? '').map(take))
  const next = faces(`${atu} ${draws}`).map(take)
  // Every 17th tile: neighbours in this order make no group.
  const plain = free.filter(tile => faceOf(tile, J) !== J)
  const rest: number[] = []
  while (plain.length) rest.push(plain.splice((rest.length * 17 + 5) % plain.length, 1)[0])
  const order: number[] = []
  for (let i = 0; i < seats; i++) {
    const hand = held[(STARTER + i) % seats]
    const full = i === 0 ? 15 : 14
    if (hand.length > full) throw new RangeError(`${hand.length} tiles for seat ${(STARTER + i) % seats}`)
    order.push(...hand, ...rest.splice(0, full - hand.length))
  }
  return [...order, ...next, ...rest, ...free.filter(tile => faceOf(tile, J) === J)]
}
