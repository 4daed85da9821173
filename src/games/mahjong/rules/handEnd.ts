import type { Seat } from '../../game.ts'
import { responsible } from './responsibility.ts'
import { waits } from './hand.ts'
import { level, nextDeal, ranking, reachesTarget } from './rotation.ts'
import { claimScore, drawScore } from './offers.ts'
import { SEATS, takeDiscard } from './circumstances.ts'
import { scoreTransfer } from './payment.ts'
import { ascending, kindsOf } from './tiles.ts'
import type { Event, Result, State, Tile, Win } from '../types.ts'

/** One win, settled; the state still as it was when the tile was drawn or claimed. */
function settled(state: State, seat: Seat, from: Seat | null, tile: Tile, robbed: boolean): Win {
  const { options, dealer } = state
  const score = from === null ? drawScore(state) : claimScore(state, seat, tile, from, robbed)
  if (!score) throw new Error('a win that was never offered')
  const paysAll = robbed && options.robbedKongPaysAll
  const bao: Win['bao'] = paysAll
    ? { seat: from!, rule: 'robbedKongPaysAll' }
    : responsible({ state, seat, from, tile })
  const deltas = scoreTransfer({
    winner: seat,
    discarder: paysAll ? null : from,
    base: score.base,
    scheme: options.payment,
    selfDrawMultiplier: options.selfDrawMultiplier,
    doubled: options.dealerDouble ? dealer : null,
    responsible: bao?.seat,
  })
  const hand = from === null ? state.hands[seat].slice() : ascending([...state.hands[seat], tile])
  return { seat, from, robbed, tile, hand, score, bao, deltas }
}

/** Ends the hand: points, history, and whether the match goes on. */
function end(state: State, result: Omit<Result, 'over'>, events: Event[]): void {
  const winners = result.wins.map(win => win.seat)
  const scores = state.scores.map((score, seat) => score + result.deltas[seat])
  const over = nextDeal(state, winners).over || reachesTarget(scores, state.options)
  state.phase = 'ended'
  state.offers = []
  state.window = null
  state.result = { ...result, over }
  state.scores = scores
  const past = {
    hand: state.hand,
    round: state.round,
    dealer: state.dealer,
    winners,
    from: result.wins[0]?.from ?? null,
    fan: Math.max(0, ...result.wins.map(win => win.score.fan)),
    deltas: result.deltas,
  }
  state.history = [...state.history, past]
  events.push({ type: 'settle', deltas: result.deltas, scores: state.scores })
  if (over) events.push({ type: 'over', ranking: level(state.scores) ? [] : ranking(state.scores) })
}

/** `seats` win with one tile, nearest first; it goes to the nearest. */
export function finishWin(
  state: State,
  seats: readonly Seat[],
  from: Seat | null,
  tile: Tile,
  robbed: boolean,
  events: Event[],
): void {
  const wins = seats.map(seat => settled(state, seat, from, tile, robbed))
  for (const { seat, score } of wins) {
    if (robbed) events.push({ type: 'robbed', seat, from: from!, tile })
    events.push({
      type: 'hu',
      seat,
      from,
      tile,
      fan: score.fan,
      base: score.base,
      limit: score.fan >= state.options.limitFan,
    })
  }
  if (from !== null) {
    state.hands[seats[0]] = wins[0].hand.slice()
    if (robbed) giveBack(state, from, tile)
    else takeDiscard(state, from, seats[0])
  }
  const deltas = SEATS.map(seat => wins.reduce((sum, win) => sum + win.deltas[seat], 0))
  end(state, { wins, ready: [null, null, null, null], deltas }, events)
}

/** A robbed gang: the tile has gone, an added gang is a peng again, a concealed one returns to the hand. */
function giveBack(state: State, from: Seat, tile: Tile): void {
  const at = state.melds[from].findIndex(meld => meld.tiles.includes(tile))
  const meld = state.melds[from][at]
  const rest = meld.tiles.filter(other => other !== tile)
  if (meld.type === 'gang') {
    state.melds[from] = state.melds[from].with(at, { ...meld, type: 'peng', tiles: rest, added: null })
  } else {
    state.melds[from] = state.melds[from].toSpliced(at, 1)
    state.hands[from] = ascending([...state.hands[from], ...rest])
  }
}

/** No tile to draw: nobody pays. */
export function finishDrawn(state: State, events: Event[]): void {
  const { options } = state
  const ready = state.hands.map(hand => {
    const found = waits(kindsOf(hand), options)
    return options.revealReadyHandsOnDraw && found.length ? found : null
  })
  events.push({ type: 'drawn', ready: SEATS.filter(seat => ready[seat]) })
  end(state, { wins: [], ready, deltas: [0, 0, 0, 0] }, events)
}
