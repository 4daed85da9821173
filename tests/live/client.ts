import { WebSocket } from 'ws'
import { games } from '../../src/games/all.ts'
import type { AnyGame, Viewer } from '../../src/games/game.ts'
import type { Clock, Down, OldStep, Scene, Up } from '../../src/table/protocol.ts'
import { over } from '../../src/table/patch.ts'
import { PROTOCOL, messages } from '../../src/table/protocol.ts'
import { Salts } from '../support/salts.ts'

type Of<T extends Down['type']> = Extract<Down, { type: T }>
/** `text` is the whole frame's, which other messages may share. */
export type Frame = { at: number; text: string; message: Down }
export const says = ({ text, message }: Frame, what: string): boolean =>
  text.includes(what) && JSON.stringify(message).includes(what)

export const newRoom = (): string => `t-${crypto.randomUUID().slice(0, 13)}`
export const token = (): string => crypto.randomUUID().replaceAll('-', '')

/** A client without a face: it keeps what it is sent as a real one would, and every frame besides. */
export class Client {
  readonly frames: Frame[] = []
  readonly room: string
  readonly port: number
  socket!: WebSocket
  closed: { code: number; why: string } | null = null
  seat: Viewer = null
  token: string | undefined
  n = 0
  rev = 0
  /** Characters, so far. */
  heard = 0
  scene: Scene | null = null
  table: Of<'table'> | Of<'welcome'>['table'] | null = null
  /** Anything that must not happen: a number skipped, or seen twice. */
  readonly faults: string[] = []
  onFrame: (message: Down) => void = () => {}
  onClose: () => void = () => {}
  private readonly salts: Salts
  private waiting: { test: (message: Down) => boolean; done: (message: Down) => void }[] = []

  /** As a proxy in front of the server would name it. */
  private readonly address: string | undefined

  constructor(port: number, room: string, address?: string) {
    this.port = port
    this.room = room
    this.address = address
    this.salts = new Salts(room)
  }

  get game(): AnyGame {
    return (games as Record<string, AnyGame>)[this.table!.game]
  }

  connect(): Promise<void> {
    this.closed = null
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/parties/main/${this.room}`, {
      headers: this.address ? { 'x-forwarded-for': this.address } : {},
    })
    this.socket = socket
    socket.on('message', data => {
      if (this.socket !== socket) return
      const text = String(data)
      this.heard += text.length
      for (const message of messages(text)) {
        if (message.type === 'mark') this.raw(JSON.stringify({ type: 'heard', id: message.id }))
        else this.receive(text, message)
      }
    })
    socket.on('close', (code, why) => {
      if (this.socket !== socket) return
      this.closed = { code, why: String(why) }
      this.onClose()
    })
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve())
      socket.on('error', reject)
    })
  }

  /** resume: with what was seen already. */
  async hello(more: Partial<Extract<Up, { type: 'hello' }>> = {}): Promise<Of<'welcome'>> {
    const welcomed = this.next('welcome')
    const rev = this.rev ? { rev: this.rev, eyes: this.seat } : {}
    const token = this.token ? { token: this.token } : {}
    this.send({ type: 'hello', proto: PROTOCOL, name: 'Ayşe', lang: 'tr', ...rev, ...token, ...more })
    return welcomed
  }

  send(message: Up): void {
    this.socket.send(JSON.stringify(message))
  }

  raw(text: string | Uint8Array): void {
    this.socket.send(text)
  }

  async sit(seat: 0 | 1 | 2 | 3): Promise<void> {
    const seated = this.next('welcome')
    this.send({ type: 'sit', seat })
    await seated
  }

  /** Ready for the next hand, with a salt. */
  ready(): void {
    this.send(this.salts.ready(this.seat!))
  }

  async act(action: unknown): Promise<Of<'ok'> | Of<'no'>> {
    const n = ++this.n
    const answer = this.until(message => (message.type === 'ok' || message.type === 'no') && message.n === n)
    this.send({ type: 'act', n, rev: this.rev, action })
    return answer as Promise<Of<'ok'> | Of<'no'>>
  }

  next<T extends Down['type']>(type: T, ms = 8000): Promise<Of<T>> {
    return this.until(message => message.type === type, ms) as Promise<Of<T>>
  }

  until(test: (message: Down) => boolean, ms = 8000): Promise<Down> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () =>
          reject(
            new Error(
              `nothing of the kind came; last: ${this.frames
                .slice(-3)
                .map(frame => frame.text.slice(0, 200))
                .join('\n')}`,
            ),
          ),
        ms,
      )
      this.waiting.push({ test, done: message => (clearTimeout(timer), resolve(message)) })
    })
  }

  /** Until the table looks so, or the client has seen so. */
  async see(test: () => boolean, ms = 8000): Promise<void> {
    if (!test()) await this.until(() => test(), ms)
  }

  async ended(): Promise<{ code: number; why: string }> {
    if (!this.closed) await new Promise(resolve => this.socket.once('close', resolve))
    return this.closed!
  }

  close(): void {
    this.socket.close()
  }

  private receive(text: string, message: Down): void {
    this.frames.push({ at: performance.now(), text, message })
    this.take(message)
    const answer = this.salts.hear(message)
    if (answer) this.send(answer)
    this.onFrame(message)
    const due = this.waiting.filter(({ test }) => test(message))
    this.waiting = this.waiting.filter(waiter => !due.includes(waiter))
    for (const { done } of due) done(message)
  }

  private take(message: Down): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat
        this.n = Math.max(message.n, message.seat === null ? 0 : this.n)
        this.table = message.table
        if (message.missed.length) for (const step of message.missed) this.step(step, message.clock)
        else this.scene = message.scene && { ...message.scene, clock: message.clock }
        if (message.missed.length && this.rev !== message.rev)
          this.faults.push(`missed up to ${this.rev}, not ${message.rev}`)
        this.rev = message.rev
        return
      case 'seated':
        this.token = message.token
        this.n = 0
        this.rev = 0
        return
      case 'stood':
        this.rev = 0
        return
      case 'table':
        this.table = message
        return
      case 'step':
        return this.step(message, message.clock)
      default:
      // Whoever waits for it sees it among the frames.
    }
  }

  private step(step: OldStep, clock: Clock): void {
    if (step.rev !== this.rev + 1) this.faults.push(`step ${step.rev} after ${this.rev}`)
    this.rev = step.rev
    step.view = over(this.scene?.view, step.view)
    this.scene = { view: step.view, outcome: step.outcome, clock }
  }
}
