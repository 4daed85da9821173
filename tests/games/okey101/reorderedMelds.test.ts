import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { coach } from '../../../src/games/okey101/bot/index.ts'
import { rules } from '../../../src/games/okey101/index.ts'
import type { Options } from '../../../src/games/okey101/options.ts'
import type { State } from '../../../src/games/okey101/types.ts'
import { optionSets } from '../../laws/options.ts'
import { guided, playOut } from '../../laws/play.ts'
import { pick, seeded } from '../../support/random.ts'
import { runs } from '../../support/sampling.ts'

const game = { ...rules, ...coach }
const HANDS = runs(45)

/** Openings are cheap and worth something, discards cost: whatever ends the hand, all of it must be in the score. */
const dear = (random: () => number): Partial<Options> => ({
  hands: 1,
  bigOpening: true,
  fedOpening: pick(['flat', 'tenTimesTile'], random),
  threshold: pick([0, 20, 201], random),
  minPairs: pick([1, 7], random),
  floorAmount: pick([0, 101], random),
  winnerPoints: pick([0, 101], random),
})

test('whatever ends a hand, every opening is paid for and nothing is lost on the way to disk', () => {
  const random = seeded(31)
  const seen = { big: 0, fed: 0, ends: new Map<string, number>() }
  for (let seed = 1; seed <= HANDS; seed++) {
    const [set] = optionSets(rules, random, {})
    const options = v.parse(rules.options, { ...set, ...dear(random) })
    const where = `seed ${seed} ${JSON.stringify(options)}`
    let feeders: number[] = []
    playOut(game, { options, seats: pick([2, 3, 4], random), seed, policy: guided }, ({ state, before, events }) => {
      const { taken, plays, result, opened, penalties } = state as State
      const was = before as State
      for (const event of events as { type: string }[])
        if (event.type === 'opened' && was.taken && !was.taken.keep) feeders.push(was.taken.from)
      // Taken back, or given back: the opening never was.
      if (!result && taken && !plays.length && was.plays.some(play => play.type === 'lay' && play.opening))
        feeders = feeders.slice(0, -1)
      if (!result) return false
      expect(isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state), `JSON keeps it: ${where}`).toBe(true)
      const lines = (key: string) =>
        penalties.flatMap((list, seat) => list.filter(line => line.key === key).map(() => seat))
      const big = opened.flatMap((opening, seat) =>
        opening && opening.amount >= (opening.how === 'series' ? 151 : 7) ? [seat] : [],
      )
      expect(lines('bigOpening'), `great openings: ${where}`).toEqual(big)
      expect(lines('fedOpening'), `fed openings: ${where}`).toEqual([...feeders].sort())
      seen.big += big.length
      seen.fed += feeders.length
      seen.ends.set(result.reason, (seen.ends.get(result.reason) ?? 0) + 1)
      return true
    })
  }
  console.log(`great openings ${seen.big}, fed ${seen.fed}, ends ${JSON.stringify([...seen.ends])}`)
  if (!process.env.MASA_SHORT) expect(Math.min(seen.big, seen.fed, seen.ends.get('all_pairs') ?? 0)).toBeGreaterThan(0)
})
