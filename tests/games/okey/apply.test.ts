import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { rules as okey } from '../../../src/games/okey/index.ts'
import { coach } from '../../../src/games/okey/bot/index.ts'
import type { State } from '../../../src/games/okey/types.ts'
import { codeOf, makeTiles } from '../../../src/rummy/tiles.ts'
import { seeded, shuffled } from '../../support/random.ts'
import { act, dealt, face, held, optionsOf, orderOf, play, refusal, LOOSE } from './table.ts'

const order = shuffled(106, seeded(11))
// Four hands of nothing much; seat 1 holds R5, the twin of the indicator.
const quiet = (options = {}) => dealt(options, orderOf('R5', LOOSE))

/** Everybody throws what they draw until the stock is empty. */
function drain(state: State): State {
  let now = state
  while (now.stock.length || now.stage === 'discard') {
    if (now.stage === 'draw') now = play(now, { type: 'draw', from: 'stock' })
    else now = play(now, { type: 'discard', tile: now.drawn?.tile ?? now.hands[now.turn][0] })
  }
  return now
}

describe('the deal', () => {
  it.each([
    [4, 48],
    [3, 62],
    [2, 76],
  ])('%i players leave %i tiles in the stock', (seats, stock) => {
    const state = dealt({}, order, seats)
    expect(state.hands.map(hand => hand.length)).toEqual([15, 14, 14, 14].slice(0, seats))
    expect(state.stock.length).toBe(stock)
    expect(okey.turn(state)).toEqual([0])
  })
  it('never turns up a false joker', () => {
    const jokersFirst = [104, 105, ...order.filter(tile => tile < 104)]
    expect(dealt({}, jokersFirst).indicator).toBe(order.find(tile => tile < 104))
  })
  it('makes the next number the okey, 1 after 13', () => {
    const okeyOf = (indicator: string) => codeOf(okey.view(dealt({}, orderOf(indicator, [])), null).okey!)
    expect([okeyOf('R5'), okeyOf('K13')]).toEqual(['R6', 'K1'])
  })
  it('passes to the right: the next hand is begun by the next player', () => {
    const ended = play(drain(quiet()), { type: 'pass' })
    const next = okey.apply(ended, { by: 'table', order }).state
    expect([ended.dealer, next.dealer, next.turn, next.hand]).toEqual([3, 0, 1, 2])
    expect(next.hands.map(hand => hand.length)).toEqual([14, 15, 14, 14])
  })
})

describe('a turn', () => {
  it('is one draw and one discard', () => {
    const state = quiet()
    expect(refusal(state, { type: 'draw', from: 'stock' })).toEqual({ why: 'alreadyDrawn' })
    const thrown = play(state, { type: 'discard', tile: held(state, 0, 'K13') })
    expect(okey.turn(thrown)).toEqual([1])
    expect(refusal(thrown, { type: 'discard', tile: thrown.hands[1][0] })).toEqual({ why: 'drawFirst' })
    expect(refusal(thrown, { type: 'finish', tile: thrown.hands[1][0] })).toEqual({ why: 'drawFirst' })
    expect(refusal(thrown, { type: 'pass' })).toEqual({ why: 'stockLeft' })
    const drawn = play(thrown, { type: 'draw', from: 'stock' })
    expect([drawn.hands[1].length, drawn.stock.length]).toEqual([15, 47])
  })
  it('may take the last discard of the player before, and only that', () => {
    const state = quiet()
    const k13 = held(state, 0, 'K13')
    const took = act(play(state, { type: 'discard', tile: k13 }), { type: 'draw', from: 'discard' })
    expect(took.events).toEqual([{ type: 'took', seat: 1, from: 0, tile: k13 }])
    expect([took.state.hands[1].includes(k13), took.state.piles[0]]).toEqual([true, []])
    expect(took.state.taken[1]).toEqual([k13])
  })
  it('throws only tiles one has', () => {
    const state = quiet()
    expect(refusal(state, { type: 'discard', tile: state.hands[1][0] })).toEqual({ why: 'notYours' })
    expect(refusal(state, { type: 'finish', tile: state.hands[1][0] })).toEqual({ why: 'notYours' })
  })
  it('keeps okeys where the house says so', () => {
    const hands = ['R6 R3 R7 R9 R11 Y2 Y4 Y8 Y10 Y12 B1 B5 B7 B9 K13']
    const house = dealt({ allowOkeyDiscard: false }, orderOf('R5', hands))
    expect(refusal(house, { type: 'discard', tile: held(house, 0, 'R6') })).toEqual({ why: 'keepOkey' })
    const wild = dealt({ allowOkeyDiscard: false, falseJoker: 'wild' }, orderOf('R5', [hands[0].replace('R6', 'FJ')]))
    expect(refusal(wild, { type: 'discard', tile: held(wild, 0, 'FJ') })).toEqual({ why: 'keepOkey' })
    const free = dealt({}, orderOf('R5', hands))
    expect(act(free, { type: 'discard', tile: held(free, 0, 'R6') }).events[0]).toMatchObject({ okey: true })
  })
  it('is refused to everyone else, and to all once the hand is over', () => {
    const state = quiet()
    expect(okey.refuse(okey.view(state, 2), { type: 'show' })).toEqual({ why: 'notYourTurn' })
    expect(okey.refuse(okey.view(state, null), { type: 'pass' })).toEqual({ why: 'notYourTurn' })
    const ended = play(drain(state), { type: 'pass' })
    expect(okey.refuse(okey.view(ended, 0), { type: 'pass' })).toEqual({ why: 'over' })
  })
})

