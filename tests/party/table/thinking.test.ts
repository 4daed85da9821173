import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyGame } from '../../../src/games/game.ts'
import { BotBudget } from '../../../party/botBudget.ts'
import { restore } from '../../../party/table/restore.ts'
import { load } from '../../../party/table/store.ts'
import { due, ponder, tick } from '../../../party/table/due.ts'
import { Room } from '../room.ts'
import { toy } from '../toy.ts'

const SLICES = 5

/** What the toy's bots thought of, and how it ended. */
const thoughts: { view: { turns: number }; slices: number; ended: 'found' | 'stopped' | null; level: number }[] = []

/** The toy with bots that take their time. */
const slow: AnyGame = {
  ...toy,
  *thinkInSlices(view: Parameters<typeof toy.think>[0], level: number, random: () => number) {
    const thought: (typeof thoughts)[number] = { view, slices: 1, ended: 'stopped', level }
    thoughts.push(thought)
    try {
      for (; thought.slices < SLICES; thought.slices++) yield
      thought.ended = 'found'
      return toy.think(view, level, random)
    } finally {
      thought.ended ??= 'stopped'
    }
  },
}

/** A table of one person and bots who answer at once, and one of them thinks. */
function waiting(seed = 1, botBudget = new BotBudget()) {
  const { room, peers } = Room.playing({
    people: 1,
    seed,
    game: slow,
    botBudget,
    table: { botPace: 'instant', clock: false, hold: 0 },
  })
  const [person] = peers
  for (let i = 0; i < 50 && !room.table.thought; i++) {
    if (person.view.asked) person.act({ type: 'pass' })
    else if (person.view.open === null && person.view.current === 0)
      person.act({ type: 'discard', card: person.view.hands[0][0] })
    room.enter(tick)
  }
  expect(room.table.thought).not.toBeNull()
  return { room, person }
}

/** Time goes by as in a room: a thought that is not complete leaves the table alone. */
function step(room: Room): boolean {
  room.now = Math.max(room.now, due(room.table))
  if (ponder(room.table)) return false
  room.enter(tick)
  return true
}

beforeEach(() => void (thoughts.length = 0))

describe('a thought in slices', () => {
  it('changes and writes nothing until it is complete, and is then acted on', () => {
    const { room } = waiting()
    const { writes } = room.disk
    const at = room.table.at
    let slices = 0
    while (!step(room)) slices++
    expect(slices).toBeGreaterThanOrEqual(SLICES - 2)
    expect(room.disk.writes).toBe(writes + 1)
    expect(room.table.at).toBeGreaterThan(at)
    expect(thoughts[0]).toMatchObject({ slices: SLICES, ended: 'found' })
  })

  it('goes on while somebody does what its seat cannot see', () => {
    const { room, person } = waiting()
    step(room)
    const begun = room.table.thought
    const cards = [...(person.view.hands[0] as number[])].reverse()
    expect(person.act({ type: 'arrange', cards })).toMatchObject({ type: 'ok' })
    expect(room.table.thought).toBe(begun)
    expect(thoughts).toHaveLength(1)
  })

  it('is given up when the table has moved on', () => {
    const { room, person } = waiting()
    const seat = room.table.thought!.seat
    // Nobody is left who would see it.
    person.drop()
    expect(room.table.thought).toBeNull()
    expect(thoughts.map(({ ended }) => ended)).toEqual(['stopped'])
    expect(room.table.timers.bots[seat].at).toBeNull()
    expect(room.table.io.botBudget.wait({}, room.now + 1000)).toBe(0)
  })

  it('begins anew from what is stored when the room was out of memory', async () => {
    const { room } = waiting()
    step(room)
    const { sessions, io } = room.table
    io.botBudget.leave(room.table)
    const saved = (await load(room.disk))!
    room.table = restore(io, room.game, saved, [...sessions])
    expect(room.table.thought).toBeNull()
    expect(due(room.table)).toBeLessThanOrEqual(room.now)
    const { at } = room.table
    for (let i = 0; i < 20 && room.table.at === at; i++) step(room)
    expect(room.table.at).toBeGreaterThan(at)
  })

  it('waits for other tables in turn, and every table goes on', () => {
    const botBudget = new BotBudget()
    const tables = [1, 2, 3].map(seed => waiting(seed, botBudget).room)
    const begun = tables.map(({ table }) => table.at)
    let now = Math.max(...tables.map(room => room.now))
    for (let i = 0; i < 200; i++) {
      const next = tables.reduce((a, b) => (due(b.table) < due(a.table) ? b : a))
      now = Math.max(now, due(next.table))
      for (const room of tables) room.now = now
      if (now === Infinity) break
      step(next)
      const open = tables.filter(({ table }) => table.thought?.begun && !table.thought.choices)
      expect(open.length).toBeLessThanOrEqual(1)
    }
    for (const [i, { table }] of tables.entries()) expect(table.at).toBeGreaterThan(begun[i])
  })
})
