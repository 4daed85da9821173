import type { Refusal } from '../../games/game.ts'
import { rulesOf } from '../../games/cotulenh/rules/houseRules.ts'
import { startFen } from '../../games/cotulenh/rules/startFen.ts'
import {
  halfOf,
  halfSquares,
  makeHalf,
  ownHalf,
  parseHalf,
  refuseHalf,
  refuseSquare,
  swapped,
  type Units,
} from '../../games/cotulenh/rules/setup.ts'
import type { Side, Square, View } from '../../games/cotulenh/types.ts'
import { memory as device } from '../../client/memory.ts'
import type { Target } from './geometry.ts'

/** mine: this screen's player sits there and plays. memory: under which the device keeps what is not sent yet. */
type Table = { view: View; side: Side; mine: boolean; memory: string }

/** The half a player arranges on this screen until it is sent, and what else of a set-up there is to see. */
export class Arranging {
  picked = $state.raw<Square | null>(null)
  /** Why the last try was none. */
  problem = $state.raw<Refusal | null>(null)
  /** What went where last. */
  moved = $state.raw<{ from: Square; to: Square; carried: boolean } | null>(null)
  /** Of this hand only: another has another memory. */
  #draft = $state.raw<{ memory: string; units: Units } | null>(null)

  #table: () => Table
  constructor(table: () => Table) {
    this.#table = table
  }

  #read(half: string | null, side: Side): Units | null {
    const units = half === null ? null : parseHalf(half, side, rulesOf(this.#table().view.options))
    return units instanceof Error ? null : units
  }

  usual = $derived.by<Units>(() => {
    const { view, side } = this.#table()
    return this.#read(halfOf(startFen(view.options), side), side) ?? {}
  })

  /** What the device remembers of this half, if it can still become one. */
  #kept = $derived.by<Units | null>(() => {
    const { view, side, memory } = this.#table()
    const half = device.get(`setup:${memory}`)
    if (half === null) return null
    const why = refuseHalf(half, side, startFen(view.options), rulesOf(view.options))?.why
    return why === undefined || why === 'setupOpen' ? this.#read(half, side) : null
  })

  #fresh = $derived.by(() => (this.#draft?.memory === this.#table().memory ? this.#draft.units : null))
  units = $derived.by<Units>(() => this.#fresh ?? this.#kept ?? this.usual)
  half = $derived.by(() => makeHalf(this.units, this.#table().side))
  isUsual = $derived.by(() => this.half === makeHalf(this.usual, this.#table().side))
  /** Why this half could not be sent. */
  lacks = $derived.by<Refusal | null>(() => {
    const { view, side } = this.#table()
    return refuseHalf(this.half, side, startFen(view.options), rulesOf(view.options))
  })

  /** Each side as far as these eyes may see it; null is a hidden one. */
  #seen = $derived.by<Record<Side, Units | null>>(() => {
    const { view, side: own, mine } = this.#table()
    const seen = (side: Side) =>
      this.#read(view.setup?.[side] ?? null, side) ?? (mine && side === own ? this.units : null)
    return { r: seen('r'), b: seen('b') }
  })
  board = $derived.by<Units>(() => ({ ...this.#seen.r, ...this.#seen.b }))
  fog = $derived.by<Side[]>(() => (['r', 'b'] as const).filter(side => this.#seen[side] === null))

  targets = $derived.by<Target[]>(() => {
    const from = this.picked
    if (from === null) return []
    return halfSquares(this.#table().side)
      .filter(to => to !== from && this.#refuse(from, to) === null)
      .map(to => ({ to, kind: this.units[to] ? 'swap' : 'move' }))
  })

  #refuse(from: Square, to: Square): Refusal | null {
    if (!ownHalf(to, this.#table().side)) return { why: 'setupHalf' }
    const other = this.units[to]
    return refuseSquare(this.units[from], to) ?? (other ? refuseSquare(other, from) : null)
  }

  tap(square: Square): void {
    const from = this.picked
    this.problem = null
    if (from === square) this.picked = null
    else if (from !== null && this.#refuse(from, square) === null) this.put(from, square, false)
    else if (this.units[square]) this.pick(square)
    else if (from !== null) this.problem = this.#refuse(from, square)
    else if (!ownHalf(square, this.#table().side)) this.problem = { why: 'setupHalf' }
  }

  pick(square: Square | null): void {
    this.picked = square
    this.problem = null
    this.moved = null
  }

  put(from: Square, to: Square, carried: boolean): void {
    this.#set(swapped(this.units, from, to))
    this.moved = { from, to, carried }
  }

  reset(): void {
    this.#set(this.usual)
    this.moved = null
  }

  #set(units: Units): void {
    const { memory } = this.#table()
    this.#draft = { memory, units }
    this.picked = null
    this.problem = null
    device.set(`setup:${memory}`, this.half)
  }
}
