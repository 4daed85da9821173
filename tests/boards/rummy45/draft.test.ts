import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { changedGroups, freshTiles, isChanged, put, startDraft, takeBack } from '../../../src/boards/rummy45/draft.ts'
import type { Seat } from '../../../src/games/game.ts'
import { rules as rummy45 } from '../../../src/games/rummy45/index.ts'
import { readDraft } from '../../../src/games/rummy45/rules/readDraft.ts'
import type { Laid, View } from '../../../src/games/rummy45/types.ts'
import { codeOf, faceOf, J, parseTiles } from '../../../src/rummy/tiles.ts'

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
const judged = (view: View, draft: readonly (readonly number[])[]) =>
  readDraft(view, { table: draft.map(group => [...group]), jokers: [] })

describe('a draft of the table', () => {
  it('begins as the table lies', () => {
    const view = playing(['R4 R5 R6'], ['R7'])
    expect(isChanged(view, startDraft(view))).toBe(false)
    expect(changedGroups(view, startDraft(view)).size).toBe(0)
  })

  it('puts a tile where it belongs in its group', () => {
    const view = playing(['R4 R5 R6', 'K9 B9 Y9'], ['R3', 'B12'])
    const draft = put(startDraft(view), twin('R3'), 0, view)
    expect(codes(draft[0])).toBe('R3 R4 R5 R6')
    expect([...freshTiles(view, draft)]).toEqual([twin('R3')])
    expect([...changedGroups(view, draft)]).toEqual([0])
    expect(judged(view, draft).refusal).toBeNull()
  })

  it('keeps a joker in its place when the run grows before it', () => {
    const view = playing(['R5 R6 J=R7'], ['R4', 'B12'])
    const draft = put(startDraft(view), twin('R4'), 0, view)
    expect(codes(draft[0])).toBe('R4 R5 R6 J')
    expect(judged(view, draft).refusal).toBeNull()
  })

  it('frees a joker for its own tile, to be used elsewhere', () => {
    const view = playing(['R4 J=R5 R6'], ['R5', 'K1', 'K2', 'B12'])
    let draft = put(startDraft(view), twin('R5'), 0, view)
    draft = put(draft, twin('K1'), 1, view)
    draft = put(draft, twin('K2'), 1, view)
    expect(judged(view, draft).refusal?.why).toBe('meldShort')
    draft = put(draft, JOKER, 1, view)
    expect(draft.map(codes)).toEqual(['R4 R5 R6', 'K1 K2 J'])
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
    expect(takeBack(two, twin('K7'))).toEqual(startDraft(view))
    const moved = put(two, twin('K7'), 0, view)
    expect(moved).toHaveLength(1)
    expect(put(moved, twin('K7'), 0, view)).toBe(moved)
  })

  it('never loses or doubles a tile, whatever is moved where', () => {
    const view = playing(['R4 R5 R6 R7', 'K9 B9 Y9', 'B1 B2 J=B3'], ['K7', 'B7', 'Y2'])
    const all = [...startDraft(view).flat(), twin('K7')].sort((a, b) => a - b)
    let draft = put(startDraft(view), twin('K7'), 3, view)
    for (let turn = 0; turn < 60; turn++) {
      const moved = all[(turn * 7) % all.length]
      draft = put(draft, moved, (turn * 5) % (draft.length + 1), view)
      expect(draft.flat().sort((a, b) => a - b)).toEqual(all)
      expect(draft.every(group => group.length > 0)).toBe(true)
    }
  })
})
