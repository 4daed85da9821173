import { DESTROYED, SAFE, flight } from '../rules/airDefence.ts'
import { twin, walk } from '../rules/deployment.ts'
import { commanderShot, stepsOf, unsafeLanding } from '../rules/generateSteps.ts'
import { C, H, HERO, MEMBERS, N, PLANES, S, SIDE, part, shootsOver } from '../rules/pieces.ts'
import { NEXT, SQUARES } from '../rules/squares.ts'
import { isStack } from '../rules/stack.ts'
import { CAPTURE, COMBINE, MOVE, STAY, SUICIDE, stepFrom, stepKind, stepList, stepMembers } from '../rules/step.ts'
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
  const { at, turn } = sb.board
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
      if (prey >>> SIDE !== turn && mayHit(sb, kind, k, range, prey))
        out.step[out.top++] = head | (square << 8) | ((LAND[square] ? CAPTURE : STAY) << 16)
      break
    }
  }
}

function capturesOf(sb: SearchBoard, from: number, members: number, deploying: boolean, out: MoveStack): void {
  const { board, list } = sb
  const { at, tables } = board
  const unit = part(at[from], members)
  const side = board.turn
  const kind = tables.carrier[members]
  const hero = (unit >>> (HERO + kind)) & 1
  const index = (kind << 2) | (hero << 1)
  const straight = tables.capture[index]
  const oblique = tables.capture[index + 1]
  if (straight === 0) return
  if (kind === C) shotOf(sb, from, out)
  const plane = ((1 << kind) & PLANES) !== 0
  const over = (shootsOver >>> kind) & 1
  const ground = kind === N ? SEA : LAND
  const head = from | (members << 19)
  if (!over && straight <= 2) {
    contactsOf(sb, head, kind, straight, oblique, out)
    return
  }
  const enemy = side ^ 1
  const end = enemy * SQUARES + sb.size[enemy]
  for (let i = enemy * SQUARES; i < end; i++) {
    const to = list[i]
    const line = LINE[from * SQUARES + to]
    if (line === 0) continue
    const k = line & 7
    const range = line >= 32 ? oblique : straight
    if (k > range) continue
    const d = line >> 3
    if (!over && !clear(at, from, d, k)) continue
    if (!mayHit(sb, kind, k, range, at[to])) continue
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
      if (plane && !deploying && (!tables.rules.afReturnOnlyIfUnsafe || unsafeLanding(board, from, to, unit)))
        out.step[out.top++] = code | (STAY << 16)
    }
  }
}

function shotOf({ board }: SearchBoard, from: number, out: MoveStack): void {
  raw.length = 0
  commanderShot(board, from, board.turn, raw)
  for (let i = 0; i < raw.length; i++) out.step[out.top++] = raw.list[i]
}

/** A Navy's shorter range against anything but ships, and the house rules that spare a target. */
function mayHit({ board }: SearchBoard, kind: number, k: number, range: number, prey: number): boolean {
  const { carrier, rules, shielded } = board.tables
  if (kind === N) return k < range || carrier[prey & MEMBERS] === N
  if (kind === S && rules.missileNoShips && carrier[prey & MEMBERS] === N) return false
  return !((shielded >>> kind) & 1) || !(prey & (1 << C) && prey & (1 << H))
}

export function captures(sb: SearchBoard, out: MoveStack): void {
  const { board, list } = sb
  const end = board.turn * SQUARES + sb.size[board.turn]
  for (let i = board.turn * SQUARES; i < end; i++) {
    const from = list[i]
    const members = board.at[from] & MEMBERS
    // The whole unit, then each part of a stack; the second of two twins does not go before the first.
    for (let subset = members; subset; subset = (subset - 1) & members) {
      const deploying = subset !== members
      if (!deploying || !twin(board, from, subset, members)) capturesOf(sb, from, subset, deploying, out)
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

/** Deployments of two steps and more, each as a list: legal ones only. At most `limit` from one stack. */
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
