import { Announcer } from './announcer.svelte.ts'
import { Arrival } from './arrival.svelte.ts'
import { Coaching } from './coaching.ts'
import { comfort } from './comfort.svelte.ts'
import { Connection, type Problem } from './connection.svelte.ts'
import { Countdown } from './countdown.svelte.ts'
import { Faces, type Membership } from './faces.svelte.ts'
import { Fairness } from './fairness.svelte.ts'
import { anticipate, type Anticipated } from './anticipate.ts'
import { loadKit, loadRules, type Kit } from '../boards/index.ts'
import type { Say } from '../boards/board.ts'
import type { Picture } from '../circle/constants.ts'
import type { AnyRules, Level, Seat, Viewer, With } from '../games/game.ts'
import { sayAny } from '../messages/index.ts'
import type { Intent } from './navigation.svelte.ts'
import { late, MISSING } from './late.ts'
import { hasPlayed } from './learned.ts'
import { memory, notebook } from './memory.ts'
import { patiently } from './patiently.ts'
import { presence } from './presence.ts'
import { Renewal } from './renewal.svelte.ts'
import { settings } from './settings.svelte.ts'
import { hush } from './signals.ts'
import { connect } from './socket.ts'
import { Speech } from './speech.svelte.ts'
import type { fetchPass } from './tablePass.ts'
import { over } from '../table/patch.ts'
import { isHere } from '../table/roomId.ts'
import * as wire from '../table/protocol.ts'

type Welcome = Extract<wire.Down, { type: 'welcome' }>
/** What a room cannot do without, and a test brings itself. */
type World = {
  connect: typeof connect
  loadKit: typeof loadKit
  loadRules: typeof loadRules
  announcer: Announcer
  renewal: Renewal
  fetchPass: typeof fetchPass
}

/** key: the same through reloads. */
export type Person = { key: number; name: string }

const BEAT = 1400

