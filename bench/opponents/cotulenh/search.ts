import { attacked } from '../../../src/games/cotulenh/rules/attack.ts'
import { placementKey, type Board } from '../../../src/games/cotulenh/rules/board.ts'
import { commanderAttacked } from '../../../src/games/cotulenh/rules/commander.ts'
import { takeEffort } from '../../../src/games/cotulenh/rules/deployment.ts'
import { makeTurnOn, unmakeTurn } from '../../../src/games/cotulenh/rules/makeMove.ts'
import { part } from '../../../src/games/cotulenh/rules/pieces.ts'
import {
  CAPTURE,
  COMBINE,
  MOVE,
  stepFrom,
  stepKind,
  stepMembers,
  stepTo,
} from '../../../src/games/cotulenh/rules/step.ts'
import type { Slices } from '../../../src/games/game.ts'
import { evaluate, unitValue } from './evaluate.ts'
import { looksLikeCheck, pickBest, prize, searchTurns, turnList, type TurnList } from './turnList.ts'

export const MATE = 30_000

const INFINITY = 32_000

const MAX_PLY = 24

const QUIET_PLIES = 6

/** What is remembered of a position: its score, how deep it was searched, the kind of bound, the best first step. */
const SLOTS = 1 << 16

const EXACT = 1

const LOWER = 2

const UPPER = 3

/** Where a search notes things down. It is large, so the next search takes it over; two at once have one each. */
type Notes = {
  slotKey: Float64Array
  slotScore: Int16Array
  slotDepth: Int8Array
  slotBound: Int8Array
  slotStep: Int32Array
  lists: TurnList[]
  bestStep: Int32Array
  killers: Int32Array
  history: Int32Array
}

const newNotes = (): Notes => ({
  slotKey: new Float64Array(SLOTS),
  slotScore: new Int16Array(SLOTS),
  slotDepth: new Int8Array(SLOTS),
  slotBound: new Int8Array(SLOTS),
  slotStep: new Int32Array(SLOTS),
  lists: Array.from({ length: MAX_PLY + 1 }, turnList),
  bestStep: new Int32Array(MAX_PLY + 1),
  killers: new Int32Array(2 * (MAX_PLY + 1)),
  history: new Int32Array(1 << 17),
})

let spare: Notes | null = null

const historyAt = (board: Board, step: number): number => (board.turn << 16) | (step & 0xffff)

/**
 * One search: a board, the nodes it may still visit, and the positions that would repeat. It pauses now and then (`rest`)
 * and goes on where it stood, whatever was done on other boards meanwhile.
 */
export type Search = {
  board: Board
  nodes: number
  budget: number
  work: number
  pause: number
  seen: Map<number, number>
  notes: Notes
  over: () => boolean
}

export function newSearch(board: Board, past: readonly string[], budget: number, over: () => boolean): Search {
  const notes = spare ?? newNotes()
  spare = null
  notes.slotKey.fill(0)
  notes.killers.fill(0)
  notes.history.fill(0)
  takeEffort()
  const seen = new Map<number, number>()
  for (const key of past) {
    const number = parseKey(key)
    seen.set(number, (seen.get(number) ?? 0) + 1)
  }
  return { board, nodes: 0, budget, work: 0, pause: SLICE, seen, notes, over }
}

/** It is over, or given up in a pause. */
export function endSearch({ notes }: Search): void {
  spare = notes
}

/** Work between two pauses, in nodes of about a microsecond: some five milliseconds. To list turns is as much as so many nodes. */
const SLICE = 5000
const LISTING = 20

/** The turns to be searched, paid for. */
export function listTurns(search: Search, list: TurnList, capturesOnly: boolean, exact: boolean): boolean {
  search.work += LISTING
  return searchTurns(search.board, list, capturesOnly, exact)
}

/** Called often, and only when no effort is left to pay for: what others walk in the pause is not this search's. */
export function* rest(search: Search): Slices<void> {
  if (search.nodes + search.work < search.pause) return
  yield
  takeEffort()
  search.pause = search.nodes + search.work + SLICE
}

/** Nodes are counted from here. */
export function recount(search: Search): void {
  search.work += search.nodes
  search.nodes = 0
}

function parseKey(key: string): number {
  let value = 0
  for (const digit of key) value = value * 36 + parseInt(digit, 36)
  return value
}

export const spent = (search: Search): boolean => search.nodes >= search.budget || search.over()

function order({ board, notes }: Search, list: TurnList, first: number, ply: number): void {
  const { killers, history } = notes
  for (let i = 0; i < list.count; i++) {
    const step = list.steps[4 * i]
    const won = prize(board, list, i)
    if (step === first) list.score[i] = 1_000_000
    else if (won !== 0) list.score[i] = won > 0 ? 100_000 + 10 * won - (unitValue(board.at[stepFrom(step)]) >> 3) : 0
    else if (step === killers[2 * ply] || step === killers[2 * ply + 1]) list.score[i] = 90_000
    else list.score[i] = Math.min(history[historyAt(board, step)], 80_000)
    if (looksLikeCheck(board, step)) list.score[i] += 60_000
  }
}

/** A position that came up before, on the board or in the line looked at, is as good as drawn. */
const repeats = (search: Search, key: number): boolean => search.seen.has(key)

function play(search: Search, list: TurnList, i: number): number {
  const mark = search.board.logged
  makeTurnOn(search.board, list.steps, 4 * i, 4 * i + list.length[i])
  return mark
}

