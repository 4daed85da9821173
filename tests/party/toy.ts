import * as v from 'valibot'
import type { Game, Outcome, Seat, Viewer } from '../../src/games/game.ts'

/**
 * A game for testing the table, with everything a table must bear: hidden cards, a call window after every discard,
 * secret answers in it, an action that needs no turn, a reshuffle in mid-hand, several hands.
 * Cards 0–23; two are alike when they leave the same rest by 4. Whoever holds one like the discard may take it.
 */
const CARDS = 24

type Answer = 'take' | 'pass'
type State = {
  options: { hands: number }
  hand: number
  turns: number
  current: Seat
  hands: number[][]
  stock: number[]
  pile: number[]
  window: { card: number; asked: Seat[]; answers: Record<string, Answer> } | null
  due: number
  scores: number[]
  outcome: Outcome | null
}
type View = Omit<State, 'hands' | 'stock' | 'window' | 'due'> & {
  me: Viewer
  hands: (number | null)[][]
  stock: number
  open: number | null
  asked: boolean
}
type Action = { type: 'discard'; card: number } | { type: Answer } | { type: 'arrange'; cards: number[] }
type Event = { type: string; seat?: Seat; card?: number | null }

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARDS - 1))

export const toy: Game<State, View, Action, Event, { hands: number }> = {
  id: 'toy',
  version: 1,
  seats: [3, 2, 4],
  pace: { turn: 10, bank: 30, increment: 1 },
  options: v.object({ hands: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 2) }),
  presets: {},
  lengths: {},
  groups: { often: ['hands'], play: [], scoring: [], limits: [], table: [] },
  traits: { openInformation: false, lowerIsBetter: false },
  stats: {},
  action: v.variant('type', [
    v.object({ type: v.literal('discard'), card }),
    v.object({ type: v.literal('take') }),
    v.object({ type: v.literal('pass') }),
    v.object({ type: v.literal('arrange'), cards: v.array(card) }),
  ]),
  start: (options, seats) => ({
    options,
    hand: 0,
    turns: 0,
    current: 0,
    hands: Array.from({ length: seats }, () => []),
    stock: [],
    pile: [],
    window: null,
    due: CARDS,
    scores: Array(seats).fill(0),
    outcome: null,
  }),
  needs: state => state.due,
  turn: state => {
    if (state.outcome || state.due) return []
    if (state.window) return state.window.asked.filter(seat => !state.window!.answers[seat])
    return [state.current]
  },
  window: {
    open: state => state.window !== null,
    asked: ({ window }) => window?.asked.filter(seat => !window.answers[seat]) ?? [],
  },
  anytime: action => action.type === 'arrange',
  apply(state, step) {
    if ('order' in step) return order(state, step.order)
    if ('close' in step) return close(state)
    const seat = step.by
    const action = step.do
    if (action.type === 'arrange') return { state: withHand(state, seat, action.cards), events: [] }
    if (action.type !== 'discard') {
      const answers = { ...state.window!.answers, [seat]: action.type }
      return { state: { ...state, window: { ...state.window!, answers } }, events: [] }
    }
    const alike = (other: number) => other % 4 === action.card % 4
    const asked = state.hands.flatMap((hand, i) => (i !== seat && hand.some(alike) ? [i as Seat] : []))
    const kept = withHand(
      state,
      seat,
      state.hands[seat].filter(other => other !== action.card),
    )
    return {
      state: { ...kept, turns: state.turns + 1, window: { card: action.card, asked, answers: {} } },
      events: [{ type: 'discarded', seat, card: action.card }],
    }
  },
  outcome: state => state.outcome,
  view: (state, viewer) => ({
    options: state.options,
    hand: state.hand,
    turns: state.turns,
    current: state.current,
    me: viewer,
    hands: state.hands.map((hand, i) => (i === viewer || state.outcome ? hand : hand.map(() => null))),
    stock: state.stock.length,
    pile: state.pile,
    open: state.window?.card ?? null,
    asked: viewer !== null && (state.window?.asked.includes(viewer) ?? false) && !state.window?.answers[viewer],
    scores: state.scores,
    outcome: state.outcome,
  }),
  witness: (event, viewer) => (event.type === 'drew' && event.seat !== viewer ? { ...event, card: null } : event),
  tally: () => [],
  waiting: view => {
    if (view.outcome || !view.hand) return []
    if (view.open !== null) return view.asked ? [view.me!] : []
    return [view.current]
  },
  refuse(view, action) {
    if (view.me === null) return { why: 'notSeated' }
    const mine = view.hands[view.me] as number[]
    if (action.type === 'arrange') {
      const same = [...action.cards].sort().join() === [...mine].sort().join()
      return same ? null : { why: 'notYours' }
    }
    if (action.type !== 'discard') return view.asked ? null : { why: 'notOffered' }
    if (view.open !== null || view.current !== view.me) return { why: 'notYourTurn' }
    return mine.includes(action.card) ? null : { why: 'notYours', with: { card: action.card } }
  },
  moves: view =>
    view.asked
      ? [{ type: 'pass' }, { type: 'take' }]
      : (view.hands[view.me!] as number[]).map(card => ({ type: 'discard', card })),
  fallback: view => (view.asked ? { type: 'pass' } : { type: 'discard', card: view.hands[view.me!].at(-1)! }),
  imagine,
  think: (view, level, random) => {
    const moves = toy.moves(view)
    return level === 1 ? moves[0] : moves[Math.floor(random() * moves.length)]
  },
  advise: () => [],
  awaits: () => [],
}

