import { describe, expect, it } from 'vitest'
import type { Seat, Viewer } from '../../../src/games/game.ts'
import { rules as mahjong } from '../../../src/games/mahjong/index.ts'
import { defaults } from '../../../src/games/mahjong/options.ts'
import { parseTiles } from '../../../src/games/mahjong/rules/tiles.ts'
import type { Player, State, View } from '../../../src/games/mahjong/types.ts'
import { seeded, shuffled } from '../../support/random.ts'
import type { Rigged } from './table.ts'
import { DULL, Table } from './table.ts'

type Hands = Rigged['hands']
const EVERYBODY = [0, 1, 2, 3, null] as const satisfies Viewer[]

/** Seat 1 has a peng of 9p and draws the fourth; seat 3 waits for it. */
function robbed(): Table {
  const hands: Hands = ['147m1259p369s1234z', '99p147m258s12345z', DULL[2].replace('9p', '8p'), '123789m123s78p66z']
  const table = new Table({ hands, wall: '1m2m1s9p' }).discard('9p').say(1, 'peng').close().throwAway('1z')
  return table.throwAway('1m').throwAway('2m').throwAway('1s').say(1, 'gang 9p')
}
/** Dealer 0 lays down four 9m, which only thirteen orphans may rob; seat 3 has them. */
const concealed = () =>
  new Table({
    hands: ['9999m147p258s1234z', '12m55p147s234567z', '258m1477p147s456z', '1m19p19s12345677z'],
    options: { robConcealedKongForOrphans: true },
  }).say(0, 'gang 9999m')
/** Seat 1 may chi, seat 2 may peng. */
const asked = () =>
  new Table({
    hands: ['147m1258p369s1234z', '19m34567p19s2345z', '55p147m258s12567z', DULL[3].replace('9p', '8p')],
  }).discard('5p')

describe('before the first deal', () => {
  it('there are four seats with nothing before them', () => {
    const { players, ...rest } = mahjong.view(mahjong.start(defaults, 4), 2)
    for (const [seat, player] of players.entries())
      expect(player).toEqual({ wind: seat, score: 0, hand: [], melds: [], flowers: [], river: [], gangFrom: null })
    expect(players).toHaveLength(4)
    expect(rest).toMatchObject({ phase: 'deal', hand: 0, wall: 0, live: 0, offers: [], locked: [], history: [] })
    expect(rest).toMatchObject({ drawn: false, draw: { tile: null, by: 'wall', gangs: 0, flowers: 0 }, window: null })
  })
})

describe('what is offered', () => {
  it('is shown to the seat it is offered to, and to nobody else', () => {
    const hands: Hands = ['9999m147p258s1234z', DULL[1].replace('9m', '8m'), DULL[2], DULL[3]]
    const turn = new Table({ hands }).state
    expect(EVERYBODY.map(eyes => mahjong.view(turn, eyes).offers.length)).toEqual([1, 0, 0, 0, 0])
    expect(EVERYBODY.map(eyes => mahjong.view(asked().state, eyes).offers.length)).toEqual([0, 3, 1, 0, 0])
  })
  it('is gone once answered, and the answer is one’s own', () => {
    const { state } = asked().act(1, { type: 'pass' })
    expect(EVERYBODY.map(eyes => mahjong.view(state, eyes).offers.length)).toEqual([0, 0, 1, 0, 0])
    expect(EVERYBODY.map(eyes => mahjong.view(state, eyes).answer)).toEqual([null, { type: 'pass' }, null, null, null])
  })
})

