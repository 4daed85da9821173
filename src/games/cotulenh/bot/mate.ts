import type { Slices } from '../../game.ts'
import { takeEffort } from '../rules/deployment.ts'
import { hasLegalTurn } from '../rules/legalSteps.ts'
import { SQUARES } from '../rules/squares.ts'
import { stepFrom, stepTo } from '../rules/step.ts'
import { captures, isPossible, isQuiet, longDeployments, quiets } from './generate.ts'
import { LINE } from './lines.ts'
import { rest, spent } from './newSearch.ts'
import type { Search } from './search.ts'
import { make, makePath } from './makeTurn.ts'
import { unmake, type SearchBoard } from './searchBoard.ts'

/**
 * Mates in one and two, proved: every turn is tried at the root and every reply to it, deployments of several steps included. The
 * search would find most of them, but it reduces and prunes; nothing annoys more than a bot that lets a mate slip.
 *
 * What keeps it small: most tries fail at the first reply, which is the one that refuted the try before. Turns that give check are tried
 * first; the others, quiet threats and such as leave the other side only bad turns, get the whole budget only against few pieces, where
 * such mates are.
 */

/** Against more pieces quiet turns get a part of the budget. */
const FEW = 9
const PART = 0.25

/** Deployments of several steps from one stack that are tried for a mate in the second turn, against few pieces and against more. */
const FINISHING = 1500
const AMONG_MANY = 100

/** The reply that refuted the last try. */
type Refuting = { reply: number }

/** The side to move has lost: its Commander or an arm is taken, or it is attacked and beyond help. */
export const lost = ({ sb }: Search): boolean =>
  sb.board.commander[sb.board.turn] < 0 || sb.armTaken || (sb.check && !hasLegalTurn(sb.board))

/** Long deployments, paid for: to walk a step is as much work as a node. */
function deploymentsOf(search: Search, limit: number): number[][] {
  takeEffort()
  const found = longDeployments(search.sb, limit)
  search.nodes += takeEffort()
  return found
}

/** Quiet steps that neither come into line with the enemy Commander nor leave one are no check, unless one's last guard grows by it. */
function mayCheck({ board }: SearchBoard, step: number): boolean {
  const target = board.commander[board.turn ^ 1]
  const row = target * SQUARES
  return !isQuiet(step) || LINE[row + stepTo(step)] > 0 || LINE[row + stepFrom(step)] > 0 || board.count[board.turn] < 3
}

/** Whether the side to move can mate at once. */
function matesInOne(search: Search): boolean {
  const { sb, moves } = search
  const base = moves.top
  captures(sb, moves)
  quiets(sb, moves)
  const end = moves.top
  let found = false
  for (let i = base; i < end && !found; i++) {
    if (!mayCheck(sb, moves.step[i]) || !make(sb, moves.step[i])) continue
    search.nodes++
    found = lost(search)
    unmake(sb)
  }
  moves.top = base
  const limit = sb.board.count[sb.board.turn ^ 1] > FEW ? AMONG_MANY : FINISHING
  return found || deploymentsOf(search, limit).some(path => after(search, path, () => lost(search)))
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
  search.sb.board.commander[search.sb.board.turn] < 0 || search.sb.armTaken || !matesInOne(search)

/** Whatever the side to move does, it is mated. */
function* helpless(search: Search, last: Refuting): Slices<boolean> {
  const { sb, moves } = search
  if (last.reply && isPossible(sb, last.reply) && replyHelps(search, last.reply)) return false
  const base = moves.top
  captures(sb, moves)
  quiets(sb, moves)
  const end = moves.top
  let count = 0
  let met = true
  for (let i = base; i < end && met; i++) {
    yield* rest(search)
    const helped = replyHelps(search, moves.step[i])
    if (helped === null) continue
    count++
    met = !helped
    if (helped) last.reply = moves.step[i]
  }
  moves.top = base
  if (!met) return false
  // Only when every short reply fails are the long ones worth listing.
  const long = deploymentsOf(search, Infinity)
  for (const path of long) {
    yield* rest(search)
    if (after(search, path, () => helps(search))) return false
  }
  return count + long.length > 0
}

/** Whether a reply of one step saves its side; null when it is not legal. */
function replyHelps(search: Search, step: number): boolean | null {
  if (!make(search.sb, step)) return null
  search.nodes++
  const helped = helps(search)
  unmake(search.sb)
  return helped
}

/** The first of these turns after which mate cannot be helped. */
export function* mateInTwo(search: Search, turns: readonly number[][], budget: number): Slices<number[] | undefined> {
  const { board } = search.sb
  const last: Refuting = { reply: 0 }
  const loud = turns.filter(path => after(search, path, () => search.sb.check))
  const quiet = turns.filter(path => !loud.includes(path))
  const end = search.nodes + budget
  const early = search.nodes + (board.count[board.turn ^ 1] > FEW ? PART * budget : budget)
  for (const [i, path] of [...loud, ...quiet].entries()) {
    yield* rest(search)
    if (spent(search, i < loud.length ? end : early)) return undefined
    if (!makePath(search.sb, path)) continue
    search.nodes++
    const forced = yield* helpless(search, last)
    unmake(search.sb)
    if (forced) return path
  }
  return undefined
}
