import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LEVELS, type AnyGame, type Seat, type Viewer } from '../../src/games/game.ts'
import { register, type GameId } from '../../src/games/index.ts'
import { mayAct } from '../../src/table/mayAct.ts'
import { fields } from '../../src/table/options.ts'
import { arbitrary } from '../support/arbitrary.ts'
import { freeze } from '../support/freeze.ts'
import { pick, seeded, shuffled } from '../support/random.ts'
import { SHORT, runs, some } from '../support/sampling.ts'
import { Asked } from './asked.ts'
import type { Facts } from './facts.ts'
import { optionSets, type Options } from './options.ts'
import { guided, playOut, type Moment } from './play.ts'
import { winningCosts } from './winning.ts'

/** How many of the moments are looked at from all sides. */
const LOOKS = 0.05
/** Hands played in search of every ending. */
const REACH = runs(400)
const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value))
/** A deep comparison that costs little; the loud one only speaks when it fails. */
const same = (a: unknown, b: unknown, why: string) => {
  if (!isDeepStrictEqual(a, b)) expect(a, why).toEqual(b)
}
const seatsOf = (count: number) => Array.from({ length: count }, (_, i) => i as Seat)
const viewersOf = (count: number): Viewer[] => [...seatsOf(count), null]

/** DESIGN's laws for one game. A failure names game, seed and options. */
export async function laws(id: GameId, facts: Facts): Promise<void> {
  const [{ rules }, { coach }] = await Promise.all([register[id].rules(), register[id].coach()])
  const game: AnyGame = { ...rules, ...coach }
  const short = v.parse(game.options, facts.short)
  const secretive = v.parse(game.options, { ...facts.short, ...facts.hides })
  const sets = optionSets(game, seeded(1000), facts.short)
  const longer = facts.longer ? [v.parse(game.options, { ...sets[0], ...facts.longer })] : []
  const matches = [short, ...sets, ...longer].map((options, i) => ({
    seed: i + 1,
    options,
    seats: game.seats[i % game.seats.length],
  }))
  const endings = new Map(facts.endings.map(reason => [reason, 0]))

  /** 9, 16, 17: what holds whenever a hand has ended. */
  function judgeEnd({ state, before }: Moment, where: string): boolean {
    const outcome = game.outcome(state)
    if (!outcome || game.outcome(before)) return false
    expect(endings.has(outcome.reason), `16 an ending that no fact names: ${outcome.reason} ${where}`).toBe(true)
    endings.set(outcome.reason, endings.get(outcome.reason)! + 1)
    expect(facts.sum(outcome, state as never), `9 points add up: ${where} ${JSON.stringify(outcome)}`).toBe(true)
    expect(winningCosts(game, facts, outcome, state), `17 winning never costs: ${where}`).toBeNull()
    return true
  }

  describe(`the laws of ${id}`, () => {
    it('10 a view holds nothing its viewer may not know', () => {
      const random = seeded(77)
      for (const options of [secretive, pick(sets, random)]) {
        let seen = 0
        playOut(game, { options, seats: game.seats[0], seed: 5 }, ({ state, deck }) => {
          // What only the first steps hide is never left out.
          if (seen++ > 5 && random() > 0.05) return
          for (const viewer of viewersOf(game.seats[0])) {
            const view = freeze(game.view(state, viewer))
            const imagined = game.imagine(view, shuffled(deck, random))
            same(game.view(imagined, viewer), view, `10 the leak law: viewer ${viewer} ${JSON.stringify(options)}`)
          }
        })
      }
    })

    it('11 refuse never throws on any schema-valid action', () => {
      const views: unknown[] = []
      const random = seeded(3)
      for (const options of [
        secretive,
        ...shuffled(sets.length, random)
          .slice(0, 3)
          .map(i => sets[i]),
      ]) {
        const enough = views.length + 5
        playOut(game, { options, seats: game.seats[0], seed: 9 }, ({ state }) => {
          if (views.length < enough || random() < 0.1)
            views.push(freeze(game.view(state, pick(viewersOf(game.seats[0]), random))))
        })
      }
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

    it.each(some(matches))('1–9, 12–15, 17 hold at every step of a random match (seed $seed, $seats seats)', match => {
      const random = seeded(match.seed * 7919)
      const where = `${id} seed ${match.seed} options ${JSON.stringify(match.options)}`
      let outcomes = 0
      let totals: number[] | null = null
      const run = playOut(game, match, moment => {
        const state = moment.state as never
        same(facts.tiles(state), facts.allTiles(state), `8 nothing vanishes or doubles: ${where}`)
        if (moment.step.by !== 'table' && game.window?.open(moment.before))
          answersAreSecret(game, moment, match.seats, where)
        if (judgeEnd(moment, where)) {
          outcomes++
          const { standings } = game.outcome(state)!
          const added = standings.map(one => one.points ?? one.lines.reduce((sum, line) => sum + line.points, 0))
          const grown = totals?.map((before, seat) => before + added[seat])
          totals = standings.map(one => one.total)
          if (grown) same(totals, grown, `9 a hand's points go to the total: ${where}`)
        }
        if (random() > LOOKS) return
        same(clone(moment.state), moment.state, `2 state survives JSON: ${where}`)
        same(clone(moment.events), moment.events, `2 events survive JSON: ${where}`)
        seatsObey(game, moment, match.seats, random, where)
      })
      expect(outcomes).toBeGreaterThan(0)
      expect(game.turn(run.state)).toEqual([])

      let again = game.start(match.options, match.seats)
      for (const step of clone(run.log)) again = game.apply(again, step).state
      same(again, run.state, '7 a replay is a fold')
    })

    it('16 every ending is reached, and the rules ask for every value of every option', () => {
      const random = seeded(16)
      const starts = [{}, ...(facts.starts ?? [])]
      const elsewhere = Object.entries(facts.elsewhere ?? {})
      for (const [option, file] of elsewhere) expect(readFileSync(file, 'utf8'), file).toContain(option)
      const asked = new Asked(
        game,
        elsewhere.map(([option]) => option),
      )
      const texts: Options = {}
      for (const { name, kind } of fields(game.options))
        if (kind === 'text' && name in facts.short) texts[name] = facts.short[name]
      let mixed: Options[] = []
      const missing = () => [...endings].filter(([, times]) => !times).map(([reason]) => reason)
      for (let hand = 0; hand < REACH && (missing().length || asked.never().length); hand++) {
        const { options = {}, seats = pick(game.seats, random), order } = starts[hand % starts.length]
        // One hand each, so what makes a match long may vary too; and other mixtures every time.
        if (!mixed.length) mixed = optionSets(game, random, texts)
        const chosen = v.parse(game.options, { ...mixed.pop(), ...options }) as Options
        const where = `${id} reach ${hand} options ${JSON.stringify(chosen)}`
        // A hand is enough; one that wanders on for ever tells nothing.
        let steps = 0
        const play = { options: asked.watch(chosen), seats, seed: hand + 1, order, policy: guided }
        playOut(asked.game, play, moment => judgeEnd(moment, where) || ++steps > 1500)
      }
      console.log(`${id}: endings reached: ${[...endings].map(([reason, times]) => `${reason} ${times}`).join(', ')}`)
      console.log(`${id}: options asked for: ${asked}`)
      if (SHORT) return
      expect(missing(), 'endings never reached').toEqual([])
      expect(asked.never(), 'values of options that the rules never asked for').toEqual([])
    })

    it('has a default for every option, presets and lengths that are valid, and one heading for each', () => {
      const defaults = v.parse(game.options, {})
      expect(v.parse(game.options, defaults)).toEqual(defaults)
      for (const chosen of [...Object.values(game.presets), ...Object.values(game.lengths)])
        expect(v.safeParse(game.options, { ...(defaults as object), ...(chosen as object) }).success).toBe(true)
      const names = fields(game.options).map(field => field.name)
      expect(Object.values(game.groups).flat().toSorted()).toEqual(names.toSorted())
      expect(game.groups.often.length).toBeLessThanOrEqual(10)
    })
  })
}

/** 15: while a call window is open, an answer shows nothing to anyone else. */
function answersAreSecret(game: AnyGame, moment: Moment, seats: number, where: string) {
  for (const viewer of viewersOf(seats)) {
    if (viewer === moment.step.by) continue
    same(moment.events.map(event => game.witness(event, viewer)).filter(Boolean), [], `15 no event: ${where}`)
    same(game.view(moment.state, viewer), game.view(moment.before, viewer), `15 no view: ${where}`)
  }
}

function seatsObey(game: AnyGame, { state }: Moment, seats: number, random: () => number, where: string) {
  const able = mayAct(game, state)
  for (const seat of seatsOf(seats)) {
    const view = freeze(game.view(state, seat))
    same(clone(view), view, `2 view survives JSON: ${where}`)
    expect(game.waiting(view).includes(seat), `waiting agrees with who may act: ${where}`).toBe(able.includes(seat))
    const settled: unknown = game.settleIn?.(view) ?? null
    if (settled) {
      expect(game.anytime(settled), `13 a bot settles in out of turn: ${where}`).toBe(true)
      expect(game.refuse(view, settled), `13 and legally: ${where} ${JSON.stringify(settled)}`).toBeNull()
    }
    if (!able.includes(seat)) continue
    const moves = game.moves(view)
    expect(moves.length, `5 somebody can act: ${where}`).toBeGreaterThan(0)
    for (const move of moves.slice(0, 30)) {
      expect(v.parse(game.action, clone(move)), `3 the schema is the identity: ${where}`).toEqual(move)
      expect(game.refuse(view, move), `4 offered means not refused: ${where} ${JSON.stringify(move)}`).toBeNull()
      for (const other of seatsOf(seats))
        if (!able.includes(other) && !game.anytime(move))
          expect(game.refuse(game.view(state, other), move), `14 not your turn: ${where}`).not.toBeNull()
    }
    expect(game.refuse(view, game.fallback(view)), `12 fallback is legal: ${where}`).toBeNull()
    for (const level of random() < 0.1 ? LEVELS : []) {
      const thought = game.think(view, level, seeded(4))
      expect(game.refuse(view, thought), `13 level ${level} is legal: ${where} ${JSON.stringify(thought)}`).toBeNull()
      expect(game.think(view, level, seeded(4)), `13 level ${level} repeats itself: ${where}`).toEqual(thought)
      if (level === 4) expect(inTurns(game, view), `13 in slices it is the same: ${where}`).toEqual(thought)
    }
  }
}

/** The strongest bot's thought, with another's between any two slices, and whatever the rules do. */
function inTurns(game: AnyGame, view: unknown): unknown {
  if (!game.thinkInSlices) return game.think(view, 4, seeded(4))
  const other = game.thinkInSlices(view, 2, seeded(5))
  const thought = game.thinkInSlices(view, 4, seeded(4))
  for (;;) {
    const { done, value } = thought.next()
    if (done) return value
    other.next()
    game.moves(view)
  }
}
