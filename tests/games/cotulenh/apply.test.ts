import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import type { Action } from '../../../src/games/cotulenh/action.ts'
import { rules as cotulenh } from '../../../src/games/cotulenh/index.ts'
import { coach } from '../../../src/games/cotulenh/bot/index.ts'
import { fields } from '../../../src/table/options.ts'
import type { State } from '../../../src/games/cotulenh/types.ts'

const begin = (options: Record<string, unknown> = {}, order = [0, 1]): State =>
  cotulenh.apply(cotulenh.start(v.parse(cotulenh.options, options), 2), { by: 'table', order }).state

function act(state: State, by: Seat, action: Action): State {
  const refusal = cotulenh.refuse(cotulenh.view(state, by), action)
  if (refusal) throw new Error(refusal.why)
  return cotulenh.apply(state, { by, do: action }).state
}
const why = (state: State, by: Seat, action: Action) => cotulenh.refuse(cotulenh.view(state, by), action)?.why
const turn = (lan: string): Action => ({ type: 'turn', lan })

describe('colours', () => {
  it('are drawn by the order, or chosen', () => {
    expect(begin().red).toBe(0)
    expect(begin({}, [1, 0]).red).toBe(1)
    expect(begin({ colours: 'hostRed' }, [1, 0]).red).toBe(0)
    expect(begin({ colours: 'hostBlue' }, [0, 1]).red).toBe(1)
    expect(cotulenh.turn(begin({ colours: 'hostBlue' }))).toEqual([1])
  })
})

describe('a set position', () => {
  it('must be a FEN with both Commanders', () => {
    for (const position of ['nonsense', '11/11/11/11/11/11/11/11/11/11/11/3C7 r - - 0 1'])
      expect(v.safeParse(cotulenh.options, { position }).success).toBe(false)
  })
  it.each([
    ['nonsense', 'fen.fields', {}],
    ['6c4/11 r - - 0 1', 'fen.ranks', { n: 2 }],
    ['6c4/11/11/11/11/4i7/11/11/11/11/11/3C7 r - - 0 1', 'fen.width', { rank: 7, n: 12 }],
    ['6c4/11/11/11/11/12/11/11/11/11/11/3C7 r - - 0 1', 'fen.width', { rank: 7, n: 12 }],
    ['6c4/11/11/11/11/10/11/11/11/11/11/3C7 r - - 0 1', 'fen.width', { rank: 7, n: 10 }],
    ['6c4/11/11/11/11/0c10/11/11/11/11/11/3C7 r - - 0 1', 'fen.count', { rank: 7, text: '0' }],
    ['6c4/11/11/11/11/4q6/11/11/11/11/11/3C7 r - - 0 1', 'fen.piece', { rank: 7, text: 'q' }],
    ['6c4/11/11/11/11/4(ti)(te)5/11/11/11/11/11/3C7 r - - 0 1', 'fen.stack', { square: 'f7', text: '(te)' }],
    ['6c4/11/11/11/11/11/11/11/1T9/11/11/3C7 r - - 0 1', 'fen.sea', { piece: '@piece.T', square: 'b4' }],
    ['6c4/11/11/11/11/11/11/11/5N5/11/11/3C7 r - - 0 1', 'fen.land', { piece: '@piece.N', square: 'f4' }],
    ['11/11/11/11/11/11/11/11/11/11/11/3C7 r - - 0 1', 'fen.noCommander', { side: '@side.b' }],
    ['3c2c4/11/11/11/11/11/11/11/11/11/11/3C7 r - - 0 1', 'fen.commanders', { side: '@side.b', n: 2 }],
    ['6c4/11/11/11/11/11/11/11/11/11/11/3C7 w - - 0 1', 'fen.turn', {}],
    ['6c4/11/11/11/11/11/11/11/11/11/11/3C7 r - - x 1', 'fen.clock', { text: 'x' }],
  ])('%s is refused with what is wrong and where', (position, reason, given) => {
    const field = fields(cotulenh.options).find(each => each.name === 'position')
    if (field?.kind !== 'text') throw new Error('no text')
    expect(field.refuse(position, v.parse(cotulenh.options, {}))).toEqual({ why: reason, with: given })
    expect(v.safeParse(cotulenh.options, { position }).success).toBe(false)
  })
  it('must suit the other rules', () => {
    const position = '6c4/11/11/11/11/11/11/2(NFF)8/11/11/11/3C7 r - - 0 1'
    expect(v.safeParse(cotulenh.options, { position }).success).toBe(false)
    expect(v.safeParse(cotulenh.options, { position, navyDoubleLoad: true }).success).toBe(true)
  })
  it('may already be decided', () => {
    const mated = begin({ position: '3hh4ic/11/10T/11/11/11/11/11/11/2I8/11/3C7 b - - 0 1' })
    expect(cotulenh.outcome(mated)).toMatchObject({ over: true, reason: 'checkmate', winners: [0] })
    expect(cotulenh.turn(mated)).toEqual([])
    const stale = begin({ position: '9hc/9Ih/11/11/11/11/11/10I/11/11/11/3C7 b - - 0 1' })
    expect(cotulenh.outcome(stale)).toMatchObject({ reason: 'stalemate', winners: [] })
  })
})

