import type { WholeKit } from '../boards/index.ts'
import type { Say } from '../boards/board.ts'
import { witnessed, type Outcome, type Seat } from '../games/game.ts'
import type { AnyLesson } from '../games/lesson.ts'
import { sayAny } from '../messages/index.ts'
import { act, attempt, botToPlay, isDone, LEARNER, type Taught } from '../table/lesson.ts'
import { Announcer } from './announcer.svelte.ts'
import { Coaching } from './coaching.ts'
import { keepLessonProgress, lessonProgress } from './experience.ts'

/** Long enough to see what a bot has done before the next does something; where nothing moves there is less to see. */
const pause = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 120 : 450)
const GENTLE = 1

type Note = { kind: 'no' | 'good' | 'hint'; text: string }

/** One game's lessons on this page: nothing is sent anywhere, the rules themselves are the table. */
export class Course {
  readonly kit: WholeKit
  readonly lessons: readonly AnyLesson[]
  readonly announcer = new Announcer()
  readonly coaching: Coaching
  say = $state.raw<Say>(() => '')
  at = $state(0)
  done = $state.raw<readonly string[]>([])
  /** What was said of the last attempt. */
  note = $state.raw<Note | null>(null)
  hinted = $state.raw<unknown>(null)
  last = $state.raw<{ rev: number; events: unknown[] }>({ rev: 0, events: [] })
  /** Counts the times that a position was set up: what the device remembers of a rack belongs to one of them. */
  round = $state(0)
  #taught = $state.raw<Taught>({ state: null, done: 0 })
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  readonly lesson = $derived.by(() => this.lessons[this.at])
  readonly view = $derived.by(() => this.kit.game.view(this.#taught.state, LEARNER) as unknown)
  readonly outcome = $derived.by<Outcome | null>(() => this.kit.game.outcome(this.#taught.state))
  readonly finished = $derived.by(() => isDone(this.kit.game, this.lesson, this.#taught))
  /** Which bot is to play, as far as everybody can see. */
  readonly bot = $derived.by<Seat | null>(() => (this.finished ? null : botToPlay(this.kit.game, this.#taught.state)))
  readonly myTurn = $derived.by(() => !this.finished && this.kit.game.turn(this.#taught.state).includes(LEARNER))

  constructor(kit: WholeKit, lessons: readonly AnyLesson[]) {
    this.kit = kit
    this.lessons = lessons
    this.coaching = new Coaching(() => kit.game.id)
    const { at, done } = lessonProgress(kit.game.id)
    this.done = done
    this.open(Math.min(at, lessons.length - 1))
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.coaching.close()
  }

  open = (at: number): void => {
    this.at = at
    this.again()
  }

  again = (): void => {
    clearTimeout(this.#timer)
    this.#taught = { state: this.lesson.state as unknown, done: 0 }
    this.last = { rev: this.last.rev + 1, events: [] }
    this.note = null
    this.hinted = null
    // What was called at the end of the step before would lie over the next.
    this.announcer.clear()
    this.round++
    this.#keep()
    this.#goOn()
  }

  next = (): void => {
    if (this.at < this.lessons.length - 1) this.open(this.at + 1)
  }

  /** What is asked for here, read out too. */
  read(): void {
    this.announcer.speak(this.task)
  }
  get task(): string {
    return sayAny(this.say, `lesson.${this.lesson.id}`)
  }

  play = (action: unknown): void => {
    if (this.finished) return
    const tried = attempt(this.kit.game, this.lesson, this.#taught, action)
    if (tried.kind === 'refused') {
      const { why, with: values } = tried.refusal
      return this.announcer.refuse(sayAny(this.say, `no.${why}`, values))
    }
    if (tried.kind === 'other') return this.#tell({ kind: 'no', text: sayAny(this.say, `lesson.${this.lesson.id}.no`) })
    this.note = null
    this.#take(tried.taught, tried.events)
  }

  /** The first time it is only shown; once it is, it is done. */
  show = async (): Promise<void> => {
    if (this.hinted !== null) return this.play(this.hinted)
    const { state, done } = this.#taught
    const action = this.lesson.way[done] ?? (await this.#advised())
    if (action === null || state !== this.#taught.state || this.finished) return
    this.hinted = action
  }

  async #advised(): Promise<unknown> {
    const best = (await this.coaching.advise(this.view))?.[0]
    if (!best) return null
    this.#tell({ kind: 'hint', text: sayAny(this.say, `hint.${best.why}`, best.with) })
    return best.action
  }

  #take(taught: Taught, events: unknown[]): void {
    this.#taught = taught
    this.hinted = null
    const { game, face } = this.kit
    const seen = witnessed(game, events, LEARNER)
    this.last = { rev: this.last.rev + 1, events: seen }
    this.announcer.tell(seen, face, this.say, LEARNER, true)
    if (this.finished) return this.#praise()
    this.#goOn()
  }

  #praise(): void {
    if (!this.done.includes(this.lesson.id)) this.done = [...this.done, this.lesson.id]
    this.#keep()
    if (this.lesson.asked.length > 0) this.#tell({ kind: 'good', text: this.say('course.good') })
  }

  /** A bot plays, or the table does what is due, after a moment. */
  #goOn(): void {
    clearTimeout(this.#timer)
    if (this.bot !== null && this.lesson.asked.length === 0)
      this.#timer = setTimeout(() => void this.#botPlays(), pause())
  }

  async #botPlays(): Promise<void> {
    const { bot } = this
    const { state } = this.#taught
    if (bot === null) return
    const { game } = this.kit
    const view: unknown = game.view(state, bot)
    // Where no bot can be fetched the hand goes on all the same.
    const action = (await this.coaching.think(view, GENTLE)) ?? game.fallback(view)
    if (this.#closed || state !== this.#taught.state) return
    const after = act(game, state, bot, action)
    this.#take({ ...this.#taught, state: after.state }, after.events)
  }

  #tell(note: Note): void {
    this.note = note
    this.announcer.speak(note.text)
  }

  #keep(): void {
    keepLessonProgress(this.kit.game.id, { at: this.at, done: [...this.done] })
  }
}
