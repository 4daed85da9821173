import { seal } from '../../src/table/seal.ts'
import type { Commitment, Down, Up } from '../../src/table/protocol.ts'

/** What a scripted player needs to add its chance to a deal: it hears everything, and opens what it has sealed. */
export class Salts {
  private readonly room: string
  private promise: Commitment | null = null
  private own: { hand: number; seal: string; salt: string } | null = null

  constructor(room: string) {
    this.room = room
  }

  ready(seat: number, salt = crypto.randomUUID().replaceAll('-', '')): Up {
    if (!this.promise) throw new Error('nothing was committed to yet')
    this.own = { hand: this.promise.hand, salt, seal: seal({ ...this.promise, room: this.room }, seat, salt) }
    return { type: 'ready', seal: this.own.seal }
  }

  /** What is to be answered, if anything. */
  hear(message: Down): Up | null {
    if (message.type === 'committed') this.promise = message
    if (message.type === 'welcome') this.promise = message.deal
    const told = message.type === 'welcome' ? message.deal : message.type === 'sealed' ? message : null
    const { own } = this
    if (!told?.seals || !own || own.hand !== told.hand || !told.seals.includes(own.seal)) return null
    return { type: 'open', hand: own.hand, salt: own.salt }
  }
}
