import { Acting } from './acting.svelte.ts'
import { Announcer } from './announcer.svelte.ts'
import { Anticipation } from './anticipation.svelte.ts'
import { Arrival } from './arrival.svelte.ts'
import { Coach } from './coach.ts'
import { Connection, type Problem } from './connection.svelte.ts'
import { Dealing } from './dealing.ts'
import { Fairness } from './fairness.svelte.ts'
import { Hints } from './hints.svelte.ts'
import { Introduction } from './introduction.ts'
import { loadKit, loadRules } from '../boards/index.ts'
import type { Say } from '../boards/board.ts'
import type { Seat, Viewer, With } from '../games/game.ts'
import { sayAny } from '../messages/index.ts'
import type { Intent } from './navigation.svelte.ts'
import { hasPlayed } from './experience.ts'
import { memory, notebook } from './memory.ts'
import { Notices } from './notices.ts'
import { retry } from './retry.ts'
import { Renewal } from './renewal.svelte.ts'
import { ReloadBetweenHands } from './reloadBetweenHands.ts'
import { hush } from './signals.ts'
import { connect } from './socket.ts'
import { Speech } from './speech.svelte.ts'
import { TableState } from './tableState.svelte.ts'
import type { World } from './world.ts'
import { isHere } from '../table/roomId.ts'
import * as wire from '../table/protocol.ts'

type Welcome = Extract<wire.Down, { type: 'welcome' }>
/** key: the same through reloads. */
export type Person = { key: number; name: string }

/** One table as this client knows it. The server decides; what is certain before it has spoken is only shown. */
export class Room extends TableState {
  readonly id: string
  /** It runs on this device. */
  readonly here: boolean
  readonly fairness: Fairness
  readonly connection: Connection
  readonly announcer: Announcer
  readonly renewal: Renewal
  readonly coaching = new Coach(() => this.table?.game ?? '')
  /** What would be played, once its player has said that it was no slip. */
  get asking(): unknown {
    return this.#acting.asking
  }
  /** The number of what can still be taken back. */
  get held(): number | null {
    return this.#acting.held
  }
  get say(): Say {
    return this.#speech.say
  }
  /** "Play now" is under way: there is no lobby to show. */
  get hasty(): boolean {
    return this.#arrival.hasty
  }
  /** What is to be seen: what the room has said, and what is certain of what we did. */
  get view(): unknown {
    return this.#anticipation.view
  }
  /** The step that led there. */
  get lately() {
    return this.#anticipation.lately
  }
  readonly #loadKit: typeof loadKit
  readonly #loadRules: typeof loadRules
  readonly #anticipation: Anticipation
  readonly #introduction: Introduction
  readonly #dealing: Dealing
  readonly #notices: Notices
  readonly #acting: Acting
  readonly #reloading: ReloadBetweenHands
  readonly #arrival: Arrival
  readonly #speech: Speech
  readonly #hints = new Hints(this.coaching)
  readonly #timer: ReturnType<typeof setInterval>

