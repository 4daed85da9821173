import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../../../src/games/okey/action.ts'
import { rules as okey } from '../../../../src/games/okey/index.ts'
import { coach } from '../../../../src/games/okey/bot/index.ts'
import type { Options } from '../../../../src/games/okey/options.ts'
import { finishes } from '../../../../src/games/okey/rules/finishingHand.ts'
import { loss } from '../../../../src/games/okey/rules/payment.ts'
import type { State } from '../../../../src/games/okey/types.ts'
import { codeOf, parseTiles } from '../../../../src/rummy/tiles.ts'
import { seeded, shuffled } from '../../../support/random.ts'
import { act, dealt, face, held, optionsOf, orderOf, play, refusal } from '../table.ts'

// The indicator is R5, so the okey R6.
const ALMOST = 'R1 R2 R3 Y4 Y5 Y6 Y7 B9 K9 Y9 K11 K12 K13'
const MELDS = `${ALMOST} K1`
const PAIRS = 'R1 R1 R3 R3 Y4 Y4 Y9 Y9 B9 B9 K11 K11 K13 K13'
const start = (hand: string, options: Partial<Options> = {}) => dealt(options, orderOf('R5', [hand]))
const finish = (state: State, code: string): Action => ({ type: 'finish', tile: held(state, 0, code) })

/** The starter has a K1 to throw, the next player waits for it. */
const waitingForK1 = () => dealt({}, orderOf('R5', ['K1 B2 B3 B5 B7 B9 B11 Y1 Y3 Y9 K3 K5 K7 R9 R11', `${ALMOST} B2`]))

describe('a finish', () => {
  it.each([
    ['runs and sets', `${MELDS} B2`, 'B2', 'finish', 2],
    ['runs and sets, an okey put out', `${MELDS} R6`, 'R6', 'okeyFinish', 4],
    ['seven pairs', `${PAIRS} B2`, 'B2', 'pairsFinish', 4],
    ['seven pairs, an okey put out', `${PAIRS} R6`, 'R6', 'pairsOkeyFinish', 8],
    ['an okey inside', 'R1 R2 R6 Y4 Y5 Y6 Y7 B9 K9 Y9 K11 K12 K13 K1 B2', 'B2', 'finish', 2],
    ['a false joker as the okey', 'FJ R7 R8 Y4 Y5 Y6 Y7 B9 K9 Y9 K11 K12 K13 K1 B2', 'B2', 'finish', 2],
  ])('by %s', (_, hand, tile, kind, points) => {
    const state = start(hand)
    const { state: ended, events } = act(state, finish(state, tile))
    expect(ended.result).toMatchObject({ reason: kind, winners: [0], points: [0, -points, -points, -points] })
    expect(ended.totals).toEqual([20, 20 - points, 20 - points, 20 - points])
    expect(events[0]).toMatchObject({ type: 'finished', seat: 0, kind, from: 'deal' })
    const laid = ended.result!.finish!.melds.flatMap(meld => meld.tiles.map(one => one.tile))
    expect(laid.sort((a, b) => a - b)).toEqual(ended.hands[0])
    const lines = okey.outcome(ended)!.standings.map(({ lines }) => lines.map(({ key, points }) => [key, points]))
    expect(lines).toEqual([[], [[kind, -points]], [[kind, -points]], [[kind, -points]]])
  })

  it.each([
    ['runs and sets', MELDS, 'okeyFinish', 4],
    ['seven pairs', PAIRS, 'pairsOkeyFinish', 8],
  ])('by %s with a false joker that is an okey as well', (_, hand, kind, points) => {
    const state = start(`${hand} FJ`, { falseJoker: 'wild' })
    const { state: ended } = act(state, finish(state, 'FJ'))
    expect(ended.result).toMatchObject({ reason: kind, points: [0, -points, -points, -points] })
  })

  it('of pairs with an okey may count 4', () => {
    const state = start(`${PAIRS} R6`, { pairsOkey: 4 })
    expect(act(state, finish(state, 'R6')).state.totals).toEqual([20, 16, 16, 16])
  })

  it('counts as the dearer kind when it is both', () => {
    const both = 'R1 R1 R2 R2 R3 R3 Y4 Y4 Y5 Y5 Y7 Y7 FJ FJ'
    const state = start(`${both} B2`)
    expect(act(state, finish(state, 'B2')).state.result!.reason).toBe('pairsFinish')
  })

  it('may use the discard just taken', () => {
    const state = waitingForK1()
    const took = play(state, { type: 'discard', tile: held(state, 0, 'K1') }, { type: 'draw', from: 'discard' })
    const { state: ended, events } = act(took, { type: 'finish', tile: held(took, 1, 'B2') })
    expect(events[0]).toMatchObject({ type: 'finished', seat: 1, from: 'discard' })
    expect(ended.totals).toEqual([18, 20, 18, 18])
  })

  it('is refused with the tiles left over in the best arrangement', () => {
    const state = start('R1 R2 R3 Y4 Y5 Y6 Y7 B9 K9 Y9 K11 K12 K13 R11 B2')
    expect(refusal(state, finish(state, 'B2'))).toEqual({ why: 'notFinished', with: { n: 1, tiles: '@tile.R11' } })
    const pairs = start('R1 R1 R3 R3 Y4 Y4 Y9 Y9 B9 B9 K11 K11 K13 B7 B2')
    expect(refusal(pairs, finish(pairs, 'B2'))).toEqual({
      why: 'notPaired',
      with: { n: 2, tiles: '@tile.B7 tile.K13' },
    })
  })

  it('never takes 13-1-2, unless the house does', () => {
    const hand = 'R13 R1 R2 Y4 Y5 Y6 Y7 B9 K9 Y9 K10 K11 K12 K13 B2'
    const state = start(hand)
    expect(refusal(state, finish(state, 'B2'))?.why).toBe('notFinished')
    const round = start(hand, { run1: 'circular' })
    expect(refusal(round, finish(round, 'B2'))).toBeNull()
    const low = start(`${MELDS} B2`, { run1: 'low' })
    expect(refusal(low, finish(low, 'B2'))?.with).toMatchObject({ tiles: '@tile.K1' })
  })
})

