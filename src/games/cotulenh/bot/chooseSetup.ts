import type { Action } from '../action.ts'
import { sideOf } from '../rules/seats.ts'
import { depth, halfSquares, refuseSquare, swapped, type Units } from '../rules/setup.ts'
import { FILES, fileOf, squareIndex } from '../rules/squares.ts'
import { arrangeAction, knownSetups, mayBegin } from '../rules/usualSetups.ts'
import type { Side, Square, View } from '../types.ts'

/** The set-ups a bot knows: the usual one, the same with its flanks changed, and what a few small changes make of them. */

/** By level, how many units a bot moves from where they usually stand. */
const CHANGES = [0, 3, 6, 6]

/** Squares that a unit goes aside at most, and how near to the river: beyond, the first shot would be the other's. */
const ASIDE = 2

const FRONT = 5

/** Not every change is legal. */
const TRIES = 20

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
    if (!mayBegin(view, next, side)) continue
    now = next
    done++
  }
  return now
}

export function chooseSetup(view: View, level: number, random: () => number): Action {
  const side = sideOf(view.red, view.me)
  const [usual, ...others] = knownSetups(view, side)
  const changes = CHANGES[Math.min(Math.max(level, 1), CHANGES.length) - 1]
  if (!changes) return arrangeAction(usual, side)
  const base = others.length && random() < 0.5 ? others[0] : usual
  return arrangeAction(varied(view, base, side, changes, random), side)
}
