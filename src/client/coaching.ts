import type { AskCoach } from '../boards/board.ts'
import type { Advice, Seat } from '../games/game.ts'
import type { Decision } from '../table/judgeDecisions.ts'
import type { Mistake, Search } from '../table/findMistakes.ts'
import type { HandRecord } from '../table/replay.ts'
import type { Question } from './coachAnswer.ts'
import type { Ask, Told } from './coach.worker.ts'
import { tellMissing } from './fetchPart.ts'
import { PAUSES } from './retry.ts'

type Asked = { question: Question; heard: (piece: unknown) => void; end: () => void }

const start = () => new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' })

/**
 * A game's coach, asked beside the page, whatever it takes to answer. It answers one question at a time; of those that
 * wait only the newest of a kind is asked. One that was not asked, or that nobody could answer, is answered with null.
 */
export class Coaching implements AskCoach<unknown, unknown, unknown> {
  readonly #game: () => string
  readonly #start: () => Worker
  #worker: Worker | null = null
  /** So often it was lost on the way since it last answered. */
  #losses = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #asked: Asked | null = null
  readonly #waiting = new Map<Question['ask'], Asked>()
  /** Of the view asked about last: a board and a button may ask the same. */
  #advised: { view: unknown; answer: Promise<Advice<unknown>[] | null> } | null = null

  constructor(game: () => string, startWorker: () => Worker = start) {
    this.#game = game
    this.#start = startWorker
  }

  advise = (view: unknown): Promise<Advice<unknown>[] | null> => {
    if (!this.#advised || this.#advised.view !== view)
      this.#advised = { view, answer: this.#once({ ask: 'advise', view }) }
    return this.#advised.answer
  }

  plan = (view: unknown): Promise<unknown> => this.#once({ ask: 'plan', view })

  /** What the rules offer: where that takes a search, it is none of the page's. */
  moves = (view: unknown): Promise<unknown[] | null> => this.#once({ ask: 'moves', view })

  /** A bot's choice; null: nobody can be asked. */
  think = (view: unknown, level: number): Promise<unknown> => this.#once({ ask: 'think', view, level })

  awaits = (views: unknown[]): Promise<string[][] | null> => this.#once({ ask: 'awaits', views })

  /** One decision after the other; the promise is kept when there are no more. */
  review(before: unknown, record: HandRecord, seats: Seat[], heard: (decision: Decision) => void): Promise<void> {
    return new Promise(end => {
      this.#ask({ question: { ask: 'review', before, record, seats }, heard: heard as Asked['heard'], end })
    })
  }

  /** One after the other, with how far it has come; the promise is kept when there are no more. */
  mistakes(
    hands: { before: unknown; record: HandRecord }[],
    seat: Seat,
    heard: (piece: Search) => void,
  ): Promise<void> {
    return new Promise(end => {
      this.#ask({ question: { ask: 'mistakes', hands, seat }, heard: heard as Asked['heard'], end })
    })
  }

  /** Whether another choice is as good as the one that was found. */
  asGood = (mistake: Mistake, tried: unknown): Promise<boolean | null> => this.#once({ ask: 'asGood', mistake, tried })

  /** What a game's own page asks, in pieces; the promise is kept when there are no more, or when it is given up. */
  study(what: unknown, heard: (piece: unknown) => void): Promise<void> {
    return new Promise(end => this.#ask({ question: { ask: 'study', what }, heard, end }))
  }

  /** Gives up whatever is being thought about; what is asked next is answered. */
  close(): void {
    clearTimeout(this.#again)
    this.#worker?.terminate()
    this.#worker = null
    this.#give()
  }

  #once<T>(question: Question): Promise<T | null> {
    return new Promise(resolve => {
      // The first answer counts: the piece, if one came before the end.
      this.#ask({ question, heard: piece => resolve(piece as T), end: () => resolve(null) })
    })
  }

  #ask(asked: Asked): void {
    const { ask } = asked.question
    this.#waiting.get(ask)?.end()
    this.#waiting.delete(ask)
    this.#waiting.set(ask, asked)
    if (!this.#asked) this.#next()
  }

  #next(): void {
    const [asked] = this.#waiting.values()
    this.#asked = asked ?? null
    if (!asked) return
    this.#waiting.delete(asked.question.ask)
    this.#send(asked)
  }

  #send(asked: Asked): void {
    this.#worker ??= this.#hire()
    // Views survive JSON; what else clings to them need not be sent.
    const question = JSON.parse(JSON.stringify(asked.question)) as Question
    this.#worker.postMessage({ game: this.#game(), question } satisfies Ask)
  }

  #hire(): Worker {
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      this.#losses = 0
      if (data) return this.#asked?.heard(data.piece)
      this.#asked?.end()
      this.#next()
    }
    worker.onerror = event => {
      worker.terminate()
      this.#worker = null
      // Only what fell over a question has words for it: without them it was lost on a bad line, and is fetched again.
      const lost = !('message' in event)
      const pause = lost ? PAUSES[this.#losses++] : undefined
      if (this.#asked && pause !== undefined) this.#again = setTimeout(() => this.#send(this.#asked!), pause)
      else {
        if (lost) tellMissing()
        this.#fail()
      }
    }
    return worker
  }

  /** The next question finds another worker. */
  #fail(): void {
    this.#losses = 0
    this.#give()
  }

  /** Whoever still waits gets no answer. */
  #give(): void {
    const all = [...(this.#asked ? [this.#asked] : []), ...this.#waiting.values()]
    this.#asked = null
    this.#advised = null
    this.#waiting.clear()
    for (const { end } of all) end()
  }
}
