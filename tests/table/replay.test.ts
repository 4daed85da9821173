import { beforeAll, describe, expect, it } from 'vitest'
import type { MasaFile } from '../../src/table/replay.ts'
import { deriveOrder } from '../../src/table/deal.ts'
import { seal } from '../../src/table/seal.ts'
import { check, fold } from '../../src/table/replay.ts'
import { download, loadMatch } from '../../party/table/download.ts'
import { Room } from '../party/room.ts'
import { toy } from '../party/toy.ts'

let room: Room
let file: MasaFile

beforeAll(async () => {
  room = Room.playing({ people: 2, table: { hold: 0, turn: 0, bank: 0, botPace: 'instant' } }).room
  room.pass(300_000)
  file = (await loadMatch(room.disk, {}))!
})

/** What a table does that has seen the others' salts: seals one for a bot, and deals by it. */
function giveBot({ room, hands: [hand] }: MasaFile): void {
  hand.salts[2] = 'd'.repeat(32)
  hand.seals = hand.seals!.with(2, seal({ ...hand, room }, 2, hand.salts[2]))
  hand.steps[0].step = { by: 'table', order: deriveOrder({ ...hand, room }, 0, 24) }
}

const changed = (change: (copy: MasaFile) => void): MasaFile => {
  const copy = structuredClone(file)
  change(copy)
  return copy
}

