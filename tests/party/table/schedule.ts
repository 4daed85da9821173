import { expect } from 'vitest'
import type { Seat, Viewer } from '../../../src/games/game.ts'
import type { Down, Up } from '../../../src/table/protocol.ts'
import { fold } from '../../../src/table/replay.ts'
import { seatOf } from '../../../party/table/seats.ts'
import { hashToken } from '../../../party/token.ts'
import { loadMatch } from '../../../party/table/download.ts'
import { load } from '../../../party/table/store.ts'
import { pick, seeded } from '../../support/random.ts'
import { Room, type Peer } from '../room.ts'
import { toy } from '../toy.ts'

const MOVES = 300
const SEATS = [0, 1, 2, 3] as const

type View = ReturnType<typeof toy.view>
/** A token as its owner got it: for which seat, and which hand is the first it may see through that seat's eyes. */
type Issued = { token: string; hash: string; seat: Seat; from: number }
/** Somebody with all they remember. One socket at a time; each token they were ever given. */
type Person = { peer: Peer; tokens: string[] }

/** How often what the invariants are about has come to pass: a schedule that never gets there proves nothing. */
export const reached = {
  sat: 0,
  waited: 0,
  promoted: 0,
  stoodIn: 0,
  removed: 0,
  turnedAway: 0,
  admitted: 0,
  resumed: 0,
  again: 0,
  /** Came back to a turn of their own that they had left. */
  returned: 0,
}

/** One random evening of six people, most of them up to something; what must hold is asked after each message. */
export class Schedule {
  readonly room: Room
  readonly random: () => number
  readonly people: Person[]
  readonly issued: Issued[] = []
  readonly applied = new Set<string>()
  private readonly heard = new Map<Peer, number>()
  /** Until when each seat's turn lasts, as it was after the last step. */
  private turns: { at: number; deadlines: number[] } = { at: -1, deadlines: [] }

  constructor(seed: number) {
    this.random = seeded(seed)
    this.room = new Room(seed)
    this.people = Array.from({ length: 6 }, () => ({ peer: this.room.peer(), tokens: [] }))
    for (const { peer } of this.people) peer.hello()
    // Quick enough for hands to end.
    this.room.enter(({ meta }) => (meta.tableOptions = { ...meta.tableOptions, turn: 2, bank: 0, hold: 300 }))
  }

  async run(): Promise<void> {
    for (let i = 0; i < MOVES; i++) {
      await this.move(pick(this.people, this.random))
      this.judge()
      if (i % 20 === 0) await this.stored()
    }
    await this.stored()
    expect(this.room.errors).toEqual([])
    const file = await loadMatch(this.room.disk, {})
    if (file) fold(toy, file)
  }

  private async move(person: Person): Promise<void> {
    const { room, random } = this
    const dice = random()
    if (person.peer.closed !== null) return dice < 0.4 ? this.comeBack(person) : room.pass(random() * 3000)
    if (dice < 0.03) return this.comeBack(person)
    if (dice < 0.06) {
      // The line breaks.
      person.peer.drop()
      person.peer.closed = 1006
    } else if (dice < 0.08) {
      await room.restart()
      this.turns.at = -1
      for (const each of this.people) this.comeBack(each)
    } else if (dice < 0.25) room.pass(random() * (random() < 0.2 ? 30_000 : 3000))
    else this.say(person, this.message(person))
  }

  /** On a new socket, with any token they ever had or none, and with a number that may be of other eyes. */
  private comeBack(person: Person): void {
    const { random, room } = this
    const old = person.peer
    if (random() < 0.9) old.drop()
    const next = room.peer()
    next.token = random() < 0.8 ? old.token : pick([undefined, ...person.tokens], random)
    next.n = old.n
    next.rev = old.rev
    next.seen = old.seen
    next.eyes = old.eyes
    person.peer = next
    const eyes = pick([old.eyes, old.eyes, null, ...SEATS], random)
    next.hello(random() < 0.7 ? { rev: old.rev, eyes } : {})
    this.resumed(next, eyes, old.eyes)
  }

  private resumed(peer: Peer, said: Viewer | undefined, before: Viewer): void {
    const welcome = peer.got.findLast(each => each.type === 'welcome')
    if (!welcome?.missed.length) return
    reached.resumed++
    expect(welcome.seat, 'numbers of these eyes only').toBe(said)
    if (said === before) return
    // Whoever lied about their eyes has laid patches over what they do not belong to: a fresh look, to judge by.
    peer.got.length = 0
    this.heard.set(peer, 0)
    peer.hello({ token: peer.bearing })
  }

