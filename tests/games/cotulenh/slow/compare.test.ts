import { afterAll, describe, expect, it } from 'vitest'
import { applyTurn } from '../../../../src/games/cotulenh/rules/applyTurn.ts'
import { toBoard } from '../../../../src/games/cotulenh/rules/board.ts'
import { inCheck } from '../../../../src/games/cotulenh/rules/commander.ts'
import { makeFen, placement } from '../../../../src/games/cotulenh/rules/fen.ts'
import type { HouseRules } from '../../../../src/games/cotulenh/rules/houseRules.ts'
import { oneStepDeployments } from '../../../../src/games/cotulenh/rules/legalSteps.ts'
import { legalMoves, legalTurns } from '../../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import { unpackTurn } from '../../../../src/games/cotulenh/rules/packTurn.ts'
import { status } from '../../../../src/games/cotulenh/rules/status.ts'
import { stepList } from '../../../../src/games/cotulenh/rules/step.ts'
import type { Position } from '../../../../src/games/cotulenh/types.ts'
import { seeded } from '../../../support/random.ts'
import { runs, SHORT } from '../../../support/sampling.ts'
import { at } from '../position.ts'
import { slowFrom } from './field.ts'
import { slowCheck, slowOrigins, slowText, slowTurns, type SlowTurn } from './generator.ts'
import { oddPosition, oddRules } from './positions.ts'

const SEED = Number(process.env.MASA_SEED ?? 60)
/** All that is odd comes up in so many; more were tried when the generator was written. */
const COUNT = Number(process.env.MASA_COUNT ?? runs(500))

const unique = (list: readonly string[]): string[] => [...new Set(list)].sort()

/** What a first step is written as in a list of moves: the whole unit, or one piece of a stack. */
function firstSteps(turns: readonly SlowTurn[]): string[] {
  const legal = turns.filter(turn => turn.legal && (turn.whole || turn.steps[0].pieces.length === 1))
  return unique(
    legal.map(turn => slowText({ ...turn, steps: turn.steps.slice(0, 1) }).replace(/^(.+)::(.+)>/, '$2$1>')),
  )
}

/** What a bot in a hurry looks at: stacks that do one step of their deployment. Who stays is not told. */
function singleDeployments(position: Position): string[] {
  const board = toBoard(position)
  const steps = stepList()
  oneStepDeployments(board, steps)
  return unique(
    Array.from(steps.list.subarray(0, steps.length), step =>
      makeTurn({ ...unpackTurn(board, [step], 'deploy'), stay: [] }),
    ),
  )
}

function compare(position: Position): SlowTurn[] {
  const slow = slowFrom(position)
  const turns = slowOrigins(slow).flatMap(square => slowTurns(slow, square))
  const legal = turns.filter(turn => turn.legal)
  // Each once.
  expect(legalMoves(position).map(makeTurn).sort()).toEqual(firstSteps(turns))
  const fast = legalTurns(position)
  const ends = fast.map(turn => [makeTurn(turn), applyTurn(position, turn)] as const)
  for (const [lan, end] of ends)
    if (end instanceof Error) throw new Error(`offered, then refused as ${end.why}: ${lan}`)
  expect(ends.map(([, end]) => placement(end as Position)).sort()).toEqual(unique(legal.map(turn => turn.end)))
  expect(singleDeployments(position)).toEqual(
    unique(legal.filter(turn => !turn.whole && turn.steps.length === 1).map(slowText)),
  )
  expect(inCheck(position)).toBe(slowCheck(slow, position.turn))
  if (!legal.length) expect(status(position)).toBe(slowCheck(slow, position.turn) ? 'checkmate' : 'stalemate')
  else expect(status(position)).not.toMatch(/mate/)
  return turns
}

/** How often what is odd came up: each must, or the positions prove less than they seem to. */
function noted(position: Position, turns: readonly SlowTurn[], verdict: string): string[] {
  const found: string[] = []
  const units = Object.values(position.board)
  const legal = turns.filter(turn => turn.legal)
  const carries = (side: string) => units.some(unit => unit.side === side && unit.pieces.length > 1 && unit.pieces.some(piece => piece.kind === 'C')) // prettier-ignore
  if (carries(position.turn)) found.push('own Commander carried')
  if (carries(position.turn === 'r' ? 'b' : 'r')) found.push('enemy Commander carried')
  for (const [side, text] of [
    ['r', 'Red'],
    ['b', 'Blue'],
  ])
    // prettier-ignore
    if (units.filter(unit => unit.side === side).flatMap(unit => unit.pieces).length === 2) found.push(`${text} has a last guard`)
  for (const kind of ['move', 'capture', 'stay', 'kamikaze', 'combine'])
    if (legal.some(turn => turn.steps.some(step => step.kind === kind))) found.push(kind)
  const own = position.turn === 'r' ? /[C]/ : /[c]/
  const foe = position.turn === 'r' ? /[c]/ : /[C]/
  if (turns.some(turn => !own.test(turn.end) && foe.test(turn.end))) found.push('own Commander blown up')
  if (legal.some(turn => !foe.test(turn.end))) found.push('Commander taken')
  if (legal.some(turn => turn.steps.length > 1)) found.push('deployment')
  if (turns.some(turn => !turn.legal)) found.push('illegal')
  if (verdict === 'checkmate' || verdict === 'stalemate') found.push(verdict)
  return found
}
const ODD = ['own Commander carried', 'enemy Commander carried', 'Red has a last guard', 'Blue has a last guard', 'move', 'capture', 'stay', 'kamikaze', 'combine', 'own Commander blown up', 'Commander taken', 'deployment', 'illegal', 'checkmate', 'stalemate'] // prettier-ignore

