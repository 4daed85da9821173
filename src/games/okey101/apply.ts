import type { Line, Seat, Step } from '../game.ts'
import { orderOf } from '../game.ts'
import type { Action, Laid } from './action.ts'
import { deal } from './deal.ts'
import { endHand, handsOnlyPairs } from './rules/endHand.ts'
import { endsFor, rulesOf, swapAt, wild, withSwap, withTile } from './rules/melds.ts'
import { allOpenedWithPairs, openingOf, readAll, refuseOpening, valueOf } from './rules/opening.ts'
import { automatic, fineFor } from './rules/penalties.ts'
import { beforePlay } from './rules/undo.ts'
import type { Event, State, Tile } from './types.ts'

const BIG_SERIES = 151
const BIG_PAIRS = 7

/** A legal step's result. */
export function apply(state: State, step: Step<Action>): { state: State; events: Event[] } {
  if (step.by === 'table') return deal(state, orderOf(step))
  const next = copy(state)
  const events: Event[] = []
  act(next, step.by, step.do, events)
  return { state: next, events }
}

// Everything below changes the copy, and nothing it shares with the state before.
function copy(state: State): State {
  return {
    ...state,
    hands: state.hands.map(hand => [...hand]),
    stock: [...state.stock],
    piles: state.piles.map(pile => [...pile]),
    opened: [...state.opened],
    declared: [...state.declared],
    penalties: state.penalties.map(lines => [...lines]),
    plays: [...state.plays],
  }
}

function act(state: State, seat: Seat, action: Action, events: Event[]): void {
  switch (action.type) {
    case 'draw':
      return action.from === 'stock' ? draw(state, seat, events) : take(state, seat, events)
    case 'pass':
      events.push({ type: 'passed', seat })
      return endHand(state, { reason: 'stockExhausted' }, events)
    case 'declarePairs':
      state.declared[seat] = true
      events.push({ type: 'declared', seat })
      return
    case 'giveBack':
      return giveBack(state, seat, events)
    case 'lay':
      return lay(state, seat, action.melds, events)
    case 'layOff': {
      const rules = rulesOf(state)
      const [first] = endsFor(state.melds[action.meld], action.tile, rules, state.options.rearrange)
      const end = first === 'set' ? first : (action.end ?? first)
      state.melds = withTile(state.melds, action.meld, action.tile, end, rules)
      drop(state.hands[seat], action.tile)
      state.plays.push({ type: 'layOff', tile: action.tile, meld: action.meld, end })
      events.push({ type: 'laidOff', seat, tile: action.tile, meld: action.meld, end })
      return
    }
    case 'swap': {
      const meld = state.melds[action.meld]
      const rules = rulesOf(state)
      const okey = meld.tiles[swapAt(meld, action.tile, rules, state.options.setSwap)].tile
      state.melds = withSwap(state.melds, action.meld, okey, action.tile, rules)
      drop(state.hands[seat], action.tile)
      state.hands[seat].push(okey)
      state.plays.push({ type: 'swap', tile: action.tile, okey, meld: action.meld })
      events.push({ type: 'swapped', seat, tile: action.tile, okey, meld: action.meld })
      return
    }
    case 'undo':
      return undo(state, seat, action.all ? state.plays.length : 1, events)
    case 'discard':
      return discard(state, seat, action.tile, 'auto' in action, events)
  }
}

function drop(hand: Tile[], tile: Tile): void {
  hand.splice(hand.indexOf(tile), 1)
}

function fine(state: State, seat: Seat, line: Line, events: Event[]): void {
  state.penalties[seat].push(line)
  events.push({ type: 'fined', seat, line })
}

const flat = (state: State, key: Line['key']): Line => ({ key, points: state.options.floorAmount })

function draw(state: State, seat: Seat, events: Event[]): void {
  const tile = state.stock.pop()!
  state.hands[seat].push(tile)
  state.drawn = tile
  state.stage = 'play'
  events.push({ type: 'drew', seat, tile, stock: state.stock.length })
}

function take(state: State, seat: Seat, events: Event[]): void {
  const from = ((seat + state.seats - 1) % state.seats) as Seat
  const tile = state.piles[from].pop()!
  state.hands[seat].push(tile)
  state.taken = { tile, from, opened: state.opened[seat] !== null, keep: state.declared[seat] && !state.opened[seat] }
  state.stage = 'play'
  events.push({ type: 'took', seat, from, tile })
}

