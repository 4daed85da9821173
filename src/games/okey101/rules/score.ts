import type { Line, Seat } from '../../game.ts'
import { deadValue } from '../../../rummy/meld.ts'
import { FJ, nextFace } from '../../../rummy/tiles.ts'
import type { ScoreOptions } from '../options.ts'

/** How the hand ended. `indicator` is a face; a false joker there (riziko) doubles the hand. */
export type HandEnd = { indicator: number } & (
  | { reason: 'goOut'; winner: Seat; okeyFinish?: boolean; elden?: boolean }
  | { reason: 'stockExhausted' }
  | { reason: 'allPairs' }
)

export type How = 'series' | 'pairs'

export type HandPlayer = {
  seat: Seat
  /** How this player opened, if at all. */
  opened: How | null
  /** The faces left in the hand. */
  hand: readonly number[]
  /** Said "çifte gidiyorum" (declaredPairs). */
  declared?: boolean
  /** Floor penalties by number, each of `floorAmount`, ... */
  floorPenalties?: number
  /** ... or one by one. */
  penalties?: readonly Line[]
}

/**
 * joker and floor as charged before any factor of the hand; total null is "no score".
 * charged: what the match's total grows by, score or not: the sum of the lines.
 */
type PlayerScore = {
  seat: Seat
  remaining: number
  factor: number | null
  joker: number
  floor: number
  total: number | null
  charged: number
  lines: Line[]
}

export type HandReason = 'hand_empty' | 'drawing_stack_exhausted' | 'deck_empty' | 'all_pairs'

export type HandScore = {
  reason: HandReason
  kind: 'win' | 'tie' | 'noWinner' | 'void'
  winners: Seat[]
  /** What the lowest hand was counted with, where the lowest wins. */
  lowest: number | null
  players: PlayerScore[]
  /** Sums of 0+2 and 1+3. */
  teams?: [number, number]
}

type Row = { pays: 'remaining' | 'unopened' | 'nothing' | 'noScore'; joker: 'always' | 'never' | 'house' }
type Rows = { reason: HandReason; opened: Row; unopened: Row }

/** Who pays what at each end; the house options say how much. */
const TABLE: Record<'goOut' | 'lowestOpened' | 'deckEmpty' | 'classic' | 'allPairs' | 'redeal', Rows> = {
  goOut: {
    reason: 'hand_empty',
    opened: { pays: 'remaining', joker: 'house' },
    unopened: { pays: 'unopened', joker: 'house' },
  },
  lowestOpened: {
    reason: 'drawing_stack_exhausted',
    opened: { pays: 'remaining', joker: 'never' },
    unopened: { pays: 'noScore', joker: 'never' },
  },
  deckEmpty: {
    reason: 'deck_empty',
    opened: { pays: 'remaining', joker: 'always' },
    unopened: { pays: 'nothing', joker: 'always' },
  },
  classic: {
    reason: 'drawing_stack_exhausted',
    opened: { pays: 'remaining', joker: 'house' },
    unopened: { pays: 'unopened', joker: 'house' },
  },
  allPairs: {
    reason: 'all_pairs',
    opened: { pays: 'nothing', joker: 'always' },
    unopened: { pays: 'nothing', joker: 'always' },
  },
  redeal: {
    reason: 'all_pairs',
    opened: { pays: 'nothing', joker: 'never' },
    unopened: { pays: 'nothing', joker: 'never' },
  },
}

function rowsOf(end: HandEnd, options: ScoreOptions): Rows {
  if (end.reason === 'goOut') return TABLE.goOut
  if (end.reason === 'stockExhausted') return TABLE[options.stockScoring]
  return options.allPairs === 'redeal' ? TABLE.redeal : TABLE.allPairs
}

type Finish = { key: Line['key']; on: boolean; factor: number }