/** Hidden cards are filled from those not shown; whoever then holds one like the discard was asked. */
function imagine(view: View, cards: readonly number[]): State {
  const { me, open } = view
  const shown = new Set([...view.hands.flat(), ...view.pile, open])
  const pool = [...new Set([...cards, ...Array.from({ length: CARDS }, (_, i) => i)])].filter(
    card => card < CARDS && !shown.has(card),
  )
  const hands = view.hands.map(hand => hand.map(card => card ?? pool.shift()!))
  const asked = hands.flatMap((hand, i) => {
    const seat = i as Seat
    if (open === null || seat === view.current) return []
    if (seat === me) return view.asked ? [seat] : []
    return hand.some(card => card % 4 === open % 4) ? [seat] : []
  })
  const due = view.outcome ? (view.outcome.over ? 0 : CARDS) : view.hand ? 0 : CARDS
  const { options, hand, turns, current, pile, scores, outcome } = view
  const stock = pool.slice(0, view.stock)
  const window = open === null ? null : { card: open, asked, answers: {} }
  return { options, hand, turns, current, hands, stock, pile, window, due, scores, outcome }
}

function withHand(state: State, seat: Seat, hand: number[]): State {
  return { ...state, hands: state.hands.map((other, i) => (i === seat ? hand : other)) }
}

function order(state: State, cards: readonly number[]): { state: State; events: Event[] } {
  if (state.hands[0].length) {
    const stock = cards.map(i => state.pile[i])
    return draw({ ...state, stock, pile: [], due: 0 }, [{ type: 'shuffled' }])
  }
  const hands = state.hands.map((_, i) => cards.slice(i * 3, i * 3 + 3))
  const stock = cards.slice(hands.length * 3, hands.length * 3 + 6)
  const next = { ...state, hand: state.hand + 1, turns: 0, hands, stock, pile: [], due: 0, outcome: null }
  return draw(next, [{ type: 'dealt' }])
}

function draw(state: State, events: Event[]): { state: State; events: Event[] } {
  const [card, ...stock] = state.stock
  const seat = state.current
  const next = withHand({ ...state, stock }, seat, [...state.hands[seat], card])
  return { state: next, events: [...events, { type: 'drew', seat, card }] }
}

/** The nearest who wanted the card scores; the hand ends after twelve discards. */
function close(state: State): { state: State; events: Event[] } {
  const { card, answers } = state.window!
  const count = state.hands.length
  const ring = state.hands.map((_, i) => ((state.current + 1 + i) % count) as Seat)
  const taker = ring.find(seat => answers[seat] === 'take')
  const scores = state.scores.map((score, i) => score + (i === taker ? 1 : 0))
  const events: Event[] = taker === undefined ? [] : [{ type: 'took', seat: taker, card }]
  const next: State = { ...state, window: null, scores, pile: [...state.pile, card], current: ring[0] }
  if (state.turns >= 12) return { state: finish(next), events: [...events, { type: 'ended' }] }
  if (!next.stock.length) return { state: { ...next, due: next.pile.length }, events }
  return draw(next, events)
}

function finish(state: State): State {
  const over = state.hand >= state.options.hands
  const best = Math.max(...state.scores)
  const winners = state.scores.flatMap((score, i) => (score === best ? [i as Seat] : []))
  const standings = state.scores.map((total, i) => ({ seat: i as Seat, place: 1, points: total, total, lines: [] }))
  return {
    ...state,
    due: over ? 0 : CARDS,
    hands: state.hands.map(() => []),
    outcome: { over, reason: 'closed', winners, standings },
  }
}
