import { beforeEach, expect, it } from 'vitest'
import { Memory } from '../../src/client/memory.ts'
import {
  answerMistake,
  dropMistake,
  dueMistakes,
  keepMistake,
  keptMistakes,
  type KeptMistake,
} from '../../src/client/keptMistakes.ts'

const DAY = 24 * 60 * 60 * 1000
let store: Memory
beforeEach(() => (store = new Memory(null)))

const mistake = (id: string): Omit<KeptMistake, 'due' | 'right' | 'missed'> => ({
  id,
  game: 'okey',
  version: 1,
  seats: 4,
  seat: 2,
  state: { any: 'thing' },
  deck: 106,
  hand: 1,
  at: 7,
  played: { type: 'pass' },
  best: { kind: 'other', action: { type: 'draw' }, why: 'draw', value: 1 },
  margin: { mean: 2, error: 0.5, samples: 96 },
})
const due = (now: number) => dueMistakes(store, now).map(({ id }) => id)

it('is asked for at once, tomorrow when it was answered wrong, and is done when it was answered right twice', () => {
  keepMistake(mistake('a'), store)
  const now = Date.now()
  expect(due(now)).toEqual(['a'])
  expect(answerMistake('a', 'wrong', store, now)).toBe(now + DAY)
  expect([due(now), due(now + DAY)]).toEqual([[], ['a']])
  expect(answerMistake('a', 'right', store, now + DAY)).toBe(now + 4 * DAY)
  expect([due(now + 3 * DAY), due(now + 4 * DAY)]).toEqual([[], ['a']])
  // Wrong in between: what was right before still counts.
  expect(answerMistake('a', 'wrong', store, now + 4 * DAY)).toBe(now + 5 * DAY)
  expect(answerMistake('a', 'right', store, now + 5 * DAY)).toBeNull()
  expect(keptMistakes(store)).toEqual([])
})

it('comes back later to whoever knew it at once', () => {
  keepMistake(mistake('a'), store)
  expect(answerMistake('a', 'right', store, 1000)).toBe(1000 + 7 * DAY)
})

it('is kept once, with what is known of it, and the oldest make room', () => {
  keepMistake(mistake('a'), store)
  answerMistake('a', 'right', store)
  keepMistake(mistake('a'), store)
  expect(keptMistakes(store)).toMatchObject([{ id: 'a', right: 1 }])
  for (let n = 0; n < 40; n++) keepMistake(mistake(`b${n}`), store)
  expect(keptMistakes(store)).toHaveLength(40)
  expect(keptMistakes(store)[0].id).toBe('b0')
  dropMistake('b0', store)
  expect(keptMistakes(store).some(({ id }) => id === 'b0')).toBe(false)
})

it('makes nothing of what is not its own', () => {
  for (const kept of [
    'nonsense',
    '{}',
    'null',
    '[1,null,{"id":"a"}]',
    JSON.stringify([{ ...mistake('a'), due: 'x' }]),
  ]) {
    store.set('mistakes', kept)
    expect(keptMistakes(store)).toEqual([])
  }
})
