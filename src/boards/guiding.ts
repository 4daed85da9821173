import type { Seat } from '../games/game.ts'
import type { Guide } from './board.ts'

type Typed = { type: string }
/** What of others' deeds a newcomer is told, by the event's type: whether it is worth a word to this seat. */
type Saw<Event extends Typed> = { [T in Event['type']]?: (event: Extract<Event, { type: T }>, me: Seat) => boolean }

/** To everybody but whoever did it. */
export const toOthers = ({ seat }: { seat: Seat }, me: Seat): boolean => seat !== me
/** Who took whose discard: to whom it was taken from. */
export const toGiver = ({ from }: { from: Seat }, me: Seat): boolean => from === me

/** The words of a guide are named as the actions and events they are for. acts: the rarest first. */
export const guideBy = <Action extends Typed, Event extends Typed>(
  acts: readonly Action['type'][],
  saw: Saw<Event>,
): Guide<Action, Event> => ({
  acts,
  act: ({ type }) => type,
  saw: Object.keys(saw),
  see: (event, me) => {
    const concerns = saw[event.type as Event['type']] as ((event: Event, me: Seat) => boolean) | undefined
    return concerns?.(event, me) ? event.type : null
  },
})
