import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Seat, Step, Viewer } from '../../../../src/games/game.ts'
import type { Action } from '../../../../src/games/cotulenh/action.ts'
import { rules as cotulenh } from '../../../../src/games/cotulenh/index.ts'
import { coach } from '../../../../src/games/cotulenh/bot/index.ts'
import { commanderSquare, inCheck } from '../../../../src/games/cotulenh/rules/commander.ts'
import { START, placement, unitText } from '../../../../src/games/cotulenh/rules/fen.ts'
import { RULE_BOOK } from '../../../../src/games/cotulenh/rules/houseRules.ts'
import { legalTurns } from '../../../../src/games/cotulenh/rules/legalTurns.ts'
import { positionOf } from '../../../../src/games/cotulenh/rules/place.ts'
import { depth, halfOf, makeHalf, parseHalf, refuseHalf } from '../../../../src/games/cotulenh/rules/setup.ts'
import type { Side, State } from '../../../../src/games/cotulenh/types.ts'
import { openView } from '../../../../src/table/openView.ts'
import { check, fold, type MasaFile } from '../../../../src/table/replay.ts'
import { deriveOrder } from '../../../../src/table/deal.ts'
import { commit } from '../../../../src/table/seal.ts'
import { seeded, shuffled } from '../../../support/random.ts'
import { runs } from '../../../support/sampling.ts'

const begin = (options: Record<string, unknown> = {}): State => {
  const chosen = v.parse(cotulenh.options, { freeSetup: true, colours: 'hostRed', ...options })
  return cotulenh.apply(cotulenh.start(chosen, 2), { by: 'table', order: [0, 1] }).state
}
const arrange = (half: string): Action => ({ type: 'arrange', half })
const why = (state: State, by: Seat, action: Action) => cotulenh.refuse(cotulenh.view(state, by), action)?.why
function act(state: State, by: Seat, action: Action): State {
  const refusal = why(state, by, action)
  if (refusal) throw new Error(refusal)
  return cotulenh.apply(state, { by, do: action }).state
}

const [RED, BLUE] = [halfOf(START, 'r'), halfOf(START, 'b')]
/** The Militia one step forward, the Missile aside. */
const RED_OTHER = '6M4/2IE5EI/2N1GT1TG2/3A1S3A1/1N2FH1HF2/6C4'
/** Blue's Commander aside behind its Headquarters. */
const BLUE_OTHER = '5c5/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11'

