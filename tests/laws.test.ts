import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { AnyGame, Seat, Viewer } from '../src/games/game.ts'
import { games } from '../src/games/index.ts'
import { facts } from './laws/facts.ts'
import { anyOptions, playOut, type Moment } from './laws/play.ts'
import { arbitrary } from './support/arbitrary.ts'
import { freeze } from './support/freeze.ts'
import { pick, seeded, shuffled } from './support/random.ts'
import { runs, wanted } from './support/sampling.ts'

/** DESIGN's laws, for every game in the register. A failure names game, seed and options. */
const MATCHES = runs(5)
/** How many of the moments are looked at from all sides. */
const LOOKS = 0.08
const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value))
/** A deep comparison that costs little; the loud one only speaks when it fails. */
const same = (a: unknown, b: unknown, why: string) => {
  if (!isDeepStrictEqual(a, b)) expect(a, why).toEqual(b)
}
const seatsOf = (count: number) => Array.from({ length: count }, (_, i) => i as Seat)

const register: AnyGame[] = Object.values(games).filter(game => wanted(game.id))

describe.each(register.map(game => [game.id, game] as const))('the laws of %s', (_id, game) => {
  const defaults = v.parse(game.options, {})
  const short = v.parse(game.options, facts[game.id].short)
  const secretive = v.parse(game.options, { ...facts[game.id].short, ...facts[game.id].hides })
  const matches = Array.from({ length: MATCHES }, (_, i) => {
    const random = seeded(1000 + i)
    const options = i === 0 ? short : { ...(anyOptions(game, random) as object), ...facts[game.id].short }
    return { seed: i + 1, options: v.parse(game.options, options), seats: game.seats[i % game.seats.length] }
  })

  it.each(matches)('1–9, 12–15 hold at every step of a random match (seed $seed, $seats seats)', match => {
    const random = seeded(match.seed * 7919)
    let outcomes = 0
    let totals: number[] | null = null
    const look = (moment: Moment) => {
      const where = `${game.id} seed ${match.seed} options ${JSON.stringify(match.options)}`
      const state = moment.state as never
      same(facts[game.id].tiles(state), facts[game.id].allTiles(state), `8 nothing vanishes or doubles: ${where}`)
      if (moment.step.by !== 'table' && game.held?.(moment.before)) answersAreSecret(game, moment, match.seats, where)
      const outcome = game.outcome(moment.state)
      if (outcome && !game.outcome(moment.before)) {
        outcomes++
        expect(facts[game.id].sum(outcome, state), `9 points add up: ${where}`).toBe(true)
        const grown = totals?.map((before, seat) => before + (outcome.standings[seat].points ?? 0))
        totals = outcome.standings.map(one => one.total)
        if (grown) same(totals, grown, `9 a hand's points go to the total: ${where}`)
      }
      if (random() > LOOKS) return
      same(clone(moment.state), moment.state, `2 state survives JSON: ${where}`)
      same(clone(moment.events), moment.events, `2 events survive JSON: ${where}`)
      seatsObey(game, moment, match.seats, random, where)
    }
    const run = playOut(game, match.options, match.seats, match.seed, look)
    expect(outcomes).toBeGreaterThan(0)
    expect(game.turn(run.state)).toEqual([])

    let again = game.start(match.options, match.seats)
    for (const step of clone(run.log)) again = game.apply(again, step).state
    same(again, run.state, '7 a replay is a fold')
  })

  it('10 a view holds nothing its viewer may not know', () => {
    if (!game.imagine) return
    const random = seeded(77)
    let seen = 0
    const look = ({ state, deck }: Moment) => {
      // What only the first steps hide is never left out.
      if (seen++ > 5 && random() > 0.05) return
      for (const viewer of [...seatsOf(game.seats[0]), null] as Viewer[]) {
        const view = freeze(game.view(state, viewer))
        const imagined = game.imagine!(view, shuffled(deck, random))
        same(game.view(imagined, viewer), view, `10 the leak law: viewer ${viewer}`)
      }
    }
    playOut(game, secretive, game.seats[0], 5, look)
  })

  it('11 refuse never throws on any schema-valid action', () => {
    const views: unknown[] = []
    const random = seeded(3)
    playOut(game, secretive, game.seats[0], 9, ({ state }) => {
      if (views.length < 5 || random() < 0.1)
        views.push(freeze(game.view(state, pick([...seatsOf(game.seats[0]), null], random))))
    })
    fc.assert(
      fc.property(arbitrary(game.action), fc.nat(views.length - 1), (raw, at) => {
        const parsed = v.safeParse(game.action, raw)
        if (!parsed.success) return
        const refusal = game.refuse(views[at], freeze(parsed.output))
        expect(refusal === null || typeof refusal.why === 'string').toBe(true)
      }),
      { numRuns: runs(1500) },
    )
  })

  it('has a default for every option, and presets that are valid', () => {
    expect(v.parse(game.options, defaults)).toEqual(defaults)
    for (const preset of Object.values(game.presets ?? {}))
      expect(v.safeParse(game.options, { ...(defaults as object), ...(preset as object) }).success).toBe(true)
  })
})

/** 15: while a call window is open, an answer shows nothing to anyone else. */
function answersAreSecret(game: AnyGame, moment: Moment, seats: number, where: string) {
  for (const viewer of [...seatsOf(seats), null] as Viewer[]) {
    if (viewer === moment.step.by) continue
    same(moment.events.map(event => game.witness(event, viewer)).filter(Boolean), [], `15 no event: ${where}`)
    same(game.view(moment.state, viewer), game.view(moment.before, viewer), `15 no view: ${where}`)
  }
}

function seatsObey(game: AnyGame, { state }: Moment, seats: number, random: () => number, where: string) {
  const turn = game.turn(state)
  for (const seat of seatsOf(seats)) {
    const view = freeze(game.view(state, seat))
    same(clone(view), view, `2 view survives JSON: ${where}`)
    const asked = game.waiting(view).includes(seat)
    // Whoever is asked in a call window stays asked until it closes, even when the answer no longer matters.
    if (turn.includes(seat) || !game.held?.(state))
      expect(asked, `waiting agrees with turn: ${where}`).toBe(turn.includes(seat))
    if (!turn.includes(seat)) continue
    const moves = game.moves(view)
    expect(moves.length, `5 somebody can act: ${where}`).toBeGreaterThan(0)
    for (const move of moves.slice(0, 30)) {
      expect(v.parse(game.action, clone(move)), `3 the schema is the identity: ${where}`).toEqual(move)
      expect(game.refuse(view, move), `4 offered means not refused: ${where} ${JSON.stringify(move)}`).toBeNull()
      for (const other of seatsOf(seats))
        if (!game.waiting(game.view(state, other)).includes(other) && !game.anytime?.(move))
          expect(game.refuse(game.view(state, other), move), `14 not your turn: ${where}`).not.toBeNull()
    }
    expect(game.refuse(view, game.fallback(view)), `12 fallback is legal: ${where}`).toBeNull()
    for (const level of random() < 0.1 ? [1, 2, 3] : []) {
      const thought = game.think(view, level, seeded(4))
      expect(game.refuse(view, thought), `13 level ${level} is legal: ${where} ${JSON.stringify(thought)}`).toBeNull()
      expect(game.think(view, level, seeded(4)), `13 level ${level} repeats itself: ${where}`).toEqual(thought)
    }
  }
}
