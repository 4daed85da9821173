import type { HouseRules } from '../../../../src/games/cotulenh/rules/houseRules.ts'
import type { Kind, Side, StepKind } from '../../../../src/games/cotulenh/types.ts'
import {
  type At,
  type Piece,
  type Slow,
  type Unit,
  commanderAt,
  corner,
  flightState,
  heavy,
  mayStand,
  name,
  onBoard,
  other,
  place,
  range,
  sees,
  slowPlacement,
  stackOf,
  uncarried,
} from './field.ts'

/**
 * A second generator, written from the rule book alone and sharing nothing with the first but types: it keeps plain
 * arrays, tries every step of every subset of every stack and judges each end position. Slow, and meant to be read beside
 * the rule book; the numbers are its sections.
 */

type SlowStep = { pieces: Piece[]; kind: StepKind; to: string }

/** House rules that spare a target. */
function spared(kind: Kind, target: Unit, rules: HouseRules): boolean {
  if (rules.missileNoShips && kind === 'S' && target.pieces[0].kind === 'N') return true
  const sheltered = target.pieces[0].kind === 'H' && target.pieces.some(piece => piece.kind === 'C')
  return rules.hqShield && sheltered && 'IMGS'.includes(kind)
}

// 6. One step: every pseudo-legal step of these pieces from a square.
/** Along one line only when `towards` names a square on it. */
function slowSteps(
  slow: Slow,
  from: string,
  pieces: Piece[],
  side: Side,
  deploying: boolean,
  towards?: string,
): SlowStep[] {
  const { field } = slow
  const { kind } = pieces[0]
  const start = place(from)
  const goal = towards === undefined ? null : place(towards)
  const steps: SlowStep[] = []
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) {
      if (!dx && !dy) continue
      if (goal && (Math.sign(goal.x - start.x) !== dx || Math.sign(goal.y - start.y) !== dy)) continue
      steps.push(...slowLine(slow, from, pieces, side, deploying, dx, dy))
    }
  }
  // 7. Commanders that see each other, both uncarried, at any distance.
  const foe = uncarried(field, other(side))
  const seen = kind === 'C' && foe && uncarried(field, side) === from && sees(field, from, foe, null)
  if (seen && !steps.some(step => step.kind === 'capture' && step.to === foe))
    steps.push({ pieces, kind: 'capture', to: foe })
  return steps
}

/** The same in one direction: square after square, until nothing gets any further. */
function slowLine(
  slow: Slow,
  from: string,
  pieces: Piece[],
  side: Side,
  deploying: boolean,
  dx: number,
  dy: number,
): SlowStep[] {
  const { field, rules } = slow
  const [carrier] = pieces
  const { kind } = carrier
  const start = place(from)
  const foe = uncarried(field, other(side))
  const steps: SlowStep[] = []
  const add = (step: StepKind, to: string) => steps.push({ pieces, kind: step, to })
  const moves = range(carrier, dx !== 0 && dy !== 0, rules)
  let barred = false
  let blocked = false
  const way: At[] = []
  for (let k = 1; k <= moves; k++) {
    const at = { x: start.x + k * dx, y: start.y + k * dy }
    if (!onBoard(at)) break
    const square = name(at)
    way.push(at)
    const unit = field.get(square)
    const air = kind === 'F' && !carrier.hero ? flightState(field, other(side), way) : 'safe'
    if (air === 'destroyed') break
    if (kind === 'C' && !unit && foe && sees(field, foe, square, from)) break
    let first = false
    if (kind !== 'F' && !barred) {
      const before = name({ x: at.x - dx, y: at.y - dy })
      const bridge = dx === 0 && (start.x === 5 || start.x === 7)
      if (heavy(kind) && !bridge && start.y <= 5 !== at.y <= 5) barred = true
      else if (kind === 'N' && corner(before, square)) barred = true
      else if (!mayStand(kind, at)) barred = first = true
    }
    if (!unit) {
      if (!barred && !blocked && mayStand(kind, at) && air === 'safe') add('move', square)
      continue
    }
    if (unit.side === side) {
      const joined = stackOf([...pieces, ...unit.pieces], rules)
      if (joined && mayStand(joined[0].kind, at) && (!barred || first) && !blocked && air === 'safe')
        add('combine', square)
    } else {
      const ship = unit.pieces[0].kind === 'N'
      const reach = kind === 'C' ? 1 : kind === 'N' && !ship ? moves - 1 : moves
      if (k <= reach && !spared(kind, unit, rules)) {
        if (air === 'kamikaze') add('kamikaze', square)
        else if (!mayStand(kind, at)) add('stay', square)
        else {
          add('capture', square)
          if (kind === 'F' && !deploying && mayFlyBack(slow, from, pieces, side, square)) add('stay', square)
        }
      }
    }
    if (!'ASFN'.includes(kind)) break
    if (kind === 'N' ? unit.pieces[0].kind === 'N' : kind !== 'F') blocked = true
  }
  return steps
}