describe('a set-up is refused', () => {
  const state = begin()
  it.each([
    ['setupUnreadable', 'nonsense'],
    ['setupUnreadable', `${RED}/11`],
    ['setupUnreadable', `${RED} r`],
    ['setupUnreadable', RED.replace('6C4', '6C5')],
    // The other side's pieces, one too few, one too many, another than one has, one that is a hero already.
    ['notYours', BLUE],
    ['setupArmy', RED.replace('2IE2M2EI', '2IE2M2E1')],
    ['setupArmy', RED.replace('11/', '5I5/')],
    ['setupArmy', RED.replace('2IE2M2EI', '2IE2M2EE')],
    ['setupArmy', RED.replace('M', '+M')],
    // Two pieces on one square make a stack, which is none of the units one has.
    ['setupArmy', RED.replace('2IE2M2EI', '2IE5EI').replace('TG2', '(TM)G2')],
    ['setupGround', RED.replace('2N1GT1TG2', '3NGT1TG2')],
    ['setupGround', RED.replace('2IE2M2EI', 'I2E2M2EI')],
    ['setupBack', '6M4/2IE2C2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/11'],
    // Nothing of its own is left on the Commander's file.
    ['setupOpen', '11/2IE1M3EI/2N1GT1TG2/3A1S3A1/1N2FH1HF2/6C4'],
  ])('%s: %s', (reason, half) => expect(why(state, 0, arrange(half))).toBe(reason))

  it('when one is ready, when the game has begun, and for who only watches', () => {
    const ready = act(state, 0, arrange(RED))
    expect(why(ready, 0, arrange(RED_OTHER))).toBe('setupDone')
    expect(why(act(ready, 1, arrange(BLUE)), 0, arrange(RED))).toBe('setupOver')
    expect(why(begin({ freeSetup: false }), 0, arrange(RED))).toBe('setupOver')
    expect(cotulenh.refuse(cotulenh.view(state, null), arrange(RED))?.why).toBe('notYourTurn')
  })

  it('and nothing else is played until both are ready, but one may resign', () => {
    const ready = act(state, 0, arrange(RED))
    const others: Action[] = [
      { type: 'turn', lan: 'Ic5c6' },
      { type: 'flag' },
      { type: 'offerDraw' },
      { type: 'askTakeback' },
    ]
    for (const action of others) expect(why(ready, 0, action), action.type).toBe('setupFirst')
    const resigned = act(ready, 1, { type: 'resign' })
    expect(cotulenh.outcome(resigned)).toMatchObject({ reason: 'resign', winners: [0] })
    expect(cotulenh.turn(resigned)).toEqual([])
    expect(cotulenh.view(resigned, 1).setup).toEqual({ r: null, b: null })
  })

  it('names the piece and the square it cannot stand on', () => {
    const refusal = cotulenh.refuse(cotulenh.view(state, 0), arrange(RED.replace('2IE2M2EI', 'I2E2M2EI')))
    expect(refusal).toEqual({ why: 'setupGround', with: { piece: '@piece.I', square: 'a5' } })
  })
})

describe('a free set-up', () => {
  it('asks both at once, each until they are ready', () => {
    const state = begin()
    expect(cotulenh.turn(state)).toEqual([0, 1])
    expect(cotulenh.view(state, 0).mover).toBe(null)
    const ready = act(state, 1, arrange(BLUE_OTHER))
    expect(cotulenh.turn(ready)).toEqual([0])
    for (const viewer of [0, 1, null] as Viewer[])
      expect(cotulenh.waiting(cotulenh.view(ready, viewer)), `viewer ${viewer}`).toEqual([0])
  })

  it('is played from where both stand, Red first, with fresh counters', () => {
    const ready = act(begin(), 1, arrange(BLUE_OTHER))
    const { state, events } = cotulenh.apply(ready, { by: 0, do: arrange(RED_OTHER) })
    expect(events).toEqual([
      { type: 'arranged', seat: 0 },
      { type: 'revealed', first: 0 },
    ])
    expect(state.place).toEqual({ fen: `${BLUE_OTHER}/${RED_OTHER} r - - 0 1`, past: [], armTaken: false })
    expect(cotulenh.turn(state)).toEqual([0])
    expect(cotulenh.view(state, null).setup).toEqual({ r: RED_OTHER, b: BLUE_OTHER })
    expect(cotulenh.view(state, null).lost).toEqual({ r: [], b: [] })
  })

  it('is where a turn taken back leads to', () => {
    const started = act(act(begin({ takeback: 'free' }), 0, arrange(RED_OTHER)), 1, arrange(BLUE_OTHER))
    const played = act(started, 0, { type: 'turn', lan: 'Mg6g7' })
    expect(act(played, 0, { type: 'askTakeback' }).place).toEqual(started.place)
  })

  it('needs a position that keeps each side to its half; any other is played as it stands', () => {
    const across = begin({ position: '6c4/6s4/11/11/11/11/11/4I6/11/11/6S4/6C4 r - - 0 1' })
    expect(cotulenh.turn(across)).toEqual([0, 1])
    for (const position of [
      '6c4/6s4/4I6/11/11/11/11/11/11/11/6S4/6C4 r - - 0 1',
      '6c4/11/11/11/11/11/11/4I6/11/11/6S4/6C4 r - - 0 1',
    ])
      expect(cotulenh.turn(begin({ position })), position).toEqual([0])
  })

  it('moves the stacks of a position whole', () => {
    const state = begin({ position: '6c4/6s4/11/11/11/11/11/4I6/2(NF)8/11/6S4/6C4 r - - 0 1' })
    expect(why(state, 0, arrange('11/4I6/N3F6/11/6S4/6C4'))).toBe('setupArmy')
    expect(why(state, 0, arrange('11/4I6/(NF)10/11/6S4/6C4'))).toBe(undefined)
  })

  it('never begins in check or with the Commanders face to face', () => {
    const seed = 20_240_131
    const random = seeded(seed)
    for (let i = 0; i < 60; i++) {
      const [r, b] = (['r', 'b'] as const).map(side => scattered(side, random))
      const state = act(act(begin(), 0, arrange(r)), 1, arrange(b))
      const where = `seed ${seed}: ${state.place.fen}`
      for (const turn of ['r', 'b'] as const) {
        const position = { ...positionOf(state), turn }
        expect(inCheck(position), where).toBe(false)
        const commander = commanderSquare(position, turn === 'r' ? 'b' : 'r')
        const reached = legalTurns(position).flatMap(one => one.steps.map(step => step.to))
        expect(reached, where).not.toContain(commander)
      }
    }
  })
})

