import { describe, expect, it } from 'vitest'
import { peopleToKeep } from '../../../party/table/circle.ts'
import type { AnyGame } from '../../../src/games/game.ts'
import { hashToken } from '../../../party/token.ts'
import { toy } from '../toy.ts'
import { Room, type Peer } from '../room.ts'

/** A host, and a key for the seat beside them. */
function invited(game: AnyGame = toy): { room: Room; host: Peer; token: string } {
  const room = new Room(3, game)
  const host = room.peer()
  host.hello()
  host.sit(0)
  host.say({ type: 'options', table: { hold: 0, botPace: 'instant', clock: false } })
  host.say({ type: 'bot', seat: 2, level: 1 })
  host.say({ type: 'engine', seat: 1 })
  return { room, host, token: host.last('key').token }
}

function comes(room: Room, token: string): Peer {
  const engine = room.peer()
  engine.token = token
  engine.hello({ name: 'Deep Tile', moves: true })
  return engine
}

describe('anyone’s bot', () => {
  it('is marked as one, is told what it may do when it is its turn, and each of these is legal', () => {
    const { room, host, token } = invited()
    const engine = comes(room, token)
    expect(host.last('table').seats[1]).toMatchObject({ kind: 'person', engine: true, name: 'Deep Tile', away: false })
    engine.ready()
    host.ready()
    for (let i = 0; i < 40 && room.table.meta.phase === 'playing'; i++) {
      const moves = engine.last('moves')
      if (room.table.game.turn(room.table.match!.state).includes(1)) {
        expect(moves.rev).toBe(engine.rev)
        expect(moves.moves).toEqual(toy.moves(engine.view))
        expect(engine.act(moves.moves[0]).type).toBe('ok')
      } else if (host.view && toy.waiting(host.view).includes(0)) host.act(toy.moves(host.view)[0])
      room.pass(100)
    }
    expect(engine.all('moves').length).toBeGreaterThan(0)
    expect(host.all('moves')).toEqual([])
  })

  it('has its moves looked for once, however often it says hello', () => {
    let sought = 0
    const slow = { ...toy, moves: (view: Parameters<typeof toy.moves>[0]) => (sought++, toy.moves(view)) } as AnyGame
    const { room, host, token } = invited(slow)
    const engine = comes(room, token)
    engine.ready()
    host.ready()
    for (let i = 0; i < 40 && engine.all('moves').length === 0; i++) {
      if (toy.waiting(host.view).includes(0)) host.act(toy.moves(host.view)[0])
      room.pass(100)
    }
    const before = sought
    for (let i = 0; i < 20; i++) engine.hello({ moves: true })
    expect(engine.all('moves').length).toBeGreaterThan(20)
    expect(sought).toBe(before)
  })

  it('is not told by its moves that somebody has made a better call', () => {
    // In this one the table waits for nobody any more once somebody has called.
    const hasty = {
      ...toy,
      turn: (state: Parameters<typeof toy.turn>[0]) =>
        Object.values(state.window?.answers ?? {}).includes('take') ? [] : toy.turn(state),
    } as AnyGame
    const { room, host, token } = invited(hasty)
    host.say({ type: 'options', table: { hold: 1200 } })
    const engine = comes(room, token)
    engine.ready()
    host.ready()
    const asked = (peer: Peer) => (peer.view as { asked: boolean }).asked
    for (let i = 0; i < 200 && !(asked(host) && asked(engine)); i++) {
      for (const peer of [host, engine])
        if (toy.waiting(peer.view as never).includes(peer.seat)) peer.act(toy.moves(peer.view as never)[0])
      room.pass(100)
    }
    const told = () => {
      const before = engine.all('moves').length
      engine.hello({ moves: true })
      return engine.all('moves').length - before
    }
    expect([asked(host), asked(engine), told()]).toEqual([true, true, 1])
    expect(host.act({ type: 'take' }).type).toBe('ok')
    expect(told()).toBe(1)
  })

  it('founds no circle, and is of none', () => {
    const { room, host, token } = invited()
    const engine = comes(room, token)
    engine.say({ type: 'keep', name: 'Us', picture: 'tea' })
    expect(engine.last('no').why).toBe('notSeated')
    expect(room.table.keeping).toBeNull()
    expect(peopleToKeep(room.table, host.session).map(({ seat }) => seat)).toEqual([0])
  })

  it('goes on with its key after a crash, and a person who asks for moves gets none', () => {
    const { room, host, token } = invited()
    const engine = comes(room, token)
    engine.ready()
    host.hello({ moves: true })
    host.ready()
    engine.drop()
    const again = comes(room, token)
    expect(again.last('welcome')).toMatchObject({ seat: 1, n: engine.n })
    for (let i = 0; i < 20; i++) room.pass(100)
    expect(host.all('moves')).toEqual([])
  })

  it('is the host’s to invite and never becomes the host', () => {
    const { room, host, token } = invited()
    const engine = comes(room, token)
    engine.say({ type: 'engine', seat: 2 })
    expect(engine.last('no').why).toBe('hostOnly')
    host.say({ type: 'leave' })
    expect(room.table.meta.host).toBeNull()
    const next = room.peer()
    next.hello()
    next.sit(0)
    expect(room.table.meta.host).toBe(0)
    engine.say({ type: 'sit', seat: 2 })
    expect(room.table.info().seats.map(seat => seat.engine)).toEqual([false, false, true])
  })

  it('loses its seat when the host gives it to another, and an old key opens nothing', () => {
    const { room, host, token } = invited()
    host.say({ type: 'bot', seat: 1, level: 0 })
    host.say({ type: 'engine', seat: 1 })
    expect(hashToken(host.last('key').token)).not.toBe(hashToken(token))
    expect(comes(room, token).last('welcome').seat).toBeNull()
    host.say({ type: 'engine', seat: 0 })
    expect(host.last('no').why).toBe('taken')
  })
})
