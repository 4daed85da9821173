import { placementKey } from '../rules/board.ts'
import { takeEffort } from '../rules/deployment.ts'
import { hasLegalTurn } from '../rules/legalSteps.ts'
import { evaluate } from './evaluate.ts'
import { isQuiet, longDeployments } from './generate.ts'
import { ROOM, moveStack, takeBest } from './moveStack.ts'
import {
  QUIETS,
  begin,
  historyAt,
  listCaptures,
  listQuiets,
  looksLikeCheck,
  newPicker,
  next,
  reward,
  skipQuiets,
  type MoveOrder,
  type Picker,
} from './moveOrder.ts'
import { make, makePath, pass } from './makeTurn.ts'
import { unmake, type SearchBoard } from './searchBoard.ts'
import {
  EXACT,
  LOWER,
  MATE,
  MATED,
  UPPER,
  boundAt,
  clearTable,
  depthAt,
  find,
  newTable,
  scoreAt,
  stepAt,
  store,
  type Table,
} from './table.ts'

/**
 * Alpha–beta with a null window beside the first turn (principal variation search), deepened step by step by chooseTurn.ts.
 *
 * What keeps the tree small, in the order a node meets it:
 *   the table answers for positions already searched as deep;
 *   a side so far ahead that it may well stand still (by evaluation, or by passing and searching less deep) is cut off. Passing is
 *     no legal turn, but hardly ever is having to move the trouble here; it is not tried in check, twice in a row, or with three pieces left;
 *   a side so far behind that only captures and checks could help tries only those near the leaves;
 *   turns are tried in the order of moveOrder.ts, and what comes late is searched less deep first (late-move reductions), near the
 *     leaves not at all. Captures, checks and answers to a check are never reduced: an Air Force that comes through or a stack that unloads beside
 *     the Commander shows itself as one of the three.
 * In check a node is searched one deeper. At the leaves captures are played out (`quiesce`), and in check every answer at first.
 *
 * Mate is exact: where every turn of one step is mated, the deployments of several steps are tried too, and nothing is pruned before one
 * legal turn was seen.
 *
 * Pauses: a search runs until `pause` nodes and then gives up the line it is in, all the way to the root, which may go on later. What
 * was found so far is in the table, so the way back costs little. That is cheaper than a generator at each node. Nothing is allocated
 * in the tree but for long deployments. Not re-entrant within one Search; two searches have their own of everything.
 */
export { MATE, MATED }
export const INFINITY = 32_000
const MAX_PLY = 48
const QUIET_PLIES = 8
/** What is pruned by the evaluation is at most so far from the window. */
const MARGIN = 500
/** No capture wins more, but for the Commander: and that one is not left to be taken. */
const DEAREST = 1800
/** What a capture may bring beyond what is taken. */
const SURPLUS = 150
/** So near to the root every way out of a mate is tried. */
const EXACTLY = 4

export type Notes = MoveOrder & { table: Table; keys: Float64Array }

export type Search = Notes & {
  sb: SearchBoard
  nodes: number
  /** The line is given up at so many nodes. */
  pause: number
  /** Nodes at which the next slice is due. */
  rest: number
  stopped: boolean
  /** Asked now and then: whether time is up, where time counts and not nodes. */
  over: (() => boolean) | null
  /** Positions of the game since the last capture; those of the line follow them in `keys`. */
  past: number
  /** No extension beyond this. */
  farthest: number
}

export const newNotes = (): Notes => ({
  moves: moveStack(),
  pickers: Array.from({ length: MAX_PLY + QUIET_PLIES + 2 }, newPicker),
  killers: new Int32Array(2 * (MAX_PLY + QUIET_PLIES + 2)),
  history: new Int32Array(2 * 132 * 132),
  table: newTable(),
  keys: new Float64Array(512),
})

export function clearNotes(notes: Notes): void {
  clearTable(notes.table)
  notes.killers.fill(0)
  notes.history.fill(0)
  notes.moves.top = 0
}

const REDUCTION = new Uint8Array(64 * 64)
for (let depth = 1; depth < 64; depth++) {
  for (let count = 1; count < 64; count++)
    REDUCTION[depth * 64 + count] = Math.floor(0.7 + (Math.log(depth) * Math.log(count)) / 1.9)
}

/** Quiet turns that are looked at near the leaves, by depth. */
const LATE = [0, 8, 16, 30]

function stopping(search: Search): boolean {
  if (search.nodes >= search.pause || (search.over && (search.nodes & 127) === 0 && search.over()))
    search.stopped = true
  return search.stopped
}

