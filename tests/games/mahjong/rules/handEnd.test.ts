import { describe, expect, it } from 'vitest'
import { rules as mahjong } from '../../../../src/games/mahjong/index.ts'
import type { Options } from '../../../../src/games/mahjong/options.ts'
import type { Rigged } from '../table.ts'
import { DULL, Table } from '../table.ts'

type Hands = Rigged['hands']
/** Seat 3 waits for 5p with all chows; dealer 0 has one to throw. */
const READY: Hands = ['147m1258p369s1234z', '1479m28p369s1234z', '258m147p147s5566z', '123789m123s46p77z']

describe('a win', () => {
  it('on the first discard is an earthly hand; on a later one it counts its fan', () => {
    const first = new Table({ hands: READY, wall: '1f' }).discard('5p').say(3, 'hu').close()
    expect(first.items()).toBe('earthlyHand noFlowers')
    expect(first.deltas).toEqual([-256, -128, -128, 512])
    const later = new Table({ hands: READY, wall: '5p' }).throwAway('1m').discard('5p').say(3, 'hu').close()
    expect(later.items()).toBe('allChows concealedHand noFlowers')
    expect(later.deltas).toEqual([-8, -16, -8, 32])
    expect(mahjong.outcome(later.state)).toMatchObject({
      over: false,
      reason: 'discard',
      winners: [3],
      standings: [
        { seat: 0, place: 2, points: -8, total: -8, lines: [{ key: 'paid', points: -8, with: { seat: 3 } }] },
        { seat: 1, place: 4, points: -16, lines: [{ key: 'dealtIn', points: -16 }] },
        { seat: 2, place: 2, points: -8 },
        {
          seat: 3,
          place: 1,
          points: 32,
          lines: [{ key: 'allChows', points: 1 }, { key: 'concealedHand' }, { key: 'noFlowers' }],
        },
      ],
    })
  })
  it('on the dealt fourteen is a heavenly hand', () => {
    const hands: Hands = ['123789m123s46p77z5p', READY[1], READY[2], DULL[3]]
    const table = new Table({ hands })
    expect(table.offers(0)).toEqual(['hu'])
    table.say(0, 'hu')
    expect(table.items()).toBe('heavenlyHand noFlowers')
    const flowered = new Table({ hands: ['123789m123s46p77z1f', ...hands.slice(1)] as Hands, tail: '5p' }).say(0, 'hu')
    expect(flowered.items()).toBe('heavenlyHand ownFlower')
  })
  it('in the first go-round is a human hand, where played', () => {
    const table = new Table({ hands: READY, wall: '5p', options: { humanHand: true } }).throwAway('1m').discard('5p')
    expect(table.say(3, 'hu').close().items()).toBe('humanHand noFlowers')
  })
  it('below the minimum is not offered, and the refusal says so', () => {
    const open = (minFan: Options['minFan']) => new Table({ hands: READY, wall: '9p9p5p', options: { minFan } })
    const table = open(3).throwAway('1m').throwAway('9p').throwAway('9p')
    expect(table.offers(3)).toEqual(['hu'])
    const strict = new Table({ hands: READY, wall: '9p9p5p', options: { minFan: 3, flowersCountForMinimum: false } })
    strict.throwAway('1m').throwAway('9p').throwAway('9p')
    expect(strict.offers(3)).toEqual(['hu'])
    const low: Hands = [READY[0], READY[1], READY[2], '123789m444s46p77z']
    const poor = new Table({ hands: low, wall: '9p9p5p', options: { minFan: 3, flowersCountForMinimum: false } })
    poor.throwAway('1m').throwAway('9p').throwAway('9p')
    expect(poor.offers(3)).toEqual([])
    expect(mahjong.refuse(mahjong.view(poor.state, 3), { type: 'hu' })).toEqual({
      why: 'belowMinimum',
      with: { fan: 3 },
    })
    const far = mahjong.view(new Table({ hands: DULL }).state, 0)
    expect(mahjong.refuse(far, { type: 'hu' })).toEqual({ why: 'notComplete' })
  })
  it('by seven pairs is there only where played', () => {
    const hands: Hands = [READY[0], READY[1], READY[2], '1122m3377s9944p5z']
    for (const sevenPairs of [true, false]) {
      const table = new Table({ hands, wall: '5z', options: { sevenPairs } }).throwAway('1m').discard('5z')
      expect(table.offers(3)).toEqual(sevenPairs ? ['hu'] : [])
    }
  })
  it('by seven flowers is offered at once, and no later', () => {
    const hands: Hands = ['147m258p369s12345z', '147m258p36s1234f1g', '258m1479p147s456z', '258m369p2588s567z']
    const table = new Table({ hands, wall: '2g9s9m9m8m', tail: '1z2z3z4z6z3g7z' }).throwAway('5z')
    expect(table.state.flowers[1]).toHaveLength(7)
    expect(table.offers(1)).toEqual(['hu'])
    const later = new Table({ hands, wall: '2g9s9m9m8m', tail: '1z2z3z4z6z3g7z' }).throwAway('5z').throwAway('7z')
    later.throwAway('9s').throwAway('9m').throwAway('9m')
    expect(later.state.current).toBe(1)
    expect(later.offers(1)).toEqual([])
    table.say(1, 'hu')
    expect(table.items()).toBe('sevenFlowers')
    expect(table.deltas).toEqual([-8, 24, -8, -8])
    const off = new Table({ hands, wall: '2g9s', tail: '1z2z3z4z6z3g7z', options: { sevenFlowers: false } }).throwAway(
      '5z',
    )
    expect(off.offers(1)).toEqual([])
  })
  it('by seven flowers asks for no minimum, though the hand beside them is dearer or cheap', () => {
    // Complete with 9s, all its fan from flowers and one from drawing it oneself: too little for three without flowers.
    const hands: Hands = ['147m258p369s12345z', '123m456p78s55z123f', '258m1479p147s456z', '258m369p2588s667z']
    const options = { minFan: 3, flowersCountForMinimum: false } as const
    const table = new Table({ hands, wall: '4f', tail: '9m8m7m4g3g2g9s', options })
    table.throwAway('1z')
    expect(table.state.flowers[1].length).toBeGreaterThanOrEqual(7)
    expect(table.offers(1)).toContain('hu')
  })
  it('by the eighth or seventh flower as the last tile of the wall', () => {
    const hands: Hands = ['147m258p369s12345z', '147m258p3s1234f12g', '258m1479p147s456z', '258m369p2588s567z']
    const table = new Table({ hands, wall: '3g', tail: '1z2z3z4z6z7z' }).shorten(1).throwAway('5z')
    expect(table.state.flowers[1]).toHaveLength(7)
    expect(table.state.phase).toBe('ended')
    expect(table.items()).toBe('sevenFlowers')
    expect(table.deltas).toEqual([-8, 24, -8, -8])
    const off = new Table({ hands, wall: '3g', tail: '1z2z3z4z6z7z', options: { sevenFlowers: false } })
    expect(off.shorten(1).throwAway('5z').state.result?.wins).toEqual([])
  })
})

