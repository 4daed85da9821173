import type { Outcome } from '../../src/games/game.ts'

/** What the laws cannot know by themselves of a game: `tests/games/<id>/laws.test.ts` says it. */
export type Facts = {
  /** Options that make a match short enough to play out many times. */
  short: Record<string, string | number | boolean>
  /** Options with which a match has several hands, where a short one has but one. */
  longer?: Record<string, string | number | boolean>
  /** Options that make the game hide something it usually does not. */
  hides?: Record<string, string | number | boolean>
  /** Every tile or piece in the state, sorted; and what there must be. */
  tiles: (state: never) => number[]
  allTiles: (state: never) => number[]
  sum: (outcome: Outcome, state: never) => boolean
  /** Every reason a hand can end for: each must be reached in play, and no other. */
  endings: readonly string[]
  /** Acts that come out alike in every world, at least these: whoever does them sees it at once, on any line. */
  certain?: readonly string[]
  /** Tables from which endings are near that a usual deal hardly ever leads to, tried in turn. */
  starts?: readonly Start[]
  /** Options that chance does not come to where they are asked for, or that only a board asks for: each with the file that does. */
  elsewhere?: Record<string, string>
  /** Lines of the result that a seat earned by its own acts, not by how the hand went. */
  penalties?: readonly string[]
  /** Who won the hand, where the outcome of the last one names the winners of the match instead. */
  winners?: (state: never) => readonly number[]
  /** Who wins and loses together. */
  team?: (state: never, seat: number) => number
}

type Start = {
  options?: Record<string, string | number | boolean>
  seats?: number
  order?: readonly number[]
}

type Nested = number | null | undefined | readonly Nested[]
/** All numbers in it, sorted. */
export const flat = (...parts: Nested[]): number[] =>
  parts.flatMap(part => (typeof part === 'number' ? [part] : part ? flat(...part) : [])).sort((a, b) => a - b)
export const count = (size: number) => Array.from({ length: size }, (_, i) => i)
export const total = (outcome: Outcome) => outcome.standings.reduce((sum, one) => sum + (one.points ?? 0), 0)
/** What a player is told adds up to what the player gets. */
export const itemised = (outcome: Outcome) =>
  outcome.standings.every(
    one => one.points === null || one.points === one.lines.reduce((sum, line) => sum + line.points, 0),
  )
export const zeroSum = (outcome: Outcome) => Math.abs(total(outcome)) < 1e-9

export type Dealt = { hand: number }
export const dealt = (size: number) => (state: Dealt) => (state.hand ? count(size) : [])

export const factsOf = async (game: string): Promise<Facts> =>
  ((await import(`../games/${game}/facts.ts`)) as { facts: Facts }).facts
