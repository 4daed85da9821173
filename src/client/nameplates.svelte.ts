import { BOTS, plainBotName } from '../table/bots.ts'
import type { Down, SeatInfo, TableInfo } from '../table/protocol.ts'
import { fetchPart } from './fetchPart.ts'

export type Membership = Extract<Down, { type: 'circle' }>
type BotName = (seat: number, people: readonly string[]) => string

/** By what name and colour those at a table are shown: bots are named here, members have their circle's colours. */
export class Nameplates {
  membership = $state.raw<Membership | null>(null)
  #botName = $state.raw<BotName | null>(null)
  #asked = false

  of(table: TableInfo): TableInfo {
    const people = [
      ...table.seats.flatMap(seat => [seat.kind === 'bot' ? '' : seat.name, seat.next ?? '']),
      ...table.watchers.map(each => each.name),
    ]
    const nameOf = (seat: number) => this.#botName?.(seat, people) ?? plainBotName(seat, people)
    const seats = table.seats.map((seat, index) =>
      seat.kind === 'bot' ? { ...seat, name: nameOf(index) ?? this.#unsure(BOTS[index] ?? '') } : seat,
    )
    return { ...table, seats: seats.map((seat, index) => this.#coloured(seat, index)) }
  }

  #coloured(seat: SeatInfo, index: number): SeatInfo {
    const colour = seat.kind === 'person' ? this.membership?.seats[index]?.colour : undefined
    return colour ? { ...seat, colour } : seat
  }

  /** Somebody's name may be like a bot's: whether it is, and what the bot is called then, takes more to tell. */
  #unsure(name: string): string {
    if (!this.#asked) {
      this.#asked = true
      void fetchPart(() => import('../table/names.ts')).then(
        ({ botName }) => (this.#botName = botName),
        () => (this.#asked = false),
      )
    }
    return name
  }
}
