import { parseFen } from '../../games/cotulenh/rules/fen.ts'
import type { Kind, Position, Square } from '../../games/cotulenh/types.ts'

/** One small position a kind: where it stands, and around it what it can meet. */
export type Lesson = { kind: Kind; square: Square; ranks: string; zones?: 'r' | 'b' }

// The Commanders stand aside where they are not the subject: no piece may move without them.
export const LESSONS: readonly Lesson[] = [
  { kind: 'C', square: 'e3', ranks: '6c4/11/11/11/11/11/11/11/11/3hC6/11/11' },
  { kind: 'I', square: 'f4', ranks: '8c2/11/11/11/11/11/11/5i5/4TI5/11/11/10C' },
  { kind: 'T', square: 'f4', ranks: '8c2/11/11/11/11/11/5i5/11/4IT5/11/11/10C' },
  { kind: 'M', square: 'f4', ranks: '8c2/11/11/11/11/11/11/6i4/4TM5/11/11/10C' },
  { kind: 'E', square: 'f6', ranks: '8c2/11/11/11/11/11/4AE5/5i5/11/11/11/10C' },
  { kind: 'A', square: 'f4', ranks: '8c2/11/11/11/11/5i5/7i3/5I5/5A5/11/11/10C' },
  { kind: 'G', square: 'f4', ranks: '8c2/11/11/11/11/11/7f3/5i5/5G5/11/11/10C', zones: 'r' },
  { kind: 'S', square: 'f4', ranks: '8c2/11/11/11/11/9f1/5i5/5Ii4/5S5/11/11/10C', zones: 'r' },
  { kind: 'F', square: 'e4', ranks: '8c2/11/11/11/4g6/7t3/11/11/1n1TF2i3/11/11/10C', zones: 'b' },
  { kind: 'N', square: 'c4', ranks: '8c2/11/11/11/2n8/11/11/11/2N1i6/11/2T8/10C', zones: 'r' },
  { kind: 'H', square: 'f4', ranks: '8c2/11/11/11/11/11/11/6i4/5H5/11/11/10C' },
]

export function lessonPosition({ ranks, square }: Lesson, hero: boolean): Position {
  const position = parseFen(`${ranks} r - - 0 1`)
  if (position instanceof Error) throw position
  const { side, pieces } = position.board[square]
  const [piece] = pieces
  return { ...position, board: { ...position.board, [square]: { side, pieces: [{ ...piece, hero }] } } }
}
