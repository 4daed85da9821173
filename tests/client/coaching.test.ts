import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coachAnswer } from '../../src/client/coachAnswer.ts'
import type { Ask, Told } from '../../src/client/coach.worker.ts'
import { Coaching } from '../../src/client/coaching.ts'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/games/game.ts'
import { seeded, shuffled } from '../support/random.ts'

/** A worker whose thinking is the test's to end. */
class Thinker {
  static all: Thinker[] = []
  onmessage!: (event: { data: Told }) => void
  onerror!: (event: Event | { message: string }) => void
  readonly asked: Ask[] = []
  gone = false
  constructor() {
    Thinker.all.push(this)
  }
  postMessage(ask: Ask) {
    this.asked.push(structuredClone(ask))
  }
  terminate() {
    this.gone = true
  }
  tell(...pieces: unknown[]) {
    for (const piece of pieces) this.onmessage({ data: { piece } })
    this.onmessage({ data: null })
  }
}

let coaching: Coaching
const thinker = () => Thinker.all.at(-1)!
beforeEach(() => {
  Thinker.all = []
  coaching = new Coaching(
    () => 'toy',
    () => new Thinker() as unknown as Worker,
  )
})
afterEach(() => coaching.close())

describe('questions', () => {
  it('start a worker with the first, and come one at a time', async () => {
    expect(Thinker.all).toEqual([])
    const plan = coaching.plan('a')
    const advice = coaching.advise('b')
    expect(thinker().asked).toEqual([{ game: 'toy', question: { ask: 'plan', view: 'a' } }])
    thinker().tell('lay it')
    expect(await plan).toBe('lay it')
    expect(thinker().asked[1].question).toEqual({ ask: 'advise', view: 'b' })
    thinker().tell(['best'])
    expect(await advice).toEqual(['best'])
    expect(Thinker.all).toHaveLength(1)
  })

  it('that wait give way to a newer one of their kind, and to no other', async () => {
    const first = coaching.plan('a')
    const second = coaching.plan('b')
    const third = coaching.plan('c')
    const other = coaching.awaits(['a'])
    expect(await second).toBeNull()
    thinker().tell('of a')
    thinker().tell('of c')
    thinker().tell([['R1']])
    expect([await first, await third, await other]).toEqual(['of a', 'of c', [['R1']]])
    expect(thinker().asked.map(({ question }) => question.ask)).toEqual(['plan', 'plan', 'awaits'])
  })

  it('about the same view are thought about once', async () => {
    const view = {}
    const [one, two] = [coaching.advise(view), coaching.advise(view)]
    thinker().tell(['best'])
    expect(await one).toEqual(await two)
    expect(thinker().asked).toHaveLength(1)
  })

  it('nobody can answer are answered with nothing, and the next finds another worker', async () => {
    const view = {}
    const all = [coaching.advise(view), coaching.plan('a')]
    thinker().onerror({ message: 'it fell over it' })
    expect(await Promise.all(all)).toEqual([null, null])
    expect(thinker().gone).toBe(true)
    const again = coaching.advise(view)
    expect(Thinker.all).toHaveLength(2)
    thinker().tell(['best'])
    expect(await again).toEqual(['best'])
  })

  it('are asked again of a worker that was lost on the way, and given up when it stays away', async () => {
    vi.useFakeTimers()
    const told = vi.fn()
    vi.stubGlobal('dispatchEvent', told)
    try {
      const advice = coaching.advise('a')
      thinker().onerror(new Event('error'))
      const plan = coaching.plan('b')
      await vi.runAllTimersAsync()
      expect(Thinker.all).toHaveLength(2)
      thinker().tell(['best'])
      expect(await advice).toEqual(['best'])
      for (let tries = 0; tries < 4; tries++) {
        thinker().onerror(new Event('error'))
        await vi.runAllTimersAsync()
      }
      expect(await plan).toBeNull()
      expect(Thinker.all).toHaveLength(5)
      expect(told.mock.calls.map(([event]) => (event as Event).type)).toEqual(['masa:missing'])
    } finally {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  it('end with the table', async () => {
    const plan = coaching.plan('a')
    coaching.close()
    expect(await plan).toBeNull()
    expect(thinker().gone).toBe(true)
  })

  it('of a review are answered decision by decision', async () => {
    const found: unknown[] = []
    const done = coaching.review('before', { hand: 1 } as never, [0], each => found.push(each))
    thinker().tell(1, 2, 3)
    await done
    expect(found).toEqual([1, 2, 3])
  })
})

describe('answers', () => {
  it.each(Object.values(games as Record<string, AnyGame>).map(game => [game.id, game] as const))(
    'of %s are its coach’s own, and can be sent',
    async (id, game) => {
      const random = seeded(3)
      const start = game.start(v.parse(game.options, {}), game.seats[0])
      const due = game.needs(start)
      const { state } = due
        ? game.apply(start, { by: 'table', order: shuffled(due, random) })
        : { state: start as unknown }
      const view: unknown = game.view(state, game.turn(state)[0])
      const only = async (question: Parameters<typeof coachAnswer>[1]) => {
        const pieces: unknown[] = []
        for await (const piece of coachAnswer(id, question)) pieces.push(piece)
        expect(pieces).toHaveLength(1)
        return structuredClone(pieces[0])
      }
      const advice = (await only({ ask: 'advise', view })) as { action: unknown }[]
      expect(advice).toEqual(game.advise(view))
      expect(game.refuse(view, advice[0].action)).toBeNull()
      expect(await only({ ask: 'plan', view })).toEqual(game.plan?.(view) ?? null)
      expect(await only({ ask: 'moves', view })).toEqual(game.moves(view))
      expect(await only({ ask: 'awaits', views: [view, view] })).toEqual([game.awaits(view), game.awaits(view)])
    },
  )

  it('of a game nobody knows are none', async () => {
    for await (const piece of coachAnswer('chess', { ask: 'plan', view: {} })) expect(piece).toBe('none')
  })
})
