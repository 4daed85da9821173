import { LEVELS, choose, rank } from '../../src/games/cotulenh/bot/chooseTurn.ts'
import { mateInOne } from '../../src/games/cotulenh/bot/mate.ts'
import { endSearch, newSearch } from '../../src/games/cotulenh/bot/newSearch.ts'
import { INFINITY, MATE, quiesce, type Search } from '../../src/games/cotulenh/bot/search.ts'
import { makePath } from '../../src/games/cotulenh/bot/makeTurn.ts'
import { unmake } from '../../src/games/cotulenh/bot/searchBoard.ts'
import { applyTurn } from '../../src/games/cotulenh/rules/applyTurn.ts'
import { toBoard } from '../../src/games/cotulenh/rules/board.ts'
import { makeFen, placement } from '../../src/games/cotulenh/rules/fen.ts'
import { turnOf, turnPaths } from '../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../../src/games/cotulenh/rules/notation.ts'
import { packTurn } from '../../src/games/cotulenh/rules/packTurn.ts'
import { status } from '../../src/games/cotulenh/rules/status.ts'
import type { Position, Turn } from '../../src/games/cotulenh/types.ts'
import { opening } from '../../scripts/boardMatch.ts'
import { seeded } from '../../tests/support/random.ts'

/**
 * Decisions at which people shake their heads, in games from varied openings: a mate at once that is not played, a turn after which the
 * other side mates at once though another would have helped, a piece given away. The last has a reason when a search ten times as
 * long finds the turn no worse than the best by as much as an Infantry.
 */
const LONGEST = 160
const PIECE = 90
/** Of the turns that keep it so many are judged by a long search, each by the answers to it, so that all are seen equally deep; what that search plays itself has a reason. */
const JUDGED = 4
/** Nodes in which captures are played out, else nothing is said. */
const GLANCE = 5000
const DEEP = { ...LEVELS[3], doubts: 0, nodes: 10 * LEVELS[3].nodes }

function searching<T>(position: Position, ask: (search: Search) => T): T {
  const search = newSearch(toBoard(position), [], null)
  search.pause = Infinity
  try {
    return ask(search)
  } finally {
    endSearch(search)
  }
}

const matesAtOnce = (position: Position): boolean =>
  searching(position, search => mateInOne(search, turnPaths(toBoard(position))) !== undefined)

function played(position: Position, turn: Turn): Position {
  const next = applyTurn(position, turn)
  if (next instanceof Error) throw next
  return next
}

/** The turns that keep a piece more once captures are played out, most first. */
function keepsMore(position: Position, turn: Turn): Turn[] {
  const chosen = packTurn(toBoard(position), turn)
  if (chosen instanceof Error) throw chosen
  return searching(position, search => {
    const worth = (path: readonly number[]) => {
      search.pause = search.nodes + GLANCE
      search.stopped = false
      makePath(search.sb, path)
      const value = -quiesce(search, -INFINITY, INFINITY, 1, 0)
      unmake(search.sb)
      return search.stopped ? 0 : value
    }
    const own = worth(chosen)
    return turnPaths(toBoard(position), 400)
      .map(path => ({ path, worth: worth(path) }))
      .filter(other => other.worth - own >= PIECE)
      .sort((one, other) => other.worth - one.worth)
      .map(({ path }) => turnOf(position, path))
  })
}

/** What a long search of the other side's answers makes of a turn. */
function answered(position: Position, turn: Turn): number {
  const after = played(position, turn)
  const verdict = status(after)
  if (verdict === 'ongoing') return -rank(after, DEEP, () => 0)[0].value
  return verdict === 'checkmate' ? MATE : 0
}

function faultOf(position: Position, turn: Turn): string | null {
  const after = played(position, turn)
  const verdict = status(after)
  if (verdict === 'checkmate' || verdict === 'commander_captured') return null
  if (matesAtOnce(position)) return 'refuses a win'
  if (verdict === 'ongoing' && matesAtOnce(after)) {
    const helps = searching(position, search =>
      turnPaths(toBoard(position)).some(path => {
        makePath(search.sb, path)
        const lost = mateInOne(search, turnPaths(search.sb.board)) !== undefined
        unmake(search.sb)
        return !lost
      }),
    )
    if (helps) return 'hangs the Commander'
  }
  const keep = keepsMore(position, turn)
  if (!keep.length) return null
  const itself = turnOf(position, rank(position, DEEP, () => 0)[0].path)
  const least = answered(position, turn) + PIECE
  return placement(played(position, itself)) !== placement(after) &&
    keep.slice(0, JUDGED).some(other => answered(position, other) >= least)
    ? 'gives a piece away for nothing'
    : 'gives a piece away, with a reason'
}

export function huntBoard(level: number, decisions: number, seed: number): void {
  const found = new Map<string, number>()
  let asked = 0
  for (let game = 0; asked < decisions; game++) {
    const random = seeded(seed * 100_003 + game)
    let position = opening(random)
    for (let turns = 0; turns < LONGEST && asked < decisions && status(position) === 'ongoing'; turns++) {
      const turn = choose(position, level, random)
      asked++
      const fault = faultOf(position, turn)
      if (fault) found.set(fault, (found.get(fault) ?? 0) + 1)
      if (fault && !fault.endsWith('reason')) console.log(`  ${fault}: ${makeTurn(turn)} in ${makeFen(position)}`)
      position = played(position, turn)
    }
  }
  console.log(`cotulenh, level ${level}: ${asked} decisions, seed ${seed}`)
  for (const [fault, times] of found) console.log(`  ${fault}: ${times}`)
  if (!found.size) console.log('  nothing')
}
