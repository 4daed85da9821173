import { describe, expect, it } from 'vitest'
import type { OldStep } from '../../../src/table/protocol.ts'
import type { Peer } from '../room.ts'
import { seeded } from '../../support/random.ts'
import { Room } from '../room.ts'
import { toy } from '../toy.ts'

/** One action by somebody who is asked, or time until something happens. */
function move(room: Room, peers: Peer[], random: () => number): void {
  const turn = toy.turn(room.table.match!.state as never)
  const peer = peers.find(other => turn.includes(other.seat))
  if (!peer) return room.pass(700)
  const moves = toy.moves(toy.view(room.table.match!.state as never, peer.seat))
  const answer = peer.act(moves[Math.floor(random() * moves.length)])
  expect(answer.type).toBe('ok')
}

const scene = ({ rev, events, view, outcome }: OldStep) => ({ rev, events, view, outcome })

describe('coming back', () => {
  it('after a restart: an answer in a window is no number for those who are not back, for they could not see it', async () => {
    const { room, peers } = Room.playing({ table: { hold: 300 } })
    const random = seeded(3)
    const asked = () => toy.window!.asked(room.table.match!.state as never)
    while (asked().length < 2) move(room, peers, random)
    const [seat] = asked()
    await room.restart()
    const before = [...room.table.revs]
    const back = room.peer()
    back.hello({ token: peers[seat].token! })
    expect(back.act({ type: 'pass' }, { n: peers[seat].n + 1 }).type).toBe('ok')
    expect(room.table.revs.map((rev, i) => rev - before[i])).toEqual([0, 1, 2, 3, 4].map(eye => (eye === seat ? 1 : 0)))
  })

  it('brings exactly the steps that were missed', () => {
    const { room, peers } = Room.playing({ table: { hold: 300 } })
    const random = seeded(5)
    const twin = room.peer()
    peers[2].drop()
    const seen = peers[2].rev
    const token = peers[2].token!
    twin.seen = peers[2].seen
    for (let i = 0; i < 12; i++) move(room, peers.slice(0, 2), random)
    const { missed, scene: fresh, rev } = twin.hello({ token, rev: seen })
    expect(fresh).toBeNull()
    expect(missed.map(step => step.rev)).toEqual(Array.from({ length: rev - seen }, (_, i) => seen + 1 + i))
    expect(missed.at(-1)!.view).toEqual(toy.view(room.table.match!.state as never, 2))
    // A window that stayed open was told the very same.
    const { room: other, peers: all } = Room.playing({ table: { hold: 300 } })
    const again = seeded(5)
    for (let i = 0; i < 12; i++) move(other, all.slice(0, 2), again)
    expect(missed.map(scene)).toEqual(
      all[2]
        .all('step')
        .filter(step => step.rev > seen)
        .map(scene),
    )
  })

  it('shows everything afresh when that is too long ago, never seen, or from the future', () => {
    const { room, peers } = Room.playing({ table: { hold: 0, turn: 0, bank: 0 }, rules: { hands: 9 } })
    const token = peers[1].token!
    const seen = peers[1].rev
    peers[1].drop()
    room.pass(500_000)
    for (const rev of [seen, undefined, 10_000]) {
      const { missed, scene } = room.peer().hello({ token, rev })
      expect(missed).toEqual([])
      expect(scene!.view).toEqual(toy.view(room.table.match!.state as never, 1))
    }
  })

  it('gives a watcher who comes back after nobody watched a fresh look and a new number', () => {
    const { room, peers } = Room.playing()
    const first = room.peer()
    const { rev } = first.hello()
    first.drop()
    peers[0].act({ type: 'discard', card: peers[0].view.hands[0][0] })
    const second = room.peer().hello({ rev })
    expect(second.rev).toBeGreaterThan(rev)
    expect(second.scene!.view).toEqual(toy.view(room.table.match!.state as never, null))
  })

  it('is the same table after a restart at every single step', async () => {
    const { room, peers } = Room.playing({ table: { hold: 300 } })
    let current = peers
    const random = seeded(9)
    for (let i = 0; room.table.meta.phase === 'playing'; i++) {
      if (i > 500) throw new Error('the hand never ends')
      move(room, current, random)
      const { state, at, revs } = room.table.match!
      const table = room.table.info()
      const answers = structuredClone(room.table.answers)
      await room.restart()
      expect(room.table.match!.state).toEqual(state)
      expect(room.table.match!.at).toBe(at)
      expect(room.table.match!.revs).toEqual(revs)
      expect(room.table.answers).toEqual(answers)
      current = current.map(old => {
        const peer = room.peer()
        const { seat, rev, n } = peer.hello({ token: old.token!, rev: old.rev, name: `P${old.seat}` })
        expect([seat, rev, n]).toEqual([old.seat, old.rev, old.n])
        peer.token = old.token
        peer.n = n
        return peer
      })
      const strip = ({ seats, phase, host, hand }: typeof table) => ({ seats, phase, host, hand })
      expect(strip(room.table.info())).toEqual(strip(table))
    }
    expect(room.table.outcomes).toHaveLength(1)
    expect(room.errors).toEqual([])
  })

  it('answers a number it answered before the restart, and applies it no second time', async () => {
    const { room, peers } = Room.playing()
    const [a, b] = peers
    const card = a.view.hands[0][0]
    const [ok, rev] = [a.act({ type: 'discard', card }), a.rev - 1]
    const no = b.act({ type: 'discard', card: 3 })
    const log = room.table.at
    await room.restart()
    const [a2, b2] = [room.peer(), room.peer()]
    a2.hello({ token: a.token!, rev })
    b2.hello({ token: b.token! })
    expect(a2.act({ type: 'discard', card }, { n: 1, rev })).toEqual(ok)
    expect(b2.act({ type: 'discard', card: 3 }, { n: 1 })).toEqual(no)
    expect(room.table.at).toBe(log)
  })

  it('knows each answer once, also of what was refused and then written with the rest', async () => {
    const { room, peers } = Room.playing({ table: { hold: 300 } })
    peers[1].act({ type: 'discard', card: 3 })
    room.enter(table => table.keepSnap())
    const answers = structuredClone(room.table.answers)
    expect(answers[1]).toEqual([{ type: 'no', n: 1, why: 'notYourTurn' }])
    await room.restart()
    expect(room.table.answers).toEqual(answers)
  })

  it('lets an action that never arrived through after a restart: what its sender saw still holds', async () => {
    const { room, peers } = Room.playing()
    const [a] = peers
    await room.restart()
    const back = room.peer()
    back.hello({ token: a.token!, rev: a.rev })
    expect(back.act({ type: 'discard', card: a.view.hands[0][0] }, { n: 1, rev: a.rev }).type).toBe('ok')
  })

  it('goes on between hands, at the end and in the lobby', async () => {
    const { room, peers } = Room.playing({ table: { hold: 0, turn: 0, bank: 0 } })
    const token = peers[0].token!
    while (room.table.meta.phase === 'playing') room.pass(100)
    await room.restart()
    const between = room.peer()
    expect(between.hello({ token })).toMatchObject({ table: { phase: 'between' }, outcomes: [{ over: false }] })
    expect(between.last('table').nextIn).toBe(30_000)
    expect(between.last('welcome').deal!.hand).toBe(2)
    room.pass(300_000)
    await room.restart()
    const over = room.peer()
    expect(over.hello({ token })).toMatchObject({ table: { phase: 'over' }, scene: { outcome: { over: true } } })
    over.say({ type: 'again' })
    const { revs } = room.table
    await room.restart()
    const lobby = room.peer()
    expect(lobby.hello({ token })).toMatchObject({ table: { phase: 'lobby', hand: 3 }, scene: null, seat: 0 })
    expect(room.table.revs).toEqual(revs)
  })

  it('keeps the seats when the rules have changed under a running match', async () => {
    const { room, peers } = Room.playing({ table: { hold: 300 } })
    const random = seeded(7)
    for (let i = 0; i < 9; i++) move(room, peers, random)
    const { at, revs } = room.table
    const { round, match } = room.table.meta
    Object.assign(room, { game: { ...toy, version: 2 } })
    await room.restart()
    // No number is given a second time, of a step nor of what anybody was shown: it would be taken for the old one.
    expect(room.table.at).toBe(at)
    expect(room.table.revs).toEqual(revs.map(rev => rev + 1))
    // A match of nobody else's is another one, with a hand that was not dealt before.
    expect(room.table.meta).toMatchObject({ match: match + 1, round: { hand: round.hand + 1 } })
    expect(room.peer().hello({ token: peers[2].token! })).toMatchObject({
      seat: 2,
      table: { phase: 'lobby' },
      scene: null,
    })
  })
})
