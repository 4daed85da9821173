import { Fairness } from './fairness.svelte.ts'
import { loadKit, type Kit } from '../boards/index.ts'
import type { Say, Shout as Called } from '../boards/board.ts'
import type { Seat, Viewer, With } from '../games/game.ts'
import { sayAny, translator } from '../messages/index.ts'
import type { Intent } from './navigation.svelte.ts'
import { BOTS } from '../table/names.ts'
import { memory, notebook } from './memory.ts'
import { patiently } from './patiently.ts'
import { settings } from './settings.svelte.ts'
import { connect, type Socket } from './socket.ts'
import { buzz, play as sound } from './sound.ts'
import { over } from '../table/patch.ts'
import * as wire from '../table/protocol.ts'
import { tick } from './ticking.ts'

type Welcome = Extract<wire.Down, { type: 'welcome' }>
type Act = Extract<wire.Up, { type: 'act' }>
/** noGame: the game itself could not be fetched. The others are the room's own words. */
export type Problem = keyof typeof wire.CLOSE | 'noGame'
/** A refusal to explain where the finger is. */
export type Refused = { id: number; text: string }
export type Shout = Called & { id: number }

const BEAT = 1400
const SHOUT = 900
const KEPT = 300

/** One table as this client knows it. The server decides; nothing here runs ahead of it. */
export class Room {
  readonly id: string
  readonly fairness: Fairness
  status = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** The room has sent us away, for good. */
  problem = $state<Problem | null>(null)
  kit = $state.raw<Kit | null>(null)
  say = $state.raw<Say>(settings.say)
  table = $state.raw<wire.TableInfo | null>(null)
  /** The seat we play at and look from; null: we watch. */
  seat = $state<Viewer>(null)
  /** The seat that is ours, also when we have left it, or sit down only with the next deal. */
  chair = $state<Viewer>(null)
  scene = $state.raw<wire.Scene | null>(null)
  last = $state.raw<{ rev: number; events: unknown[] }>({ rev: 0, events: [] })
  unanswered = $state.raw<Act[]>([])
  refused = $state.raw<Refused | null>(null)
  chat = $state.raw<wire.ChatLine[]>([])
  log = $state.raw<{ id: number; event: unknown }[]>([])
  /** Spoken in the live region. */
  spoken = $state.raw<{ id: number; text: string }[]>([])
  shouts = $state.raw<Shout[]>([])
  outcomes = $state.raw<wire.Scene['outcome'][]>([])
  /** "Play now" is under way: there is no lobby to show. */
  hasty = $state(false)
  /** The results of the last hand lie on the table. */
  results = $state(false)