describe('turns', () => {
  it('alternate, and are refused with the reason', () => {
    const state = begin()
    expect(why(state, 1, turn('Ic8c7'))).toBe('notYourTurn')
    expect(why(state, 0, turn('Ic8c7'))).toBe('notYours')
    expect(why(state, 0, turn('Ia1a2'))).toBe('noUnit')
    expect(why(state, 0, turn('Ic5c9'))).toBe('unreachable')
    expect(why(state, 0, turn('Tc5c6'))).toBe('otherUnit')
    expect(why(state, 0, turn('hello'))).toBe('unreadable')
    const next = act(state, 0, turn('Ic5c6'))
    expect(cotulenh.turn(next)).toEqual([1])
    expect(cotulenh.view(next, null).last).toEqual({ from: 'c5', to: ['c6'] })
  })

  it('are refused for the Commander’s sake with what would become of it', () => {
    const quiet = (placement: string) => begin({ position: `${placement} r - - 0 1`, colours: 'hostRed' })
    // Into the enemy Commander's line, and across it.
    const across = quiet('5c5/11/9i1/9i1/11/11/11/11/10I/10I/11/3C7')
    expect(why(across, 0, turn('Cd1f1'))).toBe('sight')
    expect(why(across, 0, turn('Cd1h1'))).toBe('sight')
    expect(why(across, 0, turn('Cd1e1'))).toBe(undefined)
    expect(why(across, 0, turn('Cd1d2'))).toBe(undefined)
    // Neither the sea nor a piece in the way is the enemy's doing.
    expect(why(across, 0, turn('Cd1b1'))).toBe('unreachable')
    expect(why(quiet('5c5/11/9i1/9i1/11/11/11/11/10I/10I/11/3CI6'), 0, turn('Cd1f1'))).toBe('unreachable')
    // Out of the line between the two.
    expect(why(quiet('5c5/11/9i1/9i1/11/5I5/11/11/10I/10I/11/5C5'), 0, turn('If7g7'))).toBe('sight')
    // Into fire.
    expect(why(quiet('9c1/11/9i1/5t3i1/11/11/11/11/4I6/10I/11/4C6'), 0, turn('Ce1f1'))).toBe(undefined)
    expect(why(quiet('9c1/11/9i1/9i1/11/11/11/11/4I6/5t4I/11/4C6'), 0, turn('Ce1f1'))).toBe('commander')
  })

  it('may not blow up the own Commander, though that would end the game', () => {
    let state = begin({ colours: 'hostRed' })
    for (const [i, lan] of ['Cg1e1', 'Ik8k7', 'Ce1&e2', 'Ik7k8', '(FC)e2e6', 'Ik8k7'].entries())
      state = act(state, i % 2 === 0 ? 0 : 1, turn(lan))
    expect(why(state, 0, turn('(FC)e6@e9'))).toBe('blownUp')
    expect(why(state, 0, turn('e6:C:F>@e9'))).toBe(undefined)
    const offered = cotulenh.moves(cotulenh.view(state, 0))
    expect(offered).not.toContainEqual(turn('(FC)e6@e9'))
    expect(offered).toContainEqual(turn('e6:C:F>@e9'))
  })

  it('offered are turns allowed, where a last guard rises by the very step', () => {
    for (const position of [
      // The dive on c7 leaves Blue one Infantry, a hero at once, which reaches the Commander.
      '4c6/4i1i1i2/4i1i1i2/11/11/2gi7/11/11/2F3f4/5G5/6C4/11 r - - 0 1',
      // Set up with Commander and one plain piece: any step makes it a hero.
      '9c1/11/11/11/11/11/11/11/4t6/11/11/4CI5 r - - 0 1',
    ]) {
      const view = cotulenh.view(begin({ position, colours: 'hostRed' }), 0)
      const offered = cotulenh.moves(view)
      expect(offered.length).toBeGreaterThan(0)
      expect(offered.filter(action => cotulenh.refuse(view, action))).toEqual([])
    }
    expect(why(begin({ position: '9c1/11/11/11/11/11/11/11/4t6/11/11/4CI5 r - - 0 1' }), 0, turn('If1f2'))).toBe(
      'commander',
    )
  })

  it('tell what was taken, who became a hero and whether it is check', () => {
    const state = begin({ position: '9c1/11/8ii1/8i2/9T1/11/11/11/10I/10I/11/10C r - - 5 10' })
    const { state: after, events } = cotulenh.apply(state, { by: 0, do: turn('Tj8xj10') })
    expect(events).toEqual([
      { type: 'turn', seat: 0, lan: 'Tj8xj10', taken: ['I'], heroes: [{ square: 'j10', kind: 'T' }], check: true },
    ])
    const view = cotulenh.view(after, 1)
    expect(view.lost).toEqual({ r: [], b: ['I'] })
    expect(view.check).toEqual({ commander: 'j12', by: ['j10'] })
  })

  it('win, lose and draw in points', () => {
    const facing = begin({ position: '6c4/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1', bareCommandersDraw: false })
    const won = cotulenh.outcome(act(facing, 0, turn('Cg1xg12')))
    expect(won).toMatchObject({ over: true, reason: 'commander_captured', winners: [0] })
    expect(won?.standings.map(one => one.points)).toEqual([1, 0])
    const bare = cotulenh.outcome(begin({ position: '6c4/11/11/11/11/11/11/11/11/11/11/3C7 r - - 0 1' }))
    expect(bare?.reason).toBe('bare_commanders')
    expect(bare?.standings.map(one => one.points)).toEqual([0.5, 0.5])
  })

  it('a fallen flag loses', () => {
    const state = begin()
    expect(cotulenh.fallback(cotulenh.view(state, 0))).toEqual({ type: 'flag' })
    expect(why(state, 1, { type: 'flag' })).toBe('notYourTurn')
    expect(cotulenh.outcome(act(state, 0, { type: 'flag' }))).toMatchObject({ reason: 'time', winners: [1] })
  })

  it('either side may resign at any time', () => {
    expect(cotulenh.anytime({ type: 'resign' })).toBe(true)
    expect(cotulenh.outcome(act(begin(), 1, { type: 'resign' }))).toMatchObject({ reason: 'resign', winners: [0] })
  })
})

