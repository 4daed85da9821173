import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../src/games/okey101/action.ts'
import { goOut } from '../../../../src/games/okey101/bot/goOut/goOut.ts'
import { rules as okey101 } from '../../../../src/games/okey101/index.ts'
import type { State } from '../../../../src/games/okey101/types.ts'
import { pick, seeded } from '../../../support/random.ts'
import { runs, SHORT } from '../../../support/sampling.ts'
import { canGoOut } from '../brute.ts'
import { situation, shown } from '../situation.ts'
import { PAIRS, SERIES, own, play, tableOf } from '../support.ts'

type Setup = Parameters<typeof tableOf>[0]
const mine = (state: State) => okey101.view(state, 0)
const after = (state: State, plan: readonly Action[]) => play(state, ...plan.map(action => () => action)).state

/** A play or two, as somebody might make who has not seen the way out. */
function strayed(state: State, random: () => number): State {
  const plays = okey101.moves(mine(state)).filter(({ type }) => type === 'lay' || type === 'layOff' || type === 'swap')
  if (!plays.length || random() < 0.4) return state
  const next = after(state, [pick(plays, random)])
  return okey101.outcome(next) ? state : strayed(next, random)
}

const CASES = runs(600)
test.each([
  ['under the usual rules', true],
  ['under every house rule', false],
] as const)('a way out is found exactly where the engine has one, %s', (_name, plainly) => {
  const found = { opened: [0, 0], unopened: [0, 0] }
  for (let seed = 1; seed <= CASES; seed++) {
    const random = seeded(seed)
    const state = situation(random, plainly)
    const expected = canGoOut(state)
    // Everything can be taken back, so what was possible still is.
    for (const at of [state, strayed(state, random)]) {
      const said = () => `seed ${seed}: ${shown(at)}`
      const plan = goOut(mine(at))
      expect(plan !== null, said()).toBe(expected)
      if (plan) expect(okey101.outcome(after(at, plan))?.reason, said()).toBe('hand_empty')
    }
    found[state.opened[0] ? 'opened' : 'unopened'][Number(expected)]++
  }
  // In a short sampling some of the four may not come up.
  if (SHORT) return
  for (const [no, yes] of Object.values(found)) expect(Math.min(no, yes)).toBeGreaterThan(CASES / 30)
})

test('a search costs no more than it may, whatever the situation', () => {
  const STEPS = 300
  const WIDE = runs(400)
  let cut = 0
  for (let seed = 1; seed <= WIDE; seed++) {
    const random = seeded(seed)
    const state = situation(random, false, { melds: 12, hand: 21 })
    const wide = { ...state, options: { ...state.options, rearrange: true } }
    const budget = { left: STEPS }
    const plan = goOut(mine(wide), budget)
    // Once it is spent, what has been begun is left at once.
    expect(budget.left, `seed ${seed}: ${shown(wide)}`).toBeGreaterThan(-STEPS)
    if (budget.left <= 0) cut++
    if (plan) expect(okey101.outcome(after(wide, plan))?.reason, `seed ${seed}: ${shown(wide)}`).toBe('hand_empty')
  }
  expect(cut).toBeGreaterThan(WIDE / 10)
})

// Four lay-offs beside and around an okey to be fetched, and new melds for all the rest.
const FULL = 'K11 K12 Y6 Y8 B5 B6 R5 R6 R7 R9 R10 R11 Y9 B9 K9 B1 B2 B3 Y12 B12 K12'
const table: NonNullable<Setup['melds']> = [
  [1, 'run', 'K8 K9 K10'],
  [1, 'set', 'R8 B8 R2'],
  [1, 'run', 'Y3 Y4 Y5'],
  [1, 'set', 'R13 Y13 B13 K13'],
  [1, 'pair', 'K6 R2'],
]