describe('a state imagined from a view', () => {
  const drawn = (revealReadyHandsOnDraw: boolean) =>
    new Table({ hands: DULL, wall: '1f', options: { revealReadyHandsOnDraw } }).shorten(1).throwAway('5z')
  const passed = () => {
    const hands: Hands = ['147m1258p369s1234z', '1479m28p369s1234z', '258m147p147s5566z', '123789m123s46p77z']
    return new Table({ hands, options: { passedWinLock: true } }).discard('5p').act(3, { type: 'pass' }).close()
  }
  it.each<[string, () => State]>([
    ['before the first deal', () => mahjong.start(defaults, 4)],
    ['after it', () => new Table({ hands: DULL }).state],
    ['without flowers', () => new Table({ hands: DULL, options: { flowers: false } }).state],
    ['in a call window', () => asked().state],
    ['in a call window that one has answered', () => asked().say(2, 'peng').state],
    ['after a claim', () => asked().say(2, 'peng').close().state],
    ['when a kong may be robbed', () => robbed().state],
    ['when a concealed kong may be robbed', () => concealed().state],
    ['after a passed win', () => passed().state],
    ['after a win', () => robbed().say(3, 'hu').close().state],
  ])('looks the same to the same eyes: %s', (_name, come) => {
    const state = come()
    for (const eyes of EVERYBODY) {
      const view = mahjong.view(state, eyes)
      expect(mahjong.view(mahjong.imagine(view, shuffled(144, seeded(7))), eyes)).toEqual(view)
    }
  })
  it.each([true, false])('looks the same after a drawn hand, hands shown: %s', shown => {
    for (const eyes of EVERYBODY) {
      const view = mahjong.view(drawn(shown).state, eyes)
      const again = mahjong.view(mahjong.imagine(view, shuffled(144, seeded(7))), eyes)
      // The rigged wall was shortened, so tiles are missing that the imagined one has.
      expect({ ...again, wall: 0, live: 0 }).toEqual({ ...view, wall: 0, live: 0 })
    }
  })

  /** All tiles, those that these kinds name first, as far as the view does not show them. */
  function orderOf(view: View, text: string): number[] {
    const tilesOf = ({ hand, river, melds }: Player) => [
      ...hand,
      ...river.map(discard => discard.tile),
      ...melds.flatMap(meld => meld.tiles),
    ]
    const shown = new Set(view.players.flatMap(tilesOf))
    const first: number[] = []
    for (const kind of parseTiles(text))
      first.push([0, 1, 2, 3].map(copy => 4 * kind + copy).find(tile => !shown.has(tile) && !first.includes(tile))!)
    return [...first, ...shuffled(144, seeded(3)).filter(tile => !first.includes(tile))]
  }
  it('offers the others what their imagined tiles allow', () => {
    const { state } = new Table({ hands: DULL })
    const view = mahjong.view(state, 1)
    const won = mahjong.imagine(view, orderOf(view, '123456789m123p11s'))
    expect(won.offers).toEqual([{ type: 'hu' }])
    expect(mahjong.imagine(view, orderOf(view, '1368m4679p5577s67z')).offers).toEqual([])
    const own = mahjong.view(new Table({ hands: ['123456789m123p11s', DULL[1], DULL[2], DULL[3]] }).state, 0)
    expect(mahjong.imagine(own, shuffled(144, seeded(3))).offers).toEqual([{ type: 'hu' }])
  })
  it('lets an imagined hand rob an added kong, and a concealed one for thirteen orphans only', () => {
    const others = (table: Table, eyes: Seat, robber: Seat, hands: string) => {
      const view = mahjong.view(table.state, eyes)
      return mahjong.imagine(view, orderOf(view, hands)).window!.offers[robber].map(offer => offer.call)
    }
    // Seen by seat 1, who declared it: seat 0 has thirteen tiles, and waits for 9p.
    expect(others(robbed(), 1, 0, '123456m123s78p33s')).toEqual(['hu'])
    expect(others(robbed(), 1, 0, '1368m4678p557s67z')).toEqual([])
    // Seen by seat 0: seat 1 waits for 9m with a plain hand, or with orphans.
    expect(others(concealed(), 0, 1, '78m123p123p456s44s')).toEqual([])
    expect(others(concealed(), 0, 1, '1m19p19s12345677z')).toEqual(['hu'])
  })
})
