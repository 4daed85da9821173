import { DESTROYED, flight } from './airDefence.ts'
import type { Board } from './board.ts'
import { C, H, HERO, MEMBERS, N, PLANES, S, SIDE, shootsOver } from './pieces.ts'
import { NEXT, SQUARES } from './squares.ts'

/**
 * Who attacks a square. Everything about safety asks here: check, mate, promotion to hero, and through them each legal step.
 *
 * The idea: look outwards from the target, not from each attacker. No piece shoots further than five squares (a heroic Navy at a Navy),
 * so eight rays of five squares hold every attacker. Along a ray `blocked` says whether a unit, of either side, was passed:
 * then only what shoots over pieces still counts. Every member of a stack attacks by itself, whoever carries it, so a unit is
 * taken apart bit by bit. What the range tables do not say is told in three places: a Navy reaches one square
 * less unless the target's top piece is a Navy (`navy`), house rules spare some targets (`shield`, `missileNoShips`), and a plain
 * Air Force must come through the target side's air defence, judged from its own square towards the target (`d ^ 1`). A flight that ends
 * inside one zone is a kamikaze and still an attack; only one shot down on its way is none.
 *
 * Invariants: pinned pieces attack too, and terrain never matters, for whoever may not enter a square shoots at it from where
 * it stands. The two Commanders' line of sight is no attack: that is commander.ts. What `generateSteps` offers as
 * captures and what is found here must agree, ray for ray; the tests compare the two.
 *
 * Not re-entrant: with `all` the answer is written to `hits`, one list for the whole module, which the next call with `all`
 * overwrites. Read it before asking again. `put` during the reading is fine, for the list holds squares and members, not units.
 */

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
