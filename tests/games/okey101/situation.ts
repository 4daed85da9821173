import * as v from 'valibot'
import type { Seat } from '../../../src/games/game.ts'
import { start } from '../../../src/games/okey101/deal.ts'
import { options } from '../../../src/games/okey101/options.ts'
import { face, readLaid, rulesOf, wild } from '../../../src/games/okey101/rules/melds.ts'
import type { Opening, State, TableMeld, Tile } from '../../../src/games/okey101/types.ts'
import { plainFace } from '../../../src/rummy/meld.ts'
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
  const tiles = shuffled(106, random)
  const indicator = tiles.find(tile => face(tile) !== FJ)!
  const okey = nextFace(face(indicator))
  const table = { options: rules, okey }
  const meldRules = rulesOf(table)
  const free = new Set(tiles.filter(tile => tile !== indicator))
  const grab = (fits: (tile: Tile) => boolean): Tile | undefined => {
    const tile = [...free].find(fits)
    if (tile !== undefined) free.delete(tile)
    return tile
  }
  const as = (tile: Tile) => plainFace(face(tile), meldRules)
  const okeyOr = (wanted: number) =>
    (random() < 0.15 ? grab(tile => wild(tile, meldRules)) : undefined) ??
    grab(tile => !wild(tile, meldRules) && as(tile) === wanted)

  const melds: TableMeld[] = []
  for (let i = below(many + 1, random); i > 0; i--) {
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
    const meld = readLaid({ kind, tiles: row as Tile[] }, 1, meldRules)
    if (meld) melds.push(meld)
  }

  // Tiles beside the melds, in each other's company, okeys, and a few at random.
  const hand: Tile[] = []
  const near = (tile: Tile) => {
    const wanted = as(tile)
    const step = one([-2, -1, 1, 2], random)
    if (random() < 0.3) return makeFace(below(4, random), numberOf(wanted))
    return random() < 0.25 ? wanted : makeFace(colourOf(wanted), ((numberOf(wanted) + step + 12) % 13) + 1)
  }
  const known = () => [...melds.flatMap(meld => meld.tiles.map(({ tile }) => tile)), ...hand]
  const size = 2 + below(plainly ? most : most - 1, random)
  while (hand.length < size) {
    const friends = known().filter(tile => !wild(tile, meldRules))
    const luck = random()
    const tile =
      luck < 0.12
        ? grab(other => wild(other, meldRules))
        : friends.length && luck < 0.93
          ? grab(other => !wild(other, meldRules) && as(other) === near(one(friends, random)))
          : grab(() => true)
    if (tile !== undefined) hand.push(tile)
  }

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
    indicator,
    okey,
    melds,
    opened,
    declared: [declared, false],
    taken: takes ? { tile: one(hand, random), from: 1 as Seat, opened: opened[0] !== null, keep: declared } : null,
    hands: [hand, [grab(() => true)!, grab(() => true)!]],
    stock: [],
  }
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
