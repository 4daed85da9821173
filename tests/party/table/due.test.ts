import { describe, expect, it } from 'vitest'
import { Clocks } from '../../../party/table/clock.ts'
import { games } from '../../../src/games/all.ts'
import { due } from '../../../party/table/due.ts'
import { Room } from '../room.ts'
import { toy } from '../toy.ts'

const { okey101 } = games

const running = (clock: { running: { seat: number; turn: number; bank: number }[] } | null) => clock!.running
const discard = (peer: ReturnType<Room['peer']>) => peer.act({ type: 'discard', card: peer.view.hands[peer.seat][0] })

describe('time', () => {
  it('gives each turn its free time, then the bank, then the automatic move', () => {
    const { room, peers } = Room.playing()
    expect(running(peers[1].last('step').clock)).toEqual([{ seat: 0, turn: 10_000, bank: 30_000 }])
    room.pass(40_400)
    expect(peers[1].view.open).toBeNull()
    room.pass(200)
    expect(peers[1].view.open).not.toBeNull()
    for (const peer of peers) expect(peer.all('timeUp')).toEqual([{ type: 'timeUp', seat: 0 }])
    expect(room.table.info().seats[0].standIn).toBe(false)
  })

  it('charges the bank for what was used of it, and pays the increment', () => {
    const { room, peers } = Room.playing()
    room.pass(15_000)
    discard(peers[0])
    expect(peers[0].last('step').clock!.banks).toEqual([30_000 - 5_000 + 1000, 30_000, 30_000])
    room.pass(30_000)
    expect(peers[0].view.turns).toBe(1)
  })

  it('gives no time for what needs no turn', () => {
    const { room, peers } = Room.playing()
    room.pass(9_000)
    peers[0].act({ type: 'arrange', cards: [...peers[0].view.hands[0]].reverse() })
    room.pass(31_300)
    expect(peers[1].view.open).toBeNull()
    room.pass(300)
    expect(peers[1].view.open).not.toBeNull()
  })

  it('keeps what needs no turn within bounds, and leaves the turn as it is', () => {
    const { room, peers } = Room.playing()
    const cards = [...peers[1].view.hands[1]]
    const arrange = () => peers[1].act({ type: 'arrange', cards: cards.reverse() })
    const count = () => room.table.steps.filter(({ by }) => by === 1).length
    for (let i = 0; i < 1000; i++) {
      arrange()
      if (i % 20 === 0) room.pass(1000)
    }
    expect(count()).toBe(500)
    expect(peers[1].last('no')).toMatchObject({ why: 'tooOften' })
    peers[2].act({ type: 'arrange', cards: [...peers[2].view.hands[2]].reverse() })
    expect(room.table.steps.filter(({ by }) => by === 2)).toHaveLength(1)
  })

  it('hands a turn back with what it had left, and asks a question with all of the time', () => {
    const clocks = new Clocks({ turn: 5, bank: 0, increment: 0 }, 2)
    const turnOf = (seat: 0 | 1, now: number) => clocks.show([seat], now)!.running[0].turn
    clocks.follow([0], false, null, 0)
    clocks.follow([1], false, 0, 4_000)
    clocks.follow([0], false, null, 4_030, 0, true)
    expect(turnOf(0, 4_030)).toBe(1_000)
    clocks.follow([1], false, null, 4_230, 0, true)
    expect(turnOf(1, 4_230)).toBe(4_970)
    clocks.follow([0], false, null, 4_230, 0, true)
    expect(turnOf(0, 4_230)).toBe(800)
    clocks.follow([0, 1], false, null, 4_300, 0, true)
    expect(turnOf(1, 4_300)).toBe(5_000)
    clocks.follow([1], false, 0, 4_900)
    clocks.follow([0], false, 1, 5_000)
    expect(turnOf(0, 5_000)).toBe(5_000)
  })

  it('gives a turn its time anew after three steps, and then no more, however often it leads back to where it was', () => {
    const clocks = new Clocks({ turn: 5, bank: 2, increment: 1 }, 2)
    clocks.follow([0], false, null, 0)
    let now = 0
    for (let i = 0; i < 6; i++) {
      now += 4_000
      const back = clocks.giveBack(0, { elapsed: 4_000, took: 4_000, trips: [] })
      clocks.follow([0], false, 0, now, back)
    }
    expect(clocks.show([0], now)).toEqual({ banks: [5_000, 2_000], running: [{ seat: 0, turn: 0, bank: 0 }] })
    expect(clocks.deadline(0, [[], []])).toBe(12_000 + 5_000 + 5_000 + 500)
    // With the turn's end all is as it was.
    clocks.follow([1], false, 0, now)
    clocks.follow([0], false, 1, now)
    expect(clocks.show([0], now)!.running).toEqual([{ seat: 0, turn: 5_000, bank: 1_000 }])
  })

  it('ends the turn of whoever lays and has it taken back for ever, also on a line that lies and a room that sleeps', async () => {
    const { room, peers } = Room.playing({ game: okey101, people: 4, rules: { strictOpening: true } })
    const [seat] = okey101.turn(room.table.match!.state as never)
    const peer = peers[seat]
    const began = room.now
    for (let i = 0; room.now - began < 1_000_000; i++) {
      if (okey101.turn(room.table.match!.state as never)[0] !== seat) break
      const { hands } = peer.seen as { hands: number[][] }
      const action = { type: 'lay', melds: [{ kind: 'pair', tiles: hands[seat].slice(0, 2) }] }
      peer.say({ type: 'act', n: ++peer.n, rev: peer.rev, action, took: 0 })
      room.pass(1_500)
      if (i % 7 === 6) await room.evict()
    }
    expect(room.now - began).toBeLessThan(4 * 45_000 + 60_000)
  })

  it('keeps what leads back within bounds too, and leaves the discard as it is', () => {
    const table = { clock: false }
    const { room, peers } = Room.playing({ game: okey101, people: 4, rules: { strictOpening: true }, table })
    const [seat] = okey101.turn(room.table.match!.state as never)
    const peer = peers[seat]
    const { hands } = peer.seen as { hands: number[][] }
    const action = { type: 'lay', melds: [{ kind: 'pair', tiles: hands[seat].slice(0, 2) }] }
    for (let i = 0; i < 500; i++) expect(peer.act(action)).toMatchObject({ type: 'ok' })
    expect(peer.act(action)).toMatchObject({ type: 'no', why: 'tooOften' })
    expect(peer.act({ type: 'discard', tile: hands[seat][0] })).toMatchObject({ type: 'ok' })
    expect(room.table.steps.filter(({ by }) => by === seat)).toHaveLength(501)
  })

  it('begins when somebody comes back to whoever was alone with bots', () => {
    const { room, peers } = Room.playing({ people: 2, table: { turn: 5, bank: 0, hold: 0 } })
    for (let i = 0; room.table.meta.phase === 'playing' && i < 500; i++) room.pass(1000)
    peers[1].say({ type: 'leave' })
    peers[0].ready()
    room.pass(10_000)
    expect(room.table.meta.phase).toBe('playing')
    expect(peers[0].last('step').clock).toBeNull()
    peers[1].sit(1)
    for (const peer of peers) expect(peer.last('welcome').clock).not.toBeNull()
    const { at } = room.table
    room.pass(60_000)
    expect(room.table.at).toBeGreaterThan(at)
  })

  it('shows nobody whose clock runs in a call window, and takes nothing from the bank there', () => {
    for (let seed = 1; seed < 40; seed++) {
      const { room, peers } = Room.playing({ seed })
      discard(peers[0])
      const asked = toy.turn(room.table.match!.state as never)
      if (!asked.length) continue
      for (const peer of peers) {
        const seen = running(peer.last('step').clock)
        expect(seen).toEqual(asked.includes(peer.seat) ? [{ seat: peer.seat, turn: 10_000, bank: 0 }] : [])
      }
      room.pass(12_000)
      expect(peers[0].view.open).toBeNull()
      expect(peers[0].last('step').clock!.banks.slice(1)).toEqual([30_000, 30_000])
      for (const peer of peers) expect(peer.all('timeUp')).toEqual([])
      return
    }
    throw new Error('nobody was ever asked')
  })

  it('lets a bot play after two missed deadlines, visibly, until the owner does anything', () => {
    const { room, peers } = Room.playing({ table: { turn: 5, bank: 0, hold: 0 } })
    const play = () => {
      for (const peer of peers.slice(1)) {
        if (peer.view.asked) peer.act({ type: 'pass' })
        else if (peer.view.current === peer.seat && peer.view.open === null) discard(peer)
      }
    }
    for (let i = 0; i < 300 && !room.table.info().seats[0].standIn; i++) {
      room.pass(100)
      play()
    }
    expect(peers[1].last('table').seats[0]).toMatchObject({ standIn: true, away: false, level: 2 })
    expect(room.table.info().seats[1].standIn).toBe(false)
    peers[0].ready()
    expect(peers[1].last('table').seats[0].standIn).toBe(false)
  })

  it('gives nobody more of a turn for standing up and sitting down again, however often and fast', () => {
    const ways: [string, (peer: ReturnType<Room['peer']>) => void][] = [
      ['sit', peer => peer.sit(0)],
      ['hello', peer => peer.hello({ token: peer.token! })],
    ]
    for (const [way, comeBack] of ways) {
      const { room, peers } = Room.playing({ table: { turn: 5, bank: 0, hold: 0 } })
      const [peer, other] = peers
      for (let i = 0; i < 5; i++) {
        room.pass(900)
        peer.say({ type: 'leave' })
        comeBack(peer)
      }
      expect(other.view.turns, way).toBe(0)
      expect(running(peer.last('welcome').clock), way).toEqual([{ seat: 0, turn: 500, bank: 0 }])
      // Left for a bot, which has no moment of its own to play in.
      peer.say({ type: 'leave' })
      for (let i = 0; i < 3; i++) {
        room.pass(400)
        comeBack(peer)
        peer.say({ type: 'leave' })
      }
      expect(other.view.open, way).not.toBeNull()
      for (const each of peers) expect(each.all('timeUp'), way).toEqual([{ type: 'timeUp', seat: 0 }])
    }
  })

  it('gives no more of a call window either', () => {
    for (let seed = 1; seed < 40; seed++) {
      const { room, peers } = Room.playing({ seed, table: { turn: 5, bank: 0, hold: 300 } })
      discard(peers[0])
      const [seat] = toy.turn(room.table.match!.state as never)
      if (seat === undefined) continue
      const { at } = room.table
      for (let i = 0; i < 30; i++) {
        room.pass(200)
        if (room.table.at > at) break
        // Faster than the bot that would answer in their place.
        peers[seat].say({ type: 'leave' })
        peers[seat].sit(seat)
      }
      expect(room.table.at).toBeGreaterThan(at)
      return
    }
    throw new Error('nobody was ever asked')
  })

  it('begins a turn that a bot would have played to the empty house when its owner is the first who is back', () => {
    const { room, peers } = Room.playing({ table: { turn: 5, bank: 0, hold: 0 } })
    peers[0].say({ type: 'leave' })
    for (const peer of peers) peer.drop()
    room.pass(1_000_000)
    const back = room.peer()
    const { clock } = back.hello({ token: peers[0].token! })
    expect(running(clock)).toEqual([{ seat: 0, turn: 5_000, bank: 0 }])
  })

  it('lets a bot play for whoever has been gone for twenty seconds, and gives back at once', () => {
    const { room, peers } = Room.playing({ table: { clock: false } })
    peers[0].drop()
    expect(peers[1].last('table').seats[0]).toMatchObject({ away: true, standIn: false })
    room.pass(19_000)
    expect(peers[1].view.turns).toBe(0)
    room.pass(5_000)
    expect(peers[1].last('table').seats[0]).toMatchObject({ away: true, standIn: true })
    expect(peers[1].view.turns).toBe(1)
    const back = room.peer()
    back.hello({ token: peers[0].token! })
    expect(peers[1].last('table').seats[0]).toMatchObject({ away: false, standIn: false })
  })

  it('has no deadline without a clock', () => {
    const { room, peers } = Room.playing({ table: { clock: false } })
    expect(peers[0].last('step').clock).toBeNull()
    room.pass(10_000_000)
    expect(peers[0].view.turns).toBe(0)
    expect(due(room.table)).toBe(Infinity)
  })

  it('rings people’s clocks while nobody is connected, once each, and lets no bot play to an empty house', async () => {
    const { room, peers } = Room.playing({ table: { turn: 30, bank: 0, hold: 0 } })
    room.pass(12_000)
    for (const peer of peers) peer.drop()
    expect(due(room.table) - room.now).toBe(18_500)
    // Also when it was out of memory meanwhile, or the process had ended.
    await room.restart()
    expect(due(room.table) - room.now).toBe(18_500)
    const log = room.table.at
    room.pass(18_499)
    expect(room.table.at).toBe(log)
    room.pass(1)
    expect(room.table.at).toBeGreaterThan(log)
    expect(room.table.info().seats.map(seat => seat.standIn)).toEqual([true, false, false])
    room.pass(1_000_000)
    const played = room.table.at
    expect(due(room.table)).toBe(Infinity)
    room.pass(1_000_000)
    expect(room.table.at).toBe(played)
    const back = room.peer()
    back.hello({ token: peers[1].token! })
    expect(room.table.info().seats.map(seat => seat.standIn)[1]).toBe(false)
    room.pass(10_000)
    expect(room.table.at).toBeGreaterThan(played)
  })

  it('deals no hand to an empty house: with the first who is back there is as long to it as there was', async () => {
    const { room, peers } = Room.playing({ table: { turn: 0, bank: 0, hold: 0 } })
    while (room.table.meta.phase === 'playing') room.pass(100)
    room.pass(10_000)
    const left = room.table.info().nextIn!
    for (const peer of peers) peer.drop()
    room.pass(1_000_000)
    await room.restart()
    room.pass(1_000_000)
    expect(room.table.meta.phase).toBe('between')
    const back = room.peer()
    expect(back.hello({ token: peers[1].token! }).table.nextIn).toBe(left)
    room.pass(left)
    expect(room.table.meta.phase).toBe('playing')
  })

  it('stands still from the last thing written to the first who is back when a restart has cut everyone off', async () => {
    const { room, peers } = Room.playing({ people: 1, table: { soloClock: true } })
    room.pass(25_000)
    room.now += 5_000_000
    await room.restart()
    expect(due(room.table)).toBe(Infinity)
    room.now += 5_000_000
    const { clock } = room.peer().hello({ token: peers[0].token! })
    expect(clock!.running).toEqual([{ seat: 0, turn: 10_000, bank: 30_000 }])
  })

  it('deals the next hand after half a minute without those who are not ready', () => {
    const { room, peers } = Room.playing({ table: { turn: 0, bank: 0, hold: 0 } })
    while (room.table.meta.phase === 'playing') room.pass(100)
    expect(room.table.meta.phase).toBe('between')
    expect(peers[1].last('table').nextIn).toBe(30_000)
    peers[1].ready('b'.repeat(32))
    room.pass(29_000)
    expect(room.table.meta.phase).toBe('between')
    room.pass(2_000)
    expect(room.table.meta.phase).toBe('playing')
    expect(room.table.meta.round.salts).toEqual(['', 'b'.repeat(32), ''])
  })

  it('deals at once when the last one present is ready', () => {
    const { room, peers } = Room.playing({ table: { turn: 0, bank: 0, hold: 0 } })
    while (room.table.meta.phase === 'playing') room.pass(100)
    peers[0].ready()
    peers[1].ready()
    peers[2].drop()
    expect(room.table.meta.phase).toBe('playing')
  })

  it('lets whoever is alone with bots have them at a walking pace, and the host alone when others sit there', () => {
    for (const people of [1, 2]) {
      const { room, peers } = Room.playing({ people, table: { botPace: 'instant', hold: 0, clock: false } })
      peers[0].say({ type: 'name', name: 'P0', lang: 'en', slow: true })
      for (const peer of peers) discard(peer)
      room.pass(0)
      const waiting = toy.turn(room.table.match!.state as never)[0]
      if (people === 1 && waiting !== 0) expect(due(room.table) - room.now).toBeGreaterThanOrEqual(2500)
      else expect(room.table.timers.bots.every(({ at }) => at === null || at <= room.now)).toBe(true)
    }
  })

  it('answers bots in a pace that can be chosen', () => {
    const times = { walking: [2500, 4000], calm: [700, 1600], quick: [150, 350], instant: [0, 0] } as const
    for (const [botPace, [least, most]] of Object.entries(times)) {
      for (let seed = 1; seed < 20; seed++) {
        const { room, peers } = Room.playing({ seed, people: 1, table: { botPace, hold: 0 } })
        discard(peers[0])
        room.pass(0)
        if (toy.turn(room.table.match!.state as never)[0] !== 1) continue
        const wait = due(room.table) - room.now
        expect(wait).toBeGreaterThanOrEqual(least)
        expect(wait).toBeLessThanOrEqual(most)
      }
    }
  })
})
