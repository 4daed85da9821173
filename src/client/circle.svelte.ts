import type { Picture } from '../circle/constants.ts'
import {
  CIRCLE_PROTOCOL,
  type CircleDown,
  type CircleInfo,
  type CircleRefusal,
  type CircleUp,
  type Me,
} from '../circle/protocol.ts'
import type { With } from '../games/game.ts'
import { CLOSE } from '../table/protocol.ts'
import type { CircleLink } from './circleLink.ts'
import { forgetCircle, rememberCircle, tokenKey } from './circles.ts'
import { drawToken } from './drawToken.ts'
import { memory, type Memory } from './memory.ts'
import { connectCircle, type Line } from './socket.ts'

type Hello = Extract<CircleUp, { type: 'hello' }>
type Numbered = Extract<CircleUp, { n: number }>
/** What a page asks of its circle, before it has its number. */
export type Question = Numbered extends infer Each ? (Each extends unknown ? Omit<Each, 'n' | 'token'> : never) : never
type Answers = {
  join: 'joined'
  claim: 'claimed'
  move: 'joined'
  link: 'link'
  renew: 'secret'
  open: 'opened'
  ledger: 'ledger'
  standings: 'standings'
  pastEvening: 'pastEvening'
}
/** lost: the line broke before the answer came, and what was asked must not be asked twice. */
export type Refused = { type: 'no'; why: CircleRefusal | 'lost'; with?: With }
type Answered<T> = Extract<CircleDown, { type: T extends keyof Answers ? Answers[T] : 'ok' }>
export type Answer<T> = Answered<T> | Refused

/** noCircle, left, removed and deleted: the token is worth nothing any more. The others are as at a table. */
export type CircleProblem = 'noCircle' | 'left' | 'removed' | 'deleted' | Exclude<keyof typeof CLOSE, 'noRoom'>
const OVER: readonly string[] = ['noCircle', 'left', 'removed', 'deleted']
/** Said twice they would happen twice: whoever asked looks first whether it has. */
const ONCE: readonly string[] = ['open', 'evening', 'closeRound']
/** By which this device becomes a member's: it draws the token and keeps it before it is said. */
const ENROLLING: readonly string[] = ['join', 'claim', 'move']

/** before: the token that the question's own has taken the place of. */
type Waiting = {
  question: Numbered
  before: string | null
  answer: (answer: Extract<CircleDown, { n: number | null }> | Refused) => void
}

type World = { connect: typeof connectCircle; memory: Memory; now: () => number }
type Purpose = {
  lang: () => Hello['lang']
  /** It is to be made, if there is none. */
  make?: Hello['make']
  link?: CircleLink | null
  /** The link has done what it could. */
  linkUsed?: () => void
  /** What the circle said no to without having been asked by anybody in particular. */
  refused?: (refusal: Refused) => void
}

/** One circle as this client knows it, and our end of the line to it. */
export class Circle {
  readonly id: string
  status = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** There is no coming back. */
  problem = $state<CircleProblem | null>(null)
  /** By which the server's log names it, where it is the server's fault. */
  failure = $state<string | null>(null)
  /** All that a stranger knows; null: nothing has been heard yet. */
  face = $state.raw<{ name: string; picture: Picture } | null>(null)
  me = $state.raw<Me | null>(null)
  /** This device has claimed to be the member of this name. */
  waiting = $state<string | null>(null)
  /** The claim was turned down. */
  declined = $state(false)
  info = $state.raw<CircleInfo | null>(null)
  build = $state('')

  readonly #purpose: Purpose
  readonly #memory: Memory
  readonly #now: () => number
  readonly #line: Line<CircleUp>
  #make: Hello['make']
  #link: CircleLink | null
  #bye: CircleProblem | null = null
  #greeted = false
  #n = 0
  #waiting: Waiting[] = []

