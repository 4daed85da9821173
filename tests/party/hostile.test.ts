import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Up } from '../../src/table/protocol.ts'
import { up } from '../../src/table/protocol.ts'
import { fold } from '../../src/table/replay.ts'
import { load, loadMatch } from '../../party/table/store.ts'
import { seeded } from '../support/random.ts'
import { Room, type Peer } from './room.ts'
import { toy } from './toy.ts'
import { runs } from '../support/sampling.ts'

const SEEDS = 60
const MOVES = 250

/** Any message, sensible or not, from anyone. */
function anything(random: () => number, peer: Peer, room: Room): Up {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const seat = pick([0, 1, 2, 3] as const)
  const view = peer.session.seat !== null && room.table.match ? room.table.match.view(peer.session.seat) : null
  const sensible =
    view && toy.turn(room.table.match!.state as never).includes(peer.seat) ? toy.moves(view as never) : []
  const action =
    sensible.length && random() < 0.8 ? pick(sensible) : pick([{ type: 'take' }, { type: 'discard', card: 5 }, 7, null])
  const act: Up = { type: 'act', n: peer.n + pick([1, 1, 1, 0, 2]), rev: peer.rev - pick([0, 0, 0, 1]), action }
  const rare: Up[] = [
    { type: 'sit', seat },
    { type: 'leave' },
    { type: 'bot', seat, level: pick([0, 1, 2, 3] as const) },
    { type: 'remove', seat },
    { type: 'options', table: { hold: pick([0, 300, 5]) }, game: { hands: pick([1, 2, 77]) } },
    { type: 'chat', text: 'x' },
    { type: 'again' },
    { type: 'open', hand: room.table.meta.round.hand, salt: 'c'.repeat(32) },
    { type: 'name', name: 'N', lang: 'vi' },
  ]
  return random() < 0.6 ? act : random() < 0.6 ? ready(random) : pick(rare)
}

const ready = (random: () => number): Up =>
  random() < 0.5 ? { type: 'ready' } : { type: 'ready', seal: 'c'.repeat(64) }

/** What must hold whatever anyone sends. */
async function whole(room: Room): Promise<void> {
  const { meta, match } = room.table
  const saved = (await load(room.disk))!
  expect(saved.meta).toEqual(meta)
  if (match) {
    let state = saved.snap!.state
    for (const { step } of saved.log) state = toy.apply(state as never, step as never).state
    expect(state).toEqual(match.state)
    expect(saved.snap!.at + saved.log.length).toBe(match.at)
  }
  const seated = [...room.table.sessions].map(session => session.seat).filter(seat => seat !== null)
  expect(new Set(seated).size).toBe(seated.length)
  if (meta.host !== null) expect(meta.seats[meta.host].kind).toBe('person')
}

describe('hostile schedules', () => {
  it('keep the table whole: nothing lost, nothing doubled, nothing seen that is hidden', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      try {
        await run(seed)
      } catch (error) {
        throw new Error(`seed ${seed}`, { cause: error })
      }
    }
  })
})

async function run(seed: number): Promise<void> {
  const random = seeded(seed)
  const room = new Room(seed)
  let peers = Array.from({ length: 5 }, () => room.peer())
  for (const peer of peers) peer.hello()
  const applied = new Set<string>()
  for (let i = 0; i < MOVES; i++) {
    const at = Math.floor(random() * peers.length)
    const peer = peers[at]
    const dice = random()
    if (dice < 0.06) {
      // The socket breaks; a new one comes with the token, and with what was seen or not.
      peer.drop()
      const next = room.peer()
      next.token = peer.token
      next.n = peer.n
      next.hello(random() < 0.5 ? { rev: peer.rev } : {})
      peers[at] = next
    } else if (dice < 0.09) {
      await room.restart()
      peers = peers.map(old => {
        const next = room.peer()
        next.token = old.token
        next.n = old.n
        next.hello({ rev: old.rev })
        return next
      })
    } else if (dice < 0.35) room.pass(random() * 3000)
    else if (peer.closed === null) {
      const message = anything(random, peer, room)
      const log = room.table.at
      peer.say(message)
      if (message.type === 'act') {
        peer.n = Math.max(peer.n, message.n)
        const key = `${peer.token}:${message.n}`
        if (room.table.at > log) {
          expect(applied.has(key), `applied twice: ${key}`).toBe(false)
          applied.add(key)
        }
      }
    }
    if (i % 25 === 0) await whole(room)
  }
  await whole(room)
  hidden(peers)
  expect(room.errors).toEqual([])
  const file = await loadMatch(room.disk, {})
  if (file) fold(toy, file)
}

/** In no message of a running hand does another's card have a face. */
function hidden(peers: Peer[]): void {
  for (const peer of peers) {
    let seat = null as number | null
    for (const message of peer.got) {
      if (message.type === 'welcome') seat = message.seat
      const scenes =
        message.type === 'step' ? [message] : message.type === 'welcome' ? [message.scene, ...message.missed] : []
      for (const scene of scenes) {
        if (!scene || scene.outcome) continue
        const view = scene.view as ReturnType<typeof toy.view>
        view.hands.forEach((hand, i) => expect(i === seat || hand.every(card => card === null)).toBe(true))
      }
    }
  }
}

describe('the wire', () => {
  it('has a schema that never throws, and is the identity on what it accepts', () => {
    const word = fc.constantFrom(
      'hello',
      'sit',
      'act',
      'ready',
      'bot',
      'options',
      'chat',
      'phrase',
      'ping',
      'again',
      'x',
    )
    const value = fc.oneof(fc.anything(), fc.integer(), fc.constantFrom(0, 1, 'a'.repeat(32), 'en', 'thanks', 2 ** 53))
    const keys = [
      'proto',
      'token',
      'rev',
      'name',
      'lang',
      'make',
      'seat',
      'salt',
      'n',
      'action',
      'level',
      'text',
      'phrase',
      't',
    ]
    const message = fc
      .tuple(word, fc.dictionary(fc.constantFrom(...keys), value))
      .map(([type, rest]) => ({ ...rest, type }))
    fc.assert(
      fc.property(fc.oneof(message, fc.anything()), raw => {
        const parsed = v.safeParse(up, raw)
        if (parsed.success) expect(v.parse(up, parsed.output)).toEqual(parsed.output)
      }),
      { numRuns: runs(3000) },
    )
  })
})
