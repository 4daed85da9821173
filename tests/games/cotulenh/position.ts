import { applyTurn } from '../../../src/games/cotulenh/rules/applyTurn.ts'
import { parseFen } from '../../../src/games/cotulenh/rules/fen.ts'
import { RULE_BOOK, type HouseRules as Rules } from '../../../src/games/cotulenh/rules/houseRules.ts'
import type { Position, Turn } from '../../../src/games/cotulenh/types.ts'

/** A position from its FEN; a bad one fails the test. */
export function at(fen: string, rules: Partial<Rules> = {}): Position {
  const position = parseFen(fen, { ...RULE_BOOK, ...rules })
  if (position instanceof Error) throw position
  return position
}

/** The position after a turn, or after several; an illegal one fails the test. */
export function after(position: Position, ...turns: (string | Turn)[]): Position {
  for (const turn of turns) {
    const next = applyTurn(position, turn)
    if (next instanceof Error) throw next
    position = next
  }
  return position
}
