import type { Outcome } from './game.ts'

/** Part of an event: what it names must be as named, all else may be anything. */
export type Sign<Event> = Event extends unknown ? Partial<Event> : never

/**
 * One thing to do on the real board, by seat 0, from a prepared position. Its words are `lesson.<id>`, which asks for it,
 * and `lesson.<id>.no`, for whoever does something else that the rules would allow.
 */
export type Lesson<State, Action, Event> = {
  id: string
  seats: number
  state: State
  /**
   * What is to happen, an act each, in this order; of several any will do. None: a whole hand is played, against bots,
   * to its result.
   */
  asked: readonly (Sign<Event> | readonly Sign<Event>[])[]
  /** One way to do it: shown to whoever asks, and a test plays it. */
  way: readonly Action[]
}

/** One act before a hand ends so. Its name is `ending.<id>`. */
export type Ending<State, Action> = {
  id: string
  /** The usual number of them. */
  seats: number
  /** The house rules it is played by, as the state has them. */
  options: Readonly<Record<string, string | number | boolean>>
  state: State
  reason: Outcome['reason']
  /** The clock has so many left for each side, and runs although nobody waits; else there is none. */
  seconds?: number
  /** Seat 0's acts that lead to it, one after the other; between them the others play as bots do. */
  way: readonly Action[]
}

/** Endings of a game for so many, each by the house rules of its own state. */
export const endingsFor = <State extends Pick<Ending<State, Action>, 'options'>, Action>(
  seats: number,
  all: readonly Omit<Ending<State, Action>, 'seats' | 'options'>[],
): readonly Ending<State, Action>[] => all.map(ending => ({ ...ending, seats, options: ending.state.options }))

// As with AnyRules: whoever looks these up by id only passes their values round.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyLesson = Lesson<any, any, any>
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyEnding = Ending<any, any>