/** The finish kinds that multiply the hand, each with its line. */
function finishes(end: HandEnd, players: readonly HandPlayer[], options: ScoreOptions): Finish[] {
  if (end.reason !== 'goOut') return []
  const pairs = players.find(player => player.seat === end.winner)?.opened === 'pairs'
  const kinds: Finish[] = [
    { key: 'okeyFinish', on: !!end.okeyFinish, factor: options.okeyFinishFactor },
    { key: 'pairsFinish', on: pairs, factor: options.pairsFinishFactor },
    { key: 'eldenFinish', on: !!end.elden, factor: options.eldenFactor },
  ]
  return kinds.filter(kind => kind.on && kind.factor > 1)
}

/** The joker rule, or null where the hand charges none. */
function jokersOf(player: HandPlayer, row: Row, okey: number, options: ScoreOptions) {
  const isJoker = (face: number) =>
    face === okey || (face === FJ && (options.falseJokerCountsAsJoker || options.falseJoker === 'wild'))
  const house = options.okeyInHandWhen === 'always' || player.opened !== null
  const charged = row.joker === 'always' || (row.joker === 'house' && house)
  const held = player.hand.filter(isJoker).length
  const count = options.okeyInHandPer === 'tile' ? held : Math.min(held, 1)
  const joker = charged ? options.okeyInHand * count : 0
  return { joker, counted: joker > 0 && options.okeyExcluded ? player.hand.filter(f => !isJoker(f)) : player.hand }
}

type Base = { factor: number | null; line: Line; before: boolean }

/** What the tiles left cost. before: a joker is added before multiplying. */
function baseOf(player: HandPlayer, row: Row, m: number, remaining: number, options: ScoreOptions): Base {
  if (row.pays === 'noScore') return { factor: null, line: { key: 'noScore', points: 0 }, before: false }
  if (row.pays === 'nothing') return { factor: 0, line: { key: 'notCharged', points: 0 }, before: false }
  const before = options.okeyInHandOrder === 'before'
  if (row.pays === 'remaining') {
    const factor = m * (player.opened === 'pairs' ? options.pairsOpenedFactor : 1)
    const key = factor > 1 ? 'remainingTimes' : 'remaining'
    return { factor, line: { key, points: remaining * factor, with: { sum: remaining, factor } }, before }
  }
  const declared = player.declared ? 2 : 1
  if (options.unopened === 'doubled') {
    const factor = 2 * m * declared
    const line: Line = { key: 'unopenedTimes', points: remaining * factor, with: { sum: remaining, factor } }
    return { factor, line, before: options.unopenedJoker === 'addThenDouble' }
  }
  const factor = m * declared
  const full = options.unopenedPoints * factor
  const points = options.unopenedCap > 0 ? Math.min(full, options.unopenedCap) : full
  return { factor, line: { key: 'unopened', points, with: { factor } }, before }
}

/** What the hand itself charges, before floor penalties. */
function charge(player: HandPlayer, row: Row, m: number, okey: number, options: ScoreOptions) {
  const { joker, counted } = jokersOf(player, row, okey, options)
  // Without a natural okey (riziko) a joker has no face to count.
  const value = { okey, run1: 'low', jokerValue: okey === FJ ? 0 : undefined } as const
  const remaining = counted.reduce((sum, face) => sum + deadValue(face, value), 0)
  const { factor, line, before } = baseOf(player, row, m, remaining, options)
  const lines: Line[] = joker > 0 ? [line, { key: 'joker', points: before ? joker * (factor ?? 1) : joker }] : [line]
  return { remaining, factor, joker, lines }
}

/** The winner's lines, or the forgiven partner's, instead of a charge. */
function spared(player: HandPlayer, end: HandEnd, m: number, kinds: Finish[], options: ScoreOptions) {
  if (end.reason !== 'goOut') return null
  if (player.seat === end.winner) {
    const labels = kinds.map(({ key, factor }) => ({ key, points: 0, with: { factor } }))
    const lines: Line[] = [{ key: 'winner', points: 0 - options.winnerPoints * m, with: { factor: m } }, ...labels]
    return { factor: m, joker: 0, lines }
  }
  const partner = options.teams && player.seat % 2 === end.winner % 2
  if (!partner || !options.partnerForgiven) return null
  return { factor: 0, joker: 0, lines: [{ key: 'forgiven', points: 0 }] as Line[] }
}

