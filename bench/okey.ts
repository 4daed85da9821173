import { readFileSync } from 'node:fs'
import { DancingLinks } from 'dancing-links'
import { bestMelds, canMeldAll } from '../src/rummy/solver/arrange.ts'
import { distance } from '../src/rummy/solver/distance.ts'
import type { MeldRules } from '../src/rummy/meld.ts'
import { isWild, plainFace } from '../src/rummy/meld.ts'
import { colourOf, numberOf, parseTiles } from '../src/rummy/tiles.ts'

/** The arranging solver against the brief's search and against an exact cover, all in one run on the same hands. */
type Hand = { tiles: number[]; rules: MeldRules; can: boolean }

function load(name: string, run1: MeldRules['run1']): Hand[] {
  const path = new URL(`../tests/data/${name}.json`, import.meta.url)
  const { cases } = JSON.parse(readFileSync(path, 'utf8')) as {
    cases: { tiles: string[]; okey: string; answer?: { melds: boolean } }[]
  }
  return cases.map(({ tiles, okey, answer }) => ({
    tiles: parseTiles(tiles.join(' ')),
    rules: { okey: parseTiles(okey)[0], run1 },
    can: answer?.melds ?? false,
  }))
}

type Plain = { colour: number; number: number }

/** What the brief describes: the first tile, runs and sets of 3 and 4, a wild only where a tile is missing, 1 after 13. */
function briefSearch({ tiles, rules }: Hand): boolean {
  const plain: Plain[] = []
  let wilds = 0
  for (const tile of tiles) {
    const face = plainFace(tile, rules)
    if (isWild(tile, rules)) wilds++
    else plain.push({ colour: colourOf(face), number: numberOf(face) })
  }
  return partition(plain, wilds)
}

function partition(tiles: Plain[], wilds: number): boolean {
  if (!tiles.length) return true
  tiles.sort((a, b) => a.colour - b.colour || a.number - b.number)
  const [first, ...rest] = tiles
  return [3, 4].some(n => tryRun(first, rest, wilds, n)) || [3, 4].some(n => trySet(first, rest, wilds, n))
}

function tryRun(first: Plain, rest: Plain[], wilds: number, length: number): boolean {
  const used = new Set<Plain>()
  for (let i = 1; i < length; i++) {
    const number = ((first.number + i - 1) % 13) + 1
    const tile = rest.find(one => one.colour === first.colour && one.number === number && !used.has(one))
    if (tile) used.add(tile)
    else if (wilds-- <= 0) return false
  }
  return partition(
    rest.filter(one => !used.has(one)),
    wilds,
  )
}

function trySet(first: Plain, rest: Plain[], wilds: number, length: number): boolean {
  const colours = new Set([first.colour])
  const used = new Set<Plain>()
  for (let i = 1; i < length; i++) {
    const tile = rest.find(one => one.number === first.number && !colours.has(one.colour))
    if (tile) {
      used.add(tile)
      colours.add(tile.colour)
    } else if (wilds-- <= 0) return false
  }
  return partition(
    rest.filter(one => !used.has(one)),
    wilds,
  )
}

/** Faces of every meld there can be. */
const TARGETS = (() => {
  const targets: number[][] = []
  for (let colour = 0; colour < 4; colour++)
    for (let length = 3; length <= 5; length++)
      for (let start = 0; start + length <= 14; start++)
        targets.push(Array.from({ length }, (_, i) => colour * 13 + ((start + i) % 13)))
  for (let number = 0; number < 13; number++) {
    const four = [0, 13, 26, 39].map(base => base + number)
    targets.push(four, ...four.map(face => four.filter(one => one !== face)))
  }
  return targets
})()

const dancing = new DancingLinks<number>()

/** One column a tile of the hand, one row a meld of those tiles. */
function exactCover({ tiles, rules }: Hand): boolean {
  const solver = dancing.createSolver({ columns: tiles.length })
  const wilds = tiles.flatMap((tile, i) => (isWild(tile, rules) ? [i] : []))
  const places = new Map<number, number[]>()
  tiles.forEach((tile, i) => {
    if (!isWild(tile, rules)) places.set(plainFace(tile, rules), [...(places.get(plainFace(tile, rules)) ?? []), i])
  })
  let rows = 0
  const fill = (faces: readonly number[], at: number, row: number[], wild: number) => {
    if (at === faces.length) {
      rows++
      solver.addSparseConstraint(0, row)
      return
    }
    for (const i of places.get(faces[at]) ?? []) fill(faces, at + 1, [...row, i], wild)
    for (const i of wilds) if (!row.includes(i) && wild < 2) fill(faces, at + 1, [...row, i], wild + 1)
  }
  for (const faces of TARGETS) {
    const missing = faces.filter(face => !places.has(face)).length
    if (missing <= wilds.length) fill(faces, 0, [], 0)
  }
  return rows > 0 && solver.findOne().length > 0
}

type Timing = { total: number; slowest: number; wrong: number }

/** Each hand's best of several rounds: other work on the machine only ever adds. */
function time(hands: readonly Hand[], rounds: number, solve: (hand: Hand) => boolean): Timing {
  const least = hands.map(() => Infinity)
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    wrong = 0
    hands.forEach((hand, i) => {
      const began = performance.now()
      const answer = solve(hand)
      least[i] = Math.min(least[i], performance.now() - began)
      if (answer !== hand.can) wrong++
    })
  }
  return { total: least.reduce((a, b) => a + b, 0), slowest: Math.max(...least), wrong }
}

const micro = (ms: number, count: number) => `${((1000 * ms) / count).toFixed(1)} µs a hand`

export async function run(): Promise<void> {
  const hands = load('okey-hands-14', 'lowOrHigh')
  const ours = time(hands, 8, ({ tiles, rules }) => canMeldAll(tiles, rules) !== null)
  const brief = time(hands, 8, briefSearch)
  const links = time(hands, 3, exactCover)
  const n = hands.length
  console.log(
    `canMeldAll, ${n} hands of 14: ${micro(ours.total, n)}, slowest ${ours.slowest.toFixed(3)} ms, ${ours.wrong} wrong`,
  )
  console.log(
    `  the brief's search: ${micro(brief.total, n)}, ${brief.wrong} wrong; ours is ${(brief.total / ours.total).toFixed(1)} times as fast`,
  )
  console.log(
    `  dancing-links: ${micro(links.total, n)}, ${links.wrong} wrong; ours is ${(links.total / ours.total).toFixed(0)} times as fast`,
  )

  for (const run1 of ['low', 'lowOrHigh'] as const) {
    const large = load('okey101-hands', run1)
    const best = time(large, 8, ({ tiles, rules }) => bestMelds(tiles, rules).points < 0)
    const speed = Math.round((1000 * large.length) / best.total).toLocaleString('en')
    console.log(
      `bestMelds, ${large.length} hands of 21 and 22, run1 ${run1}: ${speed} hands a second, slowest ${best.slowest.toFixed(2)} ms`,
    )
  }
  const away = time(hands, 5, ({ tiles, rules }) => distance(tiles, rules) === 0)
  console.log(
    `distance, ${n} hands of 14: ${micro(away.total, n)}, slowest ${away.slowest.toFixed(2)} ms, ${away.wrong} wrong`,
  )
}