describe('the gösterge', () => {
  const thrown = (options = {}) => {
    const state = quiet(options)
    return play(state, { type: 'discard', tile: held(state, 0, 'K13') })
  }
  it('costs everyone else a point and stays in the hand', () => {
    const { state, events } = act(thrown(), { type: 'show' })
    expect(state.totals).toEqual([19, 20, 19, 19])
    expect(events).toEqual([{ type: 'showed', seat: 1, tile: held(state, 1, 'R5'), points: 1 }])
    expect(state.hands[1].length).toBe(14)
    expect(refusal(state, { type: 'show' })).toEqual({ why: 'alreadyShown' })
  })
  it('is for who holds the twin', () => {
    expect(refusal(quiet(), { type: 'show' })).toEqual({ why: 'noTwin' })
  })
  it('can be shown after drawing but not after the first discard', () => {
    const drawn = play(thrown(), { type: 'draw', from: 'stock' })
    expect(refusal(drawn, { type: 'show' })).toBeNull()
    let later = play(drawn, { type: 'discard', tile: drawn.drawn!.tile })
    while (later.turn !== 1) {
      later = play(later, { type: 'draw', from: 'stock' })
      later = play(later, { type: 'discard', tile: later.drawn!.tile })
    }
    expect(refusal(later, { type: 'show' })).toEqual({ why: 'tooLateToShow' })
  })
  it('spares the partner, and can be off', () => {
    expect(act(thrown({ partners: true }), { type: 'show' }).state.totals).toEqual([19, 20, 19, 20])
    expect(refusal(thrown({ gostergePoints: 0 }), { type: 'show' })).toEqual({ why: 'noGosterge' })
  })
})

describe('an empty stock', () => {
  it('leaves the discard to take; who lets it lie ends the hand, and nobody loses', () => {
    const state = drain(quiet())
    expect(refusal(state, { type: 'draw', from: 'stock' })).toEqual({ why: 'stockEmpty' })
    expect(refusal(state, { type: 'draw', from: 'discard' })).toBeNull()
    const { state: ended, events } = act(state, { type: 'pass' })
    expect(events.map(event => event.type)).toEqual(['passed', 'ended'])
    expect(okey.outcome(ended)).toMatchObject({ over: false, reason: 'stock', winners: [] })
    expect(ended.totals).toEqual([20, 20, 20, 20])
    expect(okey.needs(ended)).toBe(106)
  })
  it('goes on while discards are taken', () => {
    const state = play(drain(quiet()), { type: 'draw', from: 'discard' })
    const on = play(state, { type: 'discard', tile: state.hands[state.turn][0] })
    expect([on.stage, on.stock.length]).toEqual(['draw', 0])
  })
})

