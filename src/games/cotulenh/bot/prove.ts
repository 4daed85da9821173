import { hasLegalTurn } from '../rules/legalSteps.ts'
import { C, MEMBERS, SIDE } from '../rules/pieces.ts'
import { captures, isPossible, longDeployments, quiets } from './generate.ts'
import { lost } from './mate.ts'
import { takeBest } from './moveStack.ts'
import { listCaptures, listQuiets } from './moveOrder.ts'
import type { Search } from './search.ts'
import { make, makePath } from './makeTurn.ts'
import { unmake } from './searchBoard.ts'
import { lowest } from './squareSet.ts'
import { VALUE } from './weights.ts'

/**
 * What a puzzle claims, proved over every turn and every reply, deployments of several steps included: mate in so many turns, or a
 * piece won in so many. Nothing is pruned, so that "no other turn does it" is proved as well as "this one does".
 *
 * What keeps it bearable: a reply that refuted one try is tried first on the next, and so is a turn that met one reply.
 *
 * A piece is won when the attacker has more than before by `need`, also after the captures that follow are played out.
 */
export type Goal = { kind: 'mate' | 'win'; turns: number }

/** Less than the smallest piece that is worth taking: an exchange of likes wins nothing. */
const NEED = 90

/** Captures that are played out at most, and answers to a check among them. */
const CAPTURES = 8
const ANSWERS = 3

export type Proof = {
  search: Search
  kind: Goal['kind']
  /** The attacker, and what it must have more than the other side by. */
  side: number
  enough: number
  budget: number
  /** Only turns of the attacker that give check: finds most mates in a fraction of the time, and proves no other wrong. */
  checks: boolean
  /** By the turns that are left: what refuted last, and what met a reply last. */
  refuting: Int32Array
  meeting: Int32Array
}

/** What the attacker has more than the other side; a hero counts as a plain piece, for a promotion wins nothing. */
function material({ sb }: Search, side: number): number {
  let sum = 0
  for (const unit of sb.board.at) {
    let own = 0
    for (let rest = unit & MEMBERS & ~(1 << C); rest; rest &= rest - 1) own += VALUE[lowest(rest)]
    sum += unit >>> SIDE === side ? own : -own
  }
  return sum
}

export function newProof(search: Search, kind: Goal['kind'], budget: number, checks = false): Proof {
  const side = search.sb.board.turn
  return {
    search,
    kind,
    side,
    enough: material(search, side) + NEED,
    budget: search.nodes + budget,
    checks,
    refuting: new Int32Array(8),
    meeting: new Int32Array(8),
  }
}

/** Too much work: whatever is answered from here on means nothing. */
export const exhausted = (proof: Proof): boolean => proof.search.nodes > proof.budget

/** Whether the attacker keeps what it has won while captures are played out; either side may stop, unless it is in check. */
function keeps(proof: Proof, deep: number): boolean {
  const { search, side, enough } = proof
  const { sb, moves } = search
  const attacks = sb.board.turn === side
  search.nodes++
  if (sb.board.commander[sb.board.turn] < 0 || sb.armTaken) return !attacks
  const all = sb.check && deep < ANSWERS
  const has = material(search, side) >= enough
  if (!all && (has === attacks || deep >= CAPTURES)) return has
  const base = moves.top
  listCaptures(sb, moves)
  if (all) listQuiets(sb, search)
  const end = moves.top
  let kept = !attacks
  let count = 0
  for (let i = base; i < end && kept !== attacks; i++) {
    if (!make(sb, takeBest(moves, i, end))) continue
    count++
    kept = keeps(proof, deep + 1)
    unmake(sb)
  }
  moves.top = base
  if (!all || count > 0) return kept
  return hasLegalTurn(sb.board) ? has : !attacks
}

/** The attacker has just moved: is the goal reached? */
export const reached = (proof: Proof): boolean => lost(proof.search) || (proof.kind === 'win' && keeps(proof, 0))

/** The first turn of the side to move, of one step or more, after which `ask` says yes; what did so last time is tried first. */
function findTurn(proof: Proof, hints: Int32Array, left: number, ask: () => boolean): boolean {
  const { search } = proof
  const { sb, moves } = search
  const tries = (step: number): boolean => {
    if (!make(sb, step)) return false
    search.nodes++
    const yes = ask()
    unmake(sb)
    return yes
  }
  const hint = hints[left]
  if (hint && isPossible(sb, hint) && tries(hint)) return true
  const base = moves.top
  captures(sb, moves)
  quiets(sb, moves)
  const end = moves.top
  let found = false
  for (let i = base; i < end && !found && !exhausted(proof); i++) {
    found = tries(moves.step[i])
    if (found) hints[left] = moves.step[i]
  }
  moves.top = base
  if (found || exhausted(proof)) return found
  return longDeployments(sb, Infinity).some(path => {
    if (exhausted(proof) || !makePath(sb, path)) return false
    search.nodes++
    const yes = ask()
    unmake(sb)
    return yes
  })
}

/** The attacker has just moved. */
const tries = (proof: Proof, left: number): boolean =>
  (!proof.checks || proof.search.sb.check) && (reached(proof) || (left > 0 && forces(proof, left)))

/** The attacker, to move, reaches the goal within so many turns. */
const solves = (proof: Proof, left: number): boolean =>
  findTurn(proof, proof.meeting, left, () => tries(proof, left - 1))

/** The other side has answered: the answer took the Commander, or leaves the attacker without a way. */
const refutes = (proof: Proof, left: number): boolean =>
  proof.search.sb.board.commander[proof.side] < 0 || proof.search.sb.armTaken || !solves(proof, left)

/** The attacker has just moved and reaches the goal within so many turns more, whatever is answered. */
export function forces(proof: Proof, left: number): boolean {
  if (reached(proof)) return true
  if (left === 0) return false
  const { sb } = proof.search
  if (!sb.check && !hasLegalTurn(sb.board)) return false
  return !findTurn(proof, proof.refuting, left, () => refutes(proof, left))
}

/** Whether the other side, to move, gets away with this turn: the attacker has so many left. */
export function withstands(proof: Proof, path: readonly number[], left: number): boolean {
  const { sb } = proof.search
  if (!makePath(sb, path)) return false
  proof.search.nodes++
  const answer = left === 0 || refutes(proof, left)
  unmake(sb)
  return answer
}

/** Whether this turn of the attacker, to move, reaches the goal within `turns`, itself counted. */
export function holds(proof: Proof, path: readonly number[], turns: number): boolean {
  const { search } = proof
  if (!makePath(search.sb, path)) return false
  search.nodes++
  const answer = tries(proof, turns - 1)
  unmake(search.sb)
  return answer
}