function giveBack(state: State, seat: Seat, events: Event[]): void {
  const { tile, from } = state.taken!
  if (state.plays.length) undo(state, seat, state.plays.length, events)
  drop(state.hands[seat], tile)
  state.piles[from].push(tile)
  state.taken = null
  state.gaveBack = true
  state.stage = 'draw'
  events.push({ type: 'gaveBack', seat, tile })
  if (state.options.giveBack === 'penalty') fine(state, seat, flat(state, 'gaveBack'), events)
}

function lay(state: State, seat: Seat, laid: readonly Laid[], events: Event[]): void {
  const tiles = laid.flatMap(meld => meld.tiles)
  const opening = state.opened[seat] === null
  if (opening && refuseOpening(state, seat, laid, state.hands[seat].length - tiles.length)) {
    fine(state, seat, flat(state, 'wrongOpening'), events)
    return
  }
  const { melds } = readAll(state, seat, laid)
  state.melds = [...state.melds, ...melds]
  for (const tile of tiles) drop(state.hands[seat], tile)
  state.plays.push({ type: 'lay', tiles, melds: melds.length, opening })
  if (!opening) {
    events.push({ type: 'laid', seat, melds })
    return
  }
  state.opened[seat] = openingOf(state, melds)
  events.push({ type: 'opened', seat, ...state.opened[seat], melds })
  const ends = state.options.allPairs !== 'handsOnlyPairs' && allOpenedWithPairs(state)
  if (!ends) return
  settleOpening(state, seat, events)
  endHand(state, { reason: 'allPairs' }, events)
}

function undo(state: State, seat: Seat, count: number, events: Event[]): void {
  const had = state.opened[seat] !== null
  for (let i = 0; i < count; i++) {
    const { melds, hand, opened } = beforePlay(state, state.hands[seat], state.plays.pop()!)
    state.melds = melds
    state.hands[seat] = hand
    if (!opened) state.opened[seat] = null
  }
  events.push({ type: 'undone', seat, plays: count, opening: had && state.opened[seat] === null })
  if (count > 1 && state.options.undo === 'lastOnly') fine(state, seat, flat(state, 'tookBack'), events)
}

/** What an opening is charged or paid, once it can no longer be taken back. */
function settleOpening(state: State, seat: Seat, events: Event[]): void {
  if (!state.plays.some(play => play.type === 'lay' && play.opening)) return
  const { options, taken } = state
  const { how, amount } = state.opened[seat]!
  if (options.bigOpening && amount >= (how === 'series' ? BIG_SERIES : BIG_PAIRS))
    fine(state, seat, { key: 'bigOpening', points: 0 - options.floorAmount }, events)
  if (taken && !taken.keep && options.fedOpening !== 'off') {
    const points = options.fedOpening === 'flat' ? options.floorAmount : 10 * valueOf(state, taken.tile)
    fine(state, taken.from, { key: 'fedOpening', points }, events)
  }
}

function discard(state: State, seat: Seat, tile: Tile, auto: boolean, events: Event[]): void {
  const free = auto && automatic(state, state.hands[seat], state.drawn) === tile
  drop(state.hands[seat], tile)
  const left = state.hands[seat].length
  const line = free ? null : fineFor(state, tile, left)
  state.piles[seat].push(tile)
  events.push({ type: 'discarded', seat, tile })
  settleOpening(state, seat, events)
  if (line) fine(state, seat, line, events)
  const openedNow = state.plays.some(play => play.type === 'lay' && play.opening)
  endTurn(state)
  if (left === 0) {
    const elden = openedNow && state.opened.every((opening, other) => other === seat || opening === null)
    const okeyFinish = wild(tile, rulesOf(state))
    endHand(state, { reason: 'goOut', winner: seat, okeyFinish, elden }, events)
  } else if (state.options.allPairs === 'handsOnlyPairs' && handsOnlyPairs(state)) {
    endHand(state, { reason: 'allPairs' }, events)
  } else if (state.stock.length === 0 && state.options.stockEnd === 'immediate') {
    endHand(state, { reason: 'stockExhausted' }, events)
  }
}

function endTurn(state: State): void {
  state.turn = ((state.turn + 1) % state.seats) as Seat
  state.stage = 'draw'
  state.taken = null
  state.gaveBack = false
  state.plays = []
  state.drawn = null
}
