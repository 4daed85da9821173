import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { offered } from '../../src/boards/okey101/rack.ts'
import { deal, start } from '../../src/games/okey101/deal.ts'
import { options } from '../../src/games/okey101/options.ts'
import { view } from '../../src/games/okey101/view.ts'
import { codeOf, faceOf, FJ, parseTiles } from '../../src/rummy/tiles.ts'

const order = Array.from({ length: 106 }, (_, tile) => tile)
// Indicator red 4: the okey is the red 5.
const indicator = parseTiles('R4')[0] * 2
const state = deal(start(v.parse(options, {}), 4), [
  ...order.slice(40),
  ...order.slice(0, 40).filter(t => t !== indicator),
  indicator,
])
const seen = { ...view(state.state, 0), indicator, okey: parseTiles('R5')[0] }
const ids = (codes: string) => parseTiles(codes).map(face => face * 2)
const names = (tiles: readonly number[]) => tiles.map(tile => codeOf(faceOf(tile, FJ))).join(' ')

describe('groups on the 101 rack', () => {
  it('reads each group that stands apart and adds them up', () => {
    const { melds, n } = offered(seen, [ids('K10 K11 K12'), ids('R9 Y9 B9'), ids('R1 Y2')])
    expect(melds.map(meld => meld.kind)).toEqual(['run', 'set'])
    expect(n).toBe(60)
  })

  it('finds a group whose neighbours stand close', () => {
    const { melds, tiles } = offered(seen, [ids('Y1 K10 K11 K12 K13 B2 R9 Y9 B9')])
    expect(melds.map(meld => names(meld.tiles))).toEqual(['K10 K11 K12 K13', 'R9 Y9 B9'])
    expect(tiles.has(ids('Y1')[0])).toBe(false)
  })

  it('lets an okey stand where it was put', () => {
    const { melds, n } = offered(seen, [ids('K10 R5 K12')])
    expect(melds).toHaveLength(1)
    expect(n).toBe(33)
  })

  it('counts pairs where there are no runs and sets', () => {
    const [a, b] = [ids('K3')[0], ids('Y7')[0]]
    const { melds, n } = offered(seen, [
      [a, a + 1],
      [b, b + 1],
    ])
    expect(melds.map(meld => meld.kind)).toEqual(['pair', 'pair'])
    expect(n).toBe(2)
  })

  const opened = { ...seen, stage: 'play' as const, turn: 0 as const }
  const opening = (how: 'series' | 'pairs') => ({ how, amount: 101 })
  const pair = [ids('K3')[0], ids('K3')[0] + 1]

  it('has a pair beside runs for who opened with series, once somebody has opened with pairs', () => {
    const both = [pair, ids('K10 K11 K12'), ids('Y1 B2')]
    const mine = [...pair, ...ids('K10 K11 K12 Y1 B2')]
    const held = { ...opened, hands: [mine, [], [], []] }
    const alone = offered({ ...held, opened: [opening('series'), null, null, null] }, both)
    expect(alone.melds.map(meld => meld.kind)).toEqual(['run'])
    const beside = offered({ ...held, opened: [opening('series'), opening('pairs'), null, null] }, both)
    expect(beside.melds.map(meld => meld.kind)).toEqual(['pair', 'run'])
    expect(beside.n).toBe(2)
  })

  it('has the pair alone, and never runs for who opened with pairs', () => {
    const held = { ...opened, hands: [[...pair, ...ids('K10 K11 K12 Y1')], [], [], []] }
    const single = offered({ ...held, opened: [opening('series'), opening('pairs'), null, null] }, [pair])
    expect(single.melds.map(meld => meld.kind)).toEqual(['pair'])
    const pairs = offered({ ...held, opened: [opening('pairs'), null, null, null] }, [pair, ids('K10 K11 K12')])
    expect(pairs.melds.map(meld => meld.kind)).toEqual(['pair'])
  })
})
