import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnyFace, Say } from '../../src/boards/board.ts'
import { Announcer } from '../../src/client/announcer.svelte.ts'

type Event = { type: string; seat: 0 | 1 }
const face = {
  announce: ({ type, seat }: Event, _: Say, me: number | null) =>
    type === 'secret' ? null : `${seat === me ? 'You' : seat} ${type}.`,
  sound: ({ type }: Event) => (type === 'drew' ? 'draw' : null),
  shout: ({ type, seat }: Event) => (type === 'pong' ? { seat, key: 'shout.pong' } : null),
} as unknown as AnyFace
const say = (() => '') as unknown as Say

let heard: string[]
let read: string[]
let announcer: Announcer
const tell = (events: Event[], fresh = true) => announcer.tell(events, face, say, 1, fresh)

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  read = []
  announcer = new Announcer({
    play: name => void heard.push(name),
    read: text => void read.push(text),
    callToTurn: word => void heard.push(word),
  })
})
afterEach(() => vi.useRealTimers())

it('says one step in one breath, and leaves out what is not said', () => {
  tell([
    { type: 'drew', seat: 0 },
    { type: 'secret', seat: 0 },
    { type: 'pong', seat: 1 },
  ])
  expect(announcer.spoken.map(({ text }) => text)).toEqual(['0 drew. You pong.'])
  expect(read).toEqual(['0 drew. You pong.'])
  expect(heard).toEqual(['draw'])
  tell([{ type: 'secret', seat: 0 }])
  expect(announcer.spoken).toHaveLength(1)
  expect(announcer.log).toHaveLength(4)
})

it('tells of what was missed without noise', () => {
  tell(
    [
      { type: 'drew', seat: 0 },
      { type: 'pong', seat: 0 },
    ],
    false,
  )
  expect(announcer.spoken).toHaveLength(1)
  expect(read).toEqual([])
  expect(announcer.shouts).toEqual([])
  expect(heard).toEqual([])
})

it('shows one shout a seat, each for its own time', () => {
  tell([{ type: 'pong', seat: 0 }])
  vi.advanceTimersByTime(500)
  tell([
    { type: 'pong', seat: 1 },
    { type: 'pong', seat: 0 },
  ])
  expect(announcer.shouts.map(({ seat }) => seat)).toEqual([1, 0])
  // The first shout's time is over; that of the one that took its place is not.
  vi.advanceTimersByTime(500)
  expect(announcer.shouts).toHaveLength(2)
  vi.advanceTimersByTime(500)
  expect(announcer.shouts).toEqual([])
})

it('shows a refusal and a hint each as what it is, and says both', () => {
  announcer.refuse('Not your turn.')
  expect(announcer.bubble).toEqual({ kind: 'refusal', text: 'Not your turn.' })
  expect(heard).toEqual(['refuse'])
  announcer.hint('Discard the 3.')
  expect(announcer.bubble).toEqual({ kind: 'hint', text: 'Discard the 3.' })
  expect(heard).toEqual(['refuse'])
  expect(announcer.spoken.map(({ text }) => text)).toEqual(['Not your turn.', 'Discard the 3.'])
})

it('keeps no more than can be read, and no number twice', () => {
  for (let i = 0; i < 400; i++) tell([{ type: 'drew', seat: 0 }])
  expect(announcer.spoken).toHaveLength(8)
  expect(announcer.log).toHaveLength(300)
  const ids = [...announcer.spoken, ...announcer.log].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  tell([{ type: 'pong', seat: 1 }])
  announcer.clear()
  expect(announcer.log).toEqual([])
  // A call at a table that has been cleared would lie over what comes next.
  expect(announcer.shouts).toEqual([])
})

it('keeps the last word of each speaker for as long as it takes to read, and says it once', () => {
  announcer.say(1, 'Ada', 'Hello!', 'Ada: Hello!')
  announcer.say(1, 'Ada', 'Well played!', 'Ada: Well played!')
  announcer.say(null, 'Linh', 'Hi', 'Linh: Hi')
  expect(announcer.sayings.map(({ text }) => text)).toEqual(['Well played!', 'Hi'])
  expect(announcer.spoken).toHaveLength(3)
  vi.advanceTimersByTime(11_000)
  expect(announcer.sayings).toEqual([])
})

it('shows who came and went for a while', () => {
  announcer.notice('Ada is back')
  vi.advanceTimersByTime(2000)
  announcer.notice('Linh is watching')
  expect(announcer.notices.map(({ text }) => text)).toEqual(['Ada is back', 'Linh is watching'])
  vi.advanceTimersByTime(2500)
  expect(announcer.notices.map(({ text }) => text)).toEqual(['Linh is watching'])
})