/** The position came up before, in the game or in the line: as good as drawn. */
function repeats({ keys, past, sb }: Search, key: number, ply: number): boolean {
  const now = past + ply
  keys[now] = key
  const last = Math.max(0, now - sb.board.halfmoves)
  for (let i = now - 2; i >= last; i -= 2) if (keys[i] === key) return true
  return false
}

const isBare = ({ board }: SearchBoard): boolean =>
  board.tables.rules.bareCommandersDraw && board.count[0] === 1 && board.count[1] === 1

/** The score from the eyes of the side to move; meaningless when `stopped` afterwards. */
export function negamax(
  search: Search,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  mayPass: boolean,
): number {
  const { sb, table } = search
  const { board } = sb
  search.nodes++
  if (stopping(search)) return 0
  if (board.commander[board.turn] < 0 || sb.armTaken) return ply - MATE
  const key = placementKey(board)
  // By the rule book a mate comes before the fifty moves.
  if (board.halfmoves >= 100) return sb.check && !hasLegalTurn(board) ? ply - MATE : 0
  if (repeats(search, key, ply) || isBare(sb)) return 0
  const checked = sb.check
  if (checked && ply < search.farthest) depth++
  if (depth <= 0 || ply >= MAX_PLY) return quiesce(search, alpha, beta, ply, 0)
  // A mate nearer than this node can be is known already.
  if (alpha < ply - MATE) alpha = ply - MATE
  if (beta > MATE - ply - 1) beta = MATE - ply - 1
  if (alpha >= beta) return alpha

  const wide = beta - alpha > 1
  const slot = find(table, board)
  let remembered = 0
  if (slot >= 0) {
    remembered = stepAt(table, slot)
    if (depthAt(table, slot) >= depth && !wide) {
      const score = scoreAt(table, slot, ply)
      const bound = boundAt(table, slot)
      if (bound === EXACT || (bound === LOWER ? score >= beta : score <= alpha)) return score
    }
  }

  const stand = checked ? -INFINITY : evaluate(sb, alpha - MARGIN, beta + MARGIN)
  if (!wide && !checked && beta < MATED && beta > -MATED) {
    if (depth <= 4 && stand - 120 * depth >= beta) return stand
    if (depth <= 2 && stand + 250 + 200 * depth < alpha) {
      const score = quiesce(search, alpha, beta, ply, 0)
      if (score <= alpha || search.stopped) return score
    }
    if (mayPass && depth >= 2 && stand >= beta && board.count[board.turn] > 3) {
      pass(sb)
      const less = 3 + (depth >> 2) + (stand - beta > 200 ? 1 : 0)
      const score = -negamax(search, depth - less, -beta, 1 - beta, ply + 1, false)
      unmake(sb)
      if (search.stopped) return 0
      if (score >= beta) return score > MATED ? beta : score
    }
  }
  if (depth >= 4 && !remembered) depth--

  const base = search.moves.top
  if (base + ROOM > search.moves.step.length) return stand
  const prunes = !wide && !checked && depth <= 3
  const hopeless = prunes && stand + 100 + 100 * depth <= alpha
  const picker = begin(search, ply, remembered, hopeless && depth === 1)
  const score = branches(search, picker, depth, alpha, beta, ply, stand, prunes, hopeless)
  search.moves.top = base
  return score
}