describe('what each may see', () => {
  const everyone: Seat[] = [0, 1, 2, 3]
  it('their own tiles until the end, then all', () => {
    const state = quiet()
    const seen = (viewer: Seat | null, now: State) =>
      okey.view(now, viewer).hands.map(hand => hand.every(tile => tile !== null))
    expect(seen(1, state)).toEqual([false, true, false, false])
    expect(seen(null, state)).toEqual([false, false, false, false])
    const ended = play(drain(state), { type: 'pass' })
    expect(seen(null, ended)).toEqual([true, true, true, true])
  })
  it('no tile another draws', () => {
    const state = play(quiet(), { type: 'discard', tile: quiet().hands[0][0] })
    const { state: drawn, events } = act(state, { type: 'draw', from: 'stock' })
    const told = (seat: Seat) => okey.witness(events[0], seat)
    expect(everyone.map(seat => (told(seat) as { tile: number | null }).tile !== null)).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(everyone.map(seat => okey.view(drawn, seat).drawn?.tile !== null)).toEqual([false, true, false, false])
  })
  it('all discards, or only the top one', () => {
    const thrice = (options: Parameters<typeof quiet>[0]) => {
      let state = quiet(options)
      for (let i = 0; i < 5; i++) {
        state = play(state, { type: 'discard', tile: state.hands[state.turn][0] })
        state = play(state, { type: 'draw', from: 'stock' })
      }
      return okey.view(state, 2).piles[0]
    }
    expect(thrice({}).includes(null)).toBe(false)
    const [under, top] = thrice({ discardHistory: 'topOnly' })
    expect([under, typeof top]).toEqual([null, 'number'])
  })
})

describe('when the clock runs out', () => {
  it('draws from the stock, then throws what was drawn', () => {
    const state = play(quiet(), { type: 'discard', tile: quiet().hands[0][0] })
    expect(okey.fallback(okey.view(state, 1))).toEqual({ type: 'draw', from: 'stock' })
    const drawn = play(state, { type: 'draw', from: 'stock' })
    expect(okey.fallback(okey.view(drawn, 1))).toEqual({ type: 'discard', tile: drawn.drawn!.tile })
  })
  it('returns a taken discard', () => {
    const state = quiet()
    const k13 = held(state, 0, 'K13')
    const took = play(state, { type: 'discard', tile: k13 }, { type: 'draw', from: 'discard' })
    expect(okey.fallback(okey.view(took, 1))).toEqual({ type: 'discard', tile: k13 })
  })
  it('never throws an okey', () => {
    const state = dealt({}, orderOf('R5', LOOSE, 'R6'))
    const drawn = play(state, { type: 'discard', tile: held(state, 0, 'K13') }, { type: 'draw', from: 'stock' })
    expect(makeTiles([face(drawn.drawn!.tile)])).toBe('R6')
    const thrown = okey.fallback(okey.view(drawn, 1)) as { tile: number }
    expect(makeTiles([face(thrown.tile)])).not.toBe('R6')
  })
  it('lets the hand end when the stock is out', () => {
    const state = drain(quiet())
    expect(okey.fallback(okey.view(state, state.turn))).toEqual({ type: 'pass' })
  })
})

it('a default match of bots ends with somebody out of points', () => {
  const random = seeded(2026)
  let state = okey.start(optionsOf(), 4)
  for (let steps = 0; !okey.outcome(state)?.over; steps++) {
    expect(steps).toBeLessThan(20_000)
    if (okey.needs(state)) state = okey.apply(state, { by: 'table', order: shuffled(106, random) }).state
    else {
      const [by] = okey.turn(state)
      state = act(state, coach.think(okey.view(state, by), 1 + (by % 3), random)).state
    }
  }
  expect(Math.min(...state.totals)).toBeLessThanOrEqual(0)
  const { winners, standings } = okey.outcome(state)!
  expect(winners).toEqual(standings.filter(({ place }) => place === 1).map(({ seat }) => seat))
  expect(state.history.length).toBe(state.hand)
})
