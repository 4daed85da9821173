import type { Kind, Position, Side } from '../types.ts'

type Kinds = Readonly<Record<Side, readonly Kind[]>>
const known = new WeakMap<Position['board'], Kinds>()

export function kindsOf({ board }: Position, side: Side): readonly Kind[] {
  const before = known.get(board)
  if (before) return before[side]
  const kinds: Record<Side, Kind[]> = { r: [], b: [] }
  for (const square in board) for (const { kind } of board[square].pieces) kinds[board[square].side].push(kind)
  known.set(board, kinds)
  return kinds[side]
}

/** The pieces of `from` that `left` no longer has. */
function missing(from: readonly Kind[], left: readonly Kind[]): Kind[] {
  const rest = [...left]
  return from.filter(kind => {
    const at = rest.indexOf(kind)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

export const lostPieces = (from: Position, to: Position, side: Side): Kind[] =>
  missing(kindsOf(from, side), kindsOf(to, side))

/** Heroes there were not before: more of a kind on a square than heroes of that kind left their squares. */
export function newHeroes(before: Position, after: Position): { square: string; kind: Kind }[] {
  const heroes = (position: Position) =>
    Object.entries(position.board).flatMap(([square, unit]) =>
      unit.pieces.filter(piece => piece.hero).map(({ kind }) => ({ square, kind, side: unit.side })),
    )
  const old = heroes(before)
  const fresh = heroes(after).filter(now => !old.some(was => same(was, now) && was.square === now.square))
  const gone = old.filter(was => !heroes(after).some(now => same(was, now) && was.square === now.square))
  return fresh
    .filter(now => {
      const moved = gone.findIndex(was => same(was, now))
      if (moved >= 0) gone.splice(moved, 1)
      return moved < 0
    })
    .map(({ square, kind }) => ({ square, kind }))
}

const same = (one: { kind: Kind; side: Side }, other: { kind: Kind; side: Side }): boolean =>
  one.kind === other.kind && one.side === other.side