describe('a draw offer', () => {
  it('is answered by the other, though it be not their turn', () => {
    const offered = act(begin(), 0, { type: 'offerDraw' })
    expect(cotulenh.turn(offered)).toEqual([0, 1])
    expect(why(offered, 0, { type: 'answerDraw', accept: true })).toBe('noOffer')
    expect(why(offered, 1, { type: 'offerDraw' })).toBe('offerPending')
    const agreed = act(offered, 1, { type: 'answerDraw', accept: true })
    expect(cotulenh.outcome(agreed)).toMatchObject({ reason: 'agreement', winners: [] })
    const declined = act(offered, 1, { type: 'answerDraw', accept: false })
    expect(cotulenh.turn(declined)).toEqual([0])
    expect(why(declined, 0, { type: 'offerDraw' })).toBe('askedAlready')
  })
  it('stands through the own turn and lapses with the other’s', () => {
    const offered = act(act(begin(), 0, { type: 'offerDraw' }), 0, turn('Ic5c6'))
    expect(offered.draw).toBe(0)
    expect(act(offered, 1, turn('Ic8c7')).draw).toBe(null)
  })
  it('is declined when the clock of one who is only asked runs out', () => {
    const offered = act(begin(), 0, { type: 'offerDraw' })
    expect(cotulenh.fallback(cotulenh.view(offered, 1))).toEqual({ type: 'answerDraw', accept: false })
  })
})

