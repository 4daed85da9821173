import * as v from 'valibot'
import { start } from '../deal.ts'
import { options, type Options } from '../options.ts'
import { placeOf, positionOf } from '../rules/place.ts'
import type { Action } from '../action.ts'
import type { Position, State } from '../types.ts'

type Setting = { options?: Partial<Options>; halfmoves?: number; past?: readonly string[]; blue?: boolean }

/** A board with these ranks, from the twelfth down; seat 0 is Red and on turn, unless it is Blue's. */
export function prepare(ranks: string, { options: more, halfmoves = 0, past = [], blue = false }: Setting = {}): State {
  const fen = `${ranks} ${blue ? 'b' : 'r'} - - ${halfmoves} 1`
  const state: State = { ...start(v.parse(options, { takeback: 'free', ...more })), red: 0 }
  // Read and written once: a position that is none says so here.
  const position = positionOf({ ...state, place: { fen, past: [], armTaken: false } })
  return { ...state, place: placeOf({ ...position, past: [...past] }) }
}

/** A game that begins in this position: for whoever studies it. Red is seat 0. */
export function stateAt(position: Position): State {
  const state: State = { ...start(v.parse(options, { takeback: 'off' })), red: 0 }
  return { ...state, place: placeOf(position) }
}

export const turn = (lan: string): Action => ({ type: 'turn', lan })
