import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { rules as mahjong } from '../../../../src/games/mahjong/index.ts'
import { kindOf, makeTiles } from '../../../../src/games/mahjong/rules/tiles.ts'
import { mayAct } from '../../../../src/table/mayAct.ts'
import { DULL, Table } from '../table.ts'

/** Dealer 0 will throw 5p: seat 1 may chi, seat 2 may peng (or gang), seat 3 may win. */
const CROSSED: [string, string, string, string] = [
  '147m1258p369s1234z',
  '19m34567p19s2345z',
  '55p147m258s12567z',
  '123789m123s46p66z',
]
const crossed = (options = {}, hands = CROSSED) => new Table({ hands, options }).discard('5p')

describe('a call window', () => {
  it('opens on every discard, and asks only who can call', () => {
    const table = new Table({ hands: DULL }).discard('1z')
    expect(mahjong.window!.open(table.state)).toBe(true)
    expect(mahjong.needs(table.state)).toBe(0)
    expect(mahjong.turn(table.state)).toEqual([])
    expect(mahjong.turn(crossed().state)).toEqual([1, 2, 3])
  })
  it('offers each seat its own calls, chi only to the next seat', () => {
    const table = crossed()
    expect(table.offers(1)).toEqual(['chi 34p', 'chi 46p', 'chi 67p'])
    expect(table.offers(2)).toEqual(['peng'])
    expect(table.offers(3)).toEqual(['hu'])
    const other = new Table({ hands: [CROSSED[0], CROSSED[2], CROSSED[1], CROSSED[3]] }).discard('5p')
    expect(other.offers(2)).toEqual([])
  })
  it('takes an answer that no longer matters, so that nobody learns of a better call', () => {
    const table = crossed().say(3, 'hu')
    expect(mahjong.turn(table.state)).toEqual([])
    for (const seat of [1, 2] as Seat[]) {
      expect(mahjong.waiting(mahjong.view(table.state, seat))).toEqual([seat])
      expect(mayAct(mahjong, table.state)).toContain(seat)
    }
    table.say(2, 'peng')
    expect(mayAct(mahjong, table.state)).toEqual([1])
    expect(table.close().state.result?.wins.map(win => win.seat)).toEqual([3])
  })
  it.each<[string, [Seat, string][], string, Seat]>([
    [
      'hu over all',
      [
        [1, 'chi 34p'],
        [2, 'peng'],
        [3, 'hu'],
      ],
      'ended',
      0,
    ],
    [
      'peng over chi',
      [
        [1, 'chi 34p'],
        [2, 'peng'],
      ],
      'turn',
      2,
    ],
    ['chi alone', [[1, 'chi 46p']], 'turn', 1],
    ['nobody', [], 'turn', 1],
  ])('gives the tile by priority: %s', (_name, said, phase, current) => {
    for (const order of [said, said.slice().reverse()]) {
      const table = crossed()
      for (const [seat, words] of order) table.say(seat, words)
      table.close()
      expect([table.state.phase, table.state.current]).toEqual([phase, current])
    }
  })
  it('is decided as soon as no answer can change it, and no sooner', () => {
    const table = crossed().say(2, 'peng')
    expect(mahjong.turn(table.state)).toEqual([1, 3])
    expect(mahjong.turn(table.say(3, 'hu').state)).toEqual([])
    const passed = crossed().act(3, { type: 'pass' }).say(2, 'peng')
    expect(mahjong.turn(passed.state)).toEqual([])
  })
  it('keeps every answer to the seat that gave it', () => {
    for (const [seat, words] of [
      [1, 'chi 34p'],
      [2, 'peng'],
      [3, 'hu'],
    ] as [Seat, string][]) {
      const before = crossed()
      const after = crossed().say(seat, words)
      for (const viewer of [0, 1, 2, 3, null] as (Seat | null)[]) {
        if (viewer === seat) continue
        expect(mahjong.view(after.state, viewer)).toEqual(mahjong.view(before.state, viewer))
        expect(mahjong.witness(after.events.at(-1)!, viewer)).toBeNull()
      }
    }
  })
  it('takes one answer a seat, and only what was offered', () => {
    const table = crossed()
    const refuse = (seat: Seat, action: Parameters<typeof mahjong.refuse>[1]) =>
      mahjong.refuse(mahjong.view(table.state, seat), action)?.why
    const hand = table.state.hands[2]
    expect(refuse(2, { type: 'call', call: 'peng', tiles: hand.slice(0, 2) })).toBe('notOffered')
    expect(refuse(2, { type: 'call', call: 'chi', tiles: hand.slice(0, 2) })).toBe('notOffered')
    expect(refuse(2, { type: 'call', call: 'hu', tiles: [] })).toBe('notOffered')
    expect(refuse(2, { type: 'discard', tile: hand[0] })).toBe('callOrPass')
    expect(refuse(0, { type: 'pass' })).toBe('notYourTurn')
    table.act(2, { type: 'pass' })
    expect(refuse(2, { type: 'pass' })).toBe('answered')
  })
  it('moves the claimed tile into the meld and marks it in the river', () => {
    const table = crossed().say(2, 'peng').close()
    const [meld] = table.state.melds[2]
    expect(makeTiles(meld.tiles.map(kindOf))).toBe('555p')
    expect(meld).toMatchObject({ type: 'peng', from: 0, claimed: table.state.rivers[0][0].tile })
    expect(table.state.rivers[0][0].claimed).toBe(2)
    expect(table.state.draw).toMatchObject({ tile: null, by: 'call' })
    expect(table.state.hands[2]).toHaveLength(11)
  })
})

