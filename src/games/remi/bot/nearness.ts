import { distance, pairsDistance, usefulTiles } from '../../../rummy/solver/distance.ts'
import { J, codeOf } from '../../../rummy/tiles.ts'
import { winOdds } from '../../../rummy/winChance.ts'
import { size } from '../deal.ts'
import { meldRules } from '../rules/meldRules.ts'
import { face, isJoker } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'

/** One tile of each face, jokers last: what there is to choose from. */
export function choices(hand: readonly Tile[]): Tile[] {
  const first = hand.filter((tile, i) => hand.findIndex(other => face(other) === face(tile)) === i)
  return [...first.filter(tile => !isJoker(tile)), ...first.filter(isJoker)]
}

export type Path = 'melds' | 'doubles'

/** The ways to a close this table knows, and how far a hand is on each. */
export function paths(hand: readonly Tile[], view: View): { path: Path; away: number }[] {
  const faces = hand.map(face)
  const rules = meldRules(view.options)
  const melds = { path: 'melds' as const, away: distance(faces, rules) }
  return view.options.doublesClose ? [melds, { path: 'doubles', away: pairsDistance(faces, rules) }] : [melds]
}
export const away = (hand: readonly Tile[], view: View) => Math.min(...paths(hand, view).map(one => one.away))

/** The faces that bring a hand nearer on a path, and how many of each nobody has seen. */
export function ways(
  path: Path,
  hand: readonly Tile[],
  left: ReadonlyMap<number, number>,
  view: View,
): [number, number][] {
  const faces = hand.map(face)
  const singles = () => faces.filter(one => one !== J && faces.indexOf(one) === faces.lastIndexOf(one))
  const useful = path === 'doubles' ? [...singles(), J] : usefulTiles(faces, meldRules(view.options), J)
  return useful.flatMap(one => (left.get(one) ? [[one, left.get(one)!]] : []))
}
export const total = (found: readonly [number, number][]) => found.reduce((sum, [, n]) => sum + n, 0)

/** Tiles this viewer has not seen. */
function unseen(view: View): Tile[] {
  const seen = new Set<Tile>()
  for (const { hand, pile, launched, known } of view.players)
    for (const tile of [...hand, ...pile, ...launched, ...known]) if (tile !== null) seen.add(tile)
  if (view.atu !== null) seen.add(view.atu)
  return Array.from({ length: size(view.options) }, (_, tile) => tile).filter(tile => !seen.has(tile))
}

/** The same by face: how many of each. */
export function countUnseen(view: View): Map<number, number> {
  const left = new Map<number, number>()
  for (const tile of unseen(view)) left.set(face(tile), (left.get(face(tile)) ?? 0) + 1)
  return left
}

/** How often everyone has thrown a tile. */
export function roundOf({ players }: View): number {
  const thrown = players.reduce(
    (sum, { pile, known, launched }) => sum + pile.length + known.length + launched.length,
    0,
  )
  return Math.floor(thrown / players.length)
}

/** The log odds to close first with a hand of fourteen that so many unseen tiles bring nearer. */
export const oddsOf = (hand: readonly Tile[], away: number, useful: number, view: View): number =>
  winOdds({ away, useful, wilds: hand.filter(isJoker).length, round: roundOf(view) })

/** The tiles that would complete a hand of fourteen by melds. */
export function awaits(view: View): string[] {
  if (view.viewer === null) return []
  const faces = view.players[view.viewer].hand.filter(tile => tile !== null).map(face)
  const rules = meldRules(view.options)
  if (faces.length !== 14 || distance(faces, rules) !== 1) return []
  return usefulTiles(faces, rules, J).map(one => `tile.${codeOf(one)}`)
}