describe('taking back', () => {
  const played = act(act(begin(), 0, turn('Ic5c6')), 1, turn('Ic8c7'))
  it('goes back to the asker’s last turn, if the other agrees', () => {
    const asked = act(played, 0, { type: 'askTakeback' })
    expect(act(asked, 1, { type: 'answerTakeback', accept: false }).turns).toHaveLength(2)
    const back = act(asked, 1, { type: 'answerTakeback', accept: true })
    expect(back.turns).toEqual([])
    expect(back.place).toEqual(begin().place)
    const mine = act(act(played, 1, { type: 'askTakeback' }), 0, { type: 'answerTakeback', accept: true })
    expect(mine.turns).toEqual(['Ic5c6'])
    expect(cotulenh.turn(mine)).toEqual([1])
  })
  it('may be free, or not allowed, and needs a turn to take back', () => {
    expect(why(begin(), 0, { type: 'askTakeback' })).toBe('nothingToTakeBack')
    const free = act(begin({ takeback: 'free' }), 0, turn('Ic5c6'))
    expect(act(free, 0, { type: 'askTakeback' }).turns).toEqual([])
    expect(why(act(begin({ takeback: 'off' }), 0, turn('Ic5c6')), 0, { type: 'askTakeback' })).toBe('takebackOff')
  })
  it('can be redone by who took back, until another turn is made', () => {
    const back = act(act(played, 0, { type: 'askTakeback' }), 1, { type: 'answerTakeback', accept: true })
    expect(why(played, 0, { type: 'redo' })).toBe('nothingToRedo')
    expect(why(back, 1, { type: 'redo' })).toBe('nothingToRedo')
    const again = act(back, 0, { type: 'redo' })
    // Both turns stand again, the position with its counters and what it remembers too.
    expect(again.turns).toEqual(played.turns)
    expect(again.place).toEqual(played.place)
    expect(cotulenh.turn(again)).toEqual([0])
    expect(cotulenh.apply(back, { by: 0, do: { type: 'redo' } }).events).toEqual([
      { type: 'redone', seat: 0, count: 2 },
    ])
    expect(why(again, 0, { type: 'redo' })).toBe('nothingToRedo')
    const other = act(back, 0, turn('Ic5c6'))
    expect(why(act(other, 1, turn('Ic8c7')), 0, { type: 'redo' })).toBe('nothingToRedo')
  })
  it('step by step, is redone step by step', () => {
    const options = { takeback: 'free' }
    let state = begin(options)
    for (const [i, lan] of ['Ic5c6', 'Ic8c7', 'Ik5k6'].entries()) state = act(state, i % 2 === 0 ? 0 : 1, turn(lan))
    const once = act(state, 0, { type: 'askTakeback' })
    const twice = act(once, 1, { type: 'askTakeback' })
    expect(twice.turns).toEqual(['Ic5c6'])
    // Red's turn comes back only after Blue's, which it answered.
    expect(why(twice, 0, { type: 'redo' })).toBe('nothingToRedo')
    expect(act(twice, 1, { type: 'redo' })).toEqual(once)
    expect(act(act(twice, 1, { type: 'redo' }), 0, { type: 'redo' })).toEqual(state)
  })
  it('ends an open draw offer, as taking back does', () => {
    const back = act(act(begin({ takeback: 'free' }), 0, turn('Ic5c6')), 0, { type: 'askTakeback' })
    expect(act(act(back, 1, { type: 'offerDraw' }), 0, { type: 'redo' }).draw).toBe(null)
    expect(why(act(back, 0, { type: 'resign' }), 0, { type: 'redo' })).toBe('over')
  })
  it('is granted by a bot at once', () => {
    const asked = act(played, 0, { type: 'askTakeback' })
    expect(coach.think(cotulenh.view(asked, 1), 3, () => 0.5)).toEqual({ type: 'answerTakeback', accept: true })
  })
})
