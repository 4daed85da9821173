/** A position in which one turn alone mates in so many turns, or wins a piece by force; difficulty 1 to 5. */
export type Puzzle = {
  /** Says which it is in an address, whatever becomes of the others. */
  id: string
  fen: string
  kind: 'mate' | 'win'
  turns: number
  difficulty: number
  /** The turn, in LAN. */
  key: string
}

/** A piece is won with the second turn, at the latest. */
export const WINNING = 2

/** A short name for a position: 32 bits of FNV-1a. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** A line of the file: ranks, side to move, what for (1 to 3: mate in so many; w: a piece is won), difficulty, key. */
export function parsePuzzle(line: string): Puzzle {
  const [ranks, side, what, difficulty, key] = line.split(' ')
  return {
    id: nameOf(`${ranks} ${side}`),
    fen: `${ranks} ${side} - - 0 1`,
    kind: what === 'w' ? 'win' : 'mate',
    turns: what === 'w' ? WINNING : Number(what),
    difficulty: Number(difficulty),
    key,
  }
}

export const makePuzzle = ({ fen, kind, turns, difficulty, key }: Omit<Puzzle, 'id'>): string => {
  const [ranks, side] = fen.split(' ')
  return `${ranks} ${side} ${kind === 'win' ? 'w' : turns} ${difficulty} ${key}`
}

/** The same for everybody on the same date: neither the easiest nor the hardest. */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: number): Puzzle {
  const fit = puzzles.filter(({ difficulty }) => difficulty > 1 && difficulty < 5)
  const pool = fit.length > 0 ? fit : puzzles
  return pool[parseInt(nameOf(`day ${day}`), 36) % pool.length]
}

/** The next of a difficulty (0: of any) that is not solved yet; when all are, the next. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  level: number,
  now: string,
  solved: ReadonlySet<string>,
): Puzzle {
  const at = puzzles.findIndex(({ id }) => id === now)
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))]
  const fit = others.filter(({ difficulty }) => level === 0 || difficulty === level)
  return fit.find(({ id }) => !solved.has(id)) ?? fit[0] ?? others[0]
}
