import type { HouseRules } from '../../../../src/games/cotulenh/rules/houseRules.ts'
import type { Kind, Piece as Plain, Position, Side } from '../../../../src/games/cotulenh/types.ts'

/**
 * What lies where for the second generator (generator.ts), and what the rule book says of squares, ranges, stacks,
 * Commanders in sight of each other and air defence. The numbers are the rule book's sections.
 */

const FILES = 'abcdefghijk'
export type At = { x: number; y: number }
/** A piece is the same piece when it is promoted or carried elsewhere. */
export type Piece = Plain & { id: number }
export type Unit = { side: Side; pieces: Piece[] }
/** By square name. */
export type Field = Map<string, Unit>
export type Slow = { field: Field; turn: Side; rules: HouseRules }

const NAMES = [...FILES].map(file => Array.from({ length: 12 }, (_, y) => `${file}${y + 1}`))
const PLACES = new Map(NAMES.flatMap((file, x) => file.map((square, y): [string, At] => [square, { x, y }])))
export const name = ({ x, y }: At): string => NAMES[x][y]
export const place = (square: string): At => PLACES.get(square)!
export const onBoard = ({ x, y }: At): boolean => x >= 0 && x < 11 && y >= 0 && y < 12
export const other = (side: Side): Side => (side === 'r' ? 'b' : 'r')

export function slowFrom({ board, turn, rules }: Position): Slow {
  let id = 0
  const field: Field = new Map()
  for (const [square, { side, pieces }] of Object.entries(board))
    field.set(square, { side, pieces: pieces.map(piece => ({ ...piece, id: id++ })) })
  return { field, turn, rules }
}

/** The placement as a FEN writes it. */
export function slowPlacement(field: Field): string {
  const ranks: string[] = []
  for (let y = 11; y >= 0; y--) {
    let text = ''
    let empty = 0
    for (let x = 0; x < 11; x++) {
      const unit = field.get(name({ x, y }))
      if (!unit) {
        empty++
        continue
      }
      if (empty) text += empty
      empty = 0
      const letters = unit.pieces.map(({ kind, hero }) => (hero ? '+' : '') + (unit.side === 'r' ? kind : kind.toLowerCase())) // prettier-ignore
      text += letters.length > 1 ? `(${letters.join('')})` : letters.join('')
    }
    ranks.push(empty ? text + empty : text)
  }
  return ranks.join('/')
}

// 2. Terrain.
const navySquare = ({ x, y }: At): boolean => x <= 2 || ((x === 3 || x === 4) && (y === 5 || y === 6))
export const mayStand = (kind: Kind, at: At): boolean => (kind === 'N' ? navySquare(at) : at.x >= 2)
export const heavy = (kind: Kind): boolean => 'AGS'.includes(kind)
export const corner = (one: string, two: string): boolean => ['c5d6', 'd6c5', 'c8d7', 'd7c8'].includes(one + two)

// 3. Ranges: [orthogonal, diagonal].
const MOVES: Record<Kind, [number, number]> = {
  C: [11, 0], I: [1, 0], T: [2, 0], M: [1, 1], E: [1, 0], A: [3, 3], G: [1, 0], S: [2, 1], F: [4, 4], N: [4, 4], H: [0, 0],
} // prettier-ignore
export function range({ kind, hero }: Piece, diagonal: boolean, rules: HouseRules): number {
  const plain = MOVES[kind][diagonal ? 1 : 0]
  if (!hero || kind === 'C') return plain
  if (kind === 'H') return rules.hqTwoSteps ? 2 : 1
  if (kind === 'S') return diagonal ? 2 : 3
  return MOVES[kind][0] + 1
}

// 5. Stacks: the sets that may share a square, carrier first.
const SETS = [
  ...['F', 'C', 'I', 'M', 'T', 'FC', 'FI', 'FM', 'FT'].map(load => `N${load}`),
  ...['T', 'C', 'I', 'M', 'TC', 'TI', 'TM'].map(load => `F${load}`),
  ...['C', 'I', 'M'].map(load => `T${load}`),
  ...['A', 'G', 'S'].map(load => `E${load}`),
  'HC',
]
/** With `navyDoubleLoad` also two aircraft or Tanks on a ship, and, as every part of a valid set is valid, without it. */
const DOUBLE = ['NFF', 'NTT', 'FF', 'TT']
const WRITTEN = 'NFTEHCIMAGS'

/** The pieces in written order, heroes first among equals; null when they may not share a square. */
export function stackOf(pieces: readonly Piece[], rules: HouseRules): Piece[] | null {
  const sorted = [...pieces].sort(
    (a, b) => WRITTEN.indexOf(a.kind) - WRITTEN.indexOf(b.kind) || Number(b.hero) - Number(a.hero),
  )
  const set = sorted.map(piece => piece.kind).join('')
  if (sorted.length === 1) return sorted
  if (rules.airForceSingleLoad && /^FT./.test(set)) return null
  return SETS.includes(set) || (rules.navyDoubleLoad && DOUBLE.includes(set)) ? sorted : null
}

// 7. The Commander.
export const commanderAt = (field: Field, side: Side): string | null => {
  for (const [square, unit] of field)
    if (unit.side === side && unit.pieces.some(piece => piece.kind === 'C')) return square
  return null
}
export const uncarried = (field: Field, side: Side): string | null => {
  const square = commanderAt(field, side)
  return square && field.get(square)!.pieces.length === 1 ? square : null
}
/** In one file or rank with nothing between; `vacant` counts as empty. */
export function sees(field: Field, one: string, two: string, vacant: string | null): boolean {
  const [a, b] = [place(one), place(two)]
  if (one === two || (a.x !== b.x && a.y !== b.y)) return false
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)]
  for (let at = { x: a.x + dx, y: a.y + dy }; name(at) !== two; at = { x: at.x + dx, y: at.y + dy })
    if (field.has(name(at)) && name(at) !== vacant) return false
  return true
}

// 8. Air defence: the squares of `side`'s providers whose zone covers a square.
function providers(field: Field, side: Side, { x, y }: At): string[] {
  const found: string[] = []
  for (const [square, unit] of field) {
    const [top] = unit.pieces
    const level = 'GN'.includes(top.kind) ? 1 : top.kind === 'S' ? 2 : 0
    if (unit.side !== side || !level) continue
    const at = place(square)
    const reach = level + (top.hero ? 1 : 0)
    if ((at.x - x) ** 2 + (at.y - y) ** 2 <= reach ** 2) found.push(square)
  }
  return found
}
export function flightState(field: Field, enemy: Side, way: readonly At[]): 'safe' | 'kamikaze' | 'destroyed' {
  const met = new Set<string>()
  let inside = false
  for (const at of way) {
    const here = providers(field, enemy, at)
    if (inside && !here.length) return 'destroyed'
    for (const square of here) met.add(square)
    if (here.length) inside = true
  }
  return met.size > 1 ? 'destroyed' : met.size ? 'kamikaze' : 'safe'
}
