import type { AnyFront, Level, Seat, Viewer } from '../games/game.ts'
import type { TableInfo, Up } from '../table/protocol.ts'
import { optionsOf } from './choice.ts'
import type { Intent, MakeTable } from './navigation.svelte.ts'

type Change = Omit<Extract<Up, { type: 'options' }>, 'type'>
/** What is done at the table on the way in. */
type Deeds = {
  sit: (seat: Seat) => void
  bot: (seat: Seat, level: 0 | Level) => void
  options: (change: Change) => void
  ready: (seat: Seat) => void
}

/** What somebody came for, from the tap at home until they sit there. */
export class Arrival {
  /** "Play now" is under way: there is no lobby to show. */
  hasty = $state(false)
  /** Until it has been carried out. */
  #intent: MakeTable | null
  /** A chair at a table that others have made; null: any that is free. */
  #chair: { sit: Seat | null; ready?: true } | null
  #begun = false

  constructor(intent: Intent | null) {
    this.#intent = intent && 'make' in intent ? intent : null
    this.#chair = intent && 'sit' in intent ? intent : null
    this.hasty = this.#intent?.quick ?? this.#chair?.ready ?? false
  }

  /** The table that is to be made if there is none. */
  get make(): { game: string; prepared?: string } | undefined {
    if (!this.#intent) return undefined
    const { make: game, prepared } = this.#intent
    return prepared === undefined ? { game } : { game, prepared }
  }

  /** The room said no: what is left of it is up to the person. */
  stopped(): void {
    this.hasty = false
    this.#intent = null
    this.#chair = null
  }

  /** It is dealt, or was before we came. */
  dealt(phase: TableInfo['phase']): void {
    this.#intent = null
    if (phase !== 'dealing') this.hasty = false
  }

  /**
   * Whoever made the table takes the first chair; with "play now" bots take the others, and it is dealt. If the line is
   * lost over it, the next one begins with what is left of it.
   */
  sitDown(table: TableInfo, seat: Viewer, game: AnyFront | null, deeds: Deeds): void {
    if (this.#chair) return this.#sitAt(table, seat, this.#chair, deeds)
    const intent = this.#intent
    if (!intent) return
    const ours = table.phase === 'lobby' && (table.host === null || (this.#begun && table.host === seat))
    this.hasty = intent.quick && ours
    this.#begun = true
    if (!ours || (seat !== null && !intent.quick)) {
      this.#intent = null
      return
    }
    if (seat === null) deeds.sit(0)
    const change = game ? wanted(intent, game) : {}
    const people = intent.people?.length ?? 1
    // Nobody can be hurried who has to wait for the device first.
    if (people > 1) deeds.options({ game: change, table: { clock: false }, seats: seatsFor(people, game) })
    else if (Object.keys(change).length > 0) deeds.options({ game: change })
    if (!intent.quick) return
    const seats = people > 1 ? seatsFor(people, game) : table.seats.length
    for (let other = 0; other < (seats ?? 0); other++) {
      const taken = people > 1 ? other < people : other === (seat ?? 0) || table.seats[other].kind !== 'empty'
      if (!taken) deeds.bot(other as Seat, intent.choice?.level ?? 2)
    }
    deeds.ready(seat ?? 0)
  }

  #sitAt(
    table: TableInfo,
    seat: Viewer,
    { sit: wanted, ready }: { sit: Seat | null; ready?: true },
    deeds: Deeds,
  ): void {
    this.#chair = null
    this.hasty = ready === true && table.phase === 'lobby'
    if (seat !== null) {
      if (this.hasty) deeds.ready(seat)
      return
    }
    const free = wanted ?? table.seats.findIndex(({ kind, next }) => kind === 'empty' && next === null)
    if (free < 0) return
    deeds.sit(free as Seat)
    if (this.hasty) deeds.ready(free as Seat)
  }
}

/** As many chairs as there are people, or the fewest more that the game allows: bots take those. */
const seatsFor = (people: number, game: AnyFront | null): 2 | 3 | 4 | undefined =>
  game?.seats.find(seats => seats >= people) as 2 | 3 | 4 | undefined

/** The way to play that was chosen; with friends the match is as long as the game has it. */
const wanted = ({ quick, choice }: MakeTable, game: AnyFront) =>
  choice ? optionsOf(game, { preset: choice.preset, length: quick ? choice.length : 'full' }) : {}
