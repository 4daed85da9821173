import { shared, type Budget } from '../../../rummy/budget.ts'
import { deadValue } from '../../../rummy/meld.ts'
import type { Meld, MeldRules } from '../../../rummy/meld.ts'
import { budgetOf } from '../../../rummy/solver/arrange.ts'
import { sweep } from '../../../rummy/solver/sweep.ts'
import { J, numberOf } from '../../../rummy/tiles.ts'
import type { Lay } from '../action.ts'
import { meldRules } from './meldRules.ts'
import type { Plan } from './plan.ts'
import type { Position } from './position.ts'
import { face, isJoker } from './tiles.ts'
import type { Laid, Tile } from '../types.ts'

/** A tile as the sweep sees it: a joker on the table is the face it stands for. */
type Piece = { tile: Tile; as: number; fixed: boolean }
/** frozen: melds kept as they lie. pieces: all that may be regrouped; fixed ones must be. */
type Problem = { frozen: (readonly Laid[])[]; pieces: Piece[]; jokers: Tile[]; mustUse: Tile[] }

/** Beyond so many tiles a wild one is left out of the search: it would take too long. */
const WILD_LIMIT = 40
/** A tile laid is worth its points, and this much for being gone. */
const GONE = 6

const slot = (as: number) => Math.floor(as / 13) * 16 + numberOf(as)

/** The sweep counts two of a face: a joker that makes a third stays where it is. */
function freeze(
  table: readonly (readonly Laid[])[],
  hand: readonly Tile[],
): [(readonly Laid[])[], (readonly Laid[])[]] {
  const count = new Map<number, number>()
  for (const as of [...table.flat().map(laid => laid.as), ...hand.map(face)]) count.set(as, (count.get(as) ?? 0) + 1)
  const odd = (meld: readonly Laid[]) => meld.some(({ tile, as }) => isJoker(tile) && count.get(as)! > 2)
  return [table.filter(odd), table.filter(meld => !odd(meld))]
}

function solve({ pieces, jokers }: Problem, rules: MeldRules, budget: Budget) {
  const must = new Uint8Array(64)
  for (const { as, fixed } of pieces) if (fixed) must[slot(as)]++
  const cost = Array.from(
    { length: 15 },
    (_, place) => deadValue(place === 14 ? 0 : Math.max(0, place - 1), rules) + GONE,
  )
  const wild = Array<number>(15).fill(deadValue(J, rules) + GONE)
  const tiles = [...pieces.map(({ as }) => as), ...jokers.map(() => J)]
  return sweep(
    tiles,
    { ...rules, values: undefined },
    {
      mode: jokers.length ? 'spend' : 'best',
      plain: { run: cost, set: cost },
      wild: { run: wild, set: wild },
      must,
      budget,
    },
  )
}

/** The sweep's melds as physical tiles: what lies on the table first, then what must be used. */
function toDraft(melds: readonly Meld[], problem: Problem): Pick<Lay, 'table' | 'jokers'> {
  const first = (piece: Piece) => (piece.fixed ? (isJoker(piece.tile) ? 0 : 1) : 2)
  const free = [...problem.pieces].sort((a, b) => first(a) - first(b))
  const wild = [...problem.jokers]
  const jokers: Lay['jokers'] = []
  const table = melds.map(meld =>
    meld.tiles.map(({ tile, as }) => {
      const at = tile === J ? -1 : free.findIndex(piece => piece.as === as)
      const id = at < 0 ? wild.pop()! : free.splice(at, 1)[0].tile
      if (isJoker(id)) jokers.push({ tile: id, as })
      return id
    }),
  )
  for (const meld of problem.frozen) for (const { tile, as } of meld) if (isJoker(tile)) jokers.push({ tile, as })
  return { table: [...table, ...problem.frozen.map(meld => meld.map(({ tile }) => tile))], jokers }
}

function plan(problem: Problem, position: Position, budget: Budget): Plan | null {
  const rules = meldRules(position.options)
  const found = solve(problem, rules, budget)
  if (!found) return null
  const draft = toDraft(found.melds, problem)
  const tiles = draft.table.flat().filter(tile => position.hand.includes(tile))
  if (problem.mustUse.some(tile => !draft.table.flat().includes(tile))) return null
  const value = tiles.reduce((sum, tile) => sum + deadValue(face(tile), rules) + GONE, 0)
  return tiles.length ? { lay: { type: 'lay', ...draft }, tiles, value } : null
}

/** The problem of laying from `hand` on `table`; `own` hand tiles are due, `freed` jokers came from the table. */
function problemOf(
  table: readonly (readonly Laid[])[],
  hand: readonly Tile[],
  own: readonly Tile[],
  freed: Tile[],
): Problem {
  const [frozen, open] = freeze(table, hand)
  const plain = hand.filter(tile => !isJoker(tile))
  const pieces = [
    ...open.flat().map(({ tile, as }) => ({ tile, as, fixed: true })),
    ...plain.map(tile => ({ tile, as: face(tile), fixed: own.includes(tile) })),
  ]
  const wild = [...freed, ...hand.filter(isJoker)]
  const jokers = pieces.length > WILD_LIMIT ? wild.filter(tile => own.includes(tile) || freed.includes(tile)) : wild
  return { frozen, pieces, jokers, mustUse: [...own, ...freed] }
}

/** Each way to put a hand tile in the place of a table joker: the table after it, and the joker set free. */
function* swaps({ table, hand, options }: Position): Generator<{ table: Laid[][]; tile: Tile; joker: Tile }> {
  if (options.jokerReuse && table.flat().length + hand.length > WILD_LIMIT) return
  for (const meld of table)
    for (const laid of meld) {
      const tile = isJoker(laid.tile) ? hand.find(own => face(own) === laid.as) : undefined
      if (tile === undefined) continue
      const swapped = { tile, as: laid.as, by: laid.by }
      const after = table.map(other => other.map(one => (one === laid ? swapped : one)))
      yield { table: after, tile, joker: laid.tile }
    }
}

/**
 * The lay that rids the hand of most, the whole table regrouped if need be. `due` hand tiles must be in it.
 * Where the last tile may not be laid, one is kept back. All ways tried share one budget, the first has half of it.
 */
export function bestRegroup(position: Position, due: readonly Tile[]): Plan | null {
  const { table, hand, options } = position
  const budget = budgetOf()
  const whole = shared(budget, 2, part => plan(problemOf(table, hand, due, []), position, part))
  const exchanges = [...swaps(position)].map(({ table: after, tile, joker }) => {
    const [rest, own] = [hand, due].map(tiles => tiles.filter(one => one !== tile))
    return problemOf(after, rest, own, [joker])
  })
  const best = dearest([whole, ...each(exchanges, position, budget)])
  if (!best || best.tiles.length < hand.length || !options.mustDiscardToGoOut) return best
  const kept = hand.filter(tile => !due.includes(tile))
  const short = kept.map(keep =>
    problemOf(
      table,
      hand.filter(tile => tile !== keep),
      due,
      [],
    ),
  )
  return dearest(each(short, position, budget))
}

const each = (problems: readonly Problem[], position: Position, budget: Budget) =>
  problems.map((problem, i, { length }) => shared(budget, length - i, part => plan(problem, position, part)))

const dearest = (plans: readonly (Plan | null)[]) =>
  plans.reduce((best, one) => (one && (!best || one.value > best.value) ? one : best), null)