  /** as: which of several people at this device it is. */
  constructor(id: string, intent: Intent | null, world: Partial<World> = {}, as: Person | null = null) {
    super()
    this.id = id
    this.here = isHere(id)
    this.#speech = new Speech(this.here, this.nameOf)
    memory.visit(id)
    // By which the device knows what belongs to us at this table.
    const own = as ? `${id}:${as.key}` : id
    this.fairness = new Fairness(id, notebook(`deal:${own}`), world.sha)
    this.announcer = world.announcer ?? new Announcer()
    this.#notices = new Notices(this.announcer, () => this.say)
    this.renewal = world.renewal ?? new Renewal(notebook('build'))
    this.#loadKit = world.loadKit ?? loadKit
    this.#loadRules = world.loadRules ?? loadRules
    this.#anticipation = new Anticipation(this.#loadRules, this)
    this.#introduction = new Introduction(id, own, () => this.#speech.lang, as?.name, world.fetchPass)
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
    this.#dealing = new Dealing(
      this.fairness,
      message => this.connection.send(message),
      () => this.table,
      this.#loadRules,
    )
    this.#acting = new Acting(
      this.connection,
      () => (this.kit && this.scene && this.seat !== null ? { kit: this.kit, view: this.scene.view } : null),
      refusal => this.refuse(refusal.why, refusal.with),
    )
    this.#reloading = new ReloadBetweenHands(this.renewal, () => this.connection.status === 'open')
    this.#timer = setInterval(() => this.countdown.tick(this.seat) && this.announcer.noises.play('tick'), 250)
    addEventListener('pagehide', this.#keep)
    document.addEventListener('visibilitychange', this.#keep)
  }

  close(): void {
    clearInterval(this.#timer)
    this.stop()
    this.#reloading.close()
    removeEventListener('pagehide', this.#keep)
    document.removeEventListener('visibilitychange', this.#keep)
    this.#keep()
    this.fairness.close()
    this.connection.close()
    this.coaching.close()
    hush()
  }

  // What a person can do

  ready = () => {
    if (this.chair !== null) this.#dealing.ready(this.chair)
  }

  play = (action: unknown) => {
    this.#acting.play(action)
    this.#anticipation.foresee()
  }
  decide = (really: boolean) => {
    this.#acting.decide(really)
    this.#anticipation.foresee()
  }
  takeBack = () => this.#acting.takeBack()

  /** What the board stands without, and what is played on it does not. */
  study = async (): Promise<void> => {
    await Promise.all([this.#anticipation.study(this.table?.game), this.fairness.study()])
  }

  refuse(why: string, values?: With): void {
    this.announcer.refuse(sayAny(this.say, `no.${why}`, values))
  }

  /** What the strongest bot would do here. */
  hint = async () => {
    const best = await this.#hints.give(
      () => this.kit,
      () => this.scene?.view,
    )
    if (best === 'lost') this.announcer.hint(this.say('later.missing'))
    else if (best) this.announcer.hint(sayAny(this.say, `hint.${best.why}`, best.with))
  }

  /** Marks it as a hint would. */
  pointOut = (action: unknown): void => this.#hints.point(this.scene?.view, action)

  get hintSought(): boolean {
    return this.#hints.sought
  }

  get hinted(): unknown {
    return this.#hints.at(this.scene?.view)
  }

  nameOf = (seat: number): string => this.table?.seats[seat]?.name || this.say('seat.number', { n: seat + 1 })

  /** Called again when the reader changes the language. */
  async translate(lang: wire.Language): Promise<void> {
    await this.#speech.translate(lang)
    this.rename()
  }

  /** What lies over the board or beside it speaks of the game's rules: their words, and what can be chosen. */
  speakOfRules = async (): Promise<void> => {
    const game = this.table?.game
    if (!game) return
    const [rules] = await Promise.all([this.#loadRules(game), this.#speech.ofRules()])
    this.rules = rules
  }

  rename(): void {
    if (this.connection.status === 'open') this.connection.send({ type: 'name', ...this.#introduction.owner })
  }

  readonly #keep = () => this.fairness.keep()

  // What the room says

  #greeting() {
    return { ...this.#introduction.hello, revealed: this.fairness.revealed, make: this.#arrival.make }
  }

  async #introduce(tag: string): Promise<void> {
    const pass = this.membership ? null : await this.#introduction.ask(tag)
    if (pass) this.connection.send({ type: 'name', ...this.#introduction.owner, pass })
  }

  async #fetch(game: string): Promise<void> {
    this.kit = await retry(() => this.#loadKit(game))
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
        return this.#introduction.token.keep(message.token)
      case 'circle':
        this.nameplates.membership = message
        this.circled = true
        this.#introduction.belongs(message)
        return
      case 'stranger':
        this.nameplates.membership = null
        return
      case 'stood':
        // The token stays: in mid-match the chair waits for us, and once it is gone the token is worth nothing.
        this.seat = null
        return
      case 'key':
        this.key = message
        return
      case 'held':
        this.#acting.held = message.n
        return
      case 'ok':
        this.#acting.answered(message.n)
        return
      case 'no':
        if (message.n !== null) this.#acting.answered(message.n)
        if (message.why === 'takenBack') return
        this.#arrival.stopped()
        // The hand ended while an act was on its way: everyone sees that it did, and nobody did anything wrong.
        if (message.n !== null && message.why === 'over' && this.scene?.outcome) return
        return this.refuse(message.why, message.with)
      case 'committed':
      case 'sealed':
      case 'dealt':
      case 'revealed':
        return this.#dealing.take(message)
      case 'chat':
        this.chat = [...this.chat.slice(1 - wire.LIMITS.chat.kept), message]
        return this.#notices.chat(message)
      case 'reaction':
        return this.#notices.reaction(message)
      case 'timeUp':
        return this.#notices.timeUp(message.seat, this.seat, this.nameOf(message.seat))
      case 'bye':
      case 'mark':
      case 'moves':
      case 'pong':
        // The connection's own affair, or a program's.
        return
    }
  }

  #changed(table: wire.TableInfo): void {
    const before = this.table
    this.setTable(table)
    this.#followPhase(table)
    if (before) this.#tellOfComings(before, table, [this.chair])
  }

  #tellOfComings(before: wire.TableInfo, after: wire.TableInfo, chairs: readonly Viewer[]): void {
    this.#notices.comings(before, after, { seat: this.seat, chairs, circled: this.circled })
  }

  #welcome(message: Welcome, first: boolean): void {
    const before = { table: this.table, chair: this.chair }
    // Whoever is still a member is told so right after it.
    this.nameplates.membership = null
    this.renewal.told(message.build ?? '')
    this.look(message)
    // Who sits down in mid-hand changes what the others are shown: they are told by another welcome.
    if (!first && before.table) this.#tellOfComings(before.table, message.table, [before.chair, this.chair])
    this.#followPhase(message.table)
    this.#dealing.resume(message.deal, message.table)
    if (message.scene) {
      this.#acting.asking = null
      this.fairness.scene(this.seat, message.scene, message.table)
    }
    for (const step of message.missed) this.#step({ ...step, clock: message.clock }, false)
    if (message.reveal) this.#dealing.judge(message.reveal)
    if (first) {
      const deeds = {
        sit: this.sit,
        bot: this.bot,
        options: this.options,
        ready: (seat: Seat) => this.#dealing.ready(seat),
      }
      this.#arrival.sitDown(message.table, this.seat, this.kit?.game ?? null, deeds)
    }
    // What else came with it is heard first: it may have said so.
    const { circled } = message
    if (circled) queueMicrotask(() => void this.#introduce(circled))
  }

  #step(step: wire.OldStep & wire.Scene, fresh: boolean): void {
    const wasMine = this.mine
    const before = this.scene?.view
    // Asked about a table that is not there any more.
    this.#acting.asking = null
    const { view, ended } = this.fold(step, fresh)
    if (ended && this.seat !== null && this.table?.prepared === null) hasPlayed(this.table.game)
    this.fairness.step(this.seat, step.events, { view, outcome: step.outcome })
    if (this.kit) this.announcer.tell(step.events, this.kit.face, this.say, this.seat, fresh)
    const beaten = fresh && before ? this.kit?.face.beaten?.(before, step.events, this.say) : null
    if (beaten) this.announcer.notice(beaten)
    if (fresh && !wasMine && this.mine) this.callToTurn()
  }

  callToTurn = () => this.announcer.yourTurn(this.say('home.yourTurn'))

  #ended(problem: Problem): void {
    if (problem !== 'noRoom') return
    this.#introduction.token.keep(null)
    this.fairness.forget()
  }

  /** What else follows from where the table stands. */
  #followPhase({ phase }: wire.TableInfo): void {
    this.#reloading.at(phase)
    if (phase !== 'lobby') return this.#arrival.dealt(phase)
    this.fairness.cleared()
    this.announcer.clear()
  }

  chatText = (line: wire.ChatLine): string => this.#notices.chatText(line)
}
