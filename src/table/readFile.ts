import type { AnyRules } from '../games/game.ts'
import { FILE_LIMIT, parseFile } from './file.ts'
import { check, foldHand, startOf, type Fault, type Frame, type MasaFile } from './replay.ts'
import { stats, type Stats } from './stats.ts'

/** Of a hand's states, one is remembered every so many steps: from there the page finds the others by itself. */
export const SPAN = 128

/**
 * marks: of each hand the states before its first step, before every SPAN-th after it, as far as today's rules lead through
 * the hands. numbers: if all the way.
 */
export type Opened = { kind: 'opened'; file: MasaFile; marks: unknown[][]; numbers: Stats | null }

/** What is found out about the text of a file, piece by piece. */
export type Reading =
  | { kind: 'failed'; why: 'notFile' | 'tooLarge' }
  | Opened
  /** Whether it is true; the last piece. */
  | { kind: 'checked'; fault: Fault | null }

/** Goes through a file twice, never more: once to show it, once to check it. It can take seconds: not for the page itself. */
export async function* read(
  text: string,
  rulesOf: (game: string) => Promise<AnyRules | null>,
): AsyncGenerator<Reading> {
  const file = parseFile(text)
  if (!file) {
    yield { kind: 'failed', why: text.length > FILE_LIMIT ? 'tooLarge' : 'notFile' }
    return
  }
  const game = await rulesOf(file.game)
  if (!game) {
    yield { kind: 'opened', file, marks: [], numbers: null }
    return
  }
  const marks: unknown[][] = []
  const frames = framesOf(game, file, marks)
  const numbers = stats(game, file, frames)
  const whole = marks.length === file.hands.length
  yield { kind: 'opened', file, marks, numbers: whole ? numbers : null }
  yield { kind: 'checked', fault: check(game, file) }
}

/** All frames up to the first hand that today's rules do not follow; a file of another version may break off. */
function* framesOf(game: AnyRules, file: MasaFile, marks: unknown[][]): Generator<Frame> {
  try {
    let state = startOf(game, file)
    for (const record of file.hands) {
      const frames = foldHand(game, state, record)
      marks.push([
        state,
        ...frames
          .slice(0, -1)
          .filter(({ index }) => (index + 1) % SPAN === 0)
          .map(frame => frame.state),
      ])
      yield* frames
      state = frames.at(-1)!.state
    }
  } catch {
    return
  }
}
