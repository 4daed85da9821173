import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LEVELS, choose, rank } from '../src/games/cotulenh/bot/chooseTurn.ts'
import { endSearch, newSearch } from '../src/games/cotulenh/bot/newSearch.ts'
import { exhausted, holds, newProof, type Proof } from '../src/games/cotulenh/bot/prove.ts'
import { applyTurn } from '../src/games/cotulenh/rules/applyTurn.ts'
import { toBoard } from '../src/games/cotulenh/rules/board.ts'
import { makeFen, parseFen } from '../src/games/cotulenh/rules/fen.ts'
import { turnOf, turnPaths } from '../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../src/games/cotulenh/rules/notation.ts'
import { packTurn } from '../src/games/cotulenh/rules/packTurn.ts'
import { status } from '../src/games/cotulenh/rules/status.ts'
import type { Position } from '../src/games/cotulenh/types.ts'
import { opening } from '../scripts/boardMatch.ts'
import { seeded } from '../tests/support/random.ts'
import { timed } from './measure.ts'

/**
 * npm run bench -- mates [--level 4]: positions of bench/mates.txt, in each of which mate in two was proved over every turn and every reply
 * (bot/prove.ts) and there is none at once; a level plays each, and its turn must mate in two as well.
 *
 * --collect 300 [--seed 1] first adds positions until there are so many: careless bots play decided games to their end, and whatever
 * the side ahead had before it is tried, whether the bots saw the mate or not.
 */
const FILE = 'bench/mates.txt'
/** Nodes of one proof. */
const BUDGET = 3_000_000
/** Between two positions of one game: else one is the other's solution. */
const APART = 6
const LONGEST = 160
/** So far ahead there may be a mate. */
const AHEAD = 400
const CARELESS = { ...LEVELS[2], doubts: 0, nodes: 600, mates: 0, glances: 60, noise: 40 }

const read = (): string[] => (existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [])

function at(fen: string): Position {
  const position = parseFen(fen)
  if (position instanceof Error) throw position
  return position
}

/** What can be proved about mate in a position. */
function proving<T>(position: Position, ask: (proof: Proof) => T): T {
  const search = newSearch(toBoard(position), [], null)
  search.pause = Infinity
  try {
    return ask(newProof(search, 'mate', BUDGET))
  } finally {
    endSearch(search)
  }
}

const matesInTwo = (position: Position): boolean =>
  proving(position, proof => {
    const all = turnPaths(toBoard(position))
    if (all.some(path => holds(proof, path, 1))) return false
    return all.some(path => !exhausted(proof) && holds(proof, path, 2) && !exhausted(proof))
  })

/** The positions of a careless game in which the side to move is far ahead. */
function* chances(seed: number): Generator<{ position: Position; turn: number }> {
  const random = seeded(seed)
  let position = opening(random)
  for (let turn = 0; turn < LONGEST && status(position) === 'ongoing'; turn++) {
    const [{ path, value }] = rank(position, CARELESS, random)
    if (value > AHEAD) yield { position, turn }
    const next = applyTurn(position, turnOf(position, path))
    if (next instanceof Error) throw next
    position = next
  }
}

function collect(count: number, seed: number): void {
  const known = new Set(read())
  for (let game = 0; known.size < count; game++) {
    let last = -APART
    for (const { position, turn } of chances(seed * 10_007 + game)) {
      const fen = makeFen({ ...position, halfmoves: 0, fullmove: 1 })
      if (turn - last < APART || known.has(fen) || !matesInTwo(position)) continue
      known.add(fen)
      last = turn
      appendFileSync(FILE, `${fen}\n`)
    }
    console.log(`${game + 1} games: ${known.size} positions`)
  }
}

export async function run(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      level: { type: 'string', default: '4' },
      collect: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
    },
  })
  if (Number(values.collect)) collect(Number(values.collect), Number(values.seed))
  const fens = read()
  const times: number[] = []
  let missed = 0
  // The first turns of a process are slow, and not what is asked here.
  for (const fen of fens.slice(0, 10)) choose(at(fen), Number(values.level), seeded(1))
  for (const fen of fens) {
    const position = at(fen)
    const { value: turn, ms } = timed(() => choose(position, Number(values.level), seeded(1)))
    times.push(ms)
    const path = packTurn(toBoard(position), turn)
    if (path instanceof Error) throw path
    if (proving(position, proof => holds(proof, path, 2) && !exhausted(proof))) continue
    missed++
    console.log(`missed: ${fen} by ${makeTurn(turn)}`)
  }
  times.sort((a, b) => a - b)
  console.log(
    `level ${values.level}: ${missed} of ${fens.length} mates in two missed; ${times[times.length >> 1].toFixed(1)} ms at the median, ${times[times.length - 1].toFixed(1)} at worst`,
  )
}
