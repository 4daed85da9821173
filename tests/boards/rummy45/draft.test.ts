import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  changedGroups,
  choicesOf,
  choose,
  type Draft,
  freshTiles,
  isChanged,
  layOf,
  offered,
  put,
  startDraft,
  takeBack,
  withGroups,
} from '../../../src/boards/rummy45/draft.ts'
import type { Seat } from '../../../src/games/game.ts'
import { rules as rummy45 } from '../../../src/games/rummy45/index.ts'
import { meldRules } from '../../../src/games/rummy45/rules/meldRules.ts'
import { readDraft } from '../../../src/games/rummy45/rules/readDraft.ts'
import type { Laid, View } from '../../../src/games/rummy45/types.ts'
import { meldPoints, readings } from '../../../src/rummy/meld.ts'
import { codeOf, faceOf, J, parseTiles } from '../../../src/rummy/tiles.ts'
import { seeded, shuffled } from '../../support/random.ts'

const RULES = meldRules(v.parse(rummy45.options, {}))

const JOKER = 104
const tile = (code: string) => (code === 'J' ? JOKER : parseTiles(code)[0] * 2)
const twin = (code: string) => tile(code) + 1
const codes = (tiles: readonly number[]) => tiles.map(one => codeOf(faceOf(one, J))).join(' ')

/** A view in the middle of one's own turn; the table as 'R4 J=R5 R6'. */
function playing(table: string[], hand: string[]): View {
  const start = rummy45.view(rummy45.start(v.parse(rummy45.options, {}), 2), 0)
  const melds = table.map(meld =>
    meld.split(' ').map((word): Laid => {
      const [code, as = code] = word.split('=')
      return { tile: tile(code), as: parseTiles(as)[0], by: 1 as Seat }
    }),
  )
  const players = start.players.map((player, seat) => ({
    ...player,
    hand: seat === 0 ? hand.map(twin) : [null],
    melded: true,
  }))
  return { ...start, phase: 'play', current: 0, viewer: 0, table: melds, players }
}
const judged = (view: View, draft: Draft) => readDraft(view, layOf(draft))

describe('a draft of the table', () => {
  it('begins as the table lies', () => {
    const view = playing(['R4 R5 R6'], ['R7'])
    expect(isChanged(view, startDraft(view))).toBe(false)
    expect(changedGroups(view, startDraft(view)).size).toBe(0)
  })

  it('puts a tile where it belongs in its group', () => {
    const view = playing(['R4 R5 R6', 'K9 B9 Y9'], ['R3', 'B12'])
    const draft = put(startDraft(view), twin('R3'), 0, view)
    expect(codes(draft.table[0])).toBe('R3 R4 R5 R6')
    expect([...freshTiles(view, draft)]).toEqual([twin('R3')])
    expect([...changedGroups(view, draft)]).toEqual([0])
    expect(judged(view, draft).refusal).toBeNull()
  })

  it('keeps a joker in its place when the run grows before it', () => {
    const view = playing(['R5 R6 J=R7'], ['R4', 'B12'])
    const draft = put(startDraft(view), twin('R4'), 0, view)
    expect(codes(draft.table[0])).toBe('R4 R5 R6 J')
    expect(judged(view, draft).refusal).toBeNull()
  })

  it('frees a joker for its own tile, to be used elsewhere', () => {
    const view = playing(['R4 J=R5 R6'], ['R5', 'K1', 'K2', 'B12'])
    let draft = put(startDraft(view), twin('R5'), 0, view)
    draft = put(draft, twin('K1'), 1, view)
    draft = put(draft, twin('K2'), 1, view)
    expect(judged(view, draft).refusal?.why).toBe('meldShort')
    draft = put(draft, JOKER, 1, view)
    expect(draft.table.map(codes)).toEqual(['R4 R5 R6', 'K1 K2 J'])
    expect(judged(view, draft).refusal).toBeNull()
  })

  it('refuses the joker that leaves without its tile', () => {
    const view = playing(['R3 R4 R5 J=R6'], ['K1', 'K2', 'B12'])
    let draft = put(startDraft(view), twin('K1'), 1, view)
    draft = put(draft, twin('K2'), 1, view)
    draft = put(draft, JOKER, 1, view)
    expect(judged(view, draft).refusal?.why).toBe('jokerFixed')
  })

  it('drops a group that has become empty, and takes a tile back', () => {
    const view = playing(['R4 R5 R6 R7'], ['K7', 'B7'])
    const two = put(startDraft(view), twin('K7'), 1, view)
    expect(takeBack(two, twin('K7'), view)).toEqual(startDraft(view))
    const moved = put(two, twin('K7'), 0, view)
    expect(moved.table).toHaveLength(1)
    expect(put(moved, twin('K7'), 0, view)).toBe(moved)
  })

  it('never loses or doubles a tile, whatever is moved where', () => {
    const view = playing(['R4 R5 R6 R7', 'K9 B9 Y9', 'B1 B2 J=B3'], ['K7', 'B7', 'Y2'])
    const all = [...startDraft(view).table.flat(), twin('K7')].sort((a, b) => a - b)
    let draft = put(startDraft(view), twin('K7'), 3, view)
    for (let turn = 0; turn < 60; turn++) {
      const moved = all[(turn * 7) % all.length]
      draft = put(draft, moved, (turn * 5) % (draft.table.length + 1), view)
      expect(draft.table.flat().sort((a, b) => a - b)).toEqual(all)
      expect(draft.table.every(group => group.length > 0)).toBe(true)
    }
  })
})