  readonly clock = $derived.by(() => tick(this.scene?.clock ?? null, Math.max(0, this.#now - this.#clockAt)))
  readonly nextIn = $derived.by(() => {
    const left = this.table?.nextIn ?? null
    return left === null ? null : Math.max(0, left - Math.max(0, this.#now - this.#tableAt))
  })
  readonly waiting = $derived<readonly Seat[]>(
    this.kit && this.scene && !this.scene.outcome ? this.kit.game.waiting(this.scene.view) : [],
  )
  readonly host = $derived(this.seat !== null && this.table?.host === this.seat)
  /** The number of the last hand that has ended; hands are counted through all matches of a room. */
  readonly lastHand = $derived(this.table ? this.table.hand - (this.table.phase === 'over' ? 0 : 1) : 0)
  readonly pending = $derived(this.unanswered.at(-1)?.action ?? null)

  #intent: Intent | null
  #socket: Socket
  #now = $state(performance.now())
  #clockAt = $state(0)
  #tableAt = $state(0)
  #rev = 0
  #n = 0
  #serial = 0
  #lang: wire.Language = settings.lang
  /** What arrives while the game is being fetched waits its turn. */
  #inbox: wire.Down[] | null = null
  #timers: ReturnType<typeof setInterval>[]
  #beat: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, intent: Intent | null) {
    this.id = id
    memory.visit(id)
    this.fairness = new Fairness(id, notebook(`deal:${id}`))
    this.#intent = intent
    this.hasty = intent?.quick ?? false
    this.#socket = connect(id, {
      open: () => this.#hello(),
      message: message => void this.#receive(message),
      close: (code, final) => this.#closed(code, final),
    })
    this.#timers = [setInterval(() => this.#tick(), 250)]
    addEventListener('pagehide', this.#keep)
    document.addEventListener('visibilitychange', this.#keep)
  }

  close(): void {
    this.#timers.forEach(clearInterval)
    clearTimeout(this.#beat)
    removeEventListener('pagehide', this.#keep)
    document.removeEventListener('visibilitychange', this.#keep)
    this.#keep()
    this.fairness.close()
    this.#socket.close()
  }

  // What a person can do

  sit = (seat: Seat) => this.#socket.send({ type: 'sit', seat })
  bot = (seat: Seat, level: 0 | 1 | 2 | 3) => this.#socket.send({ type: 'bot', seat, level })
  remove = (seat: Seat) => this.#socket.send({ type: 'remove', seat })
  admit = (id: number) => this.#socket.send({ type: 'admit', id })
  watcher = (id: number, what: 'remove' | 'mute' | 'unmute') => this.#socket.send({ type: 'watcher', id, what })
  leave = (forGood = false) => this.#socket.send({ type: 'leave', forGood })
  again = () => this.#socket.send({ type: 'again' })
  text = (text: string) => this.#socket.send({ type: 'chat', text })
  phrase = (phrase: wire.Phrase) => this.#socket.send({ type: 'phrase', phrase })
  options = (change: Omit<Extract<wire.Up, { type: 'options' }>, 'type'>) =>
    this.#socket.send({ type: 'options', ...change })

  ready = () => {
    if (this.chair !== null) this.#ready(this.chair)
  }

  /** The game is asked first: what it refuses is explained here and never sent. */
  play = (action: unknown) => {
    if (!this.kit || !this.scene || this.seat === null) return
    const { game } = this.kit
    if (this.unanswered.length > 0 && !game.anytime(action)) return
    const refusal = game.refuse(this.scene.view, action)
    if (refusal) return this.refuse(refusal.why, refusal.with)
    const act: Act = { type: 'act', n: ++this.#n, rev: this.#rev, action }
    this.unanswered = [...this.unanswered, act]
    this.#socket.send(act)
  }

  refuse(why: string, values?: With): void {
    this.#explain(sayAny(this.say, `no.${why}`, values))
    sound('refuse')
  }

  /** What the strongest bot would do here. */
  hint = async () => {
    const coach = await this.kit?.coach()
    const best = this.scene && coach?.advise(this.scene.view)[0]
    if (best) this.#explain(sayAny(this.say, `hint.${best.why}`, best.with))
  }

  #explain(text: string): void {
    this.refused = { id: ++this.#serial, text }
    this.speak(text)
  }

  speak(text: string): void {
    this.spoken = [...this.spoken.slice(-7), { id: ++this.#serial, text }]
  }

  nameOf = (seat: number): string => this.table?.seats[seat]?.name || this.say('seat.number', { n: seat + 1 })

  /** Fetches the game's words; called again when the reader changes the language. */
  async translate(lang: wire.Language): Promise<void> {
    this.#lang = lang
    const say = await translator(lang, this.kit?.face.messages ?? [], this.nameOf)
    if (this.#lang === lang) this.say = say
    this.rename()
  }

  rename(): void {
    if (this.status === 'open') this.#socket.send({ type: 'name', name: this.#name(), lang: this.#lang })
  }

  readonly #keep = () => this.fairness.keep()

  #ready(seat: Seat): void {
    this.#socket.send({ type: 'ready', seal: this.fairness.seal(seat) })
  }

  #open(hand: number, salt: string | null): void {
    if (salt !== null) this.#socket.send({ type: 'open', hand, salt })
  }

  // What the room says

  #hello(): void {
    const token = memory.get(`seat:${this.id}`) ?? undefined
    this.#socket.send({
      type: 'hello',
      proto: wire.PROTOCOL,
      token,
      ...(this.scene && { rev: this.#rev, eyes: this.seat }),
      revealed: this.fairness.revealed,
      name: this.#name(),
      lang: this.#lang,
      make: this.#intent ? { game: this.#intent.make } : undefined,
    })
  }

  async #receive(message: wire.Down): Promise<void> {
    if (this.#inbox) {
      this.#inbox.push(message)
      return
    }
    if (message.type === 'welcome' && !this.kit) {
      this.#inbox = []
      await this.#fetch(message.table.game)
      if (this.problem) return
      const inbox = this.#inbox
      this.#inbox = null
      for (const each of [message, ...inbox]) this.#take(each)
    } else this.#take(message)
  }

  async #fetch(game: string): Promise<void> {
    try {
      this.kit = await patiently(() => loadKit(game))
      this.say = await patiently(() => translator(this.#lang, this.kit?.face.messages ?? [], this.nameOf))
    } catch {
      this.problem = 'noGame'
      this.#socket.close()
    }
  }

  #take(message: wire.Down): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'step':
        return this.#step(message, true)
      case 'table':
        return this.#setTable(message)
      case 'seated':
        // Whether we sit there already, or with the next deal, the welcome that follows says.
        memory.set(`seat:${this.id}`, message.token)
        return
      case 'stood':
        // The token stays: in mid-match the chair waits for us, and once it is gone the token is worth nothing.
        this.seat = null
        this.unanswered = []
        return
      case 'ok':
      case 'no':
        if (message.n !== null) this.unanswered = this.unanswered.filter(act => act.n !== message.n)
        if (message.type === 'ok') return
        this.hasty = false
        return this.refuse(message.why, message.with)
      case 'committed':
        return this.fairness.committed(message)
      case 'sealed':
        return this.#open(message.hand, this.fairness.sealed(message.hand, message.seals, this.table))
      case 'dealt':
        return this.fairness.dealt(message)
      case 'revealed':
        return this.#judge(message)
      case 'chat':
        this.chat = [...this.chat.slice(1 - wire.LIMITS.chat.kept), message]
        return this.speak(this.say('chat.said', { name: message.name, text: this.chatText(message) }))
      case 'bye':
      case 'pong':
        // The line's own affair.
        return
    }
  }

  #welcome(message: Welcome): void {
    this.status = 'open'
    this.seat = message.seat
    this.chair = message.chair
    this.#n = Math.max(this.#n, message.n)
    this.#setTable(message.table)
    this.chat = message.chat
    this.#open(message.deal.hand, this.fairness.told(message.deal, message.table))
    this.outcomes = message.outcomes
    if (message.scene) {
      this.#rev = message.rev
      this.last = { rev: message.rev, events: [] }
      this.#setScene({ ...message.scene, clock: message.clock })
      this.fairness.scene(this.seat, message.scene, message.table)
      this.results = message.scene.outcome !== null
    }
    for (const step of message.missed) this.#step({ ...step, clock: message.clock }, false)
    if (message.reveal) this.#judge(message.reveal)
    for (const act of this.unanswered) this.#socket.send(act)
    this.#sitDown()
  }

  /** Whoever made the table takes the first chair; with "play now" bots take the others, and it is dealt. */
  #sitDown(): void {
    const table = this.table
    const intent = this.#intent
    this.#intent = null
    if (!intent) return
    this.hasty = intent.quick && table?.phase === 'lobby' && table.host === null
    if (this.seat !== null || table?.phase !== 'lobby' || table.host !== null) return
    this.sit(0)
    if (!intent.quick) return
    for (let seat = 1; seat < table.seats.length; seat++) this.bot(seat as Seat, 2)
    this.#ready(0)
  }

  #step(step: wire.OldStep & wire.Scene, fresh: boolean): void {
    // A gap means something was lost on the way: ask for all of it.
    if (step.rev !== this.#rev + 1 && this.scene) return this.#hello()
    const wasMine = this.seat !== null && this.waiting.includes(this.seat)
    const ended = step.outcome !== null && this.scene?.outcome === null
    this.#rev = step.rev
    this.last = { rev: step.rev, events: step.events }
    const view = over(this.scene?.view, step.view)
    this.#setScene({ ...step, view })
    this.fairness.step(this.seat, step.events, { view, outcome: step.outcome })
    this.#tell(step.events, fresh)
    if (ended) this.outcomes = [...this.outcomes, step.outcome]
    if (step.outcome === null) this.results = false
    else if (!fresh) this.results = true
    else if (ended) this.#beat = setTimeout(() => (this.results = this.scene?.outcome !== null), BEAT)
    if (fresh && !wasMine && this.seat !== null && this.waiting.includes(this.seat)) {
      sound('turn')
      buzz()
    }
  }

  #judge(reveal: wire.Reveal): void {
    const { kit, table } = this
    if (!kit || !table) return
    const start = kit.game.start(table.options, table.seats.length) as unknown
    void this.fairness.reveal(kit.game, reveal, start)
  }

  #tell(events: unknown[], fresh: boolean): void {
    const face = this.kit?.face
    if (!face) return
    this.log = [...this.log, ...events.map(event => ({ id: ++this.#serial, event }))].slice(-KEPT)
    const texts = events.map(event => face.announce(event, this.say, this.seat)).filter(text => text !== null)
    if (texts.length > 0) this.speak(texts.join(' '))
    if (!fresh) return
    for (const event of events) {
      const name = face.sound(event, this.seat)
      if (name) sound(name)
      const shout = face.shout?.(event)
      if (shout) this.#shout(shout)
    }
  }

  #shout(call: Called): void {
    const id = ++this.#serial
    this.shouts = [...this.shouts.filter(shout => shout.seat !== call.seat), { id, ...call }]
    setTimeout(() => (this.shouts = this.shouts.filter(shout => shout.id !== id)), SHOUT)
  }

  #closed(code: number, final: boolean): void {
    this.status = 'lost'
    if (!final) return
    const problems = Object.entries(wire.CLOSE) as [keyof typeof wire.CLOSE, number][]
    this.problem = problems.find(([, each]) => each === code)?.[0] ?? 'noRoom'
    if (this.problem !== 'noRoom') return
    memory.set(`seat:${this.id}`, null)
    this.fairness.forget()
  }

  #setScene(scene: wire.Scene): void {
    this.#clockAt = this.#now = performance.now()
    this.scene = { view: scene.view, clock: scene.clock, outcome: scene.outcome }
  }

  #setTable(table: wire.TableInfo): void {
    this.#tableAt = this.#now = performance.now()
    const seats = table.seats.map((seat, index) => (seat.kind === 'bot' ? { ...seat, name: BOTS[index] } : seat))
    this.table = { ...table, seats }
    if (table.phase !== 'lobby') {
      if (table.phase !== 'dealing') this.hasty = false
      return
    }
    this.scene = null
    this.fairness.cleared()
    this.results = false
    this.outcomes = []
    this.log = []
  }

  #tick(): void {
    const ticking = (this.scene?.clock?.running.length ?? 0) > 0 || (this.table?.nextIn ?? null) !== null
    if (!ticking) return
    const before = this.#seconds()
    this.#now = performance.now()
    const after = this.#seconds()
    if (after !== null && before !== null && after < before && after <= 5 && after > 0) sound('tick')
  }

  #seconds(): number | null {
    const mine = this.clock?.running.find(each => each.seat === this.seat)
    return mine ? Math.ceil((mine.turn + mine.bank) / 1000) : null
  }

  chatText = (line: wire.ChatLine): string => ('text' in line ? line.text : this.say(`phrase.${line.phrase}`))

  #name(): string {
    return settings.name.trim() || settings.say('seat.guest')
  }
}
