import type { Advice } from '../games/game.ts'

const ORDINARY: readonly string[] = ['draw', 'discard', 'pass']

/** What advice is about where one draws and discards: going out, an ordinary turn, or a chance besides. */
export const adviceKind = (wins: boolean, { type }: { type: string }): Advice<unknown>['kind'] =>
  wins ? 'win' : ORDINARY.includes(type) ? 'other' : 'call'
