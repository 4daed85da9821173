import type { AnyGame, AnyRules, Seat, Viewer } from '../../src/games/game.ts'
import { Fairness } from '../../src/client/fairness.svelte.ts'
import type { Verdict } from '../../src/table/dealEvidence.ts'
import type { Down, TableInfo } from '../../src/table/protocol.ts'
import type { Peer, Room } from '../party/room.ts'

/** The part of a client that watches over the deal, at the end of a test's socket. */
export class Juror {
  readonly fairness: Fairness
  peer: Peer
  private readonly room: Room
  private table: TableInfo | null = null
  private eyes: Viewer = null
  private work = Promise.resolve()

  constructor(room: Room, notebook = { read: (): string | null => null, write: (_: string) => {} }) {
    this.room = room
    this.fairness = new Fairness('room-1', notebook)
    this.peer = this.attach()
  }

  /** A new socket, as after a line that was lost. */
  attach(): Peer {
    const old = this.peer as Peer | undefined
    this.peer = this.room.peer()
    this.peer.token = old?.token
    this.peer.seen = old?.seen
    this.peer.opens = false
    this.peer.heard = message => this.hear(message)
    return this.peer
  }

  sit(seat: Seat): this {
    this.peer.sit(seat)
    return this
  }

  async ready(): Promise<void> {
    this.peer.say({ type: 'ready', seal: await this.fairness.seal(this.peer.seat) })
  }

  /** From now on none of its salts is opened. */
  keepSalt(): void {
    const { peer } = this
    const say = peer.say.bind(peer)
    peer.say = message => message.type === 'open' || say(message)
  }

  async verdict(hand: number): Promise<Verdict | undefined> {
    await this.work
    return this.fairness.verdicts[hand]
  }

  private hear(message: Down): void {
    const { fairness } = this
    switch (message.type) {
      case 'welcome':
        this.eyes = message.seat
        this.table = message.table
        if (message.table.phase === 'lobby') fairness.cleared()
        this.open(message.deal.hand, fairness.told(message.deal, message.table))
        if (message.scene) fairness.scene(this.eyes, message.scene, message.table)
        for (const step of message.missed) fairness.step(this.eyes, step.events, step)
        if (message.reveal) this.judge(message.reveal)
        return
      case 'table':
        this.table = message
        if (message.phase === 'lobby') fairness.cleared()
        return
      case 'step':
        return fairness.step(this.eyes, message.events, message)
      case 'committed':
        return fairness.committed(message)
      case 'sealed':
        return this.open(message.hand, fairness.sealed(message.hand, message.seals, this.table))
      case 'dealt':
        return fairness.dealt(message)
      case 'revealed':
        return this.judge(message)
      default:
      // Nothing else bears on the deal.
    }
  }

  private open(hand: number, salt: string | null): void {
    const { peer } = this
    if (salt !== null) this.room.later(() => peer.say({ type: 'open', hand, salt }))
  }

  private judge(reveal: Extract<Down, { type: 'revealed' }> | Parameters<Fairness['reveal']>[1]): void {
    const game: AnyGame = this.room.game
    const { options, seats } = this.table!
    const start = (rules: AnyRules): unknown => rules.start(options, seats.length)
    this.work = this.fairness.reveal(async () => game, structuredClone(reveal), start)
  }
}
