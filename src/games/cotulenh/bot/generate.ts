import { DESTROYED, SAFE, flight } from '../rules/airDefence.ts'
import { twin, walk } from '../rules/deployment.ts'
import { commanderShot, stepsOf, unsafeLanding } from '../rules/generateSteps.ts'
import { C, H, HERO, MEMBERS, N, PLANES, S, SIDE, part, shootsOver } from '../rules/pieces.ts'
import { SQUARES } from '../rules/squares.ts'
import { isStack } from '../rules/stack.ts'
import { CAPTURE, COMBINE, MOVE, STAY, SUICIDE, stepFrom, stepKind, stepList, stepMembers } from '../rules/step.ts'
import type { Tables } from '../rules/tables.ts'
import { LAND, SEA } from '../rules/terrain.ts'
import { clear } from './attackers.ts'
import { LINE } from './lines.ts'
import type { MoveStack } from './moveStack.ts'
import type { SearchBoard } from './searchBoard.ts'
import { WORDS, lowest } from './squareSet.ts'

/**
 * The turns of a node in stages: captures first, quiet steps only if no capture has cut the node off, long deployments only where
 * they decide. What is generated is pseudo-legal: `make` refuses what leaves the Commander in danger or a unit stranded.
 *
 * In the tree a turn is one step: of a whole unit, or of some members of a stack after which the deployment ends. Deployments of
 * several steps are many (thousands from one ship) and seldom matter more than their first step; the root has them all, and
 * `longDeployments` brings them where a side would otherwise be mated, for mate is a matter of law and not of opinion.
 *
 * Captures are found by sets of squares: what a piece could reach, and where the enemy stands; a walk over the squares between is
 * made only for what is in both. Quiet steps come from the rules' own generator.
 */

const raw = stepList()

/** What is to be captured: a set of squares. */
const wanted = new Int32Array(WORDS)

/** The enemy's units that are worth more than `floor`, and its Commander whatever that is worth. */
function choosePrey({ board, stands, worth }: SearchBoard, floor: number): void {
  const enemy = (board.turn ^ 1) * WORDS
  for (let w = 0; w < WORDS; w++) {
    let set = stands[enemy + w]
    if (floor >= 0) {
      for (let rest = set; rest; rest &= rest - 1) {
        const square = (w << 5) + lowest(rest)
        if (worth[square] <= floor && !(board.at[square] & (1 << C))) set ^= rest & -rest
      }
    }
    wanted[w] = set
  }
}

/** Captures by some members of a unit as one. */
function shotsOf(sb: SearchBoard, head: number, kind: number, hero: number, deploying: boolean, out: MoveStack): void {
  const { board, shots } = sb
  const { at, tables } = board
  const from = stepFrom(head)
  const plane = ((1 << kind) & PLANES) !== 0
  const over = (shootsOver >>> kind) & 1
  const ground = kind === N ? SEA : LAND
  const set = ((2 * kind + hero) * SQUARES + from) * WORDS
  for (let w = 0; w < WORDS; w++) {
    for (let rest = shots[set + w] & wanted[w]; rest; rest &= rest - 1) {
      const to = (w << 5) + lowest(rest)
      const line = LINE[from * SQUARES + to]
      const k = line & 7
      if (!over && k > 1 && !clear(at, from, line >> 3, k)) continue
      if (!mayHit(tables, kind, hero, line, at[to])) continue
      let met = SAFE
      if (plane && !hero) {
        met = flight(board, from, line >> 3, k, board.turn ^ 1)
        if (met === DESTROYED) continue
      }
      const code = head | (to << 8)
      if (met !== SAFE) out.step[out.top++] = code | (SUICIDE << 16)
      else if (!ground[to]) out.step[out.top++] = code | (STAY << 16)
      else {
        out.step[out.top++] = code | (CAPTURE << 16)
        if (plane && !deploying && mayFlyBack(sb, from, to, stepMembers(head)))
          out.step[out.top++] = code | (STAY << 16)
      }
    }
  }
}

const mayFlyBack = ({ board }: SearchBoard, from: number, to: number, members: number): boolean =>
  !board.tables.rules.afReturnOnlyIfUnsafe || unsafeLanding(board, from, to, part(board.at[from], members))