/** One table as this client knows it. The server decides; what is certain before it has spoken is only shown. */
export class Room {
  readonly id: string
  /** It runs on this device. */
  readonly here: boolean
  readonly fairness: Fairness
  readonly connection: Connection
  readonly announcer: Announcer
  readonly renewal: Renewal
  readonly coaching = new Coaching(() => this.table?.game ?? '')
  kit = $state.raw<Kit | null>(null)
  #told = $state.raw<wire.TableInfo | null>(null)
  readonly #faces = new Faces()
  readonly table = $derived(this.#told && this.#faces.of(this.#told))
  /** The seat we play at and look from; null: we watch. */
  seat = $state<Viewer>(null)
  /** The seat that is ours, also when we have left it, or sit down only with the next deal. */
  chair = $state<Viewer>(null)
  scene = $state.raw<wire.Scene | null>(null)
  last = $state.raw<{ rev: number; events: unknown[] }>({ rev: 0, events: [] })
  chat = $state.raw<wire.ChatLine[]>([])
  outcomes = $state.raw<wire.Scene['outcome'][]>([])
  /** What would be played, once its player has said that it was no slip. */
  asking = $state.raw<unknown>(null)
  /** The number of what can still be taken back. */
  held = $state<number | null>(null)
  /** A seat's key that we have asked for, until it has been handed on. */
  key = $state.raw<Extract<wire.Down, { type: 'key' }> | null>(null)
  /** The results of the last hand lie on the table. */
  results = $state(false)

  get say(): Say {
    return this.#speech.say
  }
  /** The circle to which the table belongs, and who of its members is where: as a member is told. */
  get membership(): Membership | null {
    return this.#faces.membership
  }
  get circle(): string | null {
    return this.membership?.id ?? null
  }
  get clock(): wire.Clock {
    return this.#countdown.clock
  }
  get nextIn(): number | null {
    return this.#countdown.nextIn
  }
  /** "Play now" is under way: there is no lobby to show. */
  get hasty(): boolean {
    return this.#arrival.hasty
  }
  readonly waiting = $derived<readonly Seat[]>(
    this.kit && this.scene && !this.scene.outcome ? this.kit.game.waiting(this.scene.view) : [],
  )
  /** The table with what we have done and the room has not confirmed yet, where its outcome is certain. */
  readonly #anticipated = $derived.by(() => this.#anticipate())
  readonly view = $derived<unknown>(this.#anticipated?.view ?? this.scene?.view)
  /** The step that led there. */
  readonly lately = $derived(
    this.#anticipated ? { rev: this.last.rev + 1, events: this.#anticipated.events } : this.last,
  )
  readonly host = $derived(this.seat !== null && this.table?.host === this.seat)
  /** The number of the last hand that has ended; hands are counted through all matches of a room. */
  readonly lastHand = $derived(this.table ? this.table.hand - (this.table.phase === 'over' ? 0 : 1) : 0)

  readonly #as: Person | null
  readonly #loadKit: typeof loadKit
  readonly #loadRules: typeof loadRules
  readonly #fetchPass: typeof fetchPass
  /** Whether the circle has been asked who we are here. */
  #askedPass = false
  readonly #arrival: Arrival
  readonly #countdown = new Countdown()
  readonly #speech: Speech
  #rules = $state.raw<AnyRules | null>(null)
  #hinted = $state.raw<{ view: unknown; action: unknown } | null>(null)
  readonly #timer: ReturnType<typeof setInterval>
  #beat: ReturnType<typeof setTimeout> | undefined
  #renewal: ReturnType<typeof setTimeout> | undefined

  /** as: which of several people at this device it is. */
  constructor(id: string, intent: Intent | null, world: Partial<World> = {}, as: Person | null = null) {
    this.id = id
    this.here = isHere(id)
    this.#speech = new Speech(this.here, this.nameOf)
    this.#as = as
    memory.visit(id)
    this.fairness = new Fairness(id, notebook(`deal:${this.#own}`))
    this.announcer = world.announcer ?? new Announcer()
    this.renewal = world.renewal ?? new Renewal(notebook('build'))
    this.#loadKit = world.loadKit ?? loadKit
    this.#loadRules = world.loadRules ?? loadRules
    this.#fetchPass =
      world.fetchPass ?? (async (...asked) => (await late(() => import('./tablePass.ts'))).fetchPass(...asked))
    this.#arrival = new Arrival(intent)
    this.connection = new Connection(
      id,
      {
        greeting: () => this.#greeting(),
        prepare: game => this.#fetch(game),
        heard: (message, first) => this.#take(message, first),
        ended: problem => this.#ended(problem),
      },
      world.connect ?? connect,
    )
    this.#timer = setInterval(() => this.#tick(), 250)
    addEventListener('pagehide', this.#keep)
    // A piece that an older page asks for is gone with its build: nothing is lost by fetching the page at once.
    addEventListener('vite:preloadError', this.renewal.now)
    addEventListener(MISSING, this.#missed)
    document.addEventListener('visibilitychange', this.#keep)
  }

  close(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#beat)
    clearTimeout(this.#renewal)
    removeEventListener('pagehide', this.#keep)
    removeEventListener('vite:preloadError', this.renewal.now)
    removeEventListener(MISSING, this.#missed)
    document.removeEventListener('visibilitychange', this.#keep)
    this.#keep()
    this.fairness.close()
    this.connection.close()
    this.coaching.close()
    hush()
  }

  // What a person can do

  sit = (seat: Seat) => this.connection.send({ type: 'sit', seat })
  bot = (seat: Seat, level: 0 | Level) => this.connection.send({ type: 'bot', seat, level })
  engine = (seat: Seat) => this.connection.send({ type: 'engine', seat })
  remove = (seat: Seat) => this.connection.send({ type: 'remove', seat })
  admit = (id: number) => this.connection.send({ type: 'admit', id })
  watcher = (id: number, what: 'remove' | 'mute' | 'unmute') => this.connection.send({ type: 'watcher', id, what })
  leave = (forGood = false) => this.connection.send({ type: 'leave', forGood })
  again = () => this.connection.send({ type: 'again' })
  /** Whoever sits here becomes a circle: `circle` says which. */
  keep = (name: string, picture: Picture) => this.connection.send({ type: 'keep', name, picture })
  text = (text: string) => this.connection.send({ type: 'chat', text })
  react = (reaction: wire.Reaction) => this.connection.send({ type: 'react', reaction })
  phrase = (phrase: wire.Phrase) => this.connection.send({ type: 'phrase', phrase })
  options = (change: Omit<Extract<wire.Up, { type: 'options' }>, 'type'>) =>
    this.connection.send({ type: 'options', ...change })

  ready = () => {
    if (this.chair !== null) this.#ready(this.chair)
  }

  /** The game is asked first: what it refuses is explained here and never sent. */
  play = (action: unknown) => {
    if (!this.kit || !this.scene || this.seat === null) return
    const { game } = this.kit
    if (this.connection.unanswered.length > 0 && !game.anytime(action)) return
    const refusal = game.refuse(this.scene.view, action)
    if (refusal) return this.refuse(refusal.why, refusal.with)
    const slip = this.kit.face.slip?.(action) ? comfort.chosen('slips') : 'off'
    if (slip !== 'ask' || same(this.asking, action)) this.#act(action, slip === 'takeBack')
    else this.asking = action
  }

  /** The answer to whether it is really to be played. */
  decide = (really: boolean) => {
    const action = this.asking
    this.asking = null
    if (really && action !== null) this.#act(action, false)
  }

  takeBack = () => {
    if (this.held !== null) this.connection.send({ type: 'takeBack', n: this.held })
  }

  #act(action: unknown, hold: boolean): void {
    this.asking = null
    this.connection.act(action, hold)
  }

  /** All rules of the game: the board stands without them, but nothing can be said before the room has spoken. */
  study = async (): Promise<void> => {
    const { game } = this.table ?? {}
    if (game && this.#rules?.id !== game) this.#rules = await late(() => this.#loadRules(game))
  }

  #anticipate(): Anticipated | null {
    const { scene, table, seat } = this
    const rules = this.#rules
    const { unanswered } = this.connection
    if (!scene || !table || rules?.id !== table.game || seat === null || scene.outcome || unanswered.length === 0)
      return null
    const deck = rules.needs(rules.start(table.options, table.seats.length))
    return unanswered.reduce<Anticipated | null>(
      (seen, { action }) => anticipate(rules, deck, seen ? seen.view : scene.view, seat, action) ?? seen,
      null,
    )
  }

  refuse(why: string, values?: With): void {
    this.announcer.refuse(sayAny(this.say, `no.${why}`, values))
  }

  /** What the strongest bot would do here. */
  hint = async () => {
    const best = this.scene && (await this.coaching.advise(this.scene.view))?.[0]
    // The table may have moved on while it was thought about.
    if (!best || !this.scene || this.kit?.game.refuse(this.scene.view, best.action)) return
    this.#hinted = { view: this.scene.view, action: best.action }
    this.announcer.hint(sayAny(this.say, `hint.${best.why}`, best.with))
  }

  /** What the last hint spoke of, until anything happens at the table. */
  get hinted(): unknown {
    return this.#hinted?.view === this.scene?.view ? (this.#hinted?.action ?? null) : null
  }

  nameOf = (seat: number): string => this.table?.seats[seat]?.name || this.say('seat.number', { n: seat + 1 })

  /** Called again when the reader changes the language. */
  async translate(lang: wire.Language): Promise<void> {
    await this.#speech.translate(lang)
    this.rename()
  }

  speakOfRules = (): Promise<void> => this.#speech.ofRules()

  rename(): void {
    if (this.connection.status === 'open') this.connection.send({ type: 'name', ...this.#owner() })
  }

  /** By which the device knows what belongs to us at this table. */
  get #own(): string {
    return this.#as ? `${this.id}:${this.#as.key}` : this.id
  }

  readonly #keep = () => this.fairness.keep()
  readonly #missed = () => {
    this.renewal.missed()
    if (this.table) this.#renew()
  }

  #ready(seat: Seat): void {
    this.connection.send({ type: 'ready', seal: this.fairness.seal(seat) })
  }

  #open(hand: number, salt: string | null): void {
    if (salt !== null) this.connection.send({ type: 'open', hand, salt })
  }

  // What the room says

  #greeting() {
    return {
      token: memory.get(`seat:${this.#own}`) ?? undefined,
      revealed: this.fairness.revealed,
      pass: memory.get(`pass:${this.id}`) ?? undefined,
      ...this.#owner(),
      make: this.#arrival.make,
    }
  }

  /** Who was seated when the group became a circle is a member of it by the seat's own token. */
  #belongs(membership: Membership): void {
    this.#faces.membership = membership
    const key = `circle:${membership.id}`
    if (memory.get(key) === null) memory.set(key, memory.get(`seat:${this.#own}`))
  }

  /** By a table's own link a member comes without the pass that says so: then their circle is asked for it. */
  async #introduce(tag: string): Promise<void> {
    if (this.membership || this.#askedPass) return
    this.#askedPass = true
    const found = await this.#fetchPass(this.id, tag).catch(() => null)
    if (!found) return
    memory.set(`pass:${this.id}`, found.pass)
    // At the table one is called as in the circle.
    settings.rename(found.name)
    this.connection.send({ type: 'name', ...this.#owner(), pass: found.pass })
  }

  async #fetch(game: string): Promise<void> {
    this.kit = await patiently(() => this.#loadKit(game))
    await this.#speech.learn(this.kit?.face ?? null)
  }

  #take(message: wire.Down, first: boolean): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message, first)
      case 'step':
        return this.#step(message, true)
      case 'table':
        return this.#changed(message)
      case 'seated':
        // Whether we sit there already, or with the next deal, the welcome that follows says.
        memory.set(`seat:${this.#own}`, message.token)
        return
      case 'circle':
        this.#belongs(message)
        return
      case 'stood':
        // The token stays: in mid-match the chair waits for us, and once it is gone the token is worth nothing.
        this.seat = null
        return
      case 'key':
        this.key = message
        return
      case 'held':
        this.held = message.n
        return
      case 'ok':
        this.#answered(message.n)
        return
      case 'no':
        if (message.n !== null) this.#answered(message.n)
        if (message.why === 'takenBack') return
        this.#arrival.stopped()
        // The hand ended while an act was on its way: everyone sees that it did, and nobody did anything wrong.
        if (message.n !== null && message.why === 'over' && this.scene?.outcome) return
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
        return this.#hear(message)
      case 'reaction':
        return this.#react(message)
      case 'timeUp':
        return this.#timeUp(message.seat)
      case 'bye':
      case 'mark':
      case 'moves':
      case 'pong':
        // The connection's own affair, or a program's.
        return
    }
  }

  #answered(n: number): void {
    if (this.held === n) this.held = null
  }

  #hear(line: wire.ChatLine): void {
    const text = this.chatText(line)
    this.announcer.say(line.seat, line.name, text, this.say('chat.said', { name: line.name, text }))
  }

  #react({ seat, name, reaction }: Extract<wire.Down, { type: 'reaction' }>): void {
    const text = this.say(`reaction.${reaction}`)
    this.announcer.say(seat, name, text, this.say('chat.said', { name, text }), reaction)
  }

  #timeUp(seat: Seat): void {
    this.announcer.notice(
      seat === this.seat ? this.say('presence.timeUpYou') : this.say('presence.timeUp', { name: this.nameOf(seat) }),
    )
  }

