import { NEXT, SQUARES, fileOf, rankOf } from './squares.ts'
import { C, F, F2, H, HERO, MEMBERS, N, S, SIDE, shootsOver } from './pieces.ts'
import type { Board } from './board.ts'

/** An Air Force's way: free of zones, inside a single one, or shot down. */
const SAFE = 0
const KAMIKAZE = 1
const DESTROYED = 2

/** The state of a flight at `to`, `distance` squares from `from` in direction d, over the zones of `enemy`. */
function flight(board: Board, from: number, d: number, distance: number, enemy: number): number {
  const base = enemy * SQUARES
  let square = from
  let provider = 0
  for (let k = 0; k < distance; k++) {
    square = NEXT[d * SQUARES + square]
    const covers = board.cover[base + square]
    if (covers === 0) {
      if (provider) return DESTROYED
    } else if (covers > 1) return DESTROYED
    else if (!provider) provider = board.coverBy[base + square]
    else if (provider !== board.coverBy[base + square]) return DESTROYED
  }
  return provider ? KAMIKAZE : SAFE
}

/** The members of `unit`, standing k squares away, that could capture on the target, each taken alone. */
function hitters(
  board: Board,
  unit: number,
  k: number,
  diagonal: number,
  blocked: boolean,
  navy: number,
  shield: number,
) {
  const capture = board.tables.capture
  const members = unit & MEMBERS & ~shield
  let rest = blocked ? members & shootsOver : members
  let found = 0
  while (rest) {
    const bit = rest & -rest
    rest ^= bit
    const kind = 31 - Math.clz32(bit)
    let range = capture[(kind << 2) | (((unit >>> (HERO + kind)) & 1) << 1) | diagonal]
    if (kind === N && !navy) range--
    if (k <= range && !(kind === S && navy && board.tables.rules.missileNoShips)) found |= bit
  }
  return found
}

/** The kinds that cannot harm what stands on a square: none, but for a Commander behind a Headquarters' shield. */
const shieldAt = (board: Board, target: number): number =>
  board.tables.shielded && target & (1 << C) && target & (1 << H) ? board.tables.shielded : 0

const PLANES = (1 << F) | (1 << F2)

/** Where `attackers` writes: pairs of a square and the members there that attack. */
export const hits = new Int32Array(96)

/** How many units of `side` attack a square; with `all` they are listed in `hits`, else the first is enough. */
export function attackers(board: Board, target: number, side: number, all: boolean): number {
  const at = board.at
  const prey = at[target]
  const navy = prey && board.tables.carrier[prey & MEMBERS] === N ? 1 : 0
  const shield = board.tables.shielded ? shieldAt(board, prey) : 0
  let count = 0
  for (let d = 0; d < 8; d++) {
    const ray = d * SQUARES
    const diagonal = d >> 2
    let square = target
    let blocked = false
    for (let k = 1; k <= 5; k++) {
      square = NEXT[ray + square]
      if (square < 0) break
      const unit = at[square]
      if (unit === 0) continue
      if (unit >>> SIDE === side) {
        let members = hitters(board, unit, k, diagonal, blocked, navy, shield)
        const planes = members & PLANES & ~(unit >>> HERO)
        if (planes && flight(board, square, d ^ 1, k, side ^ 1) === DESTROYED) members &= ~planes
        if (members) {
          if (!all) return 1
          hits[2 * count] = square
          hits[2 * count + 1] = members
          count++
        }
      }
      blocked = true
    }
  }
  return count
}

export const attacked = (board: Board, target: number, side: number): boolean =>
  attackers(board, target, side, false) > 0

export const commanderAttacked = (board: Board, side: number): boolean => {
  const square = board.commander[side]
  return square >= 0 && attackers(board, square, side ^ 1, false) > 0
}

/** Uncarried: alone on its square. */
const open = (board: Board, side: number): boolean =>
  board.commander[side] >= 0 && (board.at[board.commander[side]] & MEMBERS) === 1 << C

/** Nothing stands between two squares of one file or rank; `ignored` counts as empty. False when they are not in line. */
export function clearLine(board: Board, from: number, to: number, ignored: number): boolean {
  const d = fileOf(from) === fileOf(to) ? (to > from ? 0 : 1) : rankOf(from) === rankOf(to) ? (to > from ? 2 : 3) : -1
  if (d < 0) return false
  for (let square = NEXT[d * SQUARES + from]; square !== to; square = NEXT[d * SQUARES + square]) {
    if (board.at[square] && square !== ignored) return false
  }
  return true
}

/** The two Commanders, both uncarried, see each other. */
const exposed = (board: Board): boolean =>
  open(board, 0) && open(board, 1) && clearLine(board, board.commander[0], board.commander[1], -1)

/** Whether the uncarried Commander of `side` sees a square. */
export const seenBy = (board: Board, side: number, square: number, ignored: number): boolean =>
  open(board, side) && board.commander[side] !== square && clearLine(board, board.commander[side], square, ignored)

/** A turn of `side` may end like this, as far as its Commander goes. */
export const safe = (board: Board, side: number): boolean => !commanderAttacked(board, side) && !exposed(board)