describe('gangs', () => {
  /** Seat 1 pengs 9p, later draws the fourth. */
  const hands: Hands = ['147m1259p369s1234z', '99p147m258s12345z', DULL[2].replace('9p', '8p'), '123789m123s78p66z']
  const withPeng = (options: Partial<Options> = {}, tail = '') => {
    const table = new Table({ hands, wall: '1m2m1s9p', tail, options }).discard('9p')
    expect(table.offers(3)).toEqual(['hu'])
    table.say(1, 'peng').close().throwAway('1z')
    table.throwAway('1m').throwAway('2m').throwAway('1s')
    expect(table.state.current).toBe(1)
    return table.say(1, 'gang 9p')
  }
  it('added may be robbed: by a win only, paid as a discard', () => {
    const table = withPeng()
    expect([0, 2, 3].map(seat => table.offers(seat as 0 | 2 | 3))).toEqual([[], [], ['hu']])
    expect(table.state.window).toMatchObject({ kind: 'rob', from: 1 })
    table.say(3, 'hu').close()
    expect(table.items()).toBe('allChows concealedHand robbingKong noFlowers')
    expect(table.deltas).toEqual([-16, -32, -16, 64])
    expect(table.state.melds[1][0]).toMatchObject({ type: 'peng', added: null, tiles: expect.any(Array) })
    expect(table.state.melds[1][0].tiles).toHaveLength(3)
    expect(mahjong.outcome(table.state)).toMatchObject({ reason: 'robbed', winners: [3] })
    expect(table.events.map(event => event.type)).toContain('robbed')
  })
  it('robbed may cost the whole self-draw price', () => {
    const table = withPeng({ robbedKongPaysAll: true }).say(3, 'hu').close()
    expect(table.deltas).toEqual([0, -48, 0, 48])
    expect(mahjong.outcome(table.state)!.standings[1].lines).toEqual([
      { key: 'robbedKongPaysAll', points: -48, with: { seat: 3 } },
    ])
  })
  it('not robbed stands, and draws its replacement', () => {
    const table = withPeng({}, '7z').close()
    expect(table.state.melds[1][0]).toMatchObject({ type: 'gang', from: 0 })
    expect(table.state.draw).toMatchObject({ by: 'gang', gangs: 1, feeder: null })
    expect(table.kinds(1)).toBe('147m258s23457z')
  })
  it('concealed may be robbed by thirteen orphans only, where played', () => {
    const orphans: Hands = ['9999m147p258s1234z', '12m55p147s234567z', '258m1477p147s456z', '1m19p19s12345677z']
    const played = new Table({ hands: orphans, options: { robConcealedKongForOrphans: true } }).say(0, 'gang 9999m')
    expect(played.offers(3)).toEqual(['hu'])
    played.say(3, 'hu').close()
    expect(played.items()).toBe('thirteenOrphans robbingKong noFlowers')
    expect(played.kinds(0)).toBe('999m147p258s1234z')
    expect(new Table({ hands: orphans }).say(0, 'gang 9999m').state.phase).toBe('turn')
    const plain: Hands = [orphans[0], orphans[1], orphans[2], '78m123p123999s66z']
    const none = new Table({ hands: plain, options: { robConcealedKongForOrphans: true } }).say(0, 'gang 9999m')
    expect(none.offers(3)).toEqual([])
    expect(none.close().state).toMatchObject({ phase: 'turn', current: 0 })
  })
  const quiet = ['12m55p147s234567z', '258m14p1475s4567z', '258m36p258s12567z'] as const
  it.each([
    ['one', '9999m123789p12s44z', 'gang 9999m', '3s', 'selfDraw concealedHand kongReplacement noFlowers'],
    [
      'two in a row',
      '9999m8888p78912s4z',
      'gang 9999m,gang 8888p',
      '4z3s',
      'selfDraw concealedHand doubleKong noFlowers',
    ],
    ['and then a flower', '9999m123789p12s44z', 'gang 9999m', '1f3s', 'selfDraw concealedHand ownFlower'],
  ])('%s, and the replacement wins', (_name, dealer, gangs, tail, items) => {
    const table = new Table({ hands: [dealer, ...quiet], tail })
    for (const words of gangs.split(',')) table.say(0, words)
    expect(table.say(0, 'hu').items()).toBe(items)
  })
})

