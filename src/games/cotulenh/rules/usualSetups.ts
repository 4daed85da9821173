import type { Action } from '../action.ts'
import { rulesOf } from './houseRules.ts'
import { startFen } from './startFen.ts'
import type { Side, Square, View } from '../types.ts'
import { sideOf } from './seats.ts'
import { halfOf, makeHalf, parseHalf, refuseHalf, type Units } from './setup.ts'
import { FILES, fileOf, squareIndex, squareName } from './squares.ts'

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

export const mayBegin = (view: View, units: Units, side: Side): boolean =>
  refuseHalf(makeHalf(units, side), side, startFen(view.options), rulesOf(view.options)) === null

/** Of the set-ups known by heart the legal ones, the usual one first. */
export function knownSetups(view: View, side: Side): Units[] {
  const usual = parseHalf(halfOf(startFen(view.options), side), side, rulesOf(view.options))
  if (usual instanceof Error) throw usual
  return [usual, mirrored(usual)].filter(units => mayBegin(view, units, side))
}

export const arrangeAction = (units: Units, side: Side): Action => ({ type: 'arrange', half: makeHalf(units, side) })

export function setups(view: View): Action[] {
  const side = sideOf(view.red, view.me)
  return knownSetups(view, side).map(units => arrangeAction(units, side))
}
