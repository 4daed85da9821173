import * as v from 'valibot'
import type { Seat } from '../../../src/games/game.ts'
import type { Laid } from '../../../src/games/okey101/action.ts'
import { start } from '../../../src/games/okey101/deal.ts'
import { options, type Options } from '../../../src/games/okey101/options.ts'
import { face, readLaid, rulesOf, wild } from '../../../src/games/okey101/rules/melds.ts'
import type { Opening, State, TableMeld, Tile } from '../../../src/games/okey101/types.ts'
import { plainFace, type MeldRules } from '../../../src/rummy/meld.ts'
import { FJ, colourOf, makeFace, makeTiles, nextFace, numberOf } from '../../../src/rummy/tiles.ts'
import { pick as one, shuffled } from '../../support/random.ts'

type Random = () => number
const below = (n: number, random: Random) => Math.floor(random() * n)

const SMALL = { melds: 3, hand: 6 }

/** House rules of every kind; an opening is cheap, so that small racks can open. */
function houseRules(random: Random, plainly: boolean) {
  const usual = {
    threshold: one([0, 20, 33, 101], random),
    minPairs: one([1, 2, 3], random),
    pairsGoerMayTake: one(['forPairs', 'never'], random),
    eldenNeedsThreshold: random() < 0.5,
    twinOk: random() < 0.7,
    okeyFinishFactor: one([1, 2], random),
  }
  if (plainly) return v.parse(options, usual)
  return v.parse(options, {
    ...usual,
    run1: one(['low', 'lowOrHigh', 'circular'], random),
    falseJoker: one(['face', 'face', 'wild'], random),
    pairsLayoffPerTurn: one([0, 1, 2, 3, 21], random),
    seriesMayLayPairs: random() < 0.5,
    setSwap: one(['either', 'bothOnTable'], random),
    rearrange: random() < 0.3,
    raise: random() < 0.3,
    highOneValue: one([1, 14], random),
    allPairs: one(['allOpenedWithPairs', 'handsOnlyPairs', 'redeal'], random),
  })
}

type Size = { melds: number; hand: number }

/** A table of few melds, unless more are asked for, and a rack that mostly has to do with them. */
export function situation(random: Random, plainly: boolean, { melds: many, hand: most }: Size = SMALL): State {
  const rules = houseRules(random, plainly)
  const heap = new Heap(random, rules)
  const melds = meldsFrom(heap, below(many + 1, random), random)
  const size = 2 + below(plainly ? most : most - 1, random)
  const hand = handFrom(heap, melds, size, random)

  const opening = (): Opening | null => {
    const how = one(['series', 'pairs', null] as const, random)
    return how && { how, amount: how === 'series' ? 20 + below(30, random) : 1 + below(2, random) }
  }
  const opened = [opening(), opening()]
  if (random() < 0.3) opened[0] = null
  const declared = !opened[0] && random() < 0.1
  const takes = random() < 0.35 && !(opened[0]?.how === 'pairs' && rules.pairsGoerMayTake === 'never')
  return {
    ...start(rules, 2),
    stage: 'play',
    hand: 1,
    turn: 0,
    indicator: heap.indicator,
    okey: heap.okey,
    melds,
    opened,
    declared: [declared, false],
    taken: takes ? { tile: one(hand, random), from: 1 as Seat, opened: opened[0] !== null, keep: declared } : null,
    hands: [hand, [heap.grab(() => true)!, heap.grab(() => true)!]],
    stock: [],
  }
}

/** All tiles but the indicator, to be taken from. */
class Heap {
  readonly indicator: Tile
  readonly okey: number
  readonly #rules: MeldRules
  readonly #free: Set<Tile>

  constructor(random: Random, options: Options) {
    const tiles = shuffled(106, random)
    this.indicator = tiles.find(tile => face(tile) !== FJ)!
    this.okey = nextFace(face(this.indicator))
    this.#rules = rulesOf({ options, okey: this.okey })
    this.#free = new Set(tiles.filter(tile => tile !== this.indicator))
  }

  grab(fits: (tile: Tile) => boolean): Tile | undefined {
    const tile = [...this.#free].find(fits)
    if (tile !== undefined) this.#free.delete(tile)
    return tile
  }

  isWild(tile: Tile): boolean {
    return wild(tile, this.#rules)
  }

  /** What a tile stands for. */
  as(tile: Tile): number {
    return plainFace(face(tile), this.#rules)
  }

  meld(kind: Laid['kind'], tiles: Tile[]): TableMeld | null {
    return readLaid({ kind, tiles }, 1, this.#rules)
  }
}

/** A meld for each of so many tries, an okey here and there in it; some fail for want of a tile. */
function meldsFrom(heap: Heap, tries: number, random: Random): TableMeld[] {
  const okeyOr = (wanted: number) =>
    (random() < 0.15 ? heap.grab(tile => heap.isWild(tile)) : undefined) ??
    heap.grab(tile => !heap.isWild(tile) && heap.as(tile) === wanted)
  const melds: TableMeld[] = []
  for (let i = tries; i > 0; i--) {
    const colour = below(4, random)
    const number = 1 + below(13, random)
    const kind = one(['run', 'run', 'set', 'pair'] as const, random)
    const length = random() < 0.1 ? 12 : 3 + below(3, random)
    const cells =
      kind === 'run'
        ? Array.from({ length }, (_, k) => makeFace(colour, ((number + k - 1) % 13) + 1))
        : kind === 'set'
          ? shuffled(4, random)
              .slice(0, 3 + below(2, random))
              .map(c => makeFace(c, number))
          : [makeFace(colour, number), makeFace(colour, number)]
    const row = cells.map(okeyOr)
    if (row.includes(undefined)) continue
    const meld = heap.meld(kind, row as Tile[])
    if (meld) melds.push(meld)
  }
  return melds
}

/** Tiles beside the melds, in each other's company, okeys, and a few at random. */
function handFrom(heap: Heap, melds: readonly TableMeld[], size: number, random: Random): Tile[] {
  const hand: Tile[] = []
  const near = (tile: Tile) => {
    const wanted = heap.as(tile)
    const step = one([-2, -1, 1, 2], random)
    if (random() < 0.3) return makeFace(below(4, random), numberOf(wanted))
    return random() < 0.25 ? wanted : makeFace(colourOf(wanted), ((numberOf(wanted) + step + 12) % 13) + 1)
  }
  const known = () => [...melds.flatMap(meld => meld.tiles.map(({ tile }) => tile)), ...hand]
  while (hand.length < size) {
    const friends = known().filter(tile => !heap.isWild(tile))
    const luck = random()
    const tile =
      luck < 0.12
        ? heap.grab(other => heap.isWild(other))
        : friends.length && luck < 0.93
          ? heap.grab(other => !heap.isWild(other) && heap.as(other) === near(one(friends, random)))
          : heap.grab(() => true)
    if (tile !== undefined) hand.push(tile)
  }
  return hand
}

export function shown(state: State): string {
  const tiles = (list: readonly Tile[]) => makeTiles(list.map(face))
  const melds = state.melds.map(meld => `${meld.kind} ${tiles(meld.tiles.map(({ tile }) => tile))}`)
  const { opened, declared, taken, options: rules } = state
  return `${tiles(state.hands[0])} | ${melds.join(', ')} | ${JSON.stringify({
    okey: makeTiles([state.okey]),
    opened,
    declared,
    taken: taken && { ...taken, tile: tiles([taken.tile]) },
    rules: Object.fromEntries(
      Object.entries(rules).filter(([key, value]) => value !== v.parse(options, {})[key as 'hands']),
    ),
  })}`
}