/** Of very many turns so many are played one by one. */
const PLAYED = 40

/** One odd position after the other; what each one showed is counted. */
function tryPosition(position: Position, chance: () => number): void {
  const turns = compare(position)
  for (const turn of turns) {
    if (chance() > PLAYED / turns.length) continue
    const lan = slowText(turn)
    const end = applyTurn(position, lan)
    const played = end instanceof Error ? null : placement(end)
    expect([lan, played]).toEqual([lan, turn.legal ? turn.end : null])
  }
  for (const what of noted(position, turns, status(position))) counts[what]++
}

/** What chance seldom brings: [what, position, house rules]. */
const PICKED: [string, string, Partial<HouseRules>][] = [
  ['a guard between two Commanders at the ends of a file', '3ii5c/11/11/11/11/11/10I/11/11/11/11/3II5C r', {}],
  ['a guard between two Commanders at the ends of a rank', '3ii6/11/11/11/11/2C3I3c/11/11/11/11/11/3II6 r', {}],
  ['Commanders that see each other', '3ii5c/11/11/11/11/11/11/11/11/11/11/3II5C r', {}],
  ['Commanders side by side', '3ii6/11/11/11/11/5Cc4/11/11/11/11/11/3II6 r', {}],
  ['a Commander one above the other', '3ii6/11/11/11/5c5/5C5/11/11/11/11/11/3II6 b', {}],
  ['heavy pieces at the river and on the bridges', '5iiiiic/11/11/11/3ii1i1i1i/11/4ASAG1AG/11/11/11/11/3C7 r', {}],
  ['ships at the mouth of the river', '5iiiiic/11/11/11/1nNi7/2NN1i5/2i1N6/2Nii6/11/11/11/8IC1 r', {}],
  ['all that a shield holds off', '8T2/11/8G(hc)1/8MI1/9S1/4i6/11/11/11/11/11/3C7 r', { hqShield: true }],
  ['the same without the rule', '8T2/11/8G(hc)1/8MI1/9S1/4i6/11/11/11/11/11/3C7 r', {}],
  ['a shielded Commander in check by the rest', '8T2/11/8G(hc)1/8MI1/9S1/4i6/11/11/11/11/11/3C7 b', { hqShield: true }],
  ['a Missile before ships', '5iiiiic/11/11/11/11/11/11/1nSi7/2(nt)1S6/11/11/9CI r', { missileNoShips: true }],
  ['a Commander on a ship before a Missile', '10i/11/11/11/11/1(nc)1S7/11/11/11/11/11/9CI b', { missileNoShips: true }],
  ['two aircraft without a ship', '10c/11/11/9i1/11/11/11/11/2i8/11/9CI/2(FF)1i6 r', { navyDoubleLoad: true }],
  ['two aircraft, one a hero', '10c/11/11/9i1/11/11/11/11/2i8/11/9CI/2(+FF)1i6 r', { navyDoubleLoad: true }],
  ['two Tanks on a ship', '5iiiiic/11/11/9i1/11/11/11/2(NTT)1i6/2i8/11/11/9CI r', { navyDoubleLoad: true }],
  ['two Tanks, one a hero', '10c/11/11/9i1/11/11/11/2(+TT)1i6/2i8/11/11/9CI r', { navyDoubleLoad: true }],
  ['ships that take a second one up', '5iiiiic/11/9i1/11/11/11/2T8/1(NT)F8/1(NF)9/2F8/11/9CI r', { navyDoubleLoad: true }],
  ['an aircraft that may fly back only in danger', '10c/11/9i1/11/11/11/3i7/3F2ei3/11/3e7/11/9CI r', { afReturnOnlyIfUnsafe: true }],
  ['an aircraft with one passenger', '5iiiiic/11/9i1/11/11/11/11/3I1(FT)5/5F5/5T5/11/9CI r', { airForceSingleLoad: true }],
  ['a heroic Headquarters', '10c/11/9i1/11/11/11/6i4/5+H5/5i5/11/11/9CI r', { hqTwoSteps: true }],
  ['an aircraft before two zones side by side', '10c/11/9i1/11/11/11/6g4/3F2i4/5g5/11/11/9CI r', {}],
  ['a last guard each', '10c/11/11/11/11/11/11/5i5/5T5/11/11/9C1 r', {}],
].map(([what, fen, rules]) => [what, `${fen} - - 0 1`, rules] as [string, string, Partial<HouseRules>]) // prettier-ignore

const counts = Object.fromEntries(ODD.map(what => [what, 0]))
let tried = 0

/** In small parts, so that a part which notices a fault has not taken long. */
const PART = 5
const parts = Array.from({ length: Math.ceil(COUNT / PART) }, (_, i) => SEED + i)

describe(`the generator agrees with one that tries everything, on ${PART} odd positions`, () => {
  it.each(parts)('of seed %i', { timeout: 600_000 }, seed => {
    const random = seeded(seed)
    const chance = seeded(-seed)
    for (let i = 0; i < PART; i++) {
      const position = oddPosition(random, oddRules(random))
      try {
        tryPosition(position, chance)
      } catch (error) {
        const where = `position ${i} of seed ${seed}: ${makeFen(position)} with ${JSON.stringify(position.rules)}`
        throw new Error(where, { cause: error })
      }
    }
    tried++
  })
  it.each(PICKED)('and where there is %s', (_, fen, rules) => {
    tryPosition(at(fen, rules), () => 0)
  })
  afterAll(() => {
    if (SHORT || tried < parts.length) return
    console.log(JSON.stringify(counts))
    expect(Object.entries(counts).filter(([, count]) => !count)).toEqual([])
  })
})
