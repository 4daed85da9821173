import { describe, expect, it } from 'vitest'
import { loadMatch } from '../../../party/table/download.ts'
import { endingsOf, games } from '../../../src/games/all.ts'
import { GAMES, type GameId } from '../../../src/games/index.ts'
import type { AnyEnding } from '../../../src/games/lesson.ts'
import { check, fold } from '../../../src/table/replay.ts'
import type { Seat } from '../../../src/games/game.ts'
import { Room, type Peer } from '../room.ts'

/** One person with bots at the position, and it is set up. */
function atTable(id: GameId, ending: AnyEnding): { room: Room; peer: Peer } {
  const room = new Room(1, games[id], [], ending)
  const peer = room.peer()
  peer.hello()
  peer.sit(0)
  for (let seat = 1; seat < room.table.meta.seats.length; seat++)
    peer.say({ type: 'bot', seat: seat as Seat, level: 2 })
  peer.ready()
  return { room, peer }
}

/** Plays the way to the end; bots and call windows have the time they need. */
async function toTheEnd(room: Room, peer: Peer, ending: AnyEnding): Promise<void> {
  for (const action of ending.way) {
    expect(peer.act(action), ending.id).toMatchObject({ type: 'ok' })
    for (let i = 0; i < 50 && !room.table.match!.outcome && !room.game.turn(room.table.match!.state).includes(0); i++) {
      room.pass(2000)
      await new Promise(setImmediate)
    }
  }
}

describe.each(GAMES)('a prepared table of %s', id => {
  it('is played by the room to each of its endings, and says that nothing was dealt', async () => {
    for (const ending of endingsOf(id)) {
      const { room, peer } = atTable(id, ending)
      expect(peer.last('welcome').table, ending.id).toMatchObject({ prepared: ending.id, phase: 'playing' })
      expect(peer.all('dealt'), ending.id).toEqual([])
      expect(peer.seen, ending.id).toEqual(room.game.view(ending.state, 0))
      await toTheEnd(room, peer, ending)
      expect(room.table.match!.outcome, ending.id).toMatchObject({ reason: ending.reason })
      expect(room.table.meta.phase, ending.id).toBe('over')
      const file = (await loadMatch(room.disk, { holding: 1 }))!
      expect(check(games[id], file)).toMatchObject({ why: 'prepared' })
      expect(games[id].outcome(fold(games[id], file).at(-1)!.state)).toEqual(room.table.match!.outcome)
      expect(room.errors).toEqual([])
    }
  })
})

describe('a prepared table', () => {
  it('whose ending is the clock’s has one, also for whoever is alone with bots', async () => {
    const ending = endingsOf('cotulenh').find(({ id }) => id === 'time')!
    const { room } = atTable('cotulenh', ending)
    room.pass(ending.seconds! * 1000 - 1000)
    expect(room.table.match!.outcome).toBeNull()
    room.pass(6000)
    await new Promise(setImmediate)
    expect(room.table.match!.outcome).toMatchObject({ reason: 'time', winners: [1] })
    const calm = atTable(
      'cotulenh',
      endingsOf('cotulenh').find(({ id }) => id === 'resign')!,
    )
    calm.room.pass(3_600_000)
    expect(calm.room.table.match!.outcome).toBeNull()
  })

  const [ending] = endingsOf('okey')

  it('is the same after a restart, and once more when it is played again', async () => {
    const { room, peer } = atTable('okey', ending)
    await room.restart()
    const back = room.peer()
    back.hello({ token: peer.token })
    expect(back.seen).toEqual(room.game.view(ending.state, 0))
    await toTheEnd(room, back, ending)
    back.say({ type: 'again' })
    back.ready()
    expect(back.seen).toEqual(room.game.view(ending.state, 0))
    expect(back.last('table')).toMatchObject({ prepared: ending.id, phase: 'playing' })
  })

  it('keeps its own rules and seats, and is in no circle’s ledger', async () => {
    const { room, peer } = atTable('okey', ending)
    await toTheEnd(room, peer, ending)
    peer.say({ type: 'options', game: { hands: 3 } })
    expect(peer.last('no')).toMatchObject({ why: 'prepared' })
    peer.say({ type: 'options', seats: 2 })
    expect(peer.last('no')).toMatchObject({ why: 'prepared' })
    const other = atTable('okey', ending)
    other.room.table.meta.circle = { id: 'a', key: 'b' }
    await toTheEnd(other.room, other.peer, ending)
    expect(other.room.table.outbox).toEqual([])
  })
})
