import type { Kit } from '../boards/index.ts'
import type { Seat, Viewer } from '../games/game.ts'
import type { ChatLine, Down, Scene, TableInfo } from '../table/protocol.ts'
import { Faces, type Membership } from './faces.svelte.ts'
import { Requests } from './requests.ts'

/** What is known of a table: what the room has last said of it, and what follows from that. */
export abstract class TableState extends Requests {
  kit = $state.raw<Kit | null>(null)
  protected told = $state.raw<TableInfo | null>(null)
  protected readonly faces = new Faces()
  readonly table = $derived(this.told && this.faces.of(this.told))
  /** The seat we play at and look from; null: we watch. */
  seat = $state<Viewer>(null)
  /** The seat that is ours, also when we have left it, or sit down only with the next deal. */
  chair = $state<Viewer>(null)
  scene = $state.raw<Scene | null>(null)
  last = $state.raw<{ rev: number; events: unknown[] }>({ rev: 0, events: [] })
  chat = $state.raw<ChatLine[]>([])
  outcomes = $state.raw<Scene['outcome'][]>([])
  /** A seat's key that we have asked for, until it has been handed on. */
  key = $state.raw<Extract<Down, { type: 'key' }> | null>(null)
  /** The results of the last hand lie on the table. */
  results = $state(false)

  readonly waiting = $derived<readonly Seat[]>(
    this.kit && this.scene && !this.scene.outcome ? this.kit.game.waiting(this.scene.view) : [],
  )
  readonly host = $derived(this.seat !== null && this.table?.host === this.seat)
  /** The number of the last hand that has ended; hands are counted through all matches of a room. */
  readonly lastHand = $derived(this.table ? this.table.hand - (this.table.phase === 'over' ? 0 : 1) : 0)

  /** The circle to which the table belongs, and who of its members is where: as a member is told. */
  get membership(): Membership | null {
    return this.faces.membership
  }
  get circle(): string | null {
    return this.membership?.id ?? null
  }
}
