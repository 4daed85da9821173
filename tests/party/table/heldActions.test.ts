import { describe, expect, it } from 'vitest'
import { GRACE } from '../../../party/table/heldActions.ts'
import { Room, type Peer } from '../room.ts'

const CALM = { hold: 0, clock: false } as const

/** The first card of the hand, with the wish that it can be taken back. */
function throwGently(peer: Peer): number {
  const [card] = peer.view.hands[peer.seat] as number[]
  peer.say({ type: 'act', n: ++peer.n, rev: peer.rev, action: { type: 'discard', card }, hold: true })
  return card
}

function laid(table: Record<string, unknown> = CALM) {
  const { room, peers } = Room.playing({ table })
  const watcher = room.peer()
  watcher.hello({ name: 'W' })
  const others = [peers[1], peers[2], watcher]
  const heard = () => others.map(each => JSON.stringify(each.got))
  return { room, peers, others, heard, log: () => room.table.at }
}

describe('a discard with second thoughts', () => {
  it('is seen by nobody, nor written, for as long as it can be taken back', () => {
    const { room, peers, heard, log } = laid()
    const before = { heard: heard(), log: log(), writes: room.disk.writes, state: room.table.match!.state }
    throwGently(peers[0])
    room.pass(GRACE - 1)
    expect({ heard: heard(), log: log(), writes: room.disk.writes, state: room.table.match!.state }).toEqual(before)
    expect(peers[0].last('held')).toEqual({ type: 'held', n: 1, ms: GRACE })
    room.pass(1)
    expect(log()).toBe(before.log + 1)
    expect(peers[0].last('ok')).toMatchObject({ n: 1 })
    expect(heard()).not.toEqual(before.heard)
  })

  it('leaves no trace with anybody when it is taken back, and another can be thrown', () => {
    const { room, peers, heard, log } = laid()
    const before = { heard: heard(), log: log() }
    const card = throwGently(peers[0])
    room.pass(1000)
    peers[0].say({ type: 'takeBack', n: 1 })
    room.pass(GRACE * 2)
    expect({ heard: heard(), log: log() }).toEqual(before)
    expect(peers[0].last('no')).toEqual({ type: 'no', n: 1, why: 'takenBack' })
    const other = (peers[0].view.hands[0] as number[]).find(each => each !== card)
    expect(peers[0].act({ type: 'discard', card: other })).toMatchObject({ type: 'ok', n: 2 })
  })

  it('cannot be taken back once it has been seen, nor by anybody else', () => {
    const { room, peers } = laid()
    throwGently(peers[0])
    peers[1].say({ type: 'takeBack', n: 1 })
    expect(peers[1].last('no').why).toBe('tooLate')
    room.pass(GRACE)
    peers[0].say({ type: 'takeBack', n: 1 })
    expect(peers[0].last('no')).toMatchObject({ n: null, why: 'tooLate' })
    expect(peers[0].last('ok')).toMatchObject({ n: 1 })
  })

  it('asked for again by the same number waits on, and happens once', () => {
    const { room, peers, log } = laid()
    const at = log()
    const card = throwGently(peers[0])
    room.pass(1000)
    const again = { type: 'act', n: 1, rev: peers[0].rev, action: { type: 'discard', card }, hold: true } as const
    peers[0].say(again)
    expect(peers[0].last('held').ms).toBe(GRACE - 1000)
    room.pass(GRACE)
    peers[0].say(again)
    expect(log()).toBe(at + 1)
    expect(peers[0].all('ok')).toHaveLength(2)
  })

  it('happens when its owner goes, and when the time to think is up', () => {
    const gone = laid()
    const at = gone.log()
    throwGently(gone.peers[0])
    gone.peers[0].drop()
    expect(gone.log()).toBe(at + 1)

    const late = laid({ hold: 0, turn: 1, bank: 0, increment: 0 })
    const card = throwGently(late.peers[0])
    late.room.pass(GRACE - 100)
    expect(JSON.stringify(late.peers[1].all('step').at(-1)!.events)).toContain(`"card":${card}`)
  })

  it('does not wait where others wait for it: in a call window, or when it is refused', () => {
    const { room, peers } = laid({ hold: 600, clock: false })
    const [mine] = peers[0].view.hands[0] as number[]
    peers[0].act({ type: 'discard', card: mine })
    const asked = peers.find(peer => room.game.turn(room.table.match!.state).includes(peer.seat))
    if (asked) {
      asked.say({ type: 'act', n: ++asked.n, rev: asked.rev, action: { type: 'pass' }, hold: true })
      expect(asked.last('held')).toBeUndefined()
      expect(asked.last('ok')).toMatchObject({ n: asked.n })
    }
    peers[0].say({ type: 'act', n: ++peers[0].n, rev: peers[0].rev, action: { type: 'discard', card: 0 }, hold: true })
    expect(peers[0].last('held')).toBeUndefined()
    expect(peers[0].last('no')).toMatchObject({ n: 2 })
  })

  it('is given up for another act of the same turn, and does not come back in a later one', () => {
    const { room, peers, log } = laid()
    const card = throwGently(peers[0])
    const other = (peers[0].view.hands[0] as number[]).find(each => each !== card)
    const at = log()
    expect(peers[0].act({ type: 'discard', card: other })).toMatchObject({ type: 'ok', n: 2 })
    expect(peers[0].last('no')).toEqual({ type: 'no', n: 1, why: 'takenBack' })
    expect(log()).toBeGreaterThan(at)
    expect([...room.table.held.keys()]).toEqual([])
    // It has its last word, and the numbers go on from the highest.
    peers[0].say({ type: 'act', n: 1, rev: peers[0].rev, action: { type: 'discard', card }, hold: true })
    expect(peers[0].last('no')).toEqual({ type: 'no', n: 1, why: 'takenBack' })
    peers[0].hello()
    expect(peers[0].last('welcome').n).toBe(2)
  })

  it('leaves what was refused before it refused, after a restart too', async () => {
    const { room, peers } = laid()
    const card = throwGently(peers[0])
    peers[0].say({ type: 'takeBack', n: 1 })
    throwGently(peers[0])
    room.pass(GRACE)
    expect(peers[0].last('ok')).toMatchObject({ n: 2 })
    const answers = structuredClone(room.table.answers)
    expect(answers[0].map(({ n, type }) => [n, type])).toEqual([
      [1, 'no'],
      [2, 'ok'],
    ])
    await room.restart()
    expect(room.table.answers).toEqual(answers)
    const back = room.peer()
    const { n, rev } = back.hello({ token: peers[0].token! })
    expect(n).toBe(2)
    expect(back.act({ type: 'discard', card }, { n: 1, rev })).toEqual({ type: 'no', n: 1, why: 'takenBack' })
  })

  it('waits on while the rack is arranged, and the numbers do not go back', () => {
    const { room, peers } = laid()
    throwGently(peers[0])
    const cards = [...(peers[0].view.hands[0] as number[])].reverse()
    const arranged = peers[0].act({ type: 'arrange', cards })
    expect(arranged).toMatchObject({ type: 'ok', n: 2 })
    room.pass(GRACE)
    expect(peers[0].last('ok')).toMatchObject({ n: 1 })
    peers[0].hello()
    expect(peers[0].last('welcome').n).toBe(2)
    peers[0].n = 1
    expect(peers[0].act({ type: 'arrange', cards })).toEqual(arranged)
  })

  it('does not outlive the hand', () => {
    const { room, peers } = laid()
    throwGently(peers[0])
    room.enter(table => table.held.set(1, { n: 7, action: { type: 'discard', card: 0 }, at: room.now + 100 }))
    room.pass(GRACE)
    expect(room.table.held.size).toBe(0)
    expect(peers[1].last('no')).toMatchObject({ n: 7, why: 'notYourTurn' })
  })
})