describe('the end of the wall', () => {
  it('makes the last draw and the last discard count', () => {
    const drawn = new Table({ hands: READY, wall: '9p9p5p' }).shorten(3).throwAway('1m').throwAway('9p').throwAway('9p')
    expect(drawn.say(3, 'hu').items()).toBe('allChows selfDraw concealedHand lastTileDraw noFlowers')
    const thrown = new Table({ hands: READY, wall: '9p5p' }).shorten(2).throwAway('1m').throwAway('9p').discard('5p')
    expect(thrown.say(3, 'hu').close().items()).toBe('allChows concealedHand lastDiscard noFlowers')
  })
  it('leaves no gang, but peng and the draw', () => {
    const hands: Hands = [READY[0], READY[1], '2228m147p147s556z', '13789m13s46p6677z']
    const table = new Table({ hands, wall: '2m' })
    table.shorten(1).throwAway('1m').discard('2m')
    expect(table.offers(2)).toEqual(['peng'])
    table.close()
    expect(mahjong.outcome(table.state)).toMatchObject({ reason: 'drawn' })
  })
  it('is a draw when the last tile is a flower', () => {
    const table = new Table({ hands: READY, wall: '1f' }).shorten(1).throwAway('1m')
    expect(table.state).toMatchObject({ phase: 'ended', result: { wins: [] } })
    expect(table.state.flowers[1]).toHaveLength(1)
  })
  it('is a draw: nobody pays, and ready hands are shown where the table says so', () => {
    for (const revealReadyHandsOnDraw of [true, false]) {
      const table = new Table({ hands: READY, options: { revealReadyHandsOnDraw } })
      while (table.state.phase !== 'ended') {
        const seat = table.state.current
        table.act(seat, { type: 'discard', tile: table.state.draw.tile! }).close()
      }
      expect(table.state.tail - table.state.head).toBe(14)
      expect(table.state.result).toMatchObject({ wins: [], deltas: [0, 0, 0, 0] })
      expect(table.state.result!.ready.map(Boolean)).toEqual([false, false, false, revealReadyHandsOnDraw])
      expect(mahjong.outcome(table.state)).toMatchObject({ reason: 'drawn', winners: [] })
      expect(mahjong.view(table.state, null).players[3].hand.includes(null)).toBe(!revealReadyHandsOnDraw)
    }
  })
  it('comes only at the very end without a dead wall', () => {
    const table = new Table({ hands: READY, options: { deadWall: 0, flowers: false } })
    while (table.state.phase !== 'ended')
      table.act(table.state.current, { type: 'discard', tile: table.state.draw.tile! }).close()
    expect(table.state.tail).toBe(table.state.head)
  })
})
