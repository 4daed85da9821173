import { DESTROYED, SAFE, flight } from '../rules/airDefence.ts'
import { twin, walk } from '../rules/deployment.ts'
import { commanderShot, stepsOf, unsafeLanding } from '../rules/generateSteps.ts'
import { C, H, HERO, MEMBERS, N, PLANES, S, SIDE, part, shootsOver } from '../rules/pieces.ts'
import { NEXT, SQUARES } from '../rules/squares.ts'
import { isStack } from '../rules/stack.ts'
import { CAPTURE, COMBINE, MOVE, STAY, SUICIDE, stepFrom, stepKind, stepList, stepMembers } from '../rules/step.ts'
import type { Tables } from '../rules/tables.ts'
import { LAND, SEA } from '../rules/terrain.ts'
import { clear } from './attackers.ts'
import { LINE } from './lines.ts'
import type { MoveStack } from './moveStack.ts'
import type { SearchBoard } from './searchBoard.ts'

/**
 * The turns of a node in stages: captures first, quiet steps only if no capture has cut the node off, long deployments only where
 * they decide. What is generated is pseudo-legal: `make` refuses what leaves the Commander in danger or a unit stranded.
 *
 * In the tree a turn is one step: of a whole unit, or of some members of a stack after which the deployment ends. Deployments of
 * several steps are many (thousands from one ship) and seldom matter more than their first step; the root has them all, and
 * `longDeployments` brings them where a side would otherwise be mated, for mate is a matter of law and not of opinion.
 *
 * Captures are found by pairs: each own unit with each enemy unit, of which LINE rejects nearly all at one look; a walk over
 * the squares between is made only for the others. Quiet steps come from the rules' own generator.
 */

const raw = stepList()

/** Captures of what cannot shoot over pieces, and not far: its few squares are looked at. */
function contactsOf(
  sb: SearchBoard,
  head: number,
  kind: number,
  straight: number,
  oblique: number,
  out: MoveStack,
): void {
  const { at, turn, tables } = sb.board
  const from = stepFrom(head)
  const directions = oblique ? 8 : 4
  for (let d = 0; d < directions; d++) {
    const range = d < 4 ? straight : oblique
    let square = from
    for (let k = 1; k <= range; k++) {
      square = NEXT[d * SQUARES + square]
      if (square < 0) break
      const prey = at[square]
      if (prey === 0) continue
      if (prey >>> SIDE !== turn && mayHit(tables, kind, k, range, prey))
        out.step[out.top++] = head | (square << 8) | ((LAND[square] ? CAPTURE : STAY) << 16)
      break
    }
  }
}

/** Captures of what shoots over pieces or far, by pairs. */
function shotsOf(sb: SearchBoard, head: number, kind: number, hero: number, deploying: boolean, out: MoveStack): void {
  const { board, list } = sb
  const { at, tables } = board
  const from = stepFrom(head)
  const index = (kind << 2) | (hero << 1)
  const straight = tables.capture[index]
  const oblique = tables.capture[index + 1]
  const plane = ((1 << kind) & PLANES) !== 0
  const over = (shootsOver >>> kind) & 1
  const ground = kind === N ? SEA : LAND
  const enemy = board.turn ^ 1
  const row = from * SQUARES
  const end = enemy * SQUARES + sb.size[enemy]
  for (let i = enemy * SQUARES; i < end; i++) {
    const to = list[i]
    const line = LINE[row + to]
    if (line === 0) continue
    const k = line & 7
    const range = line >= 32 ? oblique : straight
    if (k > range) continue
    const d = line >> 3
    if (!over && !clear(at, from, d, k)) continue
    if (!mayHit(tables, kind, k, range, at[to])) continue
    let met = SAFE
    if (plane && !hero) {
      met = flight(board, from, d, k, enemy)
      if (met === DESTROYED) continue
    }
    const code = head | (to << 8)
    if (met !== SAFE) out.step[out.top++] = code | (SUICIDE << 16)
    else if (!ground[to]) out.step[out.top++] = code | (STAY << 16)
    else {
      out.step[out.top++] = code | (CAPTURE << 16)
      if (plane && !deploying && mayFlyBack(sb, from, to, stepMembers(head))) out.step[out.top++] = code | (STAY << 16)
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
function mayHit({ carrier, rules, shielded }: Tables, kind: number, k: number, range: number, prey: number): boolean {
  if (kind === N) return k < range || carrier[prey & MEMBERS] === N
  if (kind === S && rules.missileNoShips && carrier[prey & MEMBERS] === N) return false
  return !((shielded >>> kind) & 1) || !(prey & (1 << C) && prey & (1 << H))
}

export function captures(sb: SearchBoard, out: MoveStack): void {
  const { board, list } = sb
  const { at, turn, tables } = board
  const { carrier, capture } = tables
  const end = turn * SQUARES + sb.size[turn]
  for (let i = turn * SQUARES; i < end; i++) {
    const from = list[i]
    const unit = at[from]
    const members = unit & MEMBERS
    // The whole unit, then each part of a stack; the second of two twins does not go before the first.
    for (let subset = members; subset; subset = (subset - 1) & members) {
      const deploying = subset !== members
      if (deploying && twin(board, from, subset, members)) continue
      const kind = carrier[subset]
      const hero = (unit >>> (HERO + kind)) & 1
      const index = (kind << 2) | (hero << 1)
      const straight = capture[index]
      if (straight === 0) continue
      if (kind === C) shotOf(sb, from, out)
      const head = from | (subset << 19)
      if (straight <= 2 && !((shootsOver >>> kind) & 1)) contactsOf(sb, head, kind, straight, capture[index + 1], out)
      else shotsOf(sb, head, kind, hero, deploying, out)
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
  const { board, list } = sb
  const end = board.turn * SQUARES + sb.size[board.turn]
  for (let i = board.turn * SQUARES; i < end; i++) {
    const from = list[i]
    const members = board.at[from] & MEMBERS
    for (let subset = members; subset; subset = (subset - 1) & members) {
      const deploying = subset !== members
      if (!deploying || !twin(board, from, subset, members)) quietsOf(sb, from, subset, deploying, out)
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
export function longDeployments({ board, list, size }: SearchBoard, limit: number): number[][] {
  const found: number[][] = []
  const stacks = Array.from(list.subarray(board.turn * SQUARES, board.turn * SQUARES + size[board.turn])).sort(
    (a, b) => a - b,
  )
  for (const square of stacks) {
    if (!isStack(board.at[square])) continue
    let count = 0
    walk(board, square, board.at[square] & MEMBERS, 0, (path, length) => {
      if (length < 2) return false
      found.push(Array.from(path.subarray(0, length)))
      return ++count >= limit
    })
  }
  return found
}
