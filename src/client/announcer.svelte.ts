import type { AnyFace, Say, Shout as Called } from '../boards/board.ts'
import type { Viewer } from '../games/game.ts'
import type { Reaction } from '../table/protocol.ts'
import { play } from './playSound.ts'
import { callToTurn, read } from './signals.ts'

export type Shout = Called & { id: number }
export type Spoken = { id: number; text: string }
/** What somebody at the table says; seat null: a watcher. */
export type Saying = Spoken & { seat: Viewer; name: string; reaction: Reaction | null }
/** A word to show where the finger is. */
export type Bubble = { kind: 'refusal' | 'hint'; text: string }
/** How the device is heard and felt. */
export type Noises = { play: typeof play; read: typeof read; callToTurn: typeof callToTurn }
export const NOISES: Noises = { play, read, callToTurn }

const SHOUT = 900
const LINES = 8
const NOTICE = 4000
/** Long enough to read it. */
const said = (text: string) => Math.min(10_000, 3500 + 60 * text.length)
const KEPT = 300

/** What is said of the table: aloud in the live region, in the log, as a large word at a seat, by sounds. */
export class Announcer {
  /** For the live region. */
  spoken = $state.raw<Spoken[]>([])
  log = $state.raw<{ id: number; event: unknown }[]>([])
  shouts = $state.raw<Shout[]>([])
  bubble = $state.raw<Bubble | null>(null)
  /** The last of each speaker. */
  sayings = $state.raw<Saying[]>([])
  notices = $state.raw<Spoken[]>([])
  readonly noises: Noises
  #serial = 0

  constructor(noises: Noises = NOISES) {
    this.noises = noises
  }

  /** fresh: worth reading out; of a long absence one reads oneself. */
  speak(text: string, fresh = true): void {
    if (fresh) this.noises.read(text)
    this.spoken = [...this.spoken.slice(1 - LINES), { id: ++this.#serial, text }]
  }

  /** line: the same for ears, with the speaker's name. reaction: drawn instead of the text. */
  say(seat: Viewer, name: string, text: string, line: string, reaction: Reaction | null = null): void {
    const saying = { id: ++this.#serial, seat, name, text, reaction }
    this.sayings = [...this.sayings.filter(other => other.seat !== seat || other.name !== name), saying]
    setTimeout(() => (this.sayings = this.sayings.filter(other => other.id !== saying.id)), said(text))
    this.speak(line)
  }

  /** Who came, who went. */
  notice(text: string): void {
    const notice = { id: ++this.#serial, text }
    this.notices = [...this.notices, notice]
    setTimeout(() => (this.notices = this.notices.filter(other => other.id !== notice.id)), NOTICE)
    this.speak(text)
  }

  refuse(text: string): void {
    this.#show({ kind: 'refusal', text })
    this.noises.play('refuse')
  }

  hint(text: string): void {
    this.#show({ kind: 'hint', text })
  }

  /** fresh: it happened just now; of what was missed we are told, but it makes no noise. */
  tell(
    events: readonly unknown[],
    face: Pick<AnyFace, 'announce' | 'sound' | 'shout'>,
    say: Say,
    me: Viewer,
    fresh: boolean,
  ): void {
    this.log = [...this.log, ...events.map(event => ({ id: ++this.#serial, event }))].slice(-KEPT)
    const texts = events.map(event => face.announce(event, say, me)).filter(text => text !== null)
    if (texts.length > 0) this.speak(texts.join(' '), fresh)
    if (!fresh) return
    for (const event of events) {
      const name = face.sound(event, me)
      if (name) this.noises.play(name)
      const shout = face.shout?.(event)
      if (shout) this.#shout(shout)
    }
  }

  yourTurn(word: string): void {
    this.noises.callToTurn(word)
  }

  /** Nothing lies on the table any more. */
  clear(): void {
    this.log = []
    this.shouts = []
  }

  #shout(call: Called): void {
    const id = ++this.#serial
    this.shouts = [...this.shouts.filter(shout => shout.seat !== call.seat), { id, ...call }]
    setTimeout(() => (this.shouts = this.shouts.filter(shout => shout.id !== id)), SHOUT)
  }

  #show(bubble: Bubble): void {
    this.bubble = bubble
    this.speak(bubble.text)
  }
}
