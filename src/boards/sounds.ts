import type { SoundName } from '../client/sound.ts'
import type { Seat, Viewer } from '../games/game.ts'

type Kind = { type: string }
type BySeat = { seat: Seat }

/** What each kind of event sounds like, or how that is found out; the others are silent. */
type Sounds<Event extends Kind> = {
  [Type in Event['type']]?: SoundName | ((event: Extract<Event, { type: Type }>, me: Viewer) => SoundName | null)
}

export const soundsOf =
  <Event extends Kind>(sounds: Sounds<Event>) =>
  (event: Event, me: Viewer): SoundName | null => {
    const sound = sounds[event.type as Event['type']]
    return typeof sound === 'function' ? sound(event as never, me) : (sound ?? null)
  }

/** Only who draws hears it. */
export const ownDraw = ({ seat }: BySeat, me: Viewer): SoundName | null => (seat === me ? 'draw' : null)

/** The end of a hand, by whoever won it. */
export const winOrLose = ({ seat }: BySeat, me: Viewer): SoundName => (seat === me ? 'win' : 'lose')
