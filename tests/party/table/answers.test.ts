import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../../src/table/protocol.ts'
import { Room } from '../room.ts'

const CALM = { hold: 0, clock: false } as const
const WHY = (message: unknown) => (message as { why?: string }).why

describe('numbered actions', () => {
  it('are answered the same again, and a number that was passed over or is far ahead is refused and leaves no trace', () => {
    const { room, peers } = Room.playing({ table: CALM })
    const [a, b] = peers
    const card = a.view.hands[0][0]
    expect(WHY(b.act({ type: 'discard', card: 3 }, { n: 5 }))).toBe('notYourTurn')
    const refused = room.disk.rows.get('refused:1')
    expect(refused).toMatchObject({ n: 5, why: 'notYourTurn' })
    for (const n of [4, 5 + 1001])
      expect(b.act({ type: 'discard', card: 3 }, { n })).toEqual({ type: 'no', n, why: 'stale' })
    expect(room.table.answers[1].map(({ n }) => n)).toEqual([5])
    expect(room.disk.rows.get('refused:1')).toEqual(refused)
    expect(WHY(b.act({ type: 'discard', card: 3 }, { n: 5 + 1000 }))).toBe('notYourTurn')
    expect(a.act({ type: 'discard', card }, { n: 1000 })).toMatchObject({ type: 'ok', n: 1000 })
    // One below the last is not applied, though it would be allowed.
    const { at } = room.table
    expect(WHY(a.act({ type: 'arrange', cards: a.view.hands[0] }, { n: 999 }))).toBe('stale')
    expect(room.table.at).toBe(at)
  })

  it('say why not: nonsense, too late, from a watcher, and when the match is over', () => {
    const { room, peers } = Room.playing({ table: { ...CALM, turn: 0 } })
    const watcher = room.peer()
    watcher.hello({ name: 'W' })
    watcher.act({ type: 'pass' })
    expect(watcher.last('no')).toEqual({ type: 'no', n: 1, why: 'notSeated' })
    const [a] = peers
    expect(a.act({ type: 'fly' })).toEqual({ type: 'no', n: 1, why: 'badAction' })
    const card = a.view.hands[0][0]
    expect(a.act({ type: 'discard', card }, { rev: a.rev - 1 })).toEqual({ type: 'no', n: 2, why: 'stale' })
    const cards = [...a.view.hands[0]].reverse()
    // Of what needs no turn there is an end, too.
    for (let i = 0; i < 500; i++) expect(a.act({ type: 'arrange', cards }).type).toBe('ok')
    expect(WHY(a.act({ type: 'arrange', cards }))).toBe('tooOften')
    room.table.meta.phase = 'over'
    expect(WHY(a.act({ type: 'discard', card }))).toBe('over')
  })
})

describe('what only some may do', () => {
  it('another match is for those who sit, once this one is over, and never for the deal of the day', () => {
    const { room, peers } = Room.playing({ table: CALM })
    const watcher = room.peer()
    watcher.hello({ name: 'W' })
    const asks = (peer: (typeof peers)[0]) => {
      peer.got.length = 0
      peer.say({ type: 'again' })
      return WHY(peer.last('no') ?? {})
    }
    expect([asks(peers[0]), asks(watcher)]).toEqual(['notNow', 'notSeated'])
    room.table.meta.phase = 'over'
    expect(asks(watcher)).toBe('notSeated')
    Object.assign(room.table.meta, { day: { name: 'x', date: 'd', deal: '00', until: 0 } })
    expect(asks(peers[1])).toBe('notNow')
    delete room.table.meta.day
    const { match } = room.table.meta
    expect(asks(peers[1])).toBeUndefined()
    expect(room.table.meta).toMatchObject({ phase: 'lobby', match: match + 1 })
  })

  it('the host’s word is the host’s alone, and nobody is ready who does not sit', () => {
    const { room, peers } = Room.playing({ table: CALM })
    const watcher = room.peer()
    watcher.hello({ name: 'W' })
    for (const peer of [peers[1], watcher]) {
      peer.say({ type: 'options', table: { hints: false } })
      expect(WHY(peer.last('no'))).toBe('hostOnly')
    }
    watcher.say({ type: 'ready' })
    expect(WHY(watcher.last('no'))).toBe('notSeated')
    Object.assign(room.table.meta, { host: null })
    watcher.say({ type: 'options', table: { hints: false } })
    expect(watcher.all('no').map(WHY)).toEqual(['hostOnly', 'notSeated', 'hostOnly'])
  })
})

describe('what is said', () => {
  it('is numbered on, kept for as long as there is room, and never empty', async () => {
    const { room, peers } = Room.playing({ table: CALM })
    const kept = LIMITS.chat.kept
    for (let i = 0; i < kept + 3; i++) {
      room.pass(60_000)
      peers[i % 2].say({ type: 'chat', text: `line ${i}` })
    }
    expect(room.table.chat.map(({ i }) => i)).toEqual(Array.from({ length: kept }, (_, i) => i + 3))
    expect(Object.keys(room.table.chat[0])).not.toContain('member')
    room.pass(60_000)
    peers[0].say({ type: 'chat', text: ' \u200b ' })
    expect(WHY(peers[0].last('no'))).toBe('empty')
    expect(room.table.chat).toHaveLength(kept)
  })

  it('is said by nobody who was silenced, but whoever sits may speak', () => {
    const { room, peers } = Room.playing({ table: CALM })
    const watcher = room.peer()
    watcher.hello({ name: 'W' })
    const says = (peer: (typeof peers)[0]) => {
      const before = room.table.chat.length
      peer.say({ type: 'chat', text: 'hello' })
      return room.table.chat.length > before
    }
    expect([says(watcher), says(peers[0])]).toEqual([true, true])
    watcher.session.muted = true
    peers[0].session.muted = true
    expect([says(watcher), says(peers[0])]).toEqual([false, true])
    expect(WHY(watcher.last('no'))).toBe('muted')
    watcher.say({ type: 'react', reaction: 'clap' })
    expect(peers[0].all('reaction')).toEqual([])
  })
})