describe('a joker in a draft', () => {
  const OTHER = 105
  const own = (codes: string): View => {
    const view = playing([], [])
    const hand = codes.split(' ').map(code => (code === 'J' ? JOKER : code === 'JJ' ? OTHER : twin(code)))
    return {
      ...view,
      players: view.players.map((player, seat) => ({ ...player, melded: false, hand: seat ? [] : hand })),
    }
  }
  const build = (view: View, groups: string[]) => {
    let draft = startDraft(view)
    groups.forEach((group, at) => {
      for (const code of group.split(' '))
        draft = put(draft, code === 'J' ? JOKER : code === 'JJ' ? OTHER : twin(code), at, view)
    })
    return draft
  }
  const faces = (list: readonly number[]) => list.map(codeOf).join(' ')

  it('takes the place that brings most: 11-12-13 before 12-13-1, and 45 is enough', () => {
    const view = own('R12 R13 J R3 Y3 B3 K9')
    const draft = build(view, ['R12 R13 J', 'R3 Y3 B3'])
    const read = judged(view, draft)
    expect(read.points).toBe(45)
    expect(read.refusal).toBeNull()
    expect(codes(draft.table[0])).toBe('J R12 R13')
  })

  it('goes where the player wants it, and stays there when the meld grows', () => {
    const view = own('R12 R13 J R11 K9 K1')
    let draft = build(view, ['R12 R13 J'])
    expect(faces(choicesOf(draft, JOKER, view))).toBe('R11 R1')
    draft = choose(draft, JOKER, parseTiles('R1')[0], view)
    expect(judged(view, draft).points).toBe(26)
    draft = put(draft, twin('R11'), 0, view)
    expect(codes(draft.table[0])).toBe('R11 R12 R13 J')
    expect(judged(view, draft).points).toBe(37)
    draft = choose(draft, JOKER, parseTiles('R10')[0], view)
    expect(judged(view, draft).points).toBe(46)
  })

  it('one tile and two jokers are a set or any run, as the player says', () => {
    const view = own('R1 J JJ K9 K8')
    let draft = build(view, ['R1 J JJ'])
    expect(judged(view, draft).points).toBe(26)
    draft = choose(draft, JOKER, parseTiles('Y1')[0], view)
    expect(judged(view, draft).groups[0].meld?.kind).toBe('set')
    draft = choose(draft, JOKER, parseTiles('R2')[0], view)
    expect(judged(view, draft).points).toBe(6)
  })

  it('always brings the most there is, whatever is laid in what order', () => {
    const random = seeded(31)
    let chosen = 0
    for (let round = 0; round < 300; round++) {
      const colour = Math.floor(random() * 4)
      const start = 1 + Math.floor(random() * 12)
      const length = 3 + Math.floor(random() * 3)
      const meld = Array.from({ length }, (_, i) => (colour * 13 + ((start + i - 1) % 13)) * 2)
      const gaps = [JOKER, OTHER].slice(0, 1 + Math.floor(random() * 2))
      for (const joker of gaps) meld[Math.floor(random() * length)] = joker
      const group = shuffled(length, random).map(at => meld[at])
      if (new Set(group).size < length || group.every(one => one >= JOKER)) continue
      const view = own('K9')
      let draft = startDraft(view)
      for (const one of group) draft = put(draft, one, 0, view)
      const best = Math.max(
        0,
        ...readings(
          group.map(one => faceOf(one, J)),
          RULES,
        ).map(one => meldPoints(one, RULES)),
      )
      expect(readDraft(view, layOf(draft)).groups[0].points, `round ${round}: ${codes(group)}`).toBe(best)
      // Each place a joker can have can be chosen, and is then what is laid.
      for (const joker of gaps.filter(one => group.includes(one)))
        for (const as of choicesOf(draft, joker, view)) {
          const { groups } = readDraft(view, layOf(choose(draft, joker, as, view)))
          chosen++
          expect(groups[0].cells.find(({ tile }) => tile === joker)?.as, `round ${round}: ${codes(group)}`).toBe(as)
        }
    }
    expect(chosen).toBeGreaterThan(300)
  })
})

describe('what stands grouped on the rack', () => {
  const opening = (hand: string[]): View => {
    const view = playing([], hand)
    return { ...view, players: view.players.map(player => ({ ...player, melded: false })) }
  }
  const stand = (...blocks: string[]) => blocks.map(block => block.split(' ').map(twin))

  it('is counted as it would be laid: 45 are 45', () => {
    const view = opening(['R10', 'R11', 'R12', 'K4', 'B4', 'Y4', 'K1'])
    const groups = offered(view, stand('R10 R11 R12', 'K4 B4 Y4', 'K1'), new Set())
    const read = judged(view, withGroups(startDraft(view), groups, view))
    expect(read).toMatchObject({ points: 45, need: 45, refusal: null })
  })

  it('counts where no gap parts it from its neighbours, and leaves out what is no group', () => {
    const view = opening(['R10', 'R11', 'R12', 'K5', 'B5', 'Y5', 'K1', 'K3'])
    expect(offered(view, stand('K1 R10 R11 R12 K5 B5 Y5 K3'), new Set()).map(codes)).toEqual([
      'R10 R11 R12',
      'K5 B5 Y5',
    ])
    expect(offered(view, stand('R10 R11 K5 B5'), new Set())).toEqual([])
  })

  it('is not what the draft has borrowed, and comes beside what the draft has', () => {
    const view = playing(['R4 R5 R6'], ['R7', 'K9', 'B9', 'Y9', 'B2'])
    const draft = put(startDraft(view), twin('R7'), 0, view)
    const groups = offered(view, stand('R7', 'K9 B9 Y9', 'B2'), freshTiles(view, draft))
    const whole = withGroups(draft, groups, view)
    expect(whole.table.map(codes)).toEqual(['R4 R5 R6 R7', 'K9 B9 Y9'])
    expect(judged(view, whole).refusal).toBeNull()
  })
})
