import fc from 'fast-check'
import * as v from 'valibot'
import type { WholeKit } from '../../src/boards/index.ts'
import type { AnyGame, Seat, Viewer, With } from '../../src/games/game.ts'
import type { Say } from '../../src/messages/message.ts'
import { arbitrary } from '../support/arbitrary.ts'
import { pick, seeded } from '../support/random.ts'
import { runs } from '../support/sampling.ts'
import type { Facts } from './facts.ts'
import { optionSets } from './options.ts'
import { guided, playOut } from './play.ts'

export type Utterance = { key: string; values: With }

/** Hands listened to, and how often in one the strongest bot is asked why. */
const HANDS = runs(12)
const STEPS = 400
const ADVICE = 2

/**
 * Everything a game and its face are heard to say while hands are played: events, shouts and descriptions to every
 * viewer, refusals of moves that are not to be made, results, reasons of the coach, tiles waited for.
 */
export function listen(game: AnyGame, { face, ending }: Pick<WholeKit, 'face' | 'ending'>, facts: Facts): Utterance[] {
  const heard = new Map<string, Utterance>()
  const hear = (key: string, values: With = {}) => {
    heard.set(`${key} ${Object.keys(values).sort().join()}`, { key, values })
    return ''
  }
  const say = hear as Say
  const refusal = (view: unknown, action: unknown) => {
    const refused = game.refuse(view, action)
    if (refused) hear(`no.${refused.why}`, refused.with)
  }
  const random = seeded(18)
  const sets = optionSets(game, random, facts.short)
  const strange = fc
    .sample(arbitrary(game.action), { seed: 18, numRuns: 300 })
    .filter(action => v.is(game.action, action))
  for (let hand = 0; hand < HANDS; hand++) {
    const { options = {}, seats = pick(game.seats, random), order } = pick([{}, ...(facts.starts ?? [])], random)
    const chosen = v.parse(game.options, { ...sets[hand % sets.length], ...options })
    const seatList = Array.from({ length: seats }, (_, i) => i as Seat)
    let [steps, advised] = [0, 0]
    playOut(
      game,
      { options: chosen, seats, seed: hand + 1, order, policy: guided },
      ({ state, events, step, before }) => {
        for (const viewer of [...seatList, null] as Viewer[])
          for (const event of events) {
            const seen = game.witness(event, viewer)
            if (seen) face.announce(seen, say, viewer)
          }
        for (const event of events) {
          const shout = face.shout?.(event)
          if (shout) hear(shout.key)
        }
        if ('do' in step) face.describe?.(step.do, say)
        const outcome = game.outcome(state)
        if (outcome && !game.outcome(before)) {
          hear(`end.${outcome.reason}`, { seat: 0 })
          for (const viewer of [...seatList, null] as Viewer[]) {
            const view = game.view(state, viewer)
            ending.story?.(view, outcome, viewer, say)
            for (const standing of outcome.standings) ending.remark?.(view, standing, say)
          }
          for (const line of outcome.standings.flatMap(one => one.lines)) hear(`line.${line.key}`, line.with)
        }
        if (random() < 0.2) {
          const seat = pick(seatList, random)
          const view = game.view(state, seat)
          for (const key of game.awaits(view)) hear(key)
          for (let i = 0; i < 5; i++) refusal(view, pick(strange, random))
          for (const other of seatList)
            for (const move of game.moves(game.view(state, other)).slice(0, 5)) refusal(view, move)
          if (advised < ADVICE && game.turn(state).includes(seat)) {
            advised++
            for (const { why, with: values } of game.advise(view)) hear(`hint.${why}`, values)
          }
        }
        return ++steps > STEPS || (outcome !== null && hand % 2 === 0)
      },
    )
  }
  return [...heard.values()]
}
