import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { kindOf, makeTiles } from '../../../src/games/mahjong/rules/tiles.ts'
import type { Event, Meld } from '../../../src/games/mahjong/types.ts'
import type { Rigged } from './table.ts'
import { DULL, Table } from './table.ts'

type Hands = Rigged['hands']
const text = (...tiles: (number | null)[]) => makeTiles(tiles.map(tile => kindOf(tile!)))
const meldText = ({ type, tiles, claimed, from, added }: Meld) =>
  `${type} ${text(...tiles)}` +
  (claimed === null ? '' : `, ${text(claimed)} of ${from}`) +
  (added === null ? '' : `, added ${text(added)}`)

/** An event as a sentence, with all it tells. */
function said(event: Event): string {
  switch (event.type) {
    case 'draw':
      return `${event.seat} draws ${text(event.tile)} by ${event.by}, ${event.live} left`
    case 'flower':
    case 'discard':
      return `${event.seat} ${event.type} ${text(event.tile)}`
    case 'call':
      return `${event.seat} calls ${event.call} of ${text(event.tile)} from ${event.from}: ${meldText(event.meld)}`
    case 'gang':
      return `${event.seat} declares ${event.concealed ? 'concealed' : 'added'} ${text(event.tile)}: ${meldText(event.meld)}`
    case 'answer':
      return `${event.seat} says ${event.action.type === 'call' ? event.action.call : event.action.type}`
    case 'deal':
      return `hand ${event.hand} of round ${event.round}, dealer ${event.dealer}`
    default:
      return JSON.stringify(event)
  }
}
/** What was told since the last time somebody asked. */
function news(table: Table): string[] {
  return table.events.splice(0).map(said)
}
const LIVE = 144 - 53 - 14

describe('what is told of a hand', () => {
  it('the deal, a discard, and the next draw', () => {
    const table = new Table({ hands: DULL, wall: '9s1f', tail: '8m' })
    expect(news(table)).toEqual(['hand 1 of round 0, dealer 0'])
    table.discard('5z')
    expect(news(table)).toEqual(['0 discard 5z'])
    expect(table.state.last).toEqual({ seat: 0, tile: table.state.rivers[0][0].tile })
    table.close()
    expect(news(table)).toEqual([`1 draws 9s by wall, ${LIVE - 1} left`])
    table.throwAway('9s')
    expect(news(table)).toEqual(['1 discard 9s', '2 flower 1f', `2 draws 8m by flower, ${LIVE - 3} left`])
  })
  it('a claim, and that the discard lies there no longer', () => {
    const hands: Hands = ['147m1258p369s1234z', '19m34567p19s2345z', '55p147m258s12567z', DULL[3].replace('9p', '8p')]
    const table = new Table({ hands }).discard('5p')
    news(table)
    table.say(1, 'chi 46p').close()
    expect(news(table)).toEqual(['1 says chi', '1 calls chi of 5p from 0: chi 456p, 5p of 0'])
    expect(table.state.last).toBeNull()
    expect(table.state.draw).toEqual({ tile: null, by: 'call', gangs: 0, feeder: null, flowers: 0, barred: 13 })
    expect(table.state.gangFrom).toEqual([null, null, null, null])
  })
  it('a kong of a discard, and its replacement', () => {
    const hands: Hands = ['147m1258p369s1234z', '19m3467p19s23457z', '555p14m258s12567z', DULL[3].replace('9p', '3p')]
    const table = new Table({ hands, tail: '8m' }).discard('5p')
    news(table)
    table.say(2, 'gang').close()
    expect(news(table)).toEqual([
      '2 says gang',
      '2 calls gang of 5p from 0: gang 5555p, 5p of 0',
      `2 draws 8m by gang, ${LIVE - 1} left`,
    ])
    expect(table.state.gangFrom).toEqual([null, null, 0, null])
    // A kong of one's own afterwards: nobody fed it.
    expect(table.state.draw).toMatchObject({ gangs: 1, feeder: 0, barred: null })
  })
  it('a kong of one’s own, concealed or added', () => {
    const concealed = new Table({ hands: ['9999m147p258s1234z', '12m55p147s234567z', DULL[2], DULL[3]], tail: '7z' })
    news(concealed)
    concealed.say(0, 'gang 9999m')
    expect(news(concealed)).toEqual([
      '0 declares concealed 9m: concealed_gang 9999m',
      `0 draws 7z by gang, ${LIVE - 1} left`,
    ])
    expect(concealed.state.draw).toMatchObject({ gangs: 1, feeder: null, flowers: 0 })
    const hands: Hands = [
      '147m1259p369s1234z',
      '99p147m258s12345z',
      DULL[2].replace('9p', '8p'),
      DULL[3].replace('9p', '7p'),
    ]
    const added = new Table({ hands, wall: '1m2m1s9p', tail: '7z' }).discard('9p').say(1, 'peng').close()
    added.throwAway('1z').throwAway('1m').throwAway('2m').throwAway('1s')
    news(added)
    added.say(1, 'gang 9p')
    expect(news(added)).toEqual(['1 declares added 9p: gang 9999p, 9p of 0, added 9p'])
    expect(added.state.window).toMatchObject({ kind: 'rob', from: 1, offers: [[], [], [], []] })
    added.close()
    expect(news(added)).toEqual([`1 draws 7z by gang, ${LIVE - 5} left`])
    expect(added.state.melds[1]).toHaveLength(1)
  })
})