/** Any legal half: every piece somewhere on it. */
function scattered(side: Side, random: () => number): string {
  const units = parseHalf(halfOf(START, side), side, RULE_BOOK)
  if (units instanceof Error) throw units
  const army = Object.values(units)
  for (;;) {
    const squares = shuffled(66, random).map(
      i => `${'abcdefghijk'[i % 11]}${Math.floor(i / 11) + (side === 'r' ? 1 : 7)}`,
    )
    const placed: typeof units = {}
    for (const unit of army) {
      const kind = unit.pieces[0].kind
      const fits = (square: string) =>
        (kind === 'N' ? /^([abc]|[de][67])/ : /^[c-k]/).test(square) && (kind !== 'C' || depth(square, side) < 2)
      placed[squares.splice(squares.findIndex(fits), 1)[0]] = unit
    }
    const half = makeHalf(placed, side)
    if (!refuseHalf(half, side, START, RULE_BOOK)) return half
  }
}

describe('what is set up', () => {
  const moments = (): State[] => {
    const first = begin()
    const red = act(first, 0, arrange(RED_OTHER))
    const blue = act(first, 1, arrange(BLUE_OTHER))
    return [first, red, blue, act(red, 1, arrange(BLUE_OTHER)), act(red, 1, { type: 'resign' })]
  }

  it('is hidden from the other and from watchers until both are ready', () => {
    const red = act(begin(), 0, arrange(RED_OTHER))
    expect(cotulenh.view(red, 0).setup).toEqual({ r: RED_OTHER, b: null })
    const usual = act(begin(), 0, arrange(RED))
    for (const viewer of [1, null] as Viewer[]) {
      expect(JSON.stringify(cotulenh.view(red, viewer))).not.toContain(RED_OTHER.slice(0, 12))
      expect(cotulenh.view(red, viewer)).toEqual(cotulenh.view(usual, viewer))
    }
    const { events } = cotulenh.apply(begin(), { by: 0, do: arrange(RED_OTHER) })
    expect(events.map(event => cotulenh.witness(event, 1))).toEqual([{ type: 'arranged', seat: 0 }])
  })

  it('keeps the leak law at every moment', () => {
    for (const state of moments())
      for (const viewer of [0, 1, null] as Viewer[]) {
        const view = cotulenh.view(state, viewer)
        expect(cotulenh.view(cotulenh.imagine(view, [1, 0]), viewer)).toEqual(view)
      }
  })

  it('lies open in a replay with open eyes, as soon as it is set up', () => {
    const [, red] = moments()
    expect(openView(cotulenh, red, 2)).toMatchObject({ setup: { r: RED_OTHER, b: null } })
  })

  it('is replayed and checked from the file of the match', () => {
    const [secret, room, salts] = ['ab'.repeat(32), 'room', ['', '']]
    const order = deriveOrder({ hand: 1, secret, salts, room }, 0, 2)
    const options = v.parse(cotulenh.options, { freeSetup: true, colours: 'hostRed' })
    const turn = (by: Seat, action: Action): Step<unknown> => ({ by, do: action })
    const steps: Step<unknown>[] = [
      { by: 'table', order },
      turn(1, arrange(BLUE_OTHER)),
      turn(0, arrange(RED_OTHER)),
      turn(0, { type: 'turn', lan: 'Mg6g7' }),
      turn(1, { type: 'resign' }),
    ]
    const file = (played: Step<unknown>[]): MasaFile => ({
      masa: 3,
      game: 'cotulenh',
      version: cotulenh.version,
      room,
      options,
      table: {} as MasaFile['table'],
      seats: ['An', 'Bo'].map(name => ({ name, kind: 'person', level: 1 })),
      hands: [
        {
          hand: 1,
          commit: commit(secret),
          secret,
          seals: ['', ''],
          salts,
          people: [0, 1],
          steps: played.map(step => ({ step, ms: 0 })),
          outcome: { over: true, reason: 'resign', winners: [0], standings: [] },
        },
      ],
    })
    const frames = fold(cotulenh, file(steps))
    const outcome = cotulenh.outcome(frames.at(-1)!.state as State)!
    const whole = file(steps)
    expect(check(cotulenh, { ...whole, hands: [{ ...whole.hands[0], outcome }] })).toBe(null)
    expect(placement(positionOf(frames.at(-1)!.state as State))).toContain('6M4')
    // A set-up that was not legal is found.
    steps[2] = turn(0, arrange(RED.replace('M', 'E')))
    expect(check(cotulenh, file(steps))).toMatchObject({ why: 'illegal', index: 2 })
  })
})

