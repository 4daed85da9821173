import type { Say } from '../../boards/board.ts'
import type { Who } from '../../circle/entry.ts'
import type { CircleTable, MemberInfo } from '../../circle/protocol.ts'
import type { Answer, Circle, Question, Refused } from '../../client/circle.svelte.ts'
import { keepPass } from '../../client/circles.ts'
import { navigation } from '../../client/navigation.svelte.ts'
import { settings } from '../../client/settings.svelte.ts'
import type { Seat } from '../../games/game.ts'
import type { Key } from '../../messages/message.ts'
import { sayAny } from '../../messages/index.ts'
import { BOTS } from '../../table/bots.ts'
import { localTag } from '../../client/localTag.ts'

const SHOWN = 6000

/** What the parts of a circle's page share: whom they speak of, what they ask, and how a no is said. */
export class CirclePage {
  readonly circle: Circle
  say = $state.raw<Say>(settings.say)
  /** The circle's own words are here. */
  ready = $state(false)
  /** A no that came before them. */
  #early: Refused | null = null
  /** Shown for a moment, and read out. */
  notice = $state.raw<{ text: string; wrong: boolean } | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(circle: Circle) {
    this.circle = circle
  }

  member = (id: number): MemberInfo | null => this.circle.info?.members.find(each => each.id === id) ?? null
  nameOf = (id: number): string => this.member(id)?.name ?? this.say('seat.former')
  /** Who sat there, in words. */
  nameOfWho = (who: Who, seat: number): string =>
    'member' in who
      ? this.nameOf(who.member)
      : 'guest' in who
        ? // Whoever wanted to be forgotten, and played on as a guest.
          who.guest || this.say('seat.former')
        : (BOTS[seat] ?? this.say('seat.addBot'))

  /** Null: it was refused, and has been said why. */
  async ask<T extends Question['type']>(
    question: Extract<Question, { type: T }>,
  ): Promise<Exclude<Answer<T>, Refused> | null> {
    const answer = await this.circle.ask<T>(question)
    if (answer.type !== 'no') return answer as Exclude<Answer<T>, Refused>
    this.refused(answer as Refused)
    return null
  }

  speak(say: Say): void {
    this.say = say
    this.ready = true
    if (this.#early) this.refused(this.#early)
    this.#early = null
  }

  refused = (refusal: Refused): void => {
    if (this.ready) this.tell(sayAny(this.say, `no.${refusal.why}` satisfies Key, refusal.with), true)
    else this.#early = refusal
  }

  tell(text: string, wrong = false): void {
    clearTimeout(this.#timer)
    this.notice = { text, wrong }
    this.#timer = setTimeout(() => (this.notice = null), SHOWN)
  }

  /** sit: the chair that is meant; null: any that is free; undefined: to watch. */
  goTo(table: Pick<CircleTable, 'room' | 'pass'>, sit?: Seat | null): void {
    keepPass(table.room, table.pass)
    const mine = this.circle.me && this.member(this.circle.me.member)
    // At the table one is called as in the circle.
    if (mine) settings.rename(mine.name)
    navigation.go({ page: 'table', room: table.room }, sit === undefined ? null : { sit })
  }

  date(at: number, style: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(localTag(settings.lang, navigator.languages), style).format(at)
  }
}
