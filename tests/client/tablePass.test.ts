import { expect, test } from 'vitest'
import { rememberCircle } from '../../src/client/circles.ts'
import { Memory } from '../../src/client/memory.ts'
import { fetchPass } from '../../src/client/tablePass.ts'
import { tagOf } from '../../src/circle/tag.ts'

const OURS = 'abcd-efgh-jkmn-pqrs-tuvw'
const OTHER = 'abcd-efgh-jkmn-pqrs-tuvx'
const found = { pass: `2.${'0'.repeat(64)}`, name: 'Bo' }

test('only the circle that the table is of is asked who we are there, and only if this device knows it', async () => {
  const store = new Memory(null)
  const asked: string[] = []
  const ask = (circle: string, query: string) => {
    asked.push(`${circle} ${query}`)
    return Promise.resolve(Response.json(found))
  }
  const pass = (tag: string) => fetchPass('some-room', tag, store, ask)
  expect(await pass(tagOf(OURS, 'some-room'))).toBeNull()
  for (const id of [OURS, OTHER]) rememberCircle({ id, name: 'Us', picture: 'tea', at: 1 }, store)
  expect(await pass(tagOf(OURS, 'other-room'))).toBeNull()
  expect(asked).toEqual([])
  expect(await pass(tagOf(OURS, 'some-room'))).toEqual(found)
  expect(asked).toEqual([`${OURS} pass=some-room`])
})

test('without an answer one is a guest', async () => {
  const store = new Memory(null)
  rememberCircle({ id: OURS, name: 'Us', picture: 'tea', at: 1 }, store)
  const tag = tagOf(OURS, 'some-room')
  const gone = () => Promise.resolve(new Response('', { status: 404 }))
  expect(await fetchPass('some-room', tag, store, gone)).toBeNull()
  expect(await fetchPass('some-room', tag, store, () => Promise.reject(new Error('no line')))).toBeNull()
})