function shotOf({ board }: SearchBoard, from: number, out: MoveStack): void {
  raw.length = 0
  commanderShot(board, from, board.turn, raw)
  for (let i = 0; i < raw.length; i++) out.step[out.top++] = raw.list[i]
}

/** A Navy's shorter range against anything but ships, and the house rules that spare a target. */
function mayHit(
  { capture, carrier, rules, shielded }: Tables,
  kind: number,
  hero: number,
  line: number,
  prey: number,
): boolean {
  if (kind === N) return (line & 7) < capture[(N << 2) | (hero << 1) | (line >> 5)] || carrier[prey & MEMBERS] === N
  if (kind === S && rules.missileNoShips && carrier[prey & MEMBERS] === N) return false
  return !((shielded >>> kind) & 1) || !(prey & (1 << C) && prey & (1 << H))
}

/** Captures of units worth more than `floor`: what wins too little to matter is not even listed. */
export function captures(sb: SearchBoard, out: MoveStack, floor = -1): void {
  const { board, stands } = sb
  const { at, turn, tables } = board
  const { carrier } = tables
  choosePrey(sb, floor)
  for (let w = 0; w < WORDS; w++) {
    for (let rest = stands[turn * WORDS + w]; rest; rest &= rest - 1) {
      const from = (w << 5) + lowest(rest)
      const unit = at[from]
      const members = unit & MEMBERS
      // The whole unit, then each part of a stack; the second of two twins does not go before the first.
      for (let subset = members; subset; subset = (subset - 1) & members) {
        const deploying = subset !== members
        if (deploying && twin(board, from, subset, members)) continue
        const kind = carrier[subset]
        if (kind === C) shotOf(sb, from, out)
        shotsOf(sb, from | (subset << 19), kind, (unit >>> (HERO + kind)) & 1, deploying, out)
      }
    }
  }
}

export const isQuiet = (step: number): boolean => stepKind(step) === MOVE || stepKind(step) === COMBINE

function quietsOf(sb: SearchBoard, from: number, members: number, deploying: boolean, out: MoveStack): void {
  raw.length = 0
  stepsOf(sb.board, from, members, deploying, raw)
  for (let i = 0; i < raw.length; i++) if (isQuiet(raw.list[i])) out.step[out.top++] = raw.list[i]
}

export function quiets(sb: SearchBoard, out: MoveStack): void {
  const { board, stands } = sb
  for (let w = 0; w < WORDS; w++) {
    for (let rest = stands[board.turn * WORDS + w]; rest; rest &= rest - 1) {
      const from = (w << 5) + lowest(rest)
      const members = board.at[from] & MEMBERS
      for (let subset = members; subset; subset = (subset - 1) & members) {
        const deploying = subset !== members
        if (!deploying || !twin(board, from, subset, members)) quietsOf(sb, from, subset, deploying, out)
      }
    }
  }
}

/** Whether a step of a sister node can be made here. */
export function isPossible(sb: SearchBoard, step: number): boolean {
  const { board } = sb
  const from = stepFrom(step)
  const members = stepMembers(step)
  const unit = board.at[from]
  if (!unit || unit >>> SIDE !== board.turn || (unit & members) !== members) return false
  const whole = (unit & MEMBERS) === members
  if (!whole && twin(board, from, members, unit & MEMBERS)) return false
  raw.length = 0
  stepsOf(board, from, members, !whole, raw)
  for (let i = 0; i < raw.length; i++) if (raw.list[i] === step) return true
  return false
}

/** Deployments of two steps and more, each as a list: legal ones only, at most `limit` from one stack. What the walk took is asked of `takeEffort`. */
export function longDeployments({ board, stands }: SearchBoard, limit: number): number[][] {
  const found: number[][] = []
  for (let w = 0; w < WORDS; w++) {
    for (let rest = stands[board.turn * WORDS + w]; rest; rest &= rest - 1) {
      const square = (w << 5) + lowest(rest)
      if (!isStack(board.at[square])) continue
      let count = 0
      walk(board, square, board.at[square] & MEMBERS, 0, (path, length) => {
        if (length < 2) return false
        found.push(Array.from(path.subarray(0, length)))
        return ++count >= limit
      })
    }
  }
  return found
}