  private say(person: Person, message: Up): void {
    const { room } = this
    const { peer } = person
    const { meta, at } = room.table
    const from = meta.phase === 'playing' || meta.phase === 'over' ? meta.round.hand + 1 : meta.round.hand
    const shown = peer.bearing
    const removed = meta.removed.length
    const over = meta.phase === 'over'
    const before = peer.got.length
    const { eyes } = peer
    const chair = seatOf(meta.seats, peer.session.who)
    const left = chair !== null && peer.seat === null && room.table.clocks.since(chair) !== null
    peer.say(message)
    if (left && peer.seat === chair && room.table.at === at) reached.returned++
    if (message.type === 'hello') this.resumed(peer, message.eyes, eyes)
    for (const each of peer.got.slice(before)) {
      if (each.type !== 'seated') continue
      reached.sat++
      if (meta.phase !== 'lobby') reached.waited++
      person.tokens.push(each.token)
      this.issued.push({ token: each.token, hash: hashToken(each.token), seat: each.seat, from })
      // One seat a person: what they had before is theirs no longer.
      if (shown) expect(seatOf(meta.seats, hashToken(shown)), 'an old token opens nothing').toBeNull()
    }
    if (message.type === 'again' && over && meta.phase === 'lobby') reached.again++
    if (meta.removed.length < removed && message.type === 'admit') reached.admitted++
    if (message.type !== 'act') return
    peer.n = Math.max(peer.n, message.n)
    const key = `${peer.bearing}:${message.n}`
    if (room.table.at === at) return
    expect(this.applied.has(key), `applied twice: ${key}`).toBe(false)
    this.applied.add(key)
  }

  /** Any message, sensible or not: about seats as often as in the game. */
  private message(person: Person): Up {
    const { peer } = person
    const { random, room } = this
    const { match, meta } = room.table
    const seat = pick(SEATS, random)
    const own = seatOf(meta.seats, peer.session.who)
    // Up and down again, perhaps in one's own turn.
    if (match && random() < 0.15) {
      if (this.toPlay(peer) !== null) return { type: 'leave' }
      if (own !== null && peer.seat === null) return { type: 'sit', seat: own }
    }
    const idle = meta.phase === 'lobby' || meta.phase === 'between'
    const dice = random()
    if (dice < (idle ? 0.5 : 0.05)) return { type: 'ready', seal: pick([undefined, 'c'.repeat(64)], random) }
    if (meta.phase === 'dealing' && dice < 0.3) return { type: 'open', hand: meta.round.hand, salt: 'c'.repeat(32) }
    if (dice < 0.55) return this.act(peer)
    // Half of them such that something comes of it.
    if (random() < 0.5) return pick(this.apt(peer, seat), random)
    return pick(random() < 0.9 ? this.aboutSeats(person, seat) : this.rare(), random)
  }

  /** The seat they play from, if it is their turn. */
  private toPlay({ seat }: Peer): Seat | null {
    const { match } = this.room.table
    return match && seat !== null && toy.turn(match.state as never).includes(seat) ? seat : null
  }

  private act(peer: Peer): Up {
    const { random, room } = this
    const seat = this.toPlay(peer)
    const sensible = seat === null ? [] : toy.moves(room.table.match!.view(seat) as never)
    const action =
      sensible.length && random() < 0.8
        ? pick(sensible, random)
        : pick([{ type: 'take' }, { type: 'discard', card: 5 }, 7, null], random)
    return {
      type: 'act',
      n: peer.n + pick([1, 1, 1, 0, 2], random),
      rev: Math.max(0, peer.rev - pick([0, 0, 0, 1], random)),
      action,
    }
  }

  private apt(peer: Peer, seat: Seat): Up[] {
    const { meta } = this.room.table
    const of = (test: (kind: string) => boolean) =>
      pick(
        [...meta.seats.entries()].flatMap(([i, { kind }]) => (test(kind) ? [i as Seat] : [])),
        this.random,
      ) ?? seat
    const free = of(kind => kind === 'bot' || kind === 'empty')
    const people = of(kind => kind === 'person' || kind === 'coming')
    if (meta.phase === 'over') return [{ type: 'again' }, { type: 'leave' }, { type: 'sit', seat: free }]
    if (peer.seat === null || peer.seat !== meta.host)
      return [{ type: 'sit', seat: free }, { type: 'sit', seat: free }, { type: 'leave' }]
    return [
      { type: 'remove', seat: people },
      { type: 'admit', id: meta.removed.at(-1)?.id ?? 1 },
      { type: 'bot', seat: of(kind => kind === 'empty'), level: 1 },
    ]
  }

  private aboutSeats({ peer, tokens }: Person, seat: Seat): Up[] {
    const { random, room } = this
    return [
      { type: 'sit', seat },
      { type: 'sit', seat },
      { type: 'leave' },
      { type: 'leave', forGood: true },
      { type: 'bot', seat, level: pick([0, 1, 2, 3, 4] as const, random) },
      { type: 'bot', seat, level: 2 },
      { type: 'remove', seat },
      { type: 'admit', id: pick([1, ...room.table.meta.removed.map(({ id }) => id)], random) },
      { type: 'again' },
      {
        type: 'hello',
        proto: 0,
        name: 'H',
        lang: 'de',
        token: pick([undefined, ...tokens], random),
        rev: pick([undefined, peer.rev], random),
        eyes: pick([undefined, null, ...SEATS], random),
      },
    ]
  }