describe('a full rack', () => {
  const cases: [string, boolean, Setup][] = [
    ['fetches an okey and lays it again', true, { hands: [`${FULL} R12`, ''], melds: table, opened: [SERIES, SERIES] }],
    [
      'has one place for two tiles',
      false,
      { hands: [FULL.replace('Y8', 'Y6') + ' R12', ''], melds: table, opened: [SERIES, SERIES] },
    ],
    [
      'fetches two okeys for two tiles that fit nowhere',
      true,
      { hands: [FULL.replace('B1', 'K6').replace('B2', 'B10') + ' R12', ''], melds: table, opened: [SERIES, SERIES] },
    ],
    ['may not lay series having opened with pairs', false, { hands: [`${FULL} R12`, ''], opened: [PAIRS, SERIES] }],
    [
      'opens, fetches an okey and lays it again',
      true,
      {
        hands: ['R11 Y11 K11 B11 B12 B13 Y10 Y11 Y12 K8 B5 B6 B1', ''],
        melds: [[1, 'run', 'R2 K9 K10']],
        opened: [null, SERIES],
      },
    ],
    [
      'may not open with an okey that it fetches',
      false,
      {
        hands: ['R11 Y11 B11 B12 B13 Y10 Y12 Y13 K8 B1', ''],
        melds: [[1, 'run', 'R2 K9 K10']],
        opened: [null, SERIES],
      },
    ],
    [
      'goes down at once with two okeys and both false jokers, without the threshold',
      true,
      { hands: ['R2 R2 FJ FJ R1 R3 B2 K2 Y4 Y5 Y6 B4 B5 B6 K4 K5 K6 R4 R5 R6 R7 K13', ''], indicator: 'R1' },
    ],
    [
      'goes for pairs, with an okey and a lay-off',
      true,
      {
        hands: ['R4 R4 Y6 Y6 B8 B8 K3 K3 R9 R9 Y11 Y11 B13 B13 K1 K1 Y2 Y2 R2 K12 K11 B1', ''],
        melds: [[1, 'run', 'K8 K9 K10']],
        opened: [null, SERIES],
      },
    ],
    [
      'goes for pairs, one lay-off too many',
      false,
      {
        hands: ['R4 R4 Y6 Y6 B8 B8 K3 K3 R9 R9 Y11 Y11 B13 B13 K1 K1 Y2 Y3 R2 K12 K11 B1', ''],
        melds: [[1, 'run', 'K8 K9 K10']],
        opened: [null, SERIES],
        options: { pairsLayoffPerTurn: 1 },
      },
    ],
  ]
  test.each(cases)('%s', (_name, possible, setup) => {
    const state = tableOf({ stock: '', ...setup })
    const plan = goOut(mine(state))
    expect(plan !== null).toBe(possible)
    if (plan) expect(okey101.outcome(after(state, plan))?.reason).toBe('hand_empty')
  })
  test('throws the okey where that counts double, though it had to be used', () => {
    const state = tableOf({
      hands: ['K11 R2', ''],
      melds: [[1, 'run', 'K8 K9 K10']],
      opened: [SERIES, SERIES],
      options: { okeyFinishFactor: 2 },
    })
    const [okey] = own(state, 'R2')
    const taken = { ...state, taken: { tile: okey, from: 1 as const, opened: true, keep: false } }
    const plan = goOut(mine(taken))!
    expect(plan.map(({ type }) => type)).toEqual(['layOff', 'swap', 'discard'])
    expect(okey101.outcome(after(taken, plan))?.standings[0].lines).toContainEqual(
      expect.objectContaining({ key: 'okeyFinish' }),
    )
  })
  test('takes back a tile that was laid in the wrong place', () => {
    const state = tableOf({
      hands: ['K8 K9 B1', ''],
      melds: [
        [1, 'run', 'K5 K6 K7'],
        [1, 'set', 'R8 B8 Y8'],
      ],
      opened: [SERIES, SERIES],
    })
    const wrong = after(state, [{ type: 'layOff', tile: own(state, 'K8')[0], meld: 1 }])
    const plan = goOut(mine(wrong))!
    expect(plan[0]).toEqual({ type: 'undo' })
    expect(okey101.outcome(after(wrong, plan))?.reason).toBe('hand_empty')
  })
})