describe('a wrong finish where it costs', () => {
  const options = { wrongFinish: 'loseTwo' as const }
  it('takes two points, opens the hand and lets the turn go on', () => {
    const state = start(`R11 ${ALMOST} B2`, options)
    const { state: fined, events } = act(state, finish(state, 'B2'))
    expect(fined.totals).toEqual([18, 20, 20, 20])
    expect(events).toMatchObject([{ type: 'wrongFinish', seat: 0, points: 2, hand: state.hands[0] }])
    expect(okey.view(fined, 2).hands[0]).toEqual(state.hands[0])
    expect([fined.stage, fined.turn]).toEqual(['discard', 0])
  })
  it('counts in the lines of the hand', () => {
    const state = start(`${MELDS} B2`, options)
    const ended = play(state, finish(state, 'R1'), finish(state, 'B2'))
    expect(ended.result!.points).toEqual([-2, -2, -2, -2])
    expect(ended.lines[0]).toEqual([{ key: 'wrongFinish', points: -2 }])
  })
})

describe('where the hand must lie arranged', () => {
  const options = { requireArrangement: true }
  const groups = (state: State, ...texts: string[]) => {
    const free = [...state.hands[0]]
    return texts.map(text =>
      parseTiles(text).map(
        code =>
          free.splice(
            free.findIndex(tile => face(tile) === code),
            1,
          )[0],
      ),
    )
  }
  const state = start(`${MELDS} B2`, options)
  const b2 = held(state, 0, 'B2')
  const good = groups(state, 'R1 R2 R3', 'Y4 Y5 Y6 Y7', 'B9 Y9 K9', 'K11 K12 K13 K1')
  it('needs the groups', () => {
    expect(refusal(state, { type: 'finish', tile: b2 })).toEqual({ why: 'needsArrangement' })
    const ended = act(state, { type: 'finish', tile: b2, melds: good }).state
    expect(ended.result!.finish!.melds.map(meld => meld.kind)).toEqual(['run', 'run', 'set', 'run'])
  })
  it('names what lies in no group', () => {
    const loose = groups(state, 'R1 R2 R3', 'Y4 Y5 Y6 Y7', 'B9 Y9 K9', 'K11 K12 K13')
    expect(refusal(state, { type: 'finish', tile: b2, melds: loose })).toEqual({
      why: 'badArrangement',
      with: { n: 1, tiles: '@tile.K1' },
    })
    const mixed = groups(state, 'R1 R2 R3', 'Y4 Y5 Y6', 'Y7 B9 Y9 K9', 'K11 K12 K13 K1')
    expect(refusal(state, { type: 'finish', tile: b2, melds: mixed })?.with).toMatchObject({ n: 4 })
  })
  it('refuses groups of other tiles', () => {
    const stolen = [...good.slice(1), [state.hands[1][0], ...good[0]]]
    expect(refusal(state, { type: 'finish', tile: b2, melds: stolen })).toEqual({ why: 'notYours' })
    expect(refusal(state, { type: 'finish', tile: b2, melds: [...good, good[0]] })).toEqual({ why: 'notYours' })
  })
  it('takes pairs as they lie', () => {
    const pairs = start(`${PAIRS} R6`, options)
    const offered = okey.moves(okey.view(pairs, 0)).filter(move => move.type === 'finish')
    expect(offered.length).toBeGreaterThan(0)
    const r6 = offered.find(move => face(move.tile) === parseTiles('R6')[0])!
    expect(act(pairs, r6).state.result!.reason).toBe('pairsOkeyFinish')
  })
})

