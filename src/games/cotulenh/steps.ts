import { CORNER, LAND, NEXT, SEA, SQUARES, fileOf } from './squares.ts'
import { C, F, F2, HERO, MEMBERS, N, S, SIDE, heavy, part, shootsOver, H } from './pieces.ts'
import { clearLine, attacked, seenBy } from './attack.ts'
import { tidy, type Board } from './board.ts'

/** One step as a number: from, target, kind, members that go. */
export const MOVE = 0
export const CAPTURE = 1
export const STAY = 2
export const SUICIDE = 3
export const COMBINE = 4

export const stepFrom = (step: number): number => step & 255
export const stepTo = (step: number): number => (step >>> 8) & 255
export const stepKind = (step: number): number => (step >>> 16) & 7
export const stepMembers = (step: number): number => step >>> 19
export const packStep = (from: number, to: number, kind: number, members: number): number =>
  from | (to << 8) | (kind << 16) | (members << 19)

export type Steps = { list: Int32Array; length: number }
export const stepList = (): Steps => ({ list: new Int32Array(4096), length: 0 })

const RIVER = 6 * 11
const crosses = (from: number, to: number): boolean => from < RIVER !== to < RIVER

/** The union of two friendly units, 0 when they may not share a square. */
export function union(board: Board, mover: number, friend: number): number {
  const members = mover & MEMBERS
  const others = friend & MEMBERS
  if ((members & others) === 0) {
    const carrier = board.tables.carrier[members | others]
    return carrier < 0 ? 0 : mover | friend
  }
  return board.tables.rules.navyDoubleLoad ? doubled(board, mover, friend) : 0
}

/** One of the two units holds an Air Force or a Tank the other has too: as its second, perhaps they fit. */
function doubled(board: Board, mover: number, friend: number): number {
  let shifted = mover
  for (const [first, second] of [
    [F, F2],
    [2, 12],
  ]) {
    // prettier-ignore
    if (!(mover & friend & (1 << first))) continue
    const hero = (mover >>> (HERO + first)) & 1
    shifted = (shifted & ~((1 << first) | (1 << (HERO + first)))) | (1 << second) | (hero << (HERO + second))
  }
  if (shifted & friend & MEMBERS) return 0
  const carrier = board.tables.carrier[(shifted | friend) & MEMBERS]
  return carrier < 0 ? 0 : tidy(shifted | friend)
}

const stands = (kind: number, square: number): number => (kind === N ? SEA[square] : LAND[square])

/** Whether an Air Force may fly back after taking this one: with `afReturnOnlyIfUnsafe` only from a square the enemy covers. */
function mayReturn(board: Board, from: number, target: number, unit: number): boolean {
  if (!board.tables.rules.afReturnOnlyIfUnsafe) return true
  const prey = board.at[target]
  const own = board.at[from]
  // Ask as if it had landed; zones do not matter to whether the others reach it.
  board.at[target] = unit
  board.at[from] = 0
  const unsafe = attacked(board, target, (unit >>> SIDE) ^ 1)
  board.at[target] = prey
  board.at[from] = own
  return unsafe
}

/** Commanders that see each other may capture at any distance. */
function commanderShot(board: Board, from: number, side: number, out: Steps): void {
  const enemy = board.commander[side ^ 1]
  if (enemy < 0 || (board.at[enemy] & MEMBERS) !== 1 << C || (board.at[from] & MEMBERS) !== 1 << C) return
  const adjacent = NEXT[from] === enemy || NEXT[SQUARES + from] === enemy || Math.abs(from - enemy) === 1
  if (!adjacent && clearLine(board, from, enemy, -1)) out.list[out.length++] = packStep(from, enemy, CAPTURE, 1 << C)
}

/** Pseudo-legal steps of the given members of the unit on `from`; `deploying` when they leave others behind or follow others. */
export function stepsOf(board: Board, from: number, members: number, deploying: boolean, out: Steps): void {
  const { carrier, move, capture, rules } = board.tables
  const at = board.at
  const unit = part(at[from], members)
  const side = unit >>> SIDE
  const enemy = side ^ 1
  const kind = carrier[members]
  const hero = (unit >>> (HERO + kind)) & 1
  const plane = kind === F || kind === F2
  const watched = plane && !hero
  const isHeavy = heavy(kind)
  const over = (shootsOver >>> kind) & 1
  const head = from | (members << 19)
  const navy = kind === N
  const commander = kind === C
  // Locals, because this loop is where the time goes.
  const next = NEXT
  const ground = navy ? SEA : LAND
  const { cover, coverBy } = board
  const zones = enemy * SQUARES
  const width = SQUARES
  const file = fileOf(from)
  if (commander) commanderShot(board, from, side, out)

  for (let d = 0; d < 8; d++) {
    const diagonal = d >> 2
    const index = (kind << 2) | (hero << 1) | diagonal
    const moves = move[index]
    if (moves === 0) continue
    const captures = capture[index]
    const ray = d * width
    const bridge = d < 2 && (file === 5 || file === 7)
    let square = from
    let barred = false
    let blocked = false
    let provider = 0
    for (let k = 1; k <= moves; k++) {
      const before = square
      square = next[ray + before]
      if (square < 0) break
      if (watched) {
        const covers = cover[zones + square]
        if (covers > 1) break
        if (covers === 0) {
          if (provider) break
        } else {
          const by = coverBy[zones + square]
          if (provider && provider !== by) break
          provider = by
        }
      }
      if (commander && at[square] === 0 && seenBy(board, enemy, square, from)) break
      const standing = ground[square]
      let boarding = false
      if (!plane && !barred) {
        if ((isHeavy && !bridge && crosses(from, square)) || (navy && CORNER[ray + before])) barred = true
        else if (!standing) {
          barred = true
          boarding = true
        }
      }
      const other = at[square]
      const code = head | (square << 8)
      if (other === 0) {
        if (!barred && !blocked && standing && !provider) out.list[out.length++] = code
        continue
      }
      if (other >>> SIDE === side) {
        if ((!barred || boarding) && !blocked && !provider) {
          const joined = union(board, unit, other)
          if (joined && stands(carrier[joined & MEMBERS], square)) out.list[out.length++] = code | (COMBINE << 16)
        }
      } else if (k <= captures && canHit(board, kind, k, captures, other)) {
        if (provider) out.list[out.length++] = code | (SUICIDE << 16)
        else if (!standing) out.list[out.length++] = code | (STAY << 16)
        else {
          out.list[out.length++] = code | (CAPTURE << 16)
          if (plane && !deploying && (!rules.afReturnOnlyIfUnsafe || mayReturn(board, from, square, unit)))
            out.list[out.length++] = code | (STAY << 16)
        }
      }
      if (!over) break
      if (navy) {
        if (carrier[other & MEMBERS] === N) blocked = true
      } else if (!plane) blocked = true
    }
  }
}

/** The Navy's shorter range against anything but ships, and the house rules that spare a target. */
function canHit(board: Board, kind: number, k: number, captures: number, other: number): boolean {
  const { carrier, rules, shielded } = board.tables
  if (kind === N) return k < captures || carrier[other & MEMBERS] === N
  if (kind === S && rules.missileNoShips && carrier[other & MEMBERS] === N) return false
  if (shielded && (shielded >>> kind) & 1) return !(other & (1 << C) && other & (1 << H))
  return true
}
