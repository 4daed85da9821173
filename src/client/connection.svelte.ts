import type { Viewer } from '../games/game.ts'
import { UNWRITTEN } from '../table/port.ts'
import { CLOSE, PROTOCOL, type Down, type OldStep, type Up } from '../table/protocol.ts'
import type { connect, Socket } from './socket.ts'

type Hello = Extract<Up, { type: 'hello' }>
type Act = Extract<Up, { type: 'act' }>
/** noGame: the game itself could not be fetched. The others are the room's own words. */
export type Problem = keyof typeof CLOSE | 'noGame'

type Ears = {
  /** What a hello says of us, besides what the connection knows itself. */
  greeting: () => Pick<Hello, 'token' | 'device' | 'revealed' | 'name' | 'lang' | 'slow' | 'pass' | 'make'>
  /** Fetches what the room's words cannot be read without; what arrives meanwhile waits. A failure ends all. */
  prepare: (game: string) => Promise<void>
  /** Every message in its order, each step the next one. first: the welcome that opened this line. */
  heard: (message: Down, first: boolean) => void
  ended: (problem: Problem) => void
}

/** Our end of the line to one room: what was seen and sent is known here, so that a line can be lost and found again. */
export class Connection {
  status = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** There is no coming back. */
  problem = $state<Problem | null>(null)
  /** By which the server's log names it, where it is the server's fault. */
  failure = $state<string | null>(null)
  /** Where the room is on this device, and the device has no room to write: until something is answered again. */
  full = $state(false)
  unanswered = $state.raw<Act[]>([])
  /** What was sent last and is not answered. */
  readonly pending = $derived(this.unanswered.at(-1)?.action ?? null)

  readonly #ears: Ears
  readonly #socket: Socket
  /** The last step we were shown, and through whose eyes; null: nothing lies on the table. */
  #rev: number | null = null
  #eyes: Viewer = null
  /** When that was. */
  #shownAt = 0
  #n = 0
  #greeted = false
  /** What arrives before everything has been fetched waits here; null: nothing has to wait. */
  #inbox: Down[] | null = []
  #fetching = false
  #deaf = false

  constructor(room: string, ears: Ears, open: typeof connect) {
    this.#ears = ears
    this.#socket = open(room, {
      open: () => {
        this.#greeted = false
        this.#hello()
      },
      message: message => this.#receive(message),
      close: (code, final) => this.#closed(code, final),
    })
  }

  /** What was said is still delivered; what is heard no longer matters. */
  deafen(): void {
    this.#deaf = true
  }

  close(): void {
    this.deafen()
    this.#socket.close()
  }

  /** To a line that is lost nothing is said: what must not be lost is an act, or part of the next hello. */
  send = (message: Up): void => this.#socket.send(message)

  /** hold: it may be taken back for a moment, where the room allows it. */
  act(action: unknown, hold = false): void {
    const took = Math.max(0, Math.round(performance.now() - this.#shownAt))
    const act: Act = { type: 'act', n: ++this.#n, rev: this.#rev ?? 0, action, took, ...(hold && { hold }) }
    this.unanswered = [...this.unanswered, act]
    this.send(act)
  }

  #hello(): void {
    this.send({
      type: 'hello',
      proto: PROTOCOL,
      ...(this.#rev !== null && { rev: this.#rev, eyes: this.#eyes }),
      ...this.#ears.greeting(),
    })
  }

  #receive(message: Down): void {
    if (this.#deaf) return
    // It may be the only word of a line, before there is anything to fetch.
    if (message.type === 'bye' && message.with?.id) this.failure = String(message.with.id)
    if (!this.#inbox) return this.#take(message)
    this.#inbox.push(message)
    if (message.type === 'welcome' && !this.#fetching) void this.#prepare(message.table.game)
  }

  async #prepare(game: string): Promise<void> {
    this.#fetching = true
    try {
      await this.#ears.prepare(game)
    } catch {
      this.close()
      return this.#end('noGame')
    }
    if (this.#deaf) return
    const inbox = this.#inbox ?? []
    this.#inbox = null
    for (const message of inbox) this.#take(message)
  }

  #take(message: Down): void {
    if (message.type === 'welcome') return this.#welcome(message)
    if (message.type === 'step' && !this.#follows(message)) return
    if (message.type === 'table' && message.phase === 'lobby') this.#rev = null
    if (message.type === 'ok' || message.type === 'step') this.full = false
    if (message.type === 'ok' || message.type === 'no')
      this.unanswered = this.unanswered.filter(act => act.n !== message.n)
    if (message.type === 'stood') {
      this.#eyes = null
      this.unanswered = []
    }
    this.#ears.heard(message, false)
  }

  #welcome(message: Extract<Down, { type: 'welcome' }>): void {
    const first = !this.#greeted
    this.#greeted = true
    this.status = 'open'
    this.#eyes = message.seat
    this.#n = Math.max(this.#n, message.n)
    if (message.table.phase === 'lobby') this.#rev = null
    if (message.scene) this.#rev = message.rev
    // Nothing of ours waits to be written: whoever is full says so again.
    if (!this.unanswered.length) this.full = false
    this.#shownAt = performance.now()
    this.#ears.heard({ ...message, missed: message.missed.filter(step => this.#follows(step)) }, first)
    for (const act of this.unanswered) this.send(act)
  }

  /** Whether it is the next step. An old one has been seen; after a gap something was lost, and we ask for it. */
  #follows({ rev }: OldStep): boolean {
    const next = this.#rev === null || rev === this.#rev + 1
    if (next) {
      this.#rev = rev
      this.#shownAt = performance.now()
    } else if (rev > this.#rev!) this.#hello()
    return next
  }

  #closed(code: number, final: boolean): void {
    if (this.#deaf) return
    this.status = 'lost'
    if (code === UNWRITTEN) this.full = true
    // The next line begins with a welcome of its own, which says all of it again.
    if (this.#inbox) this.#inbox = []
    if (!final) return
    const problems = Object.entries(CLOSE) as [keyof typeof CLOSE, number][]
    this.#end(problems.find(([, each]) => each === code)?.[0] ?? 'noRoom')
  }

  #end(problem: Problem): void {
    this.problem = problem
    this.#ears.ended(problem)
  }
}