describe('what is told of its end', () => {
  const ROBBED: Hands = ['147m1259p369s1234z', '99p147m258s12345z', DULL[2].replace('9p', '8p'), '123789m123s78p66z']
  const robbed = (options: Rigged['options'] = {}) => {
    const table = new Table({ hands: ROBBED, wall: '1m2m1s9p', options }).discard('9p').say(1, 'peng').close()
    table.throwAway('1z').throwAway('1m').throwAway('2m').throwAway('1s').say(1, 'gang 9p')
    news(table)
    table.say(3, 'hu').close()
    return table
  }
  const ends = (table: Table) => table.events.filter(({ type }) => type !== 'answer')
  it('a robbed kong, the win, and who pays', () => {
    const table = robbed()
    const tile = table.state.result!.wins[0].tile
    expect(kindOf(tile)).toBe(17)
    expect(ends(table)).toEqual([
      { type: 'robbed', seat: 3, from: 1, tile },
      { type: 'hu', seat: 3, from: 1, tile, fan: 4, base: 16, limit: false },
      { type: 'settle', deltas: [-16, -32, -16, 64], scores: [-16, -32, -16, 64] },
    ])
    expect(table.kinds(3)).toBe('123789m789p123s66z')
    expect(table.state).toMatchObject({ phase: 'ended', window: null, offers: [] })
    expect(table.state.result).toMatchObject({ ready: [null, null, null, null], over: false })
    expect(table.state.history).toEqual([
      { hand: 1, round: 0, dealer: 0, winners: [3], from: 1, fan: 4, deltas: [-16, -32, -16, 64] },
    ])
  })
  it('that a win was at the limit', () => {
    const { events } = robbed({ limitFan: 8 })
    expect(events.find(({ type }) => type === 'hu')).toMatchObject({ fan: 4, limit: false })
    const hands: Hands = ['123789m123s46p77z5p', DULL[1], DULL[2], DULL[3]]
    const heavenly = new Table({ hands }).say(0, 'hu')
    expect(heavenly.events.find(({ type }) => type === 'hu')).toMatchObject({ from: null, fan: 10, limit: true })
    expect(heavenly.events.some(({ type }) => type === 'robbed')).toBe(false)
  })
  it('a drawn hand, and who was ready', () => {
    const ready: Hands = ['147m1258p369s1234z', '1479m28p369s1234z', '258m147p147s5566z', '123789m123s46p77z']
    const table = new Table({ hands: ready, wall: '1f' }).shorten(1)
    news(table)
    table.throwAway('1m')
    expect(ends(table).slice(-2)).toEqual([
      { type: 'drawn', ready: [3] },
      { type: 'settle', deltas: [0, 0, 0, 0], scores: [0, 0, 0, 0] },
    ])
    expect(table.state.result!.ready).toEqual([null, null, null, [13]])
    expect(table.state.history[0]).toEqual({
      hand: 1,
      round: 0,
      dealer: 0,
      winners: [],
      from: null,
      fan: 0,
      deltas: [0, 0, 0, 0],
    })
  })
  it('the match, from the first to the last, once it is over', () => {
    const over = robbed({ targetScore: 64 })
    expect(over.state.result!.over).toBe(true)
    expect(over.events.at(-1)).toEqual({ type: 'over', ranking: [3, 0, 2, 1] satisfies Seat[] })
    expect(robbed({ targetScore: 65 }).events.at(-1)?.type).toBe('settle')
  })
  it('the dealer pays and gets double, where the table says so', () => {
    expect(robbed({ dealerDouble: true }).deltas).toEqual([-32, -32, -16, 80])
    expect(robbed({ payment: 'traditionalFull' }).deltas).toEqual([0, -64, 0, 64])
  })
})
