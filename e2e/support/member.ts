import WebSocket from 'ws'
import { CIRCLE_PROTOCOL, type CircleDown, type CircleInfo, type CircleUp } from '../../src/circle/protocol.ts'
import { PROTOCOL, messages, type Down, type Up } from '../../src/table/protocol.ts'

const open = (url: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })

/** A member of a circle without a browser. */
export class Member {
  info: CircleInfo | null = null
  me = 0
  private readonly home: string
  private readonly name: string
  private readonly tables: WebSocket[] = []
  private socket!: WebSocket

  private constructor(home: string, name: string) {
    this.home = home.replace('http', 'ws')
    this.name = name
  }

  static async join(home: string, circle: string, name: string): Promise<Member> {
    const member = new Member(home, name)
    member.socket = await open(`${member.home}/parties/circle/${circle}`)
    const joined = new Promise<void>(resolve =>
      member.socket.on('message', data => {
        const frame = JSON.parse(String(data)) as CircleDown | CircleDown[]
        for (const message of [frame].flat()) {
          if ('circle' in message && message.circle) member.info = message.circle
          if ('me' in message && message.me) member.me = message.me.member
          if (message.type === 'mark') member.say({ type: 'heard', id: message.id })
        }
        if (member.me) resolve()
      }),
    )
    member.say({ type: 'hello', proto: CIRCLE_PROTOCOL, lang: 'en' })
    const token = crypto.randomUUID().replaceAll('-', '')
    member.say({ type: 'join', n: 1, name, token })
    await joined
    return member
  }

  /** Takes the chair that is kept for them in this round of the evening, and is ready; resolves once dealt, to a way to resign. */
  async play(round: number): Promise<() => void> {
    const table = this.info!.evening!.played[round].find(({ seats }) => seats.includes(this.me))!
    const { pass } = this.info!.tables.find(({ room }) => room === table.room)!
    const socket = await open(`${this.home}/parties/main/${table.room}`)
    this.tables.push(socket)
    const say = (message: Up) => socket.send(JSON.stringify(message))
    let rev = 0
    socket.on('message', data => {
      for (const message of messages(String(data)) as Down[]) {
        if (message.type === 'mark') say({ type: 'heard', id: message.id })
        if (message.type === 'step') rev = message.rev
      }
    })
    say({ type: 'hello', proto: PROTOCOL, name: this.name, lang: 'en', pass })
    say({ type: 'sit', seat: table.seats.indexOf(this.me) as 0 | 1 })
    say({ type: 'ready' })
    return () => say({ type: 'act', n: 1, rev, action: { type: 'resign' } })
  }

  leave(): void {
    for (const socket of [this.socket, ...this.tables]) socket.close()
  }

  private say(message: CircleUp): void {
    this.socket.send(JSON.stringify(message))
  }
}
