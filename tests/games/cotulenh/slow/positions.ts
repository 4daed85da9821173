import { RULE_BOOK, type HouseRules } from '../../../../src/games/cotulenh/rules/houseRules.ts'
import { mayStand } from '../../../../src/games/cotulenh/rules/terrain.ts'
import { squareName } from '../../../../src/games/cotulenh/rules/squares.ts'
import type { Kind, Position, Side, Unit } from '../../../../src/games/cotulenh/types.ts'

/** Odd positions: few pieces close together, many of them stacks, heroes, carried Commanders and last guards. */

type Random = () => number
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]

const PLAIN = ['I', 'T', 'M', 'E', 'A', 'G', 'S', 'F', 'N', 'H']
const PAIRS = ['NF', 'NI', 'NT', 'FT', 'FI', 'TM', 'EA', 'EG', 'ES']
const CARRIED = ['NC', 'FC', 'FC', 'TC', 'HC']
/** Rare, for a stack of three can be deployed in thousands of ways. */
const TRIPLES = ['NFI', 'NFM', 'NFT', 'FTI']
/** How many units a side has beside its Commander's: often one, the last guard. */
const COUNTS = [0, 1, 1, 1, 2, 2, 3, 4, 6]

/** Some house rule or other, mostly none. */
export function oddRules(random: Random): HouseRules {
  const rules = { ...RULE_BOOK }
  if (random() < 0.6) return rules
  for (const rule of Object.keys(rules) as (keyof HouseRules)[]) rules[rule] = random() < 0.3
  return rules
}

/** A part of the board. */
type Window = { left: number; bottom: number; width: number; height: number }

function oddWindow(random: Random): Window {
  const [width, height] = [4 + Math.floor(random() * 8), 4 + Math.floor(random() * 9)]
  return { left: Math.floor(random() * (12 - width)), bottom: Math.floor(random() * (13 - height)), width, height }
}

type Board = Record<string, Unit>

/** Sets a unit on a free square of the window where its carrier may stand; false when there seems to be none. */
function put(board: Board, set: string, side: Side, window: Window, random: Random): boolean {
  const kinds = [...set] as Kind[]
  for (let tries = 0; tries < 40; tries++) {
    const file = window.left + Math.floor(random() * window.width)
    const square = (window.bottom + Math.floor(random() * window.height)) * 11 + file
    if (board[squareName(square)] || !mayStand(kinds[0], square)) continue
    const pieces = kinds.map(kind => ({ kind, hero: kind !== 'C' && random() < 0.2 }))
    // Of two alike the hero is written first.
    pieces.sort((a, b) => (a.kind === b.kind ? Number(b.hero) - Number(a.hero) : 0))
    board[squareName(square)] = { side, pieces }
    return true
  }
  return false
}

const position = (board: Board, turn: Side, rules: HouseRules): Position => ({
  board,
  turn,
  halfmoves: 0,
  fullmove: 1,
  past: [],
  rules,
  armTaken: false,
})

export function oddPosition(random: Random, rules: HouseRules): Position {
  if (random() < 0.1) return boxedPosition(random, rules)
  const board: Board = {}
  const window = oddWindow(random)
  const fits = (set: string) => !(rules.airForceSingleLoad && /^FT./.test(set))
  const pairs = [...PAIRS, ...(rules.navyDoubleLoad ? ['FF', 'TT'] : [])]
  const triples = [...TRIPLES.filter(fits), ...(rules.navyDoubleLoad ? ['NFF', 'NTT'] : [])]
  const commanders = ['NFC', 'FTC'].filter(fits)
  for (const side of ['r', 'b'] as const) {
    const carried = random() < 0.01 ? commanders : CARRIED
    const commander = random() < 0.35 ? pick(carried, random) : 'C'
    // Where there is no room for a carrier, the Commander stands alone.
    if (!put(board, commander, side, window, random) && !put(board, 'C', side, window, random))
      return oddPosition(random, rules)
    for (let i = pick(COUNTS, random); i > 0; i--) {
      const sets = random() < 0.003 ? triples : random() < 0.22 ? pairs : PLAIN
      put(board, pick(sets, random), side, window, random)
    }
  }
  return position(board, pick(['r', 'b'] as const, random), rules)
}

/** A Commander in a corner among Headquarters, which cannot move, under fire: mates and stalemates. */
function boxedPosition(random: Random, rules: HouseRules): Position {
  const board: Board = {}
  const corner = { left: 9, bottom: 10, width: 2, height: 2 }
  const around = { left: 6, bottom: 6, width: 5, height: 6 }
  put(board, 'C', 'b', corner, random)
  for (let i = 0; i < 2; i++) put(board, 'H', 'b', corner, random)
  if (random() < 0.3) put(board, 'I', 'b', corner, random)
  for (const unit of Object.values(board)) for (const piece of unit.pieces) piece.hero = false
  for (let i = 3; i > 0; i--) put(board, pick(PLAIN, random), 'r', around, random)
  put(board, 'C', 'r', { left: 3, bottom: 0, width: 6, height: 3 }, random)
  return position(board, 'b', rules)
}
