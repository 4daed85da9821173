import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../../src/games/game.ts'
import { Room } from '../room.ts'
import { toy } from '../toy.ts'

const turnOf = (room: Room) => toy.turn(room.table.match!.state as never)

describe('playing', () => {
  it('deals only when every seat is taken and every person present is ready', () => {
    const room = new Room()
    const [a, b] = [room.peer(), room.peer()]
    a.hello()
    b.hello()
    a.sit(0).ready()
    b.sit(1)
    a.say({ type: 'bot', seat: 2, level: 1 })
    expect(room.table.meta.phase).toBe('lobby')
    b.ready()
    expect(room.table.meta.phase).toBe('playing')
    expect(a.last('step').rev).toBe(b.last('step').rev)
  })

  it('begins a game in which nothing is drawn as it stands, in everybody’s eyes', () => {
    const order = [...Array(24).keys()]
    const start: typeof toy.start = (options, seats) =>
      toy.apply(toy.start(options, seats), { by: 'table', order }).state
    const { room, peers } = Room.playing({ game: { ...toy, start } as AnyGame })
    expect(room.table.meta.round.orders).toEqual([])
    const [a] = peers
    expect(a.view.hands[0]).toEqual(toy.view(room.table.match!.state as never, 0).hands[0])
    expect(a.act({ type: 'discard', card: a.view.hands[0][0] })).toMatchObject({ type: 'ok' })
  })

  it('deals by orders that were asked for in their turn, the last of them from then on, and in each match anew', () => {
    const cards = Array.from({ length: 24 }, (_, i) => i)
    const room = new Room(1, toy, [cards, [...cards].reverse()])
    const peer = room.peer()
    peer.hello()
    peer.sit(0).say({ type: 'options', table: { hold: 0, turn: 0, bank: 0, soloClock: true }, game: { hands: 3 } })
    for (const seat of [1, 2] as const) peer.say({ type: 'bot', seat, level: 1 })
    const dealt: number[] = []
    peer.heard = message => {
      if (message.type === 'step' && peer.view.turns === 0 && peer.view.hand !== dealt.length % 3) {
        dealt.push(peer.view.hands[0][0]!)
      }
    }
    for (const match of [1, 2]) {
      for (let i = 0; i < 5000 && room.table.meta.phase !== 'over'; i++) {
        peer.ready()
        room.pass(1000)
      }
      expect(dealt, `match ${match}`).toHaveLength(3 * match)
      peer.say({ type: 'again' })
    }
    expect(dealt).toEqual([0, 23, 23, 0, 23, 23])
  })

  it('answers each number once and the same again', () => {
    const { room, peers } = Room.playing()
    const [a] = peers
    const card = a.view.hands[0][0]!
    const rev = a.rev
    const first = a.act({ type: 'discard', card })
    expect(first).toEqual({ type: 'ok', n: 1, rev: rev + 1 })
    const log = room.table.at
    expect(a.act({ type: 'discard', card }, { n: 1, rev })).toEqual(first)
    expect(a.act({ type: 'discard', card: 1 }, { n: 1 })).toEqual(first)
    expect(room.table.at).toBe(log)
    const refused = a.act({ type: 'discard', card })
    expect(refused).toEqual({ type: 'no', n: 2, why: 'notYourTurn' })
    expect(a.act({ type: 'pass' }, { n: 2 })).toEqual(refused)
    expect(a.act({ type: 'pass' }, { n: 0 })).toEqual({ type: 'no', n: 0, why: 'stale' })
  })

  it('refuses with a reason, to the actor alone, and leaves no trace', () => {
    const { room, peers } = Room.playing()
    const [a, b] = peers
    const state = room.table.match!.state
    const heard = b.got.length
    expect(b.act({ type: 'discard', card: 0 })).toMatchObject({ why: 'notYourTurn' })
    const foreign = [...Array(24).keys()].find(card => !a.view.hands[0].includes(card))!
    expect(a.act({ type: 'discard', card: foreign })).toMatchObject({ why: 'notYours', with: { card: foreign } })
    expect(a.act({ type: 'discard', card: a.view.hands[0][0] }, { rev: a.rev - 1 })).toMatchObject({ why: 'stale' })
    expect(a.act({ type: 'fly' })).toMatchObject({ why: 'badAction' })
    expect(a.act(null)).toMatchObject({ why: 'badAction' })
    expect(room.table.match!.state).toBe(state)
    expect(b.got.length).toBe(heard + 1)
  })

  it('tells nobody of a pass', () => {
    for (let seed = 1; seed < 40; seed++) {
      const { room, peers } = Room.playing({ seed })
      const watcher = room.peer()
      watcher.hello()
      peers[0].act({ type: 'discard', card: peers[0].view.hands[0][0] })
      const asked = turnOf(room)
      if (asked.length < 2) continue
      const others = [...peers, watcher].filter(peer => peer.seat !== asked[0])
      const counts = others.map(peer => peer.got.length)
      expect(peers[asked[0]].act({ type: 'pass' }).type).toBe('ok')
      expect(others.map(peer => peer.got.length)).toEqual(counts)
      expect(peers[asked[1]].act({ type: 'take' }).type).toBe('ok')
      return
    }
    throw new Error('no deal with two who are asked')
  })

  it('shows an arranged hand to its owner only, without a turn and whatever was seen last', () => {
    const { peers } = Room.playing()
    const [, b, c] = peers
    const heard = c.got.length
    const cards = [...b.view.hands[1]].reverse()
    expect(b.act({ type: 'arrange', cards }, { rev: 0 }).type).toBe('ok')
    expect(b.view.hands[1]).toEqual(cards)
    expect(c.got.length).toBe(heard)
  })

  it('holds every discard for a time that says nothing about who could call', () => {
    const holds: Record<string, number[]> = { asked: [], free: [] }
    for (let seed = 1; seed <= 300; seed++) {
      const { room, peers } = Room.playing({ seed, people: 1, table: { hold: 600, botPace: 'calm' } })
      const [a] = peers
      a.act({ type: 'discard', card: a.view.hands[0][0] })
      const kind = turnOf(room).length ? 'asked' : 'free'
      const opened = room.now
      const heard = a.got.length
      while (a.got.length === heard) room.pass(5)
      holds[kind].push(room.now - opened)
    }
    const mean = (list: number[]) => list.reduce((sum, ms) => sum + ms, 0) / list.length
    for (const list of Object.values(holds)) {
      expect(list.length).toBeGreaterThan(20)
      expect(Math.min(...list)).toBeGreaterThanOrEqual(600)
      expect(Math.max(...list)).toBeLessThanOrEqual(1210)
      // Standard error about 20 ms a side.
      expect(Math.abs(mean(list) - 900)).toBeLessThan(70)
    }
  })

  it('closes a window whose time is over with the answer it waited for, in one write', () => {
    for (let seed = 1; seed < 40; seed++) {
      const { room, peers } = Room.playing({ seed, table: { hold: 600 } })
      peers[0].act({ type: 'discard', card: peers[0].view.hands[0][0] })
      const asked = turnOf(room)
      if (asked.length !== 1) continue
      room.pass(1300)
      expect(turnOf(room)).toEqual(asked)
      const { writes } = room.disk
      expect(peers[asked[0]].act({ type: 'pass' }).type).toBe('ok')
      expect(toy.window!.open(room.table.match!.state as never)).toBe(false)
      expect(room.disk.writes).toBe(writes + 1)
      return
    }
    throw new Error('no deal with one who is asked')
  })

  it('plays on with a bot that throws or cheats, and says so in the log', () => {
    const broken = {
      ...toy,
      think: (_: unknown, level: number) => {
        if (level === 1) throw new Error('lost')
        return { type: 'discard' as const, card: 0 }
      },
    }
    const { room, peers } = Room.playing({ people: 2, game: broken, table: { botPace: 'quick' } })
    peers[0].say({ type: 'bot', seat: 2, level: 1 })
    room.pass(1_000_000)
    expect(room.table.outcomes.length).toBeGreaterThan(0)
    expect(room.errors.join()).toContain('think threw Error: lost')
  })

  it('goes through hands to the end of the match and starts another for all who stayed', () => {
    const { room, peers } = Room.playing({ table: { hold: 0, turn: 0, bank: 0 } })
    const watcher = room.peer()
    watcher.hello()
    room.pass(400_000)
    const { meta } = room.table
    expect(meta.phase).toBe('over')
    expect(room.table.outcomes.map(outcome => outcome.over)).toEqual([false, true])
    expect(peers[0].act({ type: 'pass' })).toMatchObject({ why: 'over' })
    watcher.say({ type: 'again' })
    expect(watcher.last('no').why).toBe('notSeated')
    const revs = peers.map(peer => peer.rev)
    peers[1].say({ type: 'again' })
    expect(meta.phase).toBe('lobby')
    for (const peer of peers) peer.ready()
    expect(meta.phase).toBe('playing')
    peers.forEach((peer, i) => expect(peer.rev).toBeGreaterThan(revs[i]))
    expect(watcher.view.hand).toBe(1)
    expect(meta.round.hand).toBe(3)
    expect(room.errors).toEqual([])
  })
})
