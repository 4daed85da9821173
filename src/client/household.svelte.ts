import type { Seat } from '../games/game.ts'
import { Announcer, NOISES } from './announcer.svelte.ts'
import { memory } from './memory.ts'
import type { Intent } from './navigation.svelte.ts'
import { Room } from './room.svelte.ts'
import type { World } from './world.ts'

/** So long whoever has moved sees what came of it, before the device asks for somebody else (milliseconds). */
const LOOK = 1200
const TURNING = 'turning'
const SILENT = { play: () => {}, callToTurn: () => {} }

/** Several people who hand one device on: a line to the table for each, and one of them in front of it. */
export class Household {
  readonly rooms: readonly Room[]
  readonly people: readonly string[]
  /** Whose turn it is to look. */
  at = $state(0)
  /** The device is on its way: nobody's hand is shown until its owner says so. */
  covered = $state(true)
  /** What the table was asked for each of them, and has not answered. */
  readonly #asked: Due[] = []
  /** Where there is nothing to hide, the board may turn to whoever moves, or stay as it lies. */
  turning = $state(memory.get(TURNING) !== 'no')

  readonly room = $derived.by(() => this.rooms[this.at])
  readonly open = $derived(this.room.kit?.game.traits.openInformation ?? false)
  readonly hidden = $derived(this.covered && !this.open && this.room.scene?.outcome === null)
  /** Whom the table waits for, of those here: the one who has the device, if they may act. */
  readonly due = $derived.by(() => {
    const awaited = this.rooms.flatMap(({ seat, waiting }, i) => (seat !== null && waiting.includes(seat) ? [i] : []))
    return awaited.includes(this.at) ? this.at : (awaited[0] ?? null)
  })

  constructor(
    id: string,
    intent: Intent | null,
    people: readonly string[],
    world: Partial<World> = {},
    noises = NOISES,
  ) {
    this.people = people
    this.rooms = people.map((name, key) => {
      // What has happened is heard once; in words only as whoever has the device before them may hear it.
      const read = (text: string) => this.at === key && !this.hidden && noises.read(text)
      const announcer = new Announcer({ ...noises, ...(key > 0 && SILENT), read })
      return new Room(id, key === 0 ? intent : null, { ...world, announcer }, { key, name })
    })
  }

  close(): void {
    for (const room of this.rooms) room.close()
  }

  turn(turning: boolean): void {
    this.turning = turning
    memory.set(TURNING, turning ? null : 'no')
  }

  show = () => {
    // A word to somebody's last turn is no answer to this one.
    this.room.announcer.bubble = null
    this.covered = false
  }

  /** The device asks for whoever is awaited; the answer takes that back. */
  ask(): () => void {
    const { due } = this
    if (due === null || due === this.at) return () => {}
    const timer = setTimeout(
      () => {
        this.at = due
        this.covered = true
      },
      this.hidden ? 0 : LOOK,
    )
    return () => clearTimeout(timer)
  }

  /**
   * All sit down as one, and one who is ready speaks for all. Each is asked for once, and again on another line. The first
   * goes first: whoever sits down first is the host, and how the table is laid comes from the first alone.
   */
  sitTogether(): void {
    const laid = this.rooms[0].chair !== null
    const ready = this.rooms.some(({ table, chair }) => chair !== null && table?.seats[chair].ready)
    this.rooms.forEach((room, i) => {
      const due = room.connection.status === 'open' ? dueOf(room, i, laid, ready) : null
      const known = this.#asked[i] === due
      this.#asked[i] = due
      if (known) return
      if (due === 'sit') room.sit(i as Seat)
      if (due === 'ready') room.ready()
    })
  }
}

type Due = 'sit' | 'ready' | null

/** What somebody of the household has to ask of the table. laid: the first sits there; ready: one of them is. */
function dueOf({ table, chair }: Room, i: number, laid: boolean, ready: boolean): Due {
  if (!table) return null
  if (chair === null) return i > 0 && laid && table.phase === 'lobby' && table.seats[i]?.kind === 'empty' ? 'sit' : null
  if (table.seats[chair].ready) return null
  const begins = table.phase === 'lobby' && table.seats.every(seat => seat.kind !== 'empty')
  return begins || (table.phase === 'between' && ready) ? 'ready' : null
}