  constructor(id: string, purpose: Purpose, world: Partial<World> = {}) {
    this.id = id
    this.#purpose = purpose
    this.#make = purpose.make
    this.#link = purpose.link ?? null
    this.#memory = world.memory ?? memory
    this.#now = world.now ?? Date.now
    this.#line = (world.connect ?? connectCircle)(id, this.#make !== undefined, {
      open: () => this.#hello(),
      message: message => this.#take(message),
      close: (code, final) => this.#closed(code, final),
    })
  }

  close(): void {
    this.#line.close()
    this.#giveUp(() => true)
  }

  get token(): string | null {
    return this.#memory.get(tokenKey(this.id))
  }

  /** What a broken line has swallowed is said again, unless it must not be said twice. */
  ask<T extends Question['type']>(question: Extract<Question, { type: T }>): Promise<Answer<T>> {
    return new Promise(resolve => {
      const before = this.token
      const token = ENROLLING.includes(question.type) ? { token: this.#draw() } : {}
      const numbered = { ...question, ...token, n: ++this.#n } as unknown as Numbered
      this.#waiting.push({ question: numbered, before, answer: answer => resolve(answer as Answer<T>) })
      if (this.#greeted) this.#line.send(numbered)
    })
  }

  /** A link that was opened while the page was there. */
  follow(link: CircleLink): void {
    this.#link = link
    this.#useLink()
  }

  #hello(): void {
    // Whoever makes a circle is known in it by a token that is on this device before it is said.
    const token = this.token ?? (this.#make ? this.#draw() : null)
    this.#line.send({
      type: 'hello',
      proto: CIRCLE_PROTOCOL,
      lang: this.#purpose.lang(),
      ...(token !== null && { token }),
      ...(this.#make && { make: this.#make }),
    })
  }

  #take(message: CircleDown): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'circle':
        return this.#told(message.circle, message.me)
      case 'claimed':
        this.waiting = this.#claimed(message.n)
        this.declined = false
        return this.#answer(message)
      case 'joined':
        this.declined = false
        return this.#answer(message)
      case 'declined':
        this.#memory.set(tokenKey(this.id), null)
        this.waiting = null
        this.declined = true
        return
      case 'no':
        if (message.n === null) return this.#purpose.refused?.(message)
        return this.#answer(message)
      case 'ok':
      case 'link':
      case 'secret':
      case 'opened':
      case 'ledger':
      case 'standings':
      case 'pastEvening':
        return this.#answer(message)
      case 'bye':
        this.#bye = message.why as CircleProblem
        if (message.with?.id) this.failure = String(message.with.id)
        return
      case 'pong':
      case 'mark':
        // The line's own affair.
        return
    }
  }

  /** A line that breaks before the answer comes then leaves no member whom nobody is. */
  #draw(): string {
    const token = drawToken()
    this.#memory.set(tokenKey(this.id), token)
    return token
  }

  /** Whom we have said to be. */
  #claimed(n: number): string | null {
    const question = this.#waiting.find(each => each.question.n === n)?.question
    return question?.type === 'claim' ? question.name : null
  }

  #answer(answer: Extract<CircleDown, { n: number | null }>): void {
    const waiting = this.#waiting.find(({ question }) => question.n === answer.n)
    if (!waiting) return
    this.#waiting = this.#waiting.filter(each => each !== waiting)
    const { question, before } = waiting
    if (answer.type === 'no' && 'token' in question && question.token === this.token)
      this.#memory.set(tokenKey(this.id), before)
    if (answer.type === 'ok' && question.type === 'withdraw') {
      this.#memory.set(tokenKey(this.id), null)
      this.waiting = null
    }
    waiting.answer(answer)
  }

  #welcome(message: Extract<CircleDown, { type: 'welcome' }>): void {
    const first = !this.#greeted
    this.#greeted = true
    this.status = 'open'
    this.build = message.build ?? ''
    this.face = { name: message.name, picture: message.picture }
    this.waiting = message.waiting
    // Made, or there already: in either case it is not to be made again.
    this.#make = undefined
    if (message.me && message.circle) this.#told(message.circle, message.me)
    else {
      this.me = null
      this.info = null
    }
    if (first) for (const { question } of this.#waiting) this.#line.send(question)
    this.#useLink()
  }

  #told(info: CircleInfo, me: Me): void {
    this.me = me
    this.info = info
    this.face = { name: info.name, picture: info.picture }
    rememberCircle({ id: this.id, name: info.name, picture: info.picture, at: this.#now() }, this.#memory)
  }

  /** A member need not move in again; an owner's link waits until its reader has joined. */
  #useLink(): void {
    const link = this.#link
    if (!link || !this.#greeted || (link.kind === 'owner' && !this.me)) return
    this.#link = null
    this.#purpose.linkUsed?.()
    if (link.kind === 'me' && this.me) return
    const answer =
      link.kind === 'me'
        ? this.ask({ type: 'move', code: link.secret })
        : this.ask({ type: 'own', secret: link.secret })
    void answer.then(said => said.type === 'no' && this.#purpose.refused?.(said))
  }

  #closed(code: number, final: boolean): void {
    this.status = 'lost'
    this.#greeted = false
    this.#giveUp(({ type }) => final || ONCE.includes(type))
    if (!final) {
      this.#bye = null
      return
    }
    const known = (Object.entries(CLOSE) as [keyof typeof CLOSE, number][]).find(([, each]) => each === code)?.[0]
    const problem = this.#bye ?? (known === undefined || known === 'noRoom' ? 'noCircle' : known)
    if (OVER.includes(problem)) forgetCircle(this.id, this.#memory)
    this.me = null
    this.info = null
    this.problem = problem
  }

  #giveUp(which: (question: Numbered) => boolean): void {
    const given = this.#waiting.filter(({ question }) => which(question))
    this.#waiting = this.#waiting.filter(each => !given.includes(each))
    for (const { answer } of given) answer({ type: 'no', why: 'lost' })
  }
}