  private rare(): Up[] {
    const { random } = this
    return [
      { type: 'options', table: { hold: pick([0, 300, 5], random) }, game: { hands: pick([2, 4, 77], random) } },
      { type: 'options', seats: pick([2, 3, 4] as const, random) },
      { type: 'chat', text: 'x' },
      { type: 'name', name: 'N', lang: 'vi' },
    ]
  }

  /** What must hold after each message, whatever anyone sends. */
  private judge(): void {
    const { table } = this.room
    const { meta } = table
    const sessions = [...table.sessions]
    const owners = meta.seats.flatMap(seat => ('hash' in seat ? [seat.hash] : []))
    must(new Set(owners).size === owners.length, 'one seat a person')
    const bearers = sessions.flatMap(({ who }) => (seatOf(meta.seats, who) === null ? [] : [who]))
    must(new Set(bearers).size === bearers.length, 'one session a seat')
    for (const { hash, seat } of this.issued)
      must([null, seat].includes(seatOf(meta.seats, hash)), 'a token opens its own seat only')
    for (const owner of owners)
      must(
        this.issued.some(({ hash }) => hash === owner),
        'nobody sits without a token',
      )
    const heirs = meta.seats.map(seat => seat.kind === 'person' && seat.presence !== 'left')
    must(meta.host === null ? !heirs.includes(true) : heirs[meta.host], 'the host exists')
    if (meta.phase === 'lobby') must(!meta.seats.some(seat => seat.kind === 'coming'), 'nobody waits before a match')
    for (const hash of meta.removed.flatMap(each => each.hash ?? []))
      must(!owners.includes(hash) && !sessions.some(({ who }) => who === hash), 'whoever was removed is gone')
    if (meta.seats.some(seat => seat.kind === 'person' && seat.presence === 'standIn')) reached.stoodIn++
    for (const person of this.people) this.read(person)
    this.time()
  }

  /** Whatever anyone does but play: no turn lasts longer for it. Where nobody was, nobody has waited. */
  private time(): void {
    const { table } = this.room
    const { at } = table
    const deadlines = table.meta.seats.map((_, seat) => table.deadline(seat as Seat))
    if (!table.empty && at === this.turns.at)
      deadlines.forEach((deadline, seat) =>
        must(!(deadline > this.turns.deadlines[seat]), `seat ${seat} has more time`),
      )
    this.turns = { at: table.empty ? -1 : at, deadlines }
  }

  /** Nobody is sent a view of another's seat, nor of a hand they did not sit at when it was dealt. */
  private read({ peer }: Person): void {
    const { meta } = this.room.table
    const news = peer.got.slice(this.heard.get(peer) ?? 0)
    this.heard.set(peer, peer.got.length)
    for (const message of news) {
      if (message.type === 'bye' && message.why === 'removed') reached[peer.got.length > 1 ? 'removed' : 'turnedAway']++
      for (const view of views(message)) {
        if (!view) continue
        if (view.me !== null) {
          const mine = this.issued.find(({ token }) => token === peer.bearing)
          must(mine?.seat === view.me, `a view of seat ${view.me} with the token of seat ${mine?.seat}`)
          const hand = meta.firstHand + view.hand - 1
          if (mine!.from > meta.firstHand) reached.promoted++
          must(view.hand === 0 || hand >= mine!.from, `a view of hand ${hand} from before they sat there`)
        }
        const hidden = (hand: readonly unknown[], i: number) => i === view.me || hand.every(card => card === null)
        must(view.outcome !== null || view.hands.every(hidden), 'another hand has faces')
      }
    }
  }

  /** What is on disk is what is in memory. */
  private async stored(): Promise<void> {
    const { meta, match } = this.room.table
    const saved = (await load(this.room.disk))!
    expect(saved.meta).toEqual(meta)
    if (!match) return
    let state = saved.snap!.state
    for (const { step } of saved.log) state = toy.apply(state as never, step as never).state
    expect(state).toEqual(match.state)
    expect(saved.snap!.at + saved.log.length).toBe(match.at)
    const revs = saved.log.at(-1)?.revs ?? saved.snap!.revs
    expect(revs.slice(0, -1)).toEqual(match.revs.slice(0, -1))
  }
}

/** Asked so often that `expect` would take most of the time. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

function views(message: Down): (View | null)[] {
  if (message.type === 'step') return [message.view as View]
  if (message.type !== 'welcome') return []
  return [message.scene, ...message.missed].map(look => look && (look.view as View))
}