/** The turns of a node, one after the other. */
function branches(
  search: Search,
  picker: Picker,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  stand: number,
  prunes: boolean,
  hopeless: boolean,
): number {
  const { sb, history, table } = search
  const { board } = sb
  const wide = beta - alpha > 1
  const floor = alpha
  const checked = sb.check
  let best = picker.loudOnly ? stand : -INFINITY
  let bestStep = 0
  let count = 0
  let calm = 0
  let pruned = false
  for (let step = next(sb, search, picker); step; step = next(sb, search, picker)) {
    const quiet = isQuiet(step)
    if (prunes && count > 0 && best > -MATED) {
      if (quiet && (calm >= LATE[depth] || (hopeless && !looksLikeCheck(sb, step)))) {
        pruned = true
        if (picker.stage === QUIETS) skipQuiets(picker)
        continue
      }
      if (picker.stage > QUIETS) break
    }
    const worth = quiet ? history[historyAt(board.turn, step)] : 0
    if (!make(sb, step)) continue
    count++
    if (quiet) calm++
    let score: number
    if (count === 1) score = -negamax(search, depth - 1, -beta, -alpha, ply + 1, true)
    else {
      let less = 0
      if (quiet && depth >= 2 && count > 3 && !checked && !sb.check) {
        less = REDUCTION[depth * 64 + Math.min(count, 63)]
        if (wide && less > 0) less--
        if (worth > 4000 && less > 0) less--
        if (less >= depth) less = depth - 1
      }
      score = -negamax(search, depth - 1 - less, -alpha - 1, -alpha, ply + 1, true)
      if (less && score > alpha) score = -negamax(search, depth - 1, -alpha - 1, -alpha, ply + 1, true)
      if (score > alpha && score < beta) score = -negamax(search, depth - 1, -beta, -alpha, ply + 1, true)
    }
    unmake(sb)
    if (search.stopped) return 0
    if (score > best) {
      best = score
      bestStep = step
    }
    if (score > alpha) alpha = score
    if (alpha >= beta) {
      if (quiet) remember(search, picker, step, depth, ply)
      break
    }
  }
  if (best <= -MATED && !pruned && (ply <= EXACTLY || count === 0)) {
    const score = lastResort(search, depth, best, alpha, beta, ply)
    if (search.stopped) return 0
    if (score === -INFINITY) return checked ? ply - MATE : 0
    if (score > best) {
      best = score
      bestStep = 0
    }
  }
  // Beyond the window a score rests on what was not tried, for it could not matter there: only the window's end is kept for other windows.
  const kept = Math.abs(best) > MATED ? best : Math.max(Math.min(best, beta), floor)
  store(table, board, depth, kept, best >= beta ? LOWER : best > floor ? EXACT : UPPER, bestStep, ply)
  return best
}

/** Every turn of one step is mated, or there is none: deployments of several steps are looked at. */
function lastResort(search: Search, depth: number, best: number, alpha: number, beta: number, ply: number): number {
  const { sb } = search
  takeEffort()
  const long = longDeployments(sb, 200)
  search.nodes += takeEffort() >> 1
  for (const path of long) {
    if (!makePath(sb, path)) continue
    const score = -negamax(search, depth - 1, -beta, -Math.max(alpha, best), ply + 1, true)
    unmake(sb)
    if (search.stopped) return 0
    if (score > best) best = score
    if (best >= beta || best > -MATED) break
  }
  return best
}

/** A quiet step has cut off: it is a killer, its history grows, and of those tried before it shrinks. */
function remember(search: Search, picker: Picker, step: number, depth: number, ply: number): void {
  const { killers, history, moves, sb } = search
  const { turn } = sb.board
  if (killers[2 * ply] !== step) {
    killers[2 * ply + 1] = killers[2 * ply]
    killers[2 * ply] = step
  }
  const by = Math.min(depth * depth * 16, 2000)
  reward(history, historyAt(turn, step), by)
  if (picker.stage !== QUIETS) return
  for (let i = picker.quietFirst; i < picker.first; i++)
    if (moves.step[i] !== step) reward(history, historyAt(turn, moves.step[i]), -by)
}

/** Captures until the dust settles; in check every answer, in the first plies. */
export function quiesce(search: Search, alpha: number, beta: number, ply: number, deep: number): number {
  const { sb, moves } = search
  const { board } = sb
  if (deep > 0) {
    search.nodes++
    if (stopping(search)) return 0
    if (board.commander[board.turn] < 0 || sb.armTaken) return ply - MATE
  }
  const all = sb.check && deep < 2
  let best = -INFINITY
  let stand = 0
  if (!all) {
    stand = evaluate(sb, alpha, beta)
    if (stand >= beta || deep >= QUIET_PLIES || stand + DEAREST <= alpha) return stand
    best = stand
    if (stand > alpha) alpha = stand
  }
  const base = moves.top
  if (base + ROOM > moves.step.length) return stand
  listCaptures(sb, moves, all ? -1 : alpha - stand - SURPLUS)
  if (all) listQuiets(sb, search)
  const end = moves.top
  let count = 0
  for (let i = base; i < end; i++) {
    const step = takeBest(moves, i, end)
    // The best of the rest loses, or wins too little.
    if (!all && (moves.score[i] < 0 || stand + moves.score[i] + SURPLUS <= alpha)) break
    if (!make(sb, step)) continue
    count++
    const score = -quiesce(search, -beta, -alpha, ply + 1, deep + 1)
    unmake(sb)
    if (search.stopped) break
    if (score > best) best = score
    if (score > alpha) alpha = score
    if (alpha >= beta) break
  }
  moves.top = base
  if (search.stopped) return 0
  if (all && count === 0) return longDeployments(sb, 1).length ? evaluate(sb, alpha, beta) : ply - MATE
  return best
}
