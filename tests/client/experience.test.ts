import { expect, it } from 'vitest'
import { hasPlayed, isBeginner, isNew, keepLessonProgress, lessonProgress } from '../../src/client/experience.ts'
import { Memory } from '../../src/client/memory.ts'

it('keeps how far a device has come in each game, and which it has played', () => {
  const store = new Memory(null)
  expect(lessonProgress('okey', store)).toEqual({ at: 0, done: [] })
  keepLessonProgress('okey', { at: 3, done: ['run', 'set'] }, store)
  keepLessonProgress('remi', { at: 1, done: ['run'] }, store)
  expect(lessonProgress('okey', store)).toEqual({ at: 3, done: ['run', 'set'] })
  expect([isNew('okey', store), isNew('remi', store)]).toEqual([true, true])
  hasPlayed('okey', store)
  expect([isNew('okey', store), isNew('remi', store)]).toEqual([false, true])
})

it('helps for three hands, and nobody who has played before it counted them', () => {
  const store = new Memory(null)
  const helped = [0, 1, 2, 3, 4].map(() => {
    const now = isBeginner('okey', store)
    hasPlayed('okey', store)
    return now
  })
  expect(helped).toEqual([true, true, true, false, false])
  expect(isBeginner('remi', store)).toBe(true)
  store.set('played', '{"okey":true,"remi":-4}')
  expect([isBeginner('okey', store), isNew('okey', store)]).toEqual([false, false])
  expect([isBeginner('remi', store), isNew('remi', store)]).toEqual([true, true])
})

it('makes nothing of what is not its own', () => {
  const store = new Memory(null)
  for (const kept of ['nonsense', '[]', 'null', '{"okey":7}', '{"okey":{"at":-2,"done":[1,"run"]}}']) {
    store.set('lessons', kept)
    store.set('played', kept)
    expect(lessonProgress('okey', store).at).toBe(0)
    expect(isNew('okey', store)).toBe(true)
  }
  expect(lessonProgress('okey', store).done).toEqual(['run'])
})