/** `afReturnOnlyIfUnsafe`: only from a square where it could be taken. */
function mayFlyBack({ field, turn, rules }: Slow, from: string, pieces: Piece[], side: Side, to: string): boolean {
  if (!rules.afReturnOnlyIfUnsafe) return true
  const landed = new Map(field)
  landed.delete(from)
  landed.set(to, { side, pieces })
  return attackersOf({ field: landed, turn, rules }, to, other(side)).length > 0
}

// 9. Attack: single pieces, free or inside a stack, that could capture on a square.
function attackersOf(slow: Slow, target: string, side: Side): Piece[] {
  const to = place(target)
  const found: Piece[] = []
  for (const [square, unit] of slow.field) {
    const { x, y } = place(square)
    const [across, along] = [Math.abs(x - to.x), Math.abs(y - to.y)]
    // All steps are straight, and none captures further than a heroic Navy; this only saves time.
    if (unit.side !== side || (across && along && across !== along) || Math.max(across, along) > 5) continue
    for (const piece of unit.pieces) {
      // Seeing the enemy Commander from afar is no attack.
      if (piece.kind === 'C' && across + along > 1) continue
      const steps = slowSteps(slow, square, [piece], side, true, target)
      if (steps.some(step => step.to === target && CAPTURES.includes(step.kind))) found.push(piece)
    }
  }
  return found
}
const CAPTURES: readonly StepKind[] = ['capture', 'stay', 'kamikaze']

/** A missing Commander counts as attacked. */
export function slowCheck(slow: Slow, side: Side): boolean {
  const square = commanderAt(slow.field, side)
  return !square || attackersOf(slow, square, other(side)).length > 0
}

// 10. Heroes, after every step.
function promote(slow: Slow): void {
  const { field, turn, rules } = slow
  const target = commanderAt(field, other(turn))
  const raised = new Set(target ? attackersOf(slow, target, turn).map(piece => piece.id) : [])
  for (const side of ['r', 'b'] as const) {
    const all = [...field.values()].filter(unit => unit.side === side).flatMap(unit => unit.pieces)
    if (all.length === 2 && all.some(piece => piece.kind === 'C')) for (const piece of all) raised.add(piece.id)
  }
  for (const [square, unit] of field) {
    if (!unit.pieces.some(piece => raised.has(piece.id))) continue
    const pieces = unit.pieces.map(piece =>
      raised.has(piece.id) && piece.kind !== 'C' ? { ...piece, hero: true } : piece,
    )
    field.set(square, { side: unit.side, pieces: stackOf(pieces, rules) ?? pieces })
  }
}

