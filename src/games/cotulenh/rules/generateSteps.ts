import { DESTROYED, SAFE, flyOn } from './airDefence.ts'
import { attacked } from './attack.ts'
import type { Board } from './board.ts'
import { clearLine, seenBy } from './commander.ts'
import { C, F, F2, H, HERO, MEMBERS, N, S, SIDE, heavy, part, shootsOver } from './pieces.ts'
import { NEXT, SQUARES, fileOf } from './squares.ts'
import { union } from './stack.ts'
import { CAPTURE, COMBINE, STAY, SUICIDE, packStep, type Steps } from './step.ts'
import { CORNER, LAND, SEA, crosses, stands } from './terrain.ts'

/** Whether the enemy could take an Air Force that landed where it has captured: with `afReturnOnlyIfUnsafe` only then it may fly back. */
export function unsafeLanding(board: Board, from: number, target: number, unit: number): boolean {
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
export function commanderShot(board: Board, from: number, side: number, out: Steps): void {
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
    let met = SAFE
    for (let k = 1; k <= moves; k++) {
      const before = square
      square = next[ray + before]
      if (square < 0) break
      if (watched) {
        met = flyOn(met, cover[zones + square], coverBy[zones + square])
        if (met === DESTROYED) break
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
        if (!barred && !blocked && standing && met === SAFE) out.list[out.length++] = code
        continue
      }
      if (other >>> SIDE === side) {
        if ((!barred || boarding) && !blocked && met === SAFE) {
          const joined = union(board, unit, other)
          if (joined && stands(carrier[joined & MEMBERS], square)) out.list[out.length++] = code | (COMBINE << 16)
        }
      } else if (k <= captures && canHit(board, kind, k, captures, other)) {
        if (met !== SAFE) out.list[out.length++] = code | (SUICIDE << 16)
        else if (!standing) out.list[out.length++] = code | (STAY << 16)
        else {
          out.list[out.length++] = code | (CAPTURE << 16)
          if (plane && !deploying && (!rules.afReturnOnlyIfUnsafe || unsafeLanding(board, from, square, unit)))
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