describe('a bot', () => {
  it.each([1, 2, 3])('sets up legally at level %i, the same for the same random source', level => {
    const halves = new Set<string>()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), seed => {
        for (const seat of [0, 1] as Seat[]) {
          const view = cotulenh.view(begin(), seat)
          const chosen = coach.think(view, level, seeded(seed))
          expect(cotulenh.refuse(view, chosen)).toBe(null)
          expect(coach.think(view, level, seeded(seed))).toEqual(chosen)
          if (seat === 0 && chosen.type === 'arrange') halves.add(chosen.half)
        }
      }),
      { numRuns: runs(30) },
    )
    // Only the weakest can be foreseen.
    if (level === 1) expect([...halves]).toEqual([RED])
    else expect(halves.size).toBeGreaterThan(runs(30) / 2)
  })

  it('plays on from there', () => {
    let state = begin()
    for (const seat of [0, 1] as Seat[]) state = act(state, seat, coach.think(cotulenh.view(state, seat), 3, seeded(3)))
    state = act(state, 0, coach.think(cotulenh.view(state, 0), 1, seeded(3)))
    expect(state.turns).toHaveLength(1)
  })

  it('or whoever has no time left has the usual set-up', () => {
    expect(cotulenh.fallback(cotulenh.view(begin(), 1))).toEqual(arrange(BLUE))
    const offered = cotulenh.moves(cotulenh.view(begin(), 0)).map(action => action.type)
    expect(offered).toEqual(['arrange', 'arrange', 'resign'])
  })
})

it('halves are written and read alike', () => {
  for (const side of ['r', 'b'] as const) {
    const half = halfOf(START, side)
    const units = parseHalf(half, side, RULE_BOOK)
    if (units instanceof Error) throw units
    expect(makeHalf(units, side)).toBe(half)
    expect(Object.values(units).map(unit => unitText(unit.pieces, unit.side))).toHaveLength(19)
  }
})
