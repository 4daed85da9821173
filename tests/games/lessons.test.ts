import { describe, expect, it } from 'vitest'
import { manifestOf } from '../../src/boards/index.ts'
import { games } from '../../src/games/all.ts'
import { GAMES, type GameId } from '../../src/games/index.ts'
import { dictionary } from '../../scripts/renderings.ts'
import { act, attempt, botToPlay, isDone, LEARNER, type Taught } from '../../src/table/lesson.ts'
import { LANGUAGES } from '../../src/table/constants.ts'
import { seeded } from '../support/random.ts'

const lessonsOf = async (id: GameId) => (await manifestOf(id)!.lessons!()).lessons

/** More acts than any whole hand of two takes. */
const MANY = 600

describe.each(GAMES.filter(id => manifestOf(id)?.lessons))('the lessons of %s', id => {
  const game = games[id]

  it('are few, and each is done in the way it shows', async () => {
    const lessons = await lessonsOf(id)
    expect(lessons.length).toBeLessThanOrEqual(10)
    for (const lesson of lessons.filter(each => each.asked.length > 0)) {
      let taught: Taught = { state: lesson.state, done: 0 }
      for (const action of lesson.way) {
        expect(isDone(game, lesson, taught), lesson.id).toBe(false)
        const tried = attempt(game, lesson, taught, action)
        if (tried.kind !== 'played') throw new Error(`${lesson.id}: ${JSON.stringify({ action, tried })}`)
        taught = tried.taught
      }
      expect(isDone(game, lesson, taught), lesson.id).toBe(true)
    }
  })

  it('have words, at most twenty where words are told apart by spaces', async () => {
    for (const lang of LANGUAGES) {
      const words = await dictionary(lang, `${id}-learn`)
      for (const { id: lesson, asked } of await lessonsOf(id)) {
        for (const key of [`lesson.${lesson}`, ...(asked.length > 0 ? [`lesson.${lesson}.no`] : [])]) {
          expect(words, `${lang} ${key}`).toHaveProperty([key])
          // Vietnamese puts a space between syllables.
          const most = lang === 'vi' ? 30 : 20
          expect(words[key].split(/\s+/).length, `${lang} ${key}`).toBeLessThanOrEqual(most)
          // Chinese puts none at all; a word has two characters or fewer.
          expect(words[key].match(/\p{Script=Han}/gu)?.length ?? 0, `${lang} ${key}`).toBeLessThanOrEqual(40)
        }
      }
    }
  })

  it('do not ask for less than a win where there is one', async () => {
    const wins = (state: unknown) => game.outcome(state)?.winners.includes(LEARNER) ?? false
    for (const lesson of (await lessonsOf(id)).filter(each => each.asked.length > 0)) {
      const state: unknown = lesson.way.reduce(
        (now: unknown, action) => act(game, now, LEARNER, action).state,
        lesson.state,
      )
      const better = game
        .moves(game.view(lesson.state, LEARNER))
        .filter(move => wins(act(game, lesson.state, LEARNER, move).state))
      if (better.length > 0) expect(wins(state), lesson.id).toBe(true)
    }
  })

  it('explain every line that a score can have', async () => {
    const lines = Object.keys(await dictionary('en', id)).filter(key => /^line\.\w+$/.test(key))
    expect(lines.length).toBeGreaterThan(3)
    const words = await dictionary('en', `${id}-learn`)
    expect(lines.filter(key => !(key.replace('line', 'why') in words))).toEqual([])
  })

  it('refuse nothing else without a word: there is something else to try in most, and it is not taken for it', async () => {
    const lessons = (await lessonsOf(id)).filter(each => each.asked.length > 0)
    const kinds = lessons.flatMap(lesson => {
      const taught: Taught = { state: lesson.state, done: 0 }
      return game.moves(game.view(lesson.state, LEARNER)).map(move => attempt(game, lesson, taught, move).kind)
    })
    expect(kinds).toContain('other')
    expect(kinds).not.toContain('refused')
  })

  it('end with a whole hand that is played to its result', async () => {
    const hand = (await lessonsOf(id)).at(-1)!
    expect(hand.asked).toEqual([])
    const random = seeded(19)
    let taught: Taught = { state: hand.state, done: 0 }
    let acts = 0
    while (!isDone(game, hand, taught)) {
      expect(++acts).toBeLessThan(MANY)
      const bot = botToPlay(game, taught.state)
      const seat = game.turn(taught.state).includes(LEARNER) ? LEARNER : bot!
      const view = game.view(taught.state, seat)
      const action = game.think(view, seat === LEARNER ? 2 : 1, random)
      taught = { ...taught, state: act(game, taught.state, seat, action).state }
    }
    const outcome = game.outcome(taught.state)!
    expect(outcome.standings.flatMap(one => one.lines).length).toBeGreaterThan(0)
  })
})

it('offers to go out of no Okey 101 lesson but the one that asks for it', async () => {
  const { okey101 } = games
  const offered = (await lessonsOf('okey101'))
    .filter(({ asked }) => asked.length > 0)
    .filter(({ state }) => (okey101.plan!(okey101.view(state, LEARNER)) as { way: unknown }).way !== null)
  expect(offered.map(({ id }) => id)).toEqual(['goOut'])
})

it('lets nobody resign a step, nor offer a draw in it', async () => {
  const { cotulenh } = games
  for (const lesson of (await lessonsOf('cotulenh')).filter(({ asked }) => asked.length > 0))
    for (const type of ['resign', 'offerDraw'])
      expect(attempt(cotulenh, lesson, { state: lesson.state, done: 0 }, { type }).kind, lesson.id).toBe('other')
})

it('makes no hero before the step that tells of heroes', async () => {
  const { cotulenh } = games
  const made = (await lessonsOf('cotulenh')).filter(({ state, way }) =>
    way
      .flatMap(action => act(cotulenh, state, LEARNER, action).events)
      .some(event => (event as { heroes?: unknown[] }).heroes?.length),
  )
  expect(made.map(({ id }) => id)).toEqual(['hero'])
})

it.each([
  ['okey', 'set'],
  ['remi', 'set'],
  ['remi', 'joker'],
] as const)('praises nobody who breaks a meld in the step of %s about a %s', async (id, step) => {
  const game = games[id]
  const lesson = (await lessonsOf(id)).find(each => each.id === step)!
  const before = lesson.way.slice(0, -1)
  const state = before.reduce((now: unknown, action) => act(game, now, LEARNER, action).state, lesson.state)
  const view = game.view(state, LEARNER) as never
  const kinds = game
    .moves(view)
    .filter(move => (move as { type: string }).type === 'discard')
    .map(move => attempt(game, lesson, { state, done: before.length }, move).kind)
  expect(kinds.filter(kind => kind === 'played')).toHaveLength(2)
  expect(kinds.length).toBeGreaterThan(5)
})