/** Alpha–beta; the score is from the eyes of the side to move. */
export function* negamax(search: Search, depth: number, alpha: number, beta: number, ply: number): Slices<number> {
  const { board } = search
  const { slotKey, slotScore, slotDepth, slotBound, slotStep, lists, bestStep } = search.notes
  search.nodes++
  if (board.commander[board.turn] < 0) return ply - MATE
  if (board.commander[board.turn ^ 1] < 0) return MATE - ply
  const key = placementKey(board)
  if (board.halfmoves >= 100 || repeats(search, key)) return 0
  const checked = commanderAttacked(board, board.turn)
  if (checked && ply < MAX_PLY - QUIET_PLIES - 2) depth++
  if (depth <= 0) return quiesce(search, alpha, beta, ply, 0, checked)

  const slot = board.low & (SLOTS - 1)
  let first = 0
  if (slotKey[slot] === key) {
    first = slotStep[slot]
    const score = fromSlot(slotScore[slot], ply)
    const bound = slotBound[slot]
    if (slotDepth[slot] >= depth) {
      if (bound === EXACT || (bound === LOWER && score >= beta) || (bound === UPPER && score <= alpha)) return score
    }
  }

  const list = lists[ply]
  listTurns(search, list, false, true)
  search.nodes += takeEffort() >> 3
  yield* rest(search)
  if (list.count === 0) return checked ? ply - MATE : 0
  order(search, list, first, ply)
  search.seen.set(key, 1)
  const score = yield* branches(search, list, depth, alpha, beta, ply, checked)
  search.seen.delete(key)
  if (!spent(search)) {
    slotKey[slot] = key
    slotScore[slot] = toSlot(score, ply)
    slotDepth[slot] = depth
    slotBound[slot] = score >= beta ? LOWER : score > alpha ? EXACT : UPPER
    slotStep[slot] = bestStep[ply]
  }
  return score
}

// Mates are kept as distances from the position they belong to.
const toSlot = (score: number, ply: number): number =>
  score > MATE - 200 ? score + ply : score < 200 - MATE ? score - ply : score

const fromSlot = (score: number, ply: number): number =>
  score > MATE - 200 ? score - ply : score < 200 - MATE ? score + ply : score

function* branches(
  search: Search,
  list: TurnList,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  checked: boolean,
): Slices<number> {
  const { board } = search
  const { bestStep } = search.notes
  const { halfmoves } = board
  let best = -INFINITY
  bestStep[ply] = 0
  for (let i = 0; i < list.count; i++) {
    pickBest(list, i)
    const step = list.steps[4 * i]
    const kind = stepKind(step)
    const quiet = (kind === MOVE || kind === COMBINE) && list.length[i] === 1
    const late = quiet && !checked && depth >= 2 && i >= 6 && !looksLikeCheck(board, step)
    const mark = play(search, list, i)
    let score = -INFINITY
    if (late) score = -(yield* negamax(search, depth - 2, -alpha - 1, -alpha, ply + 1))
    else if (i > 0) score = -(yield* negamax(search, depth - 1, -alpha - 1, -alpha, ply + 1))
    if (i === 0 || (score > alpha && (late || score < beta)))
      score = -(yield* negamax(search, depth - 1, -beta, -alpha, ply + 1))
    unmakeTurn(board, mark, halfmoves)
    if (spent(search)) return best === -INFINITY ? score : Math.max(best, alpha)
    if (score > best) {
      best = score
      bestStep[ply] = step
    }
    if (score > alpha) alpha = score
    if (alpha >= beta) {
      if (quiet) remember(search, step, depth, ply)
      break
    }
  }
  return best
}

function remember({ board, notes }: Search, step: number, depth: number, ply: number): void {
  const { killers, history } = notes
  if (killers[2 * ply] !== step) {
    killers[2 * ply + 1] = killers[2 * ply]
    killers[2 * ply] = step
  }
  history[historyAt(board, step)] += depth * depth
}

/** A dear piece takes a cheap one that is guarded. */
function badTrade(board: Board, step: number, won: number): boolean {
  if (stepKind(step) !== CAPTURE || won >= unitValue(part(board.at[stepFrom(step)], stepMembers(step)))) return false
  return attacked(board, stepTo(step), board.turn ^ 1)
}

/** Captures until the dust settles, checks in the first ply, every escape when in check. */
function quiesce(search: Search, alpha: number, beta: number, ply: number, deep: number, checked: boolean): number {
  const { board } = search
  if (deep > 0) search.nodes++
  if (board.commander[board.turn] < 0) return ply - MATE
  if (board.commander[board.turn ^ 1] < 0) return MATE - ply
  const stand = evaluate(board)
  if (ply >= MAX_PLY || deep >= QUIET_PLIES || spent(search)) return stand
  const list = search.notes.lists[ply]
  const all = checked && deep < 2
  let best = -INFINITY
  if (!all) {
    if (stand >= beta) return stand
    best = stand
    if (stand > alpha) alpha = stand
  }
  const some = listTurns(search, list, !all && deep > 0, all && deep === 0)
  search.nodes += takeEffort() >> 3
  if (!some && checked && deep === 0) return ply - MATE
  if (list.count === 0) return Math.max(best, all ? stand : best)
  order(search, list, 0, ply)
  const { halfmoves } = board
  for (let i = 0; i < list.count; i++) {
    pickBest(list, i)
    const won = prize(board, list, i)
    const check = deep === 0 && !all && won <= 0 && looksLikeCheck(board, list.steps[4 * i])
    if (!all && !check && (won <= 0 || stand + won + 150 < alpha || badTrade(board, list.steps[4 * i], won))) continue
    const mark = play(search, list, i)
    const gives = commanderAttacked(board, board.turn)
    if (check && !gives) {
      unmakeTurn(board, mark, halfmoves)
      continue
    }
    const score = -quiesce(search, -beta, -alpha, ply + 1, deep + 1, gives)
    unmakeTurn(board, mark, halfmoves)
    if (score > best) best = score
    if (score > alpha) alpha = score
    if (alpha >= beta || spent(search)) break
  }
  return best
}
