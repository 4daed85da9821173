import { expect, it } from 'vitest'
import type { Viewer } from '../../src/games/game.ts'
import { games } from '../../src/games/all.ts'
import type { State } from '../../src/games/mahjong/types.ts'
import type { Frame, MasaFile } from '../../src/table/replay.ts'
import { check, fold } from '../../src/table/replay.ts'
import { Client, says } from './client.ts'
import { Player, seatedTable } from './player.ts'
import { running } from './running.ts'
import { SEED, seeded } from '../support/random.ts'

const server = await running()

/** Numbers under these names are never tiles. */
const PLAIN = new Set(
  'viewer options round dealer streak wall live wind score gangFrom current gangs feeder barred seat from locked result history by fan base deltas scores ranking ready rev clock outcome'.split(
    ' ',
  ),
)

/** Every number in a message that could name a tile. */
function tilesIn(value: unknown, key = '', inRiver = false): number[] {
  if (typeof value === 'number')
    return key === 'hand' || key === 'flowers' || (inRiver && key === 'claimed') ? [] : [value]
  if (Array.isArray(value))
    return value.flatMap(item =>
      tilesIn(item, Array.isArray(item) || typeof item === 'number' ? `${key}[]` : key, key === 'river'),
    )
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => (PLAIN.has(name) ? [] : tilesIn(inner, name, inRiver)))
}

/** What these eyes may know, from the bare state and the rules of the house: one's own, and what lies open. */
function open(state: State, viewer: Viewer): Set<number> {
  const known = [
    ...state.melds.flat().flatMap(meld => meld.tiles),
    ...state.flowers.flat(),
    ...state.rivers.flat().map(discard => discard.tile),
  ]
  if (viewer !== null) known.push(...state.hands[viewer])
  if (state.window) known.push(state.window.tile)
  if (state.result) known.push(...state.hands.flat(), ...state.result.wins.flatMap(win => [...win.hand, win.tile]))
  return new Set(known)
}

it('sends no hidden tile to any socket of a whole match', async () => {
  const seed = SEED
  const random = seeded(seed)
  const { clients, start } = await seatedTable(server, {
    people: 3,
    table: { hold: 0, clock: false, botPace: 'instant' },
    rules: { rounds: 1 },
  })
  const watcher = new Client(server.port, clients[0].room)
  await watcher.connect()
  await watcher.hello()
  for (const client of clients) new Player(client, random)
  start()
  await watcher.see(() => watcher.table!.phase === 'over', 90_000)
  const file = (await (await fetch(`${server.url}/parties/main/${watcher.room}?match`)).json()) as MasaFile
  const frames = fold(games.mahjong, file)
  for (const client of [...clients, watcher]) recorded(client, frames, `seed ${seed}, seat ${client.seat}`)
  for (const client of clients) expect(client.faults, `seed ${seed}`).toEqual([])
  const reveals = watcher.frames.flatMap(({ message }) => (message.type === 'revealed' ? [message] : []))
  expect(reveals.length).toBe(file.hands.length)
  expect(check(games.mahjong, file)).toBeNull()
  secrets([...clients, watcher], file)
  for (const client of [...clients, watcher]) client.close()
})

/** Each step on the wire is the look of a state in the log, in order, and names nothing that is hidden in it. */
function recorded(client: Client, frames: Frame[], note: string): void {
  let at = 0
  const steps = client.frames.flatMap(({ message }) => (message.type === 'step' ? [message] : []))
  expect(steps.length).toBeGreaterThan(100)
  for (const step of steps) {
    const text = JSON.stringify(step.view)
    while (at < frames.length && JSON.stringify(games.mahjong.view(frames[at].state as State, client.seat)) !== text)
      at++
    expect(at, `${note}: rev ${step.rev} shows no state of the log`).toBeLessThan(frames.length)
    const known = open(frames[at].state as State, client.seat)
    const leaked = tilesIn([step.view, step.events]).filter(tile => !known.has(tile))
    expect(leaked, `${note}: rev ${step.rev}: ${JSON.stringify(step).slice(0, 300)}`).toEqual([])
  }
}

/** A hand's secret is on the wire only in its reveal and later. */
function secrets(clients: Client[], file: MasaFile): void {
  for (const client of clients) {
    for (const { hand, secret } of file.hands) {
      const first = client.frames.find(frame => says(frame, secret))!
      expect(first.message).toMatchObject({ type: 'revealed', hand })
    }
  }
}
