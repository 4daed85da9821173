import type { Slices } from '../../game.ts'
import { takeEffort } from '../rules/deployment.ts'
import { hasLegalTurn } from '../rules/legalSteps.ts'
import { captures, longDeployments, quiets } from './generate.ts'
import { inSlices, spent } from './newSearch.ts'
import type { Search } from './search.ts'
import { make, makePath, pass, unmake } from './searchBoard.ts'

/**
 * Mates in one and two, proved: every turn is tried at the root and every reply to it, deployments of several steps included. The
 * search would find most of them, but it reduces and prunes; nothing annoys more than a bot that lets a mate slip.
 *
 * What keeps it small: a first turn that is no check must threaten mate (else any reply that changes nothing refutes it), and
 * most tries fail at the first reply.
 */

/** Deployments of several steps from one stack that are tried for a mate in the second turn. */
const FINISHING = 150

/** The side to move has lost: its Commander or an arm is taken, or it is attacked and beyond help. */
export const lost = ({ sb }: Search): boolean =>
  sb.board.commander[sb.board.turn] < 0 || sb.armTaken || (sb.check && !hasLegalTurn(sb.board))

/** Long deployments, paid for: to walk a step is half the work of a node. */
function deploymentsOf(search: Search, limit: number): number[][] {
  takeEffort()
  const found = longDeployments(search.sb, limit)
  search.nodes += takeEffort() >> 1
  return found
}

/** Whether the side to move can mate at once; with `long` by any deployment, too. */
function matesInOne(search: Search, long: boolean): boolean {
  const { sb, moves } = search
  const base = moves.top
  captures(sb, moves)
  quiets(sb, moves)
  const end = moves.top
  let found = false
  for (let i = base; i < end && !found; i++) {
    if (!make(sb, moves.step[i])) continue
    search.nodes++
    found = lost(search)
    unmake(sb)
  }
  moves.top = base
  return found || (long && deploymentsOf(search, FINISHING).some(path => after(search, path, () => lost(search))))
}

function after(search: Search, path: readonly number[], ask: () => boolean): boolean {
  if (!makePath(search.sb, path)) return false
  search.nodes++
  const answer = ask()
  unmake(search.sb)
  return answer
}

/** The first of these turns that mates at once. */
export const mateInOne = (search: Search, turns: readonly number[][]): number[] | undefined =>
  turns.find(path => after(search, path, () => lost(search)))

/** The reply takes the Commander, or is not met by mate. */
const helps = (search: Search): boolean =>
  search.sb.board.commander[search.sb.board.turn] < 0 || search.sb.armTaken || !matesInOne(search, true)

/** Whatever the side to move does, it is mated. */
function helpless(search: Search): boolean {
  const { sb, moves } = search
  const base = moves.top
  captures(sb, moves)
  quiets(sb, moves)
  const end = moves.top
  let count = 0
  let met = true
  for (let i = base; i < end && met; i++) {
    if (!make(sb, moves.step[i])) continue
    search.nodes++
    count++
    met = !helps(search)
    unmake(sb)
  }
  moves.top = base
  if (!met) return false
  // Only when every short reply fails are the long ones worth listing.
  const long = deploymentsOf(search, Infinity)
  return count + long.length > 0 && !long.some(path => after(search, path, () => helps(search)))
}

/** Whether the side that has just moved would mate if it could move again. */
function threatens(search: Search): boolean {
  const { sb } = search
  pass(sb)
  const found = matesInOne(search, false)
  unmake(sb)
  return found
}

const forces = (search: Search): boolean => (search.sb.check || threatens(search)) && helpless(search)

/** The first of these turns after which mate cannot be helped: checks are tried first, then threats. */
export function* mateInTwo(search: Search, turns: readonly number[][], budget: number): Slices<number[] | undefined> {
  const loud = turns.filter(path => after(search, path, () => search.sb.check))
  const quiet = turns.filter(path => !loud.includes(path))
  for (const path of [...loud, ...quiet]) {
    if (spent(search, budget)) return undefined
    if (yield* inSlices(search, Infinity, () => (after(search, path, () => forces(search)) ? 1 : 0))) return path
  }
  return undefined
}