describe('a finished match', () => {
  it('folds to the very state the table had', () => {
    const frames = fold(toy, file)
    expect(frames.at(-1)!.state).toEqual(room.table.match!.state)
    expect(frames.filter(frame => frame.index === 0).map(frame => frame.hand)).toEqual([1, 2])
    expect(file.seats.map(seat => seat.kind)).toEqual(['person', 'person', 'bot'])
    expect(file.hands.flatMap(hand => hand.steps).every(step => step.ms >= 0)).toBe(true)
  })

  it('is true', () => {
    expect(check(toy, JSON.parse(JSON.stringify(file)))).toBeNull()
  })

  it('is found out when anything was changed, at the step where it was', () => {
    const seat = file.hands[0].steps.findIndex(({ step }) => step.by !== 'table')
    const answer = file.hands[1].steps.findIndex(
      ({ step }) => step.by !== 'table' && (step.do as { type: string }).type !== 'discard',
    )
    const tampered: [string, number, number, (copy: MasaFile) => void][] = [
      ['commit', 1, -1, copy => (copy.hands[0].secret = copy.hands[1].secret)],
      ['seal', 1, -1, copy => (copy.hands[0].salts[0] = 'c'.repeat(32))],
      ['seal', 1, -1, copy => copy.hands[0].salts.reverse()],
      ['seal', 1, -1, copy => delete copy.hands[0].seals],
      ['seal', 2, -1, copy => copy.hands[1].salts.push('')],
      ['order', 1, 0, copy => (copy.hands[0].salts[0] = '')],
      // A salt that the table gave a bot, sealed or not, and a person whose seal is not there.
      ['seal', 1, -1, copy => (copy.hands[0].salts[2] = 'c'.repeat(32))],
      ['bot', 1, -1, copy => giveBot(copy)],
      ['bot', 2, -1, copy => (copy.hands[1].people = [0])],
      ['seal', 2, -1, copy => (copy.hands[1].people = [0, 1, 2])],
      ['seal', 2, -1, copy => delete copy.hands[1].people],
      // A file of the first kind knows no seals, but the order must follow all the same.
      ['order', 1, 0, copy => Object.assign(copy, { masa: 1 }).hands[0].salts.reverse()],
      ['order', 2, 0, copy => (copy.hands[1].steps[0].step as unknown as { order: number[] }).order.reverse()],
      ['notYourTurn', 1, seat, copy => ((copy.hands[0].steps[seat].step as { by: number }).by = 2)],
      [
        'illegal',
        1,
        seat,
        copy => ((copy.hands[0].steps[seat].step as { do: unknown }).do = { type: 'discard', card: 99 }),
      ],
      ['illegal', 1, seat, copy => (copy.hands[0].steps[seat].step = { by: 'table', close: true })],
      ['outcome', 2, -1, copy => copy.hands[1].outcome.winners.push(3)],
      ['length', 2, file.hands[1].steps.length - 2, copy => copy.hands[1].steps.pop()],
      ['version', 0, -1, copy => (copy.version = 9)],
      ['version', 0, -1, copy => (copy.game = 'other')],
      ['options', 1, -1, copy => (copy.options = { hands: 10 })],
      ['options', 1, -1, copy => (copy.seats = copy.seats.slice(0, 1))],
    ]
    for (const [why, hand, index, change] of tampered) {
      const fault = check(toy, changed(change))
      if (why === 'length') expect(fault).toMatchObject({ hand })
      else expect(fault, why).toEqual({ why, hand, index })
    }
    expect(answer).toBeGreaterThan(0)
  })

  it('is not called true when it is of a kind that cannot be verified, and still called false', () => {
    const older = [
      changed(copy => Object.assign(copy, { masa: 2 }).hands.forEach(hand => delete hand.people)),
      changed(copy => {
        for (const hand of Object.assign(copy, { masa: 1 }).hands) {
          delete hand.people
          delete hand.seals
        }
      }),
    ]
    for (const old of older) {
      expect(check(toy, old)).toEqual({ why: 'unproven', hand: 1, index: -1 })
      old.hands[1].outcome.winners.push(3)
      expect(check(toy, old)).toMatchObject({ why: 'outcome' })
    }
  })

  it('is of the oldest kind when one of its hands was written by the first version', async () => {
    const { room } = Room.playing({ people: 2, table: { hold: 0, turn: 0, bank: 0, botPace: 'instant' } })
    room.pass(300_000)
    expect(await loadMatch(room.disk, {})).toMatchObject({ masa: 3, hands: [{ people: [0, 1] }, { people: [0, 1] }] })
    const [key] = (await room.disk.list({ prefix: 'hand:' })).keys()
    const row = (await room.disk.get([key])).get(key) as { seals?: unknown }
    delete row.seals
    await room.disk.put({ [key]: row })
    const old = (await loadMatch(room.disk, {}))!
    expect(old.masa).toBe(1)
    expect(check(toy, old)).toMatchObject({ why: 'unproven' })
  })

  it('never includes a hand that is still being played', async () => {
    const { room, peers } = Room.playing({ table: { hold: 0, turn: 0, bank: 0 } })
    expect(await loadMatch(room.disk, {})).toBeNull()
    while (room.table.meta.phase === 'playing') room.pass(100)
    for (const peer of peers) peer.ready()
    room.pass(3_000)
    expect(room.table.meta.phase).toBe('playing')
    expect((await loadMatch(room.disk, {}))!.hands.map(hand => hand.hand)).toEqual([1])
    // Its players may still take other names, which stand in every answer.
    expect((await download(room.disk, { hand: 1 }, room.table.meta, room.now))!.forever).toBe(false)
    expect(JSON.stringify(await loadMatch(room.disk, {}))).not.toContain(room.table.meta.round.secret)
  })

  it('can be asked for by number or by one of its hands, after a rematch too', async () => {
    const { room, peers } = Room.playing({ table: { hold: 0, turn: 0, bank: 0 } })
    room.pass(300_000)
    peers[0].say({ type: 'again' })
    expect((await loadMatch(room.disk, {}))!.hands.map(hand => hand.hand)).toEqual([1, 2])
    for (const peer of peers) peer.ready()
    room.pass(300_000)
    const hands = async (which: { match?: number; hand?: number; holding?: number }) =>
      (await loadMatch(room.disk, which))?.hands.map(hand => hand.hand)
    expect(await hands({})).toEqual([3, 4])
    expect(await hands({ match: 1 })).toEqual([1, 2])
    expect(await hands({ holding: 2 })).toEqual([1, 2])
    expect(await hands({ holding: 3 })).toEqual([3, 4])
    expect(await hands({ holding: 5 })).toBeUndefined()
    expect(await hands({ hand: 2 })).toEqual([2])
    expect((await download(room.disk, { hand: 2 }, room.table.meta, room.now))!.forever).toBe(true)
    expect(await hands({ hand: 5 })).toBeUndefined()
    // A hand alone brings the state it began in, and folds and checks by itself.
    const alone = (await loadMatch(room.disk, { hand: 2 }))!
    const whole = (await loadMatch(room.disk, { match: 1 }))!
    expect(check(toy, alone)).toBeNull()
    expect(fold(toy, alone)).toEqual(fold(toy, whole).filter(frame => frame.hand === 2))
    expect(await hands({ match: 7 })).toBeUndefined()
    expect(check(toy, (await loadMatch(room.disk, { match: 1 }))!)).toBeNull()
  })
})