/** The field after a step; the pieces used so far are told by what is left unused. */
function slowStep(slow: Slow, from: string, step: SlowStep): Slow {
  const field = new Map(slow.field)
  const after: Slow = { ...slow, field }
  const unit = field.get(from)!
  if (step.kind === 'stay') field.delete(step.to)
  else {
    const left = unit.pieces.filter(piece => !step.pieces.some(gone => gone.id === piece.id))
    if (left.length) field.set(from, { side: unit.side, pieces: left })
    else field.delete(from)
    if (step.kind === 'kamikaze') field.delete(step.to)
    else {
      const friends = step.kind === 'combine' ? field.get(step.to)!.pieces : []
      field.set(step.to, { side: unit.side, pieces: stackOf([...step.pieces, ...friends], slow.rules)! })
    }
  }
  promote(after)
  return after
}

// 11. Whether a turn may end so.
function slowMayEnd(slow: Slow, from: string): boolean {
  const { field, turn } = slow
  if (!commanderAt(field, other(turn))) return true
  const left = field.get(from)
  if (left && !mayStand(left.pieces[0].kind, place(from))) return false
  const [own, foe] = [uncarried(field, turn), uncarried(field, other(turn))]
  return !slowCheck(slow, turn) && !(own && foe && sees(field, own, foe, null))
}

/** end: the placement it leads to. */
export type SlowTurn = { from: string; steps: SlowStep[]; whole: boolean; legal: boolean; end: string }

const subsets = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((all, one) => [...all, ...all.map(some => [...some, one])], [[]]).filter(some => some.length)

/** Every turn of the unit on a square, legal or not: the whole unit in one step, or its parts one after the other. */
export function slowTurns(slow: Slow, from: string): SlowTurn[] {
  const turns: SlowTurn[] = []
  /**
   * Other orders of the same steps lead to the same field with the same pieces left: what follows is the same too. But for
   * each first step anew, since whoever asks what a turn may begin with would miss those that come later.
   */
  const known = new Set<string>()
  const size = slow.field.get(from)!.pieces.length
  const go = (now: Slow, unused: readonly number[], steps: readonly SlowStep[]) => {
    const here = now.field.get(from)!.pieces.filter(piece => unused.includes(piece.id))
    for (const chosen of subsets(here)) {
      const whole = chosen.length === size
      const parts = stackOf(chosen, slow.rules)!
      const left = unused.filter(id => !parts.some(piece => piece.id === id))
      for (const step of slowSteps(now, from, parts, slow.turn, !whole)) {
        const after = slowStep(now, from, step)
        const path = [...steps, step]
        const end = slowPlacement(after.field)
        turns.push({ from, steps: path, whole, legal: slowMayEnd(after, from), end })
        const [first] = path
        const key = `${first.pieces.map(({ id }) => id).join()} ${first.kind} ${first.to} ${left.join()} ${end}`
        if (!left.length || known.has(key) || !commanderAt(after.field, other(slow.turn))) continue
        known.add(key)
        go(after, left, path)
      }
    }
  }
  go(
    slow,
    slow.field.get(from)!.pieces.map(piece => piece.id),
    [],
  )
  return turns
}

/** The turn as it is sent: `Te5xe7`, or `c4::F>e6,T>e4` (what stays need not be written). */
export function slowText({ from, steps, whole }: SlowTurn): string {
  const marks = { move: '', capture: 'x', stay: '_', kamikaze: '@', combine: '&' }
  const unit = (pieces: readonly Piece[]) => {
    const letters = pieces.map(({ kind, hero }) => (hero ? '+' : '') + kind).join('')
    return pieces.length > 1 ? `(${letters})` : letters
  }
  if (whole) return `${unit(steps[0].pieces)}${from}${marks[steps[0].kind]}${steps[0].to}`
  return `${from}::${steps.map(step => `${unit(step.pieces)}>${marks[step.kind]}${step.to}`).join(',')}`
}

export const slowOrigins = ({ field, turn }: Slow): string[] =>
  [...field].filter(([, unit]) => unit.side === turn).map(([square]) => square)