describe('partners', () => {
  it('win and lose together, and a side is out by its common total', () => {
    const state = start(`${MELDS} B2`, { partners: true, startPoints: 2 })
    const ended = act(state, finish(state, 'B2')).state
    expect(ended.totals).toEqual([2, 0, 2, 0])
    expect(okey.outcome(ended)).toMatchObject({ over: true, winners: [0, 2] })
    expect(okey.outcome(ended)!.standings.map(({ place }) => place)).toEqual([1, 3, 1, 3])
  })
  it('need four', () => {
    const three = dealt({ partners: true }, orderOf('R5', [`${MELDS} B2`]), 3)
    expect(act(three, finish(three, 'B2')).state.totals).toEqual([20, 18, 18])
  })
})

describe('the match', () => {
  it('ends when somebody has no points left: the most wins, equals share', () => {
    const state = start(`${MELDS} B2`, { startPoints: 2 })
    const { state: ended, events } = act(state, finish(state, 'B2'))
    expect(okey.outcome(ended)).toMatchObject({ over: true, reason: 'finish', winners: [0] })
    expect(events.at(-1)).toEqual({ type: 'over', winners: [0] })
    expect([okey.needs(ended), okey.turn(ended)]).toEqual([0, []])
  })
  it('goes on while everybody has some', () => {
    const state = start(`${MELDS} B2`, { startPoints: 3 })
    const ended = act(state, finish(state, 'B2')).state
    expect([okey.outcome(ended)!.over, okey.needs(ended)]).toEqual([false, 106])
    const next = okey.apply(ended, { by: 'table', order: shuffled(106, seeded(1)) }).state
    expect([next.totals, okey.outcome(next)]).toEqual([[3, 1, 1, 1], null])
  })
  it('may end after a number of hands, whatever the points', () => {
    const state = start(`${MELDS} B2`, { matchEnd: 'hands', hands: 1 })
    expect(okey.outcome(act(state, finish(state, 'B2')).state)).toMatchObject({ over: true, winners: [0] })
  })
})

describe('okey-declare-15', () => {
  type Win = { discard: string; lossEach: number; lossEachStacked: number }
  type Case = { id: number; indicator: string; tiles: string[]; winningDiscards: Win[] }
  const cases: Case[] = JSON.parse(
    readFileSync(new URL('../../../data/okey-declare-15.json', import.meta.url), 'utf8'),
  ).cases
  it('is all there', () => expect(cases.filter(one => one.winningDiscards.length > 0).length).toBeGreaterThan(100))
  it.each([
    ['lossEach', 4],
    ['lossEachStacked', 8],
  ] as const)('%s', (field, pairsOkey) => {
    const options = optionsOf({ pairsOkey })
    for (const c of cases) {
      const [indicator, ...hand] = orderOf(c.indicator, [c.tiles.join(' ')]).slice(0, 16)
      const found = finishes({ options, indicator }, hand).map(way => [codeOf(face(way.tile)), loss(way.kind, options)])
      const expected = c.winningDiscards.map(win => [win.discard, win[field]])
      expect(new Map(found as [string, number][]), `#${c.id}`).toEqual(new Map(expected as [string, number][]))
    }
  })
})

describe('the bots', () => {
  it.each([1, 2, 3, 4])('level %i finishes when it can, as dearly as it can', level => {
    const state = start(`${MELDS} R6`)
    const thought = coach.think(okey.view(state, 0), level, seeded(level))
    expect(thought).toEqual(finish(state, 'R6'))
  })
  it.each([2, 3, 4])('level %i takes the tile that finishes', level => {
    const state = waitingForK1()
    const thrown = play(state, { type: 'discard', tile: held(state, 0, 'K1') })
    expect(coach.think(okey.view(thrown, 1), level, seeded(1))).toEqual({ type: 'draw', from: 'discard' })
  })
  it('advises with reasons, the best first, and only what is allowed', () => {
    const state = start('R1 R2 R3 Y4 Y5 Y6 Y7 B9 K9 Y9 K11 K12 K13 R11 B2')
    const view = okey.view(state, 0)
    const advice = coach.advise(view)
    expect(advice.every(({ action }) => okey.refuse(view, action) === null)).toBe(true)
    expect(advice.map(({ value }) => value)).toEqual(advice.map(({ value }) => value).sort((a, b) => b - a))
    expect(advice[0]).toMatchObject({ why: 'ready', action: { type: 'discard' } })
    expect(['R11', 'B2']).toContain(codeOf(face((advice[0].action as { tile: number }).tile)))
    expect(coach.advise(okey.view(state, 1))).toEqual([])
  })
})
