import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { rules as mahjong } from '../../../../src/games/mahjong/index.ts'
import { defaults } from '../../../../src/games/mahjong/options.ts'
import { type Circumstances, circumstancesOf, winningOf } from '../../../../src/games/mahjong/rules/circumstances.ts'
import type { Meld } from '../../../../src/games/mahjong/types.ts'
import { DULL, Table } from '../table.ts'

const DRAW = { tile: 0, by: 'wall', gangs: 0, feeder: null, flowers: 0, barred: null } as const
const PENG: Meld = { type: 'peng', tiles: [40, 41, 42], claimed: 40, from: 1, added: null }
/** So many discards, the dealer's first. */
const rivers = (discards: number): Circumstances['rivers'] =>
  [0, 1, 2, 3].map(seat =>
    Array.from({ length: discards }, (_, tile) => ({ tile, claimed: null })).filter(({ tile }) => tile % 4 === seat),
  )

type Case = Partial<Circumstances> & { discards?: number; seat?: Seat; from?: Seat | null; robbing?: boolean }
function named({ discards = 0, seat = 0, from = null, robbing = false, ...changed }: Case): string[] {
  const scene: Circumstances = {
    options: defaults,
    round: 0,
    dealer: 0,
    live: 40,
    draw: DRAW,
    melds: [[], [], [], []],
    flowers: [[], [], [], []],
    rivers: rivers(discards),
    ...changed,
  }
  const win = winningOf(scene, seat, [], 0, from, robbing)
  const facts = { ...win, concealed: null, melds: null, flowers: null }
  return Object.entries(facts).flatMap(([name, value]) => (value === true ? [name] : []))
}

describe('the circumstances of a win', () => {
  it.each<[string, Case, string[]]>([
    ["the dealer's first tile", {}, ['selfDraw', 'heavenly']],
    ["another's first tile", { seat: 1 }, ['selfDraw']],
    ['the dealer after a discard', { discards: 1 }, ['selfDraw']],
    ['the dealer after a meld', { melds: [[PENG], [], [], []] }, ['selfDraw']],
    ["the dealer's first discard", { seat: 1, from: 0, discards: 1 }, ['earthly', 'human']],
    ['the second discard', { seat: 2, from: 1, discards: 2 }, ['human']],
    ['a first discard that is not the dealer’s', { dealer: 1, seat: 1, from: 0, discards: 1 }, ['human']],
    ['the fourth', { seat: 0, from: 3, discards: 4 }, ['human']],
    ['the fifth', { seat: 1, from: 0, discards: 5 }, []],
    ['the first discard after a meld', { seat: 2, from: 0, discards: 1, melds: [[], [], [], [PENG]] }, []],
    ['a robbed gang in the first round', { seat: 2, from: 0, discards: 1, robbing: true }, ['robbingKong']],
    ['a drawn tile in the first round', { seat: 1, discards: 1 }, ['selfDraw']],
    [
      'the replacement of a gang',
      { seat: 1, discards: 9, draw: { ...DRAW, by: 'gang', gangs: 1 } },
      ['selfDraw', 'kongReplacement'],
    ],
    [
      'of two in a row',
      { seat: 1, discards: 9, draw: { ...DRAW, by: 'gang', gangs: 2 } },
      ['selfDraw', 'kongReplacement', 'doubleKong'],
    ],
    ['a discard after such a draw', { seat: 2, from: 1, discards: 9, draw: { ...DRAW, by: 'gang', gangs: 2 } }, []],
    [
      'the replacement of a flower after two gangs',
      { seat: 1, discards: 9, draw: { ...DRAW, by: 'flower', gangs: 2 } },
      ['selfDraw', 'flowerReplacement'],
    ],
    ['a discard after it', { seat: 2, from: 1, discards: 9, draw: { ...DRAW, by: 'flower' } }, []],
    ['the last tile', { seat: 1, discards: 60, live: 0 }, ['selfDraw', 'lastTile']],
    ['the discard after it', { seat: 2, from: 1, discards: 60, live: 0 }, ['lastTile']],
  ])('%s', (_name, scene, expected) => {
    expect(named(scene)).toEqual(expected)
  })

  it('are the same to the state and to whoever looks on', () => {
    const hands = ['147m1258p369s123z1f', DULL[1], '55p147m258s12567z', DULL[3]] as [string, string, string, string]
    const { state } = new Table({ hands, tail: '9p' }).discard('5p').say(2, 'peng').close()
    const scene = circumstancesOf(state)
    expect(scene.melds[2]).toHaveLength(1)
    expect(scene.flowers[0]).toHaveLength(1)
    expect(scene.rivers[0]).toHaveLength(1)
    for (const eyes of [0, 2, null] as const) expect(circumstancesOf(mahjong.view(state, eyes))).toEqual(scene)
  })
})
