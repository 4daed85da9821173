import { describe, expect, it } from 'vitest'
import { games } from '../../../src/games/all.ts'
import { START } from '../../../src/games/cotulenh/rules/fen.ts'
import { halfOf } from '../../../src/games/cotulenh/rules/setup.ts'
import type { View } from '../../../src/games/cotulenh/types.ts'
import { Room, type Peer } from '../../party/room.ts'

const RED = '6M4/2IE5EI/2N1GT1TG2/3A1S3A1/1N2FH1HF2/6C4'
const BLUE = halfOf(START, 'b')
const MINUTES = 60_000

/** Two people who set up freely; the first is Red. */
const setUp = (people = 2) =>
  Room.playing({
    people,
    game: games.cotulenh,
    rules: { freeSetup: true, colours: 'hostRed' },
    table: { botPace: 'instant' },
  })
const view = (peer: Peer) => peer.seen as View
const arrange = (half: string) => ({ type: 'arrange', half })
const clock = (peer: Peer) => peer.last('step').clock!

describe('a room where both set up', () => {
  it('lets both clocks run at once, each until its owner is ready, and pays nothing for it', () => {
    const { room, peers } = setUp()
    expect(clock(peers[0]).running.map(each => each.seat)).toEqual([0, 1])
    room.pass(2 * MINUTES)
    peers[0].act(arrange(RED))
    expect(clock(peers[1]).banks[0]).toBe(8 * MINUTES)
    expect(clock(peers[1]).running.map(each => each.seat)).toEqual([1])
    room.pass(MINUTES)
    peers[1].act(arrange(BLUE))
    expect(clock(peers[0]).banks).toEqual([8 * MINUTES, 7 * MINUTES])
    expect(clock(peers[0]).running.map(each => each.seat)).toEqual([0])
  })

  it('takes a set-up that was sent before the other’s was heard of', () => {
    const { peers } = setUp()
    const { rev } = peers[1]
    peers[0].act(arrange(RED))
    expect(peers[1].act(arrange(BLUE), { rev })).toMatchObject({ type: 'ok' })
    expect(view(peers[0]).place.fen).toContain(`${BLUE}/${RED}`)
  })

  it('sends nobody else a half before both are ready', () => {
    const { room, peers } = setUp()
    const watcher = room.peer()
    watcher.hello()
    peers[0].act(arrange(RED))
    for (const peer of [peers[1], watcher]) expect(JSON.stringify(peer.got)).not.toContain('6M4')
    const late = room.peer()
    expect(JSON.stringify(late.hello())).not.toContain('6M4')
    expect(view(peers[1]).arranging).toEqual([1])
    peers[1].act(arrange(BLUE))
    for (const peer of [peers[1], watcher, late]) expect(view(peer).place.fen).toContain('6M4')
  })

  it('sets up as usual for whoever has no time left', () => {
    const { room, peers } = setUp()
    peers[0].act(arrange(RED))
    room.pass(10 * MINUTES + 600)
    expect(view(peers[0]).setup).toEqual({ r: RED, b: BLUE })
    expect(room.errors).toEqual([])
  })

  it('keeps a half through a crash, and its secret', async () => {
    const { room, peers } = setUp()
    peers[0].act(arrange(RED))
    await room.restart()
    const back = peers.map(({ token }) => {
      const peer = room.peer()
      peer.token = token
      peer.hello()
      return peer
    })
    expect(view(back[0]).setup).toEqual({ r: RED, b: null })
    expect(JSON.stringify(back[1].got)).not.toContain('6M4')
    back[1].act(arrange(BLUE))
    expect(view(back[1]).mover).toBe(0)
  })

  it('plays with a bot, and sets up anew for another match', () => {
    const { room, peers } = setUp(1)
    room.pass(100)
    expect(view(peers[0]).arranging).toEqual([0])
    peers[0].act(arrange(RED))
    expect(view(peers[0]).mover).toBe(0)
    peers[0].act({ type: 'resign' })
    peers[0].say({ type: 'again' })
    peers[0].ready()
    room.pass(100)
    expect(view(peers[0]).setup).toEqual({ r: null, b: null })
    expect(view(peers[0]).arranging).toEqual([0])
    expect(room.errors).toEqual([])
  })
})
