import type { Language } from '../../src/table/protocol.ts'
import { LIMITS } from '../../src/table/protocol.ts'
import type { Socket } from '../platform.ts'
import { Credits } from './limits.ts'

/** One open socket. Who it is follows from its token only, never from anything else it says. */
export class Session {
  private readonly socket: Socket
  readonly since: number
  readonly messages: Credits
  readonly chat: Credits
  /** As it stood in the address. */
  room = ''
  greeted = false
  closed = false
  /** The hash of the token it has shown. Which seat that opens, if any, is for the table's seats to say. */
  who: string | null = null
  /** The number of the action being judged. */
  acting: number | null = null
  name = ''
  lang: Language = 'en'

  constructor(socket: Socket, now: number) {
    this.socket = socket
    this.since = now
    this.messages = new Credits(LIMITS.messages, now)
    this.chat = new Credits(LIMITS.chat, now)
  }

  /** A socket that is going throws when it is written to; that is no concern of the others. */
  send(text: string): void {
    if (this.closed) return
    try {
      this.socket.send(text)
    } catch {
      this.closed = true
    }
  }

  /** The last word: why, in a message and in the close itself. */
  bye(code: number, why: string): void {
    if (this.closed) return
    this.send(JSON.stringify({ type: 'bye', why }))
    this.closed = true
    this.socket.close(code, why)
  }
}
