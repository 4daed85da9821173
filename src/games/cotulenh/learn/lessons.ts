import type { Lesson } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { Event, State } from '../types.ts'
import { prepare, turn } from './prepare.ts'

// The Commanders stand aside where they are not the subject: no piece may move without them. Red's militia beside its own
// does nothing but be there: a last piece becomes a hero by itself, and heroes come later.
const tank = prepare('8c2/11/11/11/11/11/5i5/11/5T5/11/11/9MC')
const ford = prepare('8c2/11/11/11/11/11/5A5/11/11/11/11/9MC')
const ride = prepare('8c2/11/11/11/11/11/11/11/4IT5/11/11/10C')
const carry = prepare('8c2/11/11/11/11/11/6(EA)4/11/11/11/11/10C')
const navy = prepare('8c2/11/11/11/11/11/11/11/2N1i6/11/11/9MC')
const air = prepare('8c2/11/11/11/4g6/4t6/11/11/4F2i3/11/11/9MC')
const hero = prepare('6c4/11/11/11/6T4/11/11/11/11/11/11/9MC')
const take = prepare('6c4/11/6T4/11/11/11/11/11/11/11/11/9MC')

const lans = (...all: string[]) => all.map(lan => ({ type: 'turn' as const, lan }))

/** From one tank to a small battle. */
const steps: readonly Omit<Lesson<State, Action, Event>, 'seats'>[] = [
  { id: 'tank', state: tank, asked: [{ type: 'turn', taken: ['I'] }], way: [turn('Tf4xf6')] },
  { id: 'ford', state: ford, asked: [lans('Af6f7', 'Af6f8', 'Af6f9')], way: [turn('Af6f8')] },
  { id: 'ride', state: ride, asked: [lans('Ie4&f4', 'Tf4&e4')], way: [turn('Ie4&f4')] },
  { id: 'carry', state: carry, asked: [lans('(EA)g6g7')], way: [turn('(EA)g6g7')] },
  { id: 'navy', state: navy, asked: [{ type: 'turn', taken: ['I'] }], way: [turn('Nc4_e4')] },
  { id: 'air', state: air, asked: [{ type: 'turn', taken: ['I'] }], way: [turn('Fe4xh4')] },
  { id: 'hero', state: hero, asked: [{ type: 'turn', check: true }], way: [turn('Tg8g10')] },
  { id: 'take', state: take, asked: [{ type: 'ended', winner: 0 }], way: [turn('Tg10xg12')] },
  {
    id: 'hand',
    state: prepare('6c4/11/4i3i2/11/5T1T3/6A4/11/8F2/11/11/11/4C6'),
    asked: [],
    way: [],
  },
]

/** From little to a whole hand. */
export const lessons: readonly Lesson<State, Action, Event>[] = steps.map(step => ({ ...step, seats: 2 }))
