import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rank } from '../../src/games/cotulenh/bot/chooseTurn.ts'
import { FITTED } from '../../src/games/cotulenh/bot/fitted.ts'
import { useWeights } from '../../src/games/cotulenh/bot/weights.ts'
import { toBoard } from '../../src/games/cotulenh/rules/board.ts'
import { commanderAttacked } from '../../src/games/cotulenh/rules/commander.ts'
import { makeFen, parseFen } from '../../src/games/cotulenh/rules/fen.ts'
import { COMBINE, MOVE, stepKind } from '../../src/games/cotulenh/rules/step.ts'
import type { Position } from '../../src/games/cotulenh/types.ts'
import { seeded } from '../../tests/support/random.ts'
import { opening, playOut, type Choose } from '../boardMatch.ts'
import { errorOf, mean } from '../statistics.ts'
import { featuresOf, TERMS, vectorOf, weightsOf } from './features.ts'
import { fit, lossOf, scaleOf, type Sample } from './regression.ts'

/**
 * npm run fit -- [--games 400] [--nodes 1500] [--seed 1]: Cờ Tư Lệnh plays itself, quiet positions are kept with the game's result, and
 * the evaluation's weights are fitted to them. Positions are added to .tmp/fit.txt, so it can be done in parts (--games 0 only fits).
 * A tenth of the games is kept aside: the fit counts only if it also foretells those. --trial 100 then plays the new weights
 * against the old ones; --write puts them into src/games/cotulenh/bot/fitted.ts.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    nodes: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '300' },
    hold: { type: 'string', default: '30' },
    trial: { type: 'string', default: '0' },
    write: { type: 'boolean', default: false },
  },
})

const DATA = '.tmp/fit.txt'
/** A position is kept one time in so many. */
const EVERY = 2

const byNodes =
  (nodes: number, noise: number): Choose =>
  (position, random) =>
    rank(position, { nodes, mates: 300, glances: 60, depth: 40, noise }, random)[0].path

/** Neither in check nor about to take something: there the evaluation has to know by itself. */
const isCalm = (position: Position, path: readonly number[]): boolean => {
  const board = toBoard(position)
  return !commanderAttacked(board, board.turn) && path.every(step => [MOVE, COMBINE].includes(stepKind(step)))
}

/** Each game is kept as soon as it is over: whoever breaks off loses one. */
function selfPlay(games: number, nodes: number, seed: number): void {
  for (let i = 0; i < games; i++) {
    const random = seeded(seed * 7919 + i)
    const kept: string[] = []
    const choose = byNodes(nodes, 12)
    const { score } = playOut(opening(random), (position, chance) => {
      const path = choose(position, chance)
      if (isCalm(position, path) && chance() < 1 / EVERY) kept.push(makeFen(position))
      return path
    }, random) // prettier-ignore
    appendFileSync(DATA, kept.map(fen => `${seed * 100_000 + i}\t${score}\t${fen}\n`).join(''))
  }
}

/** The new weights against the old, at so many nodes. */
function trial(weights: ReturnType<typeof weightsOf>, games: number, nodes: number): void {
  const choose = byNodes(nodes, 0)
  const pairs: number[] = []
  for (let pair = 0; pair < games / 2; pair++) {
    const random = seeded(99_991 + pair)
    const begin = opening(random)
    const scores = ['r', 'b'].map(side => {
      const { score } = playOut(begin, (position, chance) => {
        useWeights(position.turn === side ? weights : FITTED)
        return choose(position, chance)
      }, random) // prettier-ignore
      return side === 'r' ? score : 1 - score
    })
    pairs.push(mean(scores))
    if (pairs.length % 10 === 0 || pairs.length >= games / 2)
      console.log(`new against old, ${2 * pairs.length} games of ${nodes} nodes a turn: ${(100 * mean(pairs)).toFixed(1)} % ± ${(100 * errorOf(pairs)).toFixed(1)}`) // prettier-ignore
  }
}

mkdirSync('.tmp', { recursive: true })
const nodes = Number(values.nodes)
const seed = Number(values.seed)
selfPlay(Number(values.games), nodes, seed)
const lines = readFileSync(DATA, 'utf8').split('\n').filter(Boolean)

const length = new Map<string, number>()
for (const line of lines) length.set(line.split('\t')[0], (length.get(line.split('\t')[0]) ?? 0) + 1)
const samples: (Sample & { game: number })[] = lines.map(line => {
  const [game, result, fen] = line.split('\t')
  const position = parseFen(fen)
  if (position instanceof Error) throw position
  const share = 1 / length.get(game)!
  return { game: Number(game), result: Number(result), features: featuresOf(toBoard(position)), share }
})
const known = samples.filter(({ game }) => game % 10 !== 0)
const aside = samples.filter(({ game }) => game % 10 === 0)
const begin = vectorOf(FITTED)
const scale = scaleOf(known, begin)
const found = fit(known, begin, scale, Number(values.rounds), Number(values.hold))
const weights = weightsOf(found)
console.log(`${samples.length} positions of ${length.size} games; the scale is ${scale.toFixed(0)}`)
console.log(
  `log loss, known: ${lossOf(known, begin, scale).toFixed(4)} before, ${lossOf(known, found, scale).toFixed(4)} now`,
)
console.log(
  `log loss, aside: ${lossOf(aside, begin, scale).toFixed(4)} before, ${lossOf(aside, found, scale).toFixed(4)} now`,
)
for (const term of TERMS) console.log(`  ${term}: ${weights[term].join(' ')}`)
if (Number(values.trial)) trial(weights, Number(values.trial), nodes)
if (values.write) {
  const path = 'src/games/cotulenh/bot/fitted.ts'
  const [head] = readFileSync(path, 'utf8').split('export const')
  const body = TERMS.map(term => `  ${term}: [${weights[term].join(', ')}],\n`).join('')
  writeFileSync(path, `${head}export const FITTED = {\n${body}}\n`)
}
