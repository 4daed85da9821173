import type { Say } from '../boards/board.ts'
import type { Seat, Viewer } from '../games/game.ts'
import type { ChatLine, Down, TableInfo } from '../table/protocol.ts'
import type { Announcer } from './announcer.svelte.ts'
import { isAlone } from './mayAskHint.ts'
import { presence } from './presence.ts'

/** chairs: those that are ours, or were. circled: at a circle's table nobody has had hints for being alone. */
type Ours = { seat: Viewer; chairs: readonly Viewer[]; circled: boolean }

/** What people do at a table, put into words for the announcer. */
export class Notices {
  readonly #announcer: Announcer
  readonly #say: () => Say

  constructor(announcer: Announcer, say: () => Say) {
    this.#announcer = announcer
    this.#say = say
  }

  chatText(line: ChatLine): string {
    return 'text' in line ? line.text : this.#say()(`phrase.${line.phrase}`)
  }

  chat(line: ChatLine): void {
    const { seat, name } = line
    const text = this.chatText(line)
    this.#announcer.say(seat, name, text, this.#say()('chat.said', { name, text }))
  }

  reaction({ seat, name, reaction }: Extract<Down, { type: 'reaction' }>): void {
    const say = this.#say()
    const text = say(`reaction.${reaction}`)
    this.#announcer.say(seat, name, text, say('chat.said', { name, text }), reaction)
  }

  timeUp(seat: Seat, me: Viewer, name: string): void {
    const say = this.#say()
    this.#announcer.notice(seat === me ? say('presence.timeUpYou') : say('presence.timeUp', { name }))
  }

  comings(before: TableInfo, after: TableInfo, { seat, chairs, circled }: Ours): void {
    for (const { key, name } of presence(before, after, chairs))
      this.#announcer.notice(this.#say()(`presence.${key}`, { name }))
    // Whoever was alone with bots could ask for hints, and no longer can.
    const wasAlone = !circled && before.phase !== 'lobby' && isAlone(before, seat)
    if (wasAlone && !after.tableOptions.hints && !isAlone(after, seat))
      this.#announcer.notice(this.#say()('presence.company'))
  }
}
