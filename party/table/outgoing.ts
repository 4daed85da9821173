import type { Down } from '../../src/table/protocol.ts'
import { movesFor } from './moves.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

/** What sessions are to hear once everything is written: what was said to each, in one piece, and who has to go. */
export class Outgoing {
  private messages = new Map<Session, Down[]>()
  private leaving = new Map<Session, { code: number; why: string }>()

  add(to: Session, message: Down): void {
    const messages = this.messages.get(to)
    if (messages) messages.push(message)
    else this.messages.set(to, [message])
  }

  dismiss(session: Session, code: number, why: string): void {
    this.leaving.set(session, { code, why })
  }

  deliver(table: Table): void {
    const { messages: all, leaving } = this
    this.messages = new Map()
    this.leaving = new Map()
    // What several are told is put into words once.
    const said = new Map<Down, string>()
    const text = (message: Down) => {
      const known = said.get(message)
      if (known !== undefined) return known
      const words = JSON.stringify(message)
      said.set(message, words)
      return words
    }
    for (const [to, messages] of all) {
      const told = messages.some(({ type }) => type === 'step' || type === 'welcome')
      const moves = to.moves && told && movesFor(table, to)
      if (moves) messages.push(moves)
      to.send(messages.length === 1 ? text(messages[0]) : `[${messages.map(text).join()}]`, table.io.now())
    }
    for (const [session, { code, why }] of leaving) session.bye(code, why)
  }
}