function floorLines(player: HandPlayer, options: ScoreOptions): Line[] {
  const count = player.floorPenalties ?? 0
  const counted: Line[] = count > 0 ? [{ key: 'floor', points: count * options.floorAmount, with: { n: count } }] : []
  return [...counted, ...(player.penalties ?? [])]
}

const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + line.points, 0)

/** A hand's scores under any of the presets; a lower total is better. */
export function scoreHand(end: HandEnd, players: readonly HandPlayer[], options: ScoreOptions): HandScore {
  const rows = rowsOf(end, options)
  const kinds = finishes(end, players, options)
  const product = kinds.reduce((m, kind) => m * kind.factor, 1)
  const m = options.maxMultiplier > 0 ? Math.min(product, options.maxMultiplier) : product
  const okey = end.indicator === FJ ? FJ : nextFace(end.indicator)
  const times = end.indicator === FJ ? 2 : 1

  const hands = players.map(player => {
    const row = player.opened ? rows.opened : rows.unopened
    return { player, ...charge(player, row, m, okey, options), ...spared(player, end, m, kinds, options) }
  })
  const score = hands.map(({ factor, lines }) => (factor === null ? null : times * sum(lines)))
  const unscored = unscoredCharge(score, times * options.unscoredCharge)

  const scored = hands.map(({ player, remaining, factor, joker, lines: own }, i): PlayerScore => {
    const floor = floorLines(player, options)
    const lines = [...own, ...floor].map((line): Line => ({ ...line, points: line.points * times }))
    if (score[i] === null && unscored > 0) lines.push({ key: 'unscored', points: unscored })
    if (times > 1) lines.push({ key: 'riziko', points: 0, with: { factor: times } })
    const charged = sum(lines)
    const total = score[i] === null ? null : charged
    return { seat: player.seat, remaining, factor, joker, floor: sum(floor), total, charged, lines }
  })

  const result = { reason: rows.reason, ...ranking(end, rows, players, score, unscored, options), players: scored }
  if (!options.teams) return result
  const team = (side: number) => scored.reduce((t, p) => t + (p.seat % 2 === side ? p.charged : 0), 0)
  return { ...result, teams: [team(0), team(1)] }
}

/** Who has no score must not come off better than who has one; nobody is charged where nobody has. */
function unscoredCharge(score: readonly (number | null)[], least: number): number {
  const known = score.filter(one => one !== null)
  return known.length ? Math.max(least, ...known) : 0
}

/** By what the tiles cost: penalties are a player's own, and added besides. Partners win by the sum of both. */
function ranking(
  end: HandEnd,
  rows: Rows,
  players: readonly HandPlayer[],
  score: readonly (number | null)[],
  unscored: number,
  { teams }: ScoreOptions,
): Pick<HandScore, 'kind' | 'winners' | 'lowest'> {
  if (end.reason === 'goOut') return { kind: 'win', winners: [end.winner], lowest: null }
  if (rows === TABLE.redeal) return { kind: 'void', winners: [], lowest: null }
  if (rows !== TABLE.lowestOpened) return { kind: 'noWinner', winners: [], lowest: null }
  const sideOf = ({ seat }: HandPlayer) => (teams ? seat % 2 : seat)
  const sums = new Map<number, number>()
  players.forEach((player, i) => {
    const side = sideOf(player)
    if (players.some(other => sideOf(other) === side && other.opened))
      sums.set(side, (sums.get(side) ?? 0) + (score[i] ?? unscored))
  })
  if (!sums.size) return { kind: 'void', winners: [], lowest: null }
  const least = Math.min(...sums.values())
  const best = [...sums].flatMap(([side, points]) => (points === least ? [side] : []))
  const winners = players.filter(player => player.opened && best.includes(sideOf(player))).map(({ seat }) => seat)
  return { kind: best.length > 1 ? 'tie' : 'win', winners, lowest: least }
}
