import type { WholeKit } from '../boards/index.ts'
import { witnessed, type Seat, type Viewer } from '../games/game.ts'
import { Coaching } from './coaching.ts'
import { Frames } from './frames.ts'
import { memory } from './memory.ts'
import { botName } from '../table/names.ts'
import { openView } from '../table/openView.ts'
import type { SeatInfo } from '../table/protocol.ts'
import type { Opened } from '../table/readFile.ts'
import type { Fault, Frame, HandRecord, MasaFile } from '../table/replay.ts'

export type Eyes = Viewer | 'open'
export const SPEEDS = [0.5, 1, 2, 4] as const
const BEAT = 1100
/** So far a call, or the step that cost the hand, is looked for. */
const FAR = 1000

/** A recorded match on the table: which hand, which step of it, and whose eyes. */
export class Replay {
  readonly file: MasaFile
  readonly kit: WholeKit
  readonly coaching: Coaching
  /** Those that today's rules lead through. */
  readonly hands: readonly HandRecord[]
  readonly numbers: Opened['numbers']
  /** What somebody is called whose name the circle has forgotten. */
  former = $state('')
  readonly seats = $derived.by(() => this.#seats())
  hand = $state(1)
  at = $state(0)
  eyes = $state<Eyes>('open')
  playing = $state(false)
  /** Whether the file is true, once that is known. */
  checked = $state.raw<{ fault: Fault | null } | null>(null)
  speed = $state<(typeof SPEEDS)[number]>(1)
  #rev = $state(0)
  /** Shown one after the other, so what happened in between may be animated. */
  #stepped = $state(false)

  readonly record = $derived.by(() => this.hands.find(each => each.hand === this.hand)!)
  /** The state in which the hand began, and all that followed. */
  readonly before = $derived.by(() => this.#marksOfHand[0])
  readonly frames = $derived.by(() => new Frames(this.kit.game, this.record, this.#marksOfHand))
  readonly frame = $derived.by(() => this.frames.at(Math.min(this.at, this.frames.count - 1)))
  readonly view = $derived.by(() => {
    const { game } = this.kit
    return this.eyes === 'open'
      ? openView(game, this.frame.state, this.file.seats.length)
      : game.view(this.frame.state, this.eyes)
  })
  readonly outcome = $derived.by(() => this.kit.game.outcome(this.frame.state))
  readonly me = $derived<Viewer>(this.eyes === 'open' ? null : this.eyes)
  readonly last = $derived.by(() => ({ rev: this.#rev, events: this.#stepped ? this.seen(this.frame) : [] }))
  readonly ended = $derived(this.at >= this.frames.count - 1)

  /** Of each hand the states it can be followed from. */
  readonly marks: unknown[][]

  /** At least one hand must have been followed. */
  constructor({ file, marks, numbers }: Opened, kit: WholeKit, hand: number) {
    this.file = file
    this.kit = kit
    this.coaching = new Coaching(() => file.game)
    this.marks = marks
    this.numbers = numbers
    this.hands = file.hands.slice(0, marks.length)
    this.hand = this.hands.some(each => each.hand === hand) ? hand : this.hands[0].hand
    for (const seat of file.seats.keys()) memory.set(`rack:replay:${seat}`, null)
  }

  #seats(): SeatInfo[] {
    const { seats } = this.file
    const names = seats.map(({ name }) => name)
    return seats.map(({ name, kind, level }, seat) => ({
      kind,
      name: kind === 'bot' ? botName(seat, names) : name || this.former,
      engine: false,
      level: Math.min(4, level) as SeatInfo['level'],
      away: false,
      standIn: false,
      ready: true,
      next: null,
    }))
  }

  /** An event as the present eyes see it. */
  seen(frame: Frame): unknown[] {
    if (this.eyes === 'open') return frame.events
    return witnessed(this.kit.game, frame.events, this.me)
  }

  go(at: number): void {
    const next = Math.max(0, Math.min(this.frames.count - 1, at))
    this.#stepped = next === this.at + 1
    this.at = next
    this.#rev++
    if (this.ended) this.playing = false
  }

  open(hand: number, at = 0): void {
    this.hand = hand
    this.playing = false
    this.#stepped = false
    this.at = Math.max(0, Math.min(this.frames.count - 1, at))
    this.#rev++
  }

  look(eyes: Eyes): void {
    this.#stepped = false
    this.eyes = eyes
    this.#rev++
  }

  toggle(): void {
    if (!this.playing && this.ended) this.go(0)
    this.playing = !this.playing
  }

  /** The nearest call before or after here; the end of the hand if there is none, or as far as it is looked for. */
  call(direction: 1 | -1): void {
    let at = this.at + direction
    const far = this.at + direction * FAR
    while (at > 0 && at < this.frames.count - 1 && at !== far && !this.#isMoment(this.frames.at(at))) at += direction
    this.go(at)
  }

  /** Where the seat whose eyes these are lost the hand, if one step alone did it; else the first step. */
  costliest(): number {
    const { me, kit, frames } = this
    if (me === null) return 0
    const last = kit.game.view(frames.at(frames.count - 1).state, me)
    const costly = kit.ending.costly?.(last, me)
    if (!costly) return 0
    const first = Math.max(0, frames.count - FAR)
    for (let at = frames.count - 1; at >= first; at--) if (frames.at(at).events.some(costly)) return at
    return -1
  }

  /** A beat later the next step; the answer stops it. */
  run(): () => void {
    const timer = setInterval(() => this.go(this.at + 1), BEAT / this.speed)
    return () => clearInterval(timer)
  }

  close(): void {
    this.playing = false
    this.coaching.close()
  }

  get #marksOfHand(): readonly unknown[] {
    return this.marks[this.hands.indexOf(this.record)]
  }

  #isMoment(frame: Frame): boolean {
    return frame.events.some(event => this.kit.face.moment(event))
  }
}

export const parseEyes = (text: string | null, seats: number): Eyes => {
  if (text === 'watch') return null
  const seat = Number(text ?? NaN)
  return Number.isInteger(seat) && seat >= 1 && seat <= seats ? ((seat - 1) as Seat) : 'open'
}
export const makeEyes = (eyes: Eyes): string => (eyes === null ? 'watch' : eyes === 'open' ? 'open' : String(eyes + 1))
