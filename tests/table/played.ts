import * as v from 'valibot'
import type { AnyGame, Seat, Step } from '../../src/games/game.ts'
import type { MasaFile } from '../../src/table/replay.ts'
import { seeded, shuffled } from '../support/random.ts'

/** A match of some hands as the table would write it down, each step a second after the one before. */
export function played(game: AnyGame, hands: number, level: (seat: Seat) => number, bound = 900): MasaFile {
  const random = seeded(7)
  const options = v.parse(game.options, {})
  const seats = game.seats[0]
  const records: MasaFile['hands'] = []
  let state = game.start(options, seats)
  for (let hand = 1; hand <= hands; hand++) {
    const steps: { step: Step<unknown>; ms: number }[] = []
    do {
      const size = game.needs(state)
      const [by] = game.turn(state)
      const step: Step<unknown> = size
        ? { by: 'table', order: shuffled(size, random) }
        : by === undefined
          ? { by: 'table', close: true }
          : { by, do: game.think(game.view(state, by), level(by), random) }
      state = game.apply(state, step).state
      steps.push({ step, ms: 1000 })
    } while (!game.outcome(state) && steps.length < bound)
    const outcome = game.outcome(state) ?? { over: false, reason: 'drawn' as const, winners: [], standings: [] }
    records.push({ hand, commit: '0'.repeat(64), secret: '0'.repeat(64), salts: ['', '', '', ''], steps, outcome })
  }
  return {
    masa: 1,
    game: game.id,
    version: game.version,
    room: 'test',
    options: options as MasaFile['options'],
    table: {} as MasaFile['table'],
    seats: Array.from({ length: seats }, (_, i) => ({ name: `p${i}`, kind: 'person', level: 0 })),
    hands: records,
  }
}
