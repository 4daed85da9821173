import type { Action } from './action.ts'
import { rulesOf, startFen } from './options.ts'
import { depth, halfOf, halfSquares, makeHalf, parseHalf, refuseHalf, refuseSquare, type Units } from './setup.ts'
import { fileOf, FILES, squareIndex, squareName } from './squares.ts'
import { sideOf, type View } from './state.ts'
import type { Side, Square } from './types.ts'

/** The set-ups a bot knows: the usual one, the same with its flanks changed, and what a few small changes make of them. */

/** By level, how many units a bot moves from where they usually stand. */
const CHANGES = [0, 3, 6]
/** Squares that a unit goes aside at most, and how near to the river: beyond, the first shot would be the other's. */
const ASIDE = 2
const FRONT = 5
/** Not every change is legal. */
const TRIES = 20

const legal = (view: View, units: Units, side: Side): boolean =>
  refuseHalf(makeHalf(units, side), side, startFen(view.options), rulesOf(view.options)) === null

/** Files d to k turned round; the coast and the sea stay as they are. */
function mirrored(units: Units): Units {
  const turned = (square: Square): Square => {
    const index = squareIndex(square)
    const file = fileOf(index)
    return file < 3 ? square : squareName(index - file + FILES + 2 - file)
  }
  return Object.fromEntries(
    Object.entries(units).map(([square, unit]) => [unit.pieces[0].kind === 'N' ? square : turned(square), unit]),
  )
}

/** What stands on two squares changes places; either may be empty. */
export function swapped(units: Units, from: Square, to: Square): Units {
  const { [from]: one, [to]: other, ...rest } = units
  return { ...rest, ...(one && { [to]: one }), ...(other && { [from]: other }) }
}

const near = (one: Square, other: Square): boolean => {
  const [a, b] = [squareIndex(one), squareIndex(other)]
  const across = Math.abs(fileOf(a) - fileOf(b))
  const along = Math.abs(a - fileOf(a) - b + fileOf(b)) / FILES
  return Math.max(across, along) <= ASIDE
}

function varied(view: View, units: Units, side: Side, changes: number, random: () => number): Units {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const places = halfSquares(side).filter(square => depth(square, side) < FRONT)
  let now = units
  for (let tries = 0, done = 0; tries < TRIES * changes && done < changes; tries++) {
    const from = pick(Object.keys(now))
    const to = pick(places.filter(square => square !== from && near(square, from) && !refuseSquare(now[from], square)))
    if (to === undefined) continue
    const next = swapped(now, from, to)
    if (!legal(view, next, side)) continue
    now = next
    done++
  }
  return now
}

/** Of the set-ups known by heart the legal ones, the usual one first. */
function known(view: View, side: Side): Units[] {
  const usual = parseHalf(halfOf(startFen(view.options), side), side, rulesOf(view.options))
  if (usual instanceof Error) throw usual
  return [usual, mirrored(usual)].filter(units => legal(view, units, side))
}

const arrange = (units: Units, side: Side): Action => ({ type: 'arrange', half: makeHalf(units, side) })

export function setups(view: View): Action[] {
  const side = sideOf(view.red, view.me)
  return known(view, side).map(units => arrange(units, side))
}

export function chooseSetup(view: View, level: number, random: () => number): Action {
  const side = sideOf(view.red, view.me)
  const [usual, ...others] = known(view, side)
  const changes = CHANGES[Math.min(Math.max(level, 1), 3) - 1]
  if (!changes) return arrange(usual, side)
  const base = others.length && random() < 0.5 ? others[0] : usual
  return arrange(varied(view, base, side, changes, random), side)
}
