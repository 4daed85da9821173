import type { AnyRules } from '../games/game.ts'
import { FILE_LIMIT, parseFile } from './file.ts'
import { check, foldHand, startOf, type Fault, type Frame, type MasaFile } from './replay.ts'
import { stats, type Stats } from './stats.ts'

/** befores: the states in which its hands began, as far as today's rules lead through them. numbers: if all the way. */
export type Opened = { kind: 'opened'; file: MasaFile; befores: unknown[]; numbers: Stats | null }

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
    yield { kind: 'opened', file, befores: [], numbers: null }
    return
  }
  const befores: unknown[] = []
  const frames = framesOf(game, file, befores)
  const numbers = stats(game, file, frames)
  const whole = befores.length === file.hands.length
  yield { kind: 'opened', file, befores, numbers: whole ? numbers : null }
  yield { kind: 'checked', fault: check(game, file) }
}

/** All frames up to the first hand that today's rules do not follow; a file of another version may break off. */
function* framesOf(game: AnyRules, file: MasaFile, befores: unknown[]): Generator<Frame> {
  try {
    let state = startOf(game, file)
    for (const record of file.hands) {
      const frames = foldHand(game, state, record)
      befores.push(state)
      yield* frames
      state = frames.at(-1)!.state
    }
  } catch {
    return
  }
}
