import type { Outcome } from '../../src/games/game.ts'

/** What the laws cannot know by themselves: where a game keeps its tiles, and what its points must add up to. */
export type Facts = {
  /** Options that make a match short enough to play out many times. */
  short: Record<string, unknown>
  /** Options that make the game hide something it usually does not. */
  hides?: Record<string, unknown>
  /** Every tile or piece in the state, sorted; and what there must be. */
  tiles: (state: never) => number[]
  allTiles: (state: never) => number[]
  sum: (outcome: Outcome, state: never) => boolean
}

type Nested = number | null | undefined | readonly Nested[]
const flat = (...parts: Nested[]): number[] =>
  parts.flatMap(part => (typeof part === 'number' ? [part] : part ? flat(...part) : [])).sort((a, b) => a - b)
const count = (size: number) => Array.from({ length: size }, (_, i) => i)
const total = (outcome: Outcome) => outcome.standings.reduce((sum, one) => sum + (one.points ?? 0), 0)
/** What a player is told adds up to what the player gets. */
const itemised = (outcome: Outcome) =>
  outcome.standings.every(one => (one.points ?? 0) === one.lines.reduce((sum, line) => sum + line.points, 0))
const zeroSum = (outcome: Outcome) => Math.abs(total(outcome)) < 1e-9

type Dealt = { hand: number }
const dealt = (size: number) => (state: Dealt) => (state.hand ? count(size) : [])

type Mahjong = Dealt & {
  options: { flowers: boolean }
  wall: number[]
  head: number
  tail: number
  hands: number[][]
  melds: { tiles: number[] }[][]
  flowers: number[][]
  rivers: { tile: number; claimed: number | null }[][]
  window: { kind: string; tile: number } | null
  result: { wins: { from: number | null; robbed: boolean; tile: number; hand: number[] }[] } | null
}
const mahjong = (state: Mahjong) =>
  flat(
    state.wall.slice(state.head, state.tail),
    state.hands,
    state.melds.map(melds => melds.map(meld => meld.tiles)),
    state.flowers,
    state.rivers.map(river => river.filter(one => one.claimed === null).map(one => one.tile)),
  )

type Remi = Dealt & {
  options: { extraJokers: number; settlement: string; atu: string }
  stock: number[]
  atu: number | null
  hands: number[][]
  piles: number[][]
  launched: number[][]
  result: { tile: number | null } | null
}

type Rummy45 = Dealt & {
  stock: number[]
  atu: number | null
  hands: number[][]
  table: { tile: number }[][]
  row: number[]
}

type Okey = Dealt & {
  hands: number[][]
  stock: number[]
  indicator: number | null
  piles: number[][]
  out: number | null
}

type Okey101 = Dealt & {
  hands: number[][]
  stock: number[]
  indicator: number | null
  piles: number[][]
  melds: { tiles: { tile: number }[] }[]
}

type Cotulenh = { place: { fen: string }; options: { position: string } }
const START_FEN = '6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4'
/** The pieces of a placement by their letters; heroes and squares do not matter. */
const letters = (fen: string) =>
  [...fen.split(' ')[0].replace(/[^A-Za-z]/g, '')].map(letter => letter.charCodeAt(0)).sort()

/** What stands on the board and what the start had more of: a piece that came from nowhere makes this too long. */
function withLost(state: Cotulenh): number[] {
  const board = letters(state.place.fen)
  const rest = [...board]
  const lost = letters(state.options.position || START_FEN).filter(letter => {
    const at = rest.indexOf(letter)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return flat(board, lost)
}

export const facts: Record<string, Facts> = {
  mahjong: {
    // Random players hardly ever win: a dealer who stays on a draw would stay for ever.
    short: { rounds: 1, dealerStaysOnDraw: false },
    tiles: mahjong,
    allTiles: (state: Mahjong) => (state.hand ? count(state.options.flowers ? 144 : 136) : []),
    sum: zeroSum,
  },
  remi: {
    short: { hands: 2 },
    tiles: (state: Remi) =>
      flat(state.stock, state.atu, state.hands, state.piles, state.launched, state.result?.tile ?? null),
    allTiles: (state: Remi) => (state.hand ? count(106 + state.options.extraJokers) : []),
    sum: (outcome, state: Remi) => state.options.settlement === 'potPlusBase' || zeroSum(outcome),
  },
  rummy45: {
    short: { hands: 2 },
    tiles: (state: Rummy45) =>
      flat(
        state.stock,
        state.atu,
        state.hands,
        state.table.map(meld => meld.map(one => one.tile)),
        state.row,
      ),
    allTiles: dealt(106),
    sum: itemised,
  },
  okey: {
    // Random players hardly ever finish: nobody's points would run out.
    short: { matchEnd: 'hands', hands: 2 },
    tiles: (state: Okey) => flat(state.hands, state.stock, state.indicator, state.piles, state.out),
    allTiles: dealt(106),
    // Nobody ever gains: who finishes loses nothing.
    sum: outcome => outcome.standings.every(one => one.points! <= 0),
  },
  okey101: {
    short: { hands: 1 },
    tiles: (state: Okey101) =>
      flat(
        state.hands,
        state.stock,
        state.indicator,
        state.piles,
        state.melds.map(meld => meld.tiles.map(one => one.tile)),
      ),
    allTiles: dealt(106),
    sum: itemised,
  },
  cotulenh: {
    // A full army takes hundreds of turns, each thought over at three levels.
    short: { position: '6c4/5h1hf2/3a2s4/2(nft)1g6/10i/11/11/5(TI)4(EA)/2(NF)1G6/6S4/5H1H3/6C4 r - - 30 20' },
    hides: { freeSetup: true },
    tiles: withLost,
    allTiles: (state: Cotulenh) => flat(letters(state.options.position || START_FEN)),
    // One point a game.
    sum: outcome => total(outcome) === 1,
  },
}
