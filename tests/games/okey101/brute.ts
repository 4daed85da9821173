import type { Action, Laid } from '../../../src/games/okey101/action.ts'
import { rules as okey101 } from '../../../src/games/okey101/index.ts'
import { face, rulesOf, wild } from '../../../src/games/okey101/rules/melds.ts'
import { takenUsed } from '../../../src/games/okey101/rules/opening.ts'
import type { State, Tile } from '../../../src/games/okey101/types.ts'
import { plainFace } from '../../../src/rummy/meld.ts'
import { makeFace } from '../../../src/rummy/tiles.ts'
import { SETS } from '../../rummy/slow.ts'

/** Whether the one on turn can go out: every sequence of actions the engine allows, nothing clever. For small racks. */
export function canGoOut(state: State): boolean {
  const seen = new Set<string>()
  const seat = state.turn
  const search = (at: State): boolean => {
    const key = keyOf(at)
    if (seen.has(key)) return false
    seen.add(key)
    const view = okey101.view(at, seat)
    for (const action of actions(at)) {
      if (okey101.refuse(view, action)) continue
      const next = okey101.apply(at, { by: seat, do: action }).state
      const reason = okey101.outcome(next)?.reason
      if (reason === 'hand_empty') return true
      if (!reason && next.turn === seat && search(next)) return true
    }
    return false
  }
  return search(state)
}

function keyOf(state: State): string {
  const { turn, opened, plays } = state
  const tiles = (list: readonly Tile[]) => list.map(tile => (tile === state.taken?.tile ? 200 : face(tile)))
  const hand = tiles(state.hands[turn]).sort((a, b) => a - b)
  const melds = state.melds.map(meld => tiles(meld.tiles.map(one => one.tile)).join('.'))
  const offs = plays.filter(play => play.type === 'layOff').length
  return JSON.stringify([hand, melds, opened[turn]?.how, takenUsed(state), offs])
}

function actions(state: State): Action[] {
  // Twins do the same, unless one of them is the discard just taken.
  const twin = new Map(state.hands[state.turn].map(tile => [tile === state.taken?.tile ? 200 : face(tile), tile]))
  const hand = [...twin.values()]
  if (state.hands[state.turn].length === 1) {
    const swaps = state.melds.map((_, meld): Action => ({ type: 'swap', tile: hand[0], meld }))
    return [{ type: 'discard', tile: hand[0] }, ...swaps]
  }
  const all: Action[] = []
  state.melds.forEach((_, meld) => {
    for (const tile of hand) {
      for (const end of ['low', 'high', 'split'] as const) all.push({ type: 'layOff', tile, meld, end })
      all.push({ type: 'swap', tile, meld })
    }
  })
  const melds = newMelds(state)
  const lays = state.opened[state.turn] ? melds.map(one => [one]) : [...together(melds)]
  return [...all, ...lays.map((list): Action => ({ type: 'lay', melds: list }))]
}

/** Every choice of melds that share no tile, each at least one. */
function* together(melds: readonly Laid[], from = 0, used: readonly Tile[] = []): Generator<Laid[]> {
  for (let i = from; i < melds.length; i++) {
    if (melds[i].tiles.some(tile => used.includes(tile))) continue
    yield [melds[i]]
    for (const rest of together(melds, i + 1, [...used, ...melds[i].tiles])) yield [melds[i], ...rest]
  }
}

function newMelds(state: State): Laid[] {
  const rules = rulesOf(state)
  const hand = state.hands[state.turn]
  const found: Laid[] = []
  const fits = (tile: Tile, as: number) => wild(tile, rules) || plainFace(face(tile), rules) === as
  const fill = (kind: Laid['kind'], cells: readonly number[], tiles: Tile[]) => {
    if (tiles.length === cells.length) {
      found.push({ kind, tiles })
      return
    }
    for (const tile of hand)
      if (!tiles.includes(tile) && fits(tile, cells[tiles.length])) fill(kind, cells, [...tiles, tile])
  }
  for (let colour = 0; colour < 4; colour++)
    for (let start = 1; start <= 13; start++) {
      fill('pair', [makeFace(colour, start), makeFace(colour, start)], [])
      for (let length = 3; length < hand.length && length <= 13; length++)
        fill(
          'run',
          Array.from({ length }, (_, i) => makeFace(colour, ((start + i - 1) % 13) + 1)),
          [],
        )
    }
  for (let number = 1; number <= 13; number++)
    for (const colours of SETS)
      fill(
        'set',
        colours.map(colour => makeFace(colour, number)),
        [],
      )
  const seen = new Set<string>()
  return found.filter(({ kind, tiles }) => {
    // Of sets and pairs the order says nothing.
    const key = `${kind} ${kind === 'run' ? tiles.join() : [...tiles].sort((a, b) => a - b).join()}`
    return okeyAndMore(tiles, state) && !seen.has(key) && !!seen.add(key)
  })
}

/** Okeys alone are no run or set, but two of them are a pair. */
const okeyAndMore = (tiles: readonly Tile[], state: State) =>
  tiles.length === 2 || tiles.some(tile => !wild(tile, rulesOf(state)))
