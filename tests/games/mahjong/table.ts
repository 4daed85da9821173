import * as v from 'valibot'
import type { Seat } from '../../../src/games/game.ts'
import { rules as mahjong } from '../../../src/games/mahjong/index.ts'
import type { Options } from '../../../src/games/mahjong/options.ts'
import { kindOf, makeTiles, parseTiles } from '../../../src/games/mahjong/rules/tiles.ts'
import type { Action } from '../../../src/games/mahjong/action.ts'
import type { Event, State } from '../../../src/games/mahjong/types.ts'
import { freeze } from '../../support/freeze.ts'

export type Rigged = {
  /** The dealer's fourteen (the last is the drawn one), then thirteen each in turn order; '' is anything. */
  hands: [string, string, string, string]
  /** Next tiles of the wall, and the first replacements. */
  wall?: string
  tail?: string
  options?: Partial<Options>
}

const SUIT_SIZE = { 14: [4, 4, 4, 1, 1], 13: [4, 4, 4, 1] } as const

/** An order that deals exactly this to dealer 0. Flowers not asked for lie deep in the wall. */
function orderFor({ hands, wall = '', tail = '', options = {} }: Rigged): number[] {
  const left = new Map<number, number[]>()
  const deck = options.flowers === false ? 136 : 144
  for (let tile = deck - 1; tile >= 0; tile--) left.set(kindOf(tile), [...(left.get(kindOf(tile)) ?? []), tile])
  const take = (text: string) =>
    parseTiles(text).map(kind => {
      const tile = left.get(kind)?.pop()
      if (tile === undefined) throw new RangeError(`no ${makeTiles([kind])} left`)
      return tile
    })
  const named = hands.map(take)
  const next = take(wall)
  const last = take(tail).reverse()
  // Kinds far apart follow each other, so that nothing comes of what was not asked for.
  const rest = [...left.values()].flat().sort((a, b) => ((a * 37) % 144) - ((b * 37) % 144))
  const plain = rest.filter(tile => tile < 136)
  const flowers = rest.filter(tile => tile >= 136)
  const dealt = named.map(hand => (hand.length ? hand : plain.splice(0, 13)))
  for (const [seat, hand] of dealt.entries())
    if (hand.length !== (seat ? 13 : 14)) throw new RangeError(`seat ${seat} has ${hand.length} tiles`)
  const parts = dealt.map(hand => SUIT_SIZE[hand.length as 13 | 14].map(size => hand.splice(0, size)))
  const order = [0, 1, 2, 3].flatMap(turn => parts.flatMap(part => part[turn])).concat(parts[0][4]!)
  return [...order, ...next, ...plain.slice(0, -20), ...flowers, ...plain.slice(-20), ...last]
}

/** A table played by hand, through the contract alone. */
export class Table {
  state: State
  events: Event[] = []

  constructor(rigged: Rigged) {
    const options = v.parse(mahjong.options, rigged.options ?? {})
    this.state = freeze(mahjong.start(options, 4))
    this.step({ by: 'table', order: orderFor(rigged) })
  }

  step(step: Parameters<typeof mahjong.apply>[1]): this {
    const { state, events } = mahjong.apply(this.state, step)
    this.state = freeze(state)
    this.events.push(...events)
    return this
  }

  act(seat: Seat, action: Action): this {
    const refusal = mahjong.refuse(mahjong.view(this.state, seat), action)
    if (refusal) throw new Error(`${refusal.why}: seat ${seat} ${JSON.stringify(action)}`)
    return this.step({ by: seat, do: action })
  }

  /** The seat on turn throws a tile of this kind. */
  discard(text: string): this {
    const [kind] = parseTiles(text)
    const tile = this.state.hands[this.state.current].find(held => kindOf(held) === kind)
    if (tile === undefined) throw new Error(`seat ${this.state.current} holds no ${text}`)
    return this.act(this.state.current, { type: 'discard', tile })
  }

  /** The calls a seat may make, in words: 'hu', 'peng', 'chi 1m2m'. */
  offers(seat: Seat): string[] {
    return mahjong.view(this.state, seat).offers.map(offer => {
      if (offer.type === 'hu') return 'hu'
      if (offer.type === 'gang') return `gang ${makeTiles(offer.tiles.map(kindOf))}`
      if (offer.type !== 'call') return offer.type
      return offer.call === 'chi' ? `chi ${makeTiles(offer.tiles.map(kindOf))}` : offer.call
    })
  }

  /** Declares the offer that reads so. */
  say(seat: Seat, words: string): this {
    const at = this.offers(seat).indexOf(words)
    if (at < 0) throw new Error(`seat ${seat} is not offered ${words}: ${this.offers(seat).join(', ') || 'nothing'}`)
    return this.act(seat, mahjong.view(this.state, seat).offers[at])
  }

  /** Everybody who has not answered passes, and the window closes. */
  close(): this {
    return this.step({ by: 'table', close: true })
  }

  /** Leaves only so many tiles to draw: the next ones, before the dead wall. */
  shorten(live: number): this {
    const { wall, head, tail, options } = this.state
    const kept = [...wall.slice(0, head + live), ...wall.slice(tail - options.deadWall, tail)]
    this.state = freeze({ ...this.state, wall: kept, tail: kept.length })
    return this
  }

  /** A discard nobody wants. */
  throwAway(text: string): this {
    return this.discard(text).close()
  }

  kinds(seat: Seat): string {
    return makeTiles(this.state.hands[seat].map(kindOf))
  }

  items(): string {
    return (this.state.result?.wins ?? []).map(win => win.score.items.map(item => item.key).join(' ')).join(' / ')
  }

  get deltas(): number[] | undefined {
    return this.state.result?.deltas
  }
}

/** Four hands with nothing to do with each other. */
export const DULL: Rigged['hands'] = [
  '147m258p369s12345z',
  '1479m258p369s123z',
  '258m1479p147s456z',
  '258m369p2588s567z',
]
