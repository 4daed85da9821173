import WebSocket from 'ws'
import { PROTOCOL, messages, type Down, type Up } from '../../src/table/protocol.ts'
import { Salts } from '../../tests/support/salts.ts'

type Welcome = Extract<Down, { type: 'welcome' }>

/** A guest without a browser: sets a table up before the people of a test come, or sits there with them. */
export class Guest {
  readonly heard: Down[] = []
  private readonly socket: WebSocket
  private listeners: (() => void)[] = []

  private readonly salts: Salts

  private constructor(socket: WebSocket, room: string) {
    this.socket = socket
    this.salts = new Salts(room)
    socket.on('message', data => {
      for (const message of messages(String(data))) {
        this.heard.push(message)
        const answer = this.salts.hear(message)
        if (answer) this.send(answer)
      }
      for (const listener of this.listeners) listener()
    })
  }

  static async join(baseURL: string, room: string, make?: { game: string; deal?: number[][] }): Promise<Guest> {
    const socket = new WebSocket(`${baseURL.replace('http', 'ws')}/parties/main/${room}`)
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    const guest = new Guest(socket, room)
    guest.send({ type: 'hello', proto: PROTOCOL, name: 'Robin', lang: 'en', make })
    await guest.hears('welcome')
    return guest
  }

  send(message: Up): void {
    this.socket.send(JSON.stringify(message))
  }

  ready(seat: number): void {
    this.send(this.salts.ready(seat))
  }

  /** The latest message of a kind, once one has come. */
  async hears<T extends Down['type']>(type: T): Promise<Extract<Down, { type: T }>> {
    const find = () => this.heard.findLast(message => message.type === type) as Extract<Down, { type: T }> | undefined
    for (;;) {
      const found = find()
      if (found) return found
      await new Promise<void>(resolve => (this.listeners = [resolve]))
    }
  }

  get table(): Welcome['table'] {
    const message = this.heard.findLast(each => each.type === 'table' || each.type === 'welcome')
    if (message?.type === 'welcome') return message.table
    if (message?.type === 'table') return message
    throw new Error('nothing heard of a table yet')
  }

  leave(): void {
    this.socket.close()
  }
}
