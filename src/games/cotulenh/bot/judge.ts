import type { Puzzle } from '../learn/puzzle.ts'
import { applyTurn } from '../rules/applyTurn.ts'
import { toBoard } from '../rules/board.ts'
import { parseFen, placement } from '../rules/fen.ts'
import { turnOf } from '../rules/legalTurns.ts'
import { makeTurn } from '../rules/notation.ts'
import { status } from '../rules/status.ts'
import type { Verdict } from '../learn/study.ts'
import type { Position } from '../types.ts'
import { LEVELS, rank } from './chooseTurn.ts'
import { endSearch, newSearch } from './newSearch.ts'
import { forces, newProof, reached, withstands, type Proof } from './prove.ts'

/** A proof for somebody who waits: most take a tenth of it. */
const NODES = 2_000_000
/** A defence is sought among so many turns, in the order in which a bot would think of them. */
const DEFENCES = 60
const DEFENDER = { ...LEVELS[1], nodes: 4000, mates: 0, depth: 8, noise: 0 }

function played(position: Position, lan: string): Position {
  const next = applyTurn(position, lan)
  if (next instanceof Error) throw next
  return next
}

/** A proof about the puzzle's own claim, in a later position of it: what is won counts from where it began. */
function proofAt(puzzle: Puzzle, begin: Position, now: Position): Proof {
  const before = newSearch(toBoard(begin), [], null)
  const proof = newProof(before, puzzle.kind, NODES)
  endSearch(before)
  const search = newSearch(toBoard(now), [], null)
  search.pause = Infinity
  return { ...proof, search }
}

/** What becomes of a puzzle after the solver's turn, the last of `turns`. */
export function judge(puzzle: Puzzle, turns: readonly string[]): Verdict {
  const begin = parseFen(puzzle.fen)
  if (begin instanceof Error) throw begin
  const now = turns.reduce(played, begin)
  const over = status(now)
  if (over === 'checkmate' || over === 'commander_captured') return { said: 'solved', reply: null }
  if (over !== 'ongoing') return { said: 'drawn', reply: null }
  const proof = proofAt(puzzle, begin, now)
  try {
    if (reached(proof)) return { said: 'solved', reply: null }
    const left = puzzle.turns - (turns.length + 1) / 2
    const defences = rank(now, DEFENDER, () => 0).slice(0, DEFENCES)
    // There is one key: what it is need not be proved again.
    const right =
      turns.length === 1 ? placement(now) === placement(played(begin, puzzle.key)) : left > 0 && forces(proof, left)
    // The best defence lasts longest; what refutes a try leaves the goal out of reach.
    const lasting = right ? left - 1 : left
    const { path } = defences.find(root => withstands(proof, root.path, lasting)) ?? defences[0]
    return { said: right ? 'on' : 'refuted', reply: makeTurn(turnOf(now, path)) }
  } finally {
    endSearch(proof.search)
  }
}