describe('a gang', () => {
  const three: typeof CROSSED = [
    '147m1258p369s1234z',
    '19m3467p19s23457z',
    '555p14m258s12567z',
    DULL[3].replace('9p', '3p'),
  ]
  it('from a discard draws a replacement from the tail', () => {
    const table = new Table({ hands: three, tail: '8m' }).discard('5p')
    expect(table.offers(2)).toEqual(['gang', 'peng'])
    table.say(2, 'gang').close()
    expect(table.kinds(2)).toBe('148m258s12567z')
    expect(table.state.draw).toMatchObject({ by: 'gang', gangs: 1, feeder: 0 })
  })
  it('may be declared only after a draw, unless the table says otherwise', () => {
    const hands: typeof CROSSED = ['147m1258p369s1234z', '1478m258p369s123z', '9999m55p147s2467z', DULL[3]]
    expect(new Table({ hands }).discard('5p').say(2, 'peng').close().offers(2)).toEqual([])
    const free = new Table({ hands, options: { gangAfterCall: true } }).discard('5p').say(2, 'peng').close()
    expect(free.offers(2)).toEqual(['gang 9999m'])
  })
  it('concealed is laid down at once and cannot be robbed', () => {
    const hands: typeof CROSSED = ['9999m147p258s1234z', '1478m258p369s123z', ...DULL.slice(2)] as typeof CROSSED
    const table = new Table({ hands, tail: '7z' }).say(0, 'gang 9999m')
    expect(table.state.phase).toBe('turn')
    expect(table.kinds(0)).toBe('147p258s12347z')
    expect(table.state.melds[0][0]).toMatchObject({ type: 'concealed_gang', from: null, claimed: null })
  })
})

describe('house rules of the window', () => {
  it('a passed win may be barred until the next own draw', () => {
    const hands: typeof CROSSED = ['147m1258p369s1234z', '1479m28p369s1234z', '258m147p147s5566z', '123789m123s46p77z']
    for (const passedWinLock of [false, true]) {
      const table = new Table({ hands, wall: '5p9p9s1m5p', options: { passedWinLock } }).discard('5p')
      table.act(3, { type: 'pass' }).close()
      expect(table.discard('5p').offers(3)).toEqual(passedWinLock ? [] : ['hu'])
      table.close().throwAway('9p')
      expect(table.state.current).toBe(3)
      table.throwAway('9s').throwAway('1m')
      expect(table.discard('5p').offers(3)).toEqual(['hu'])
    }
  })
  it('the claimed kind may be barred from the next discard', () => {
    const hands: typeof CROSSED = ['147m1258p369s1234z', '19m34567p19s2345z', ...DULL.slice(2)] as typeof CROSSED
    const table = (forbidSameTileDiscardAfterCall: boolean) =>
      new Table({ hands, options: { forbidSameTileDiscardAfterCall } }).discard('5p').say(1, 'chi 34p').close()
    expect(() => table(true).discard('5p')).toThrow('barredTile')
    expect(table(false).discard('5p').state.phase).toBe('window')
  })
  it('several wins: the nearest, or all of them', () => {
    const two: typeof CROSSED = ['147m1258p369s1234z', '123789s123m46p77z', '55p47m258s12567z9p', '123789m123s46p66z']
    const nearest = crossed({}, two).say(3, 'hu')
    expect(mahjong.turn(nearest.state)).toEqual([1, 2])
    nearest.say(1, 'hu').close()
    expect(nearest.state.result!.wins.map(win => win.seat)).toEqual([1])
    const all = crossed({ multipleWinners: 'all' }, two).say(3, 'hu').say(1, 'hu')
    expect(mahjong.turn(all.state)).toEqual([])
    all.close()
    expect(all.state.result!.wins.map(win => win.seat)).toEqual([1, 3])
    expect(all.deltas).toEqual(
      [0, 1, 2, 3].map(seat => all.state.result!.wins.reduce((sum, win) => sum + win.deltas[seat], 0)),
    )
    expect(all.deltas!.reduce((sum, points) => sum + points)).toBe(0)
    expect(mahjong.outcome(all.state)).toMatchObject({ reason: 'several', winners: [1, 3] })
  })
})