  #changed(table: wire.TableInfo): void {
    const before = this.table
    this.#setTable(table)
    if (!before) return
    for (const { key, name } of presence(before, table, this.chair))
      this.announcer.notice(this.say(`presence.${key}`, { name }))
  }

  #welcome(message: Welcome, first: boolean): void {
    const seen = this.scene?.outcome ? this.lastHand : null
    this.seat = message.seat
    this.chair = message.chair
    this.renewal.told(message.build ?? '')
    this.#setTable(message.table)
    this.chat = message.chat
    this.#open(message.deal.hand, this.fairness.told(message.deal, message.table))
    this.outcomes = message.outcomes
    if (message.scene) {
      this.last = { rev: message.rev, events: [] }
      this.#setScene({ ...message.scene, clock: message.clock })
      this.fairness.scene(this.seat, message.scene, message.table)
      // Whoever has closed them does not find them open again because the line broke.
      this.results = message.scene.outcome !== null && (this.results || seen !== this.lastHand)
    }
    for (const step of message.missed) this.#step({ ...step, clock: message.clock }, false)
    if (message.reveal) this.#judge(message.reveal)
    if (first) this.#sitDown(message.table)
    // What else came with it is heard first: it may have said so.
    const { circled } = message
    if (circled) queueMicrotask(() => void this.#introduce(circled))
  }

  #sitDown(table: wire.TableInfo): void {
    const { sit, bot, options } = this
    this.#arrival.sitDown(table, this.seat, this.kit?.game ?? null, {
      sit,
      bot,
      options,
      ready: seat => this.#ready(seat),
    })
  }

  #step(step: wire.OldStep & wire.Scene, fresh: boolean): void {
    const wasMine = this.seat !== null && this.waiting.includes(this.seat)
    const ended = step.outcome !== null && this.scene?.outcome === null
    if (ended && this.seat !== null && this.table?.prepared === null) hasPlayed(this.table.game)
    const before = this.scene?.view
    this.last = { rev: step.rev, events: step.events }
    const view = over(this.scene?.view, step.view)
    this.#setScene({ ...step, view })
    this.fairness.step(this.seat, step.events, { view, outcome: step.outcome })
    if (this.kit) this.announcer.tell(step.events, this.kit.face, this.say, this.seat, fresh)
    if (fresh && before) this.#beaten(before, step.events)
    // A welcome brings them all.
    if (ended && fresh) this.outcomes = [...this.outcomes, step.outcome]
    if (step.outcome === null) this.results = false
    else if (!fresh) this.results = true
    else if (ended) this.#beat = setTimeout(() => (this.results = this.scene?.outcome !== null), BEAT)
    if (fresh && !wasMine && this.seat !== null && this.waiting.includes(this.seat)) this.callToTurn()
  }

  callToTurn = () => this.announcer.yourTurn(this.say('home.yourTurn'))

  #beaten(before: unknown, events: readonly unknown[]): void {
    const text = this.kit?.face.beaten?.(before, events, this.say)
    if (text) this.announcer.notice(text)
  }

  #judge(reveal: wire.Reveal): void {
    const { table } = this
    // Where nothing was dealt there is nothing to judge: the table says so itself.
    if (!table || table.prepared !== null) return
    const { options, seats } = table
    const rules = () => late(() => this.#loadRules(table.game))
    void this.fairness.reveal(rules, reveal, game => game.start(options, seats.length) as unknown)
  }

  #ended(problem: Problem): void {
    if (problem !== 'noRoom') return
    memory.set(`seat:${this.#own}`, null)
    this.fairness.forget()
  }

  #setScene(scene: wire.Scene): void {
    // Asked about a table that is not there any more.
    this.asking = null
    this.#countdown.setClock(scene.clock)
    this.scene = { view: scene.view, clock: scene.clock, outcome: scene.outcome }
  }

  #setTable(table: wire.TableInfo): void {
    this.#countdown.setNext(table.nextIn)
    this.#told = table
    this.#renew()
    if (table.phase !== 'lobby') {
      this.#arrival.dealt(table.phase)
      return
    }
    this.scene = null
    this.#countdown.setClock(null)
    this.fairness.cleared()
    this.results = false
    this.outcomes = []
    this.announcer.clear()
  }

  /** With the results on the table, where they lie again afterwards; whoever is writing something is left in peace. */
  #renew(): void {
    clearTimeout(this.#renewal)
    const { phase } = this.table!
    if (!this.renewal.due || (phase !== 'between' && phase !== 'over')) return
    // Without a line there is no other page to be had.
    const ripe = () => !draft() && this.connection.status === 'open'
    this.#renewal = setTimeout(() => ripe() && this.renewal.now(), BEAT + 100)
  }

  #tick(): void {
    if (this.#countdown.tick(this.seat)) this.announcer.noises.play('tick')
  }

  chatText = (line: wire.ChatLine): string => ('text' in line ? line.text : this.say(`phrase.${line.phrase}`))

  /** What the room knows of us. */
  #owner() {
    const name = this.#as?.name ?? (settings.name.trim() || settings.say('seat.guest'))
    return { name, lang: this.#speech.lang, slow: comfort.on('slow') }
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a text is being written that reloading would lose. */
const draft = (): boolean => {
  const field = document.activeElement
  return field instanceof HTMLInputElement && field.type === 'text' && field.value !== ''
}
