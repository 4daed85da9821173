import type { loadRules } from '../boards/index.ts'
import type { Seat } from '../games/game.ts'
import type * as wire from '../table/protocol.ts'
import type { Fairness } from './fairness.svelte.ts'
import { fetchPart } from './fetchPart.ts'

type Told = Extract<wire.Down, { type: 'committed' | 'sealed' | 'dealt' | 'revealed' }>

/** Our part in how a hand is dealt: a salt sealed and opened in time, and what was revealed compared with what we saw. */
export class Dealing {
  readonly #fairness: Fairness
  readonly #send: (message: wire.Up) => void
  readonly #table: () => wire.TableInfo | null
  readonly #loadRules: typeof loadRules

  constructor(
    fairness: Fairness,
    send: (message: wire.Up) => void,
    table: () => wire.TableInfo | null,
    load: typeof loadRules,
  ) {
    this.#fairness = fairness
    this.#send = send
    this.#table = table
    this.#loadRules = load
  }

  ready(seat: Seat): void {
    void this.#fairness.seal(seat).then(seal => this.#send({ type: 'ready', seal }))
  }

  /** A welcome: how far the present hand's deal has come. */
  resume(deal: Parameters<Fairness['told']>[0], table: wire.TableInfo): void {
    this.#open(deal.hand, this.#fairness.told(deal, table))
  }

  take(message: Told): void {
    switch (message.type) {
      case 'committed':
        return this.#fairness.committed(message)
      case 'sealed':
        return this.#open(message.hand, this.#fairness.sealed(message.hand, message.seals, this.#table()))
      case 'dealt':
        return this.#fairness.dealt(message)
      case 'revealed':
        return this.judge(message)
    }
  }

  judge(reveal: wire.Reveal): void {
    const table = this.#table()
    // Where nothing was dealt there is nothing to judge: the table says so itself.
    if (!table || table.prepared !== null) return
    const { options, seats } = table
    const rules = () => fetchPart(() => this.#loadRules(table.game))
    void this.#fairness.reveal(rules, reveal, game => game.start(options, seats.length) as unknown)
  }

  #open(hand: number, salt: string | null): void {
    if (salt !== null) this.#send({ type: 'open', hand, salt })
  }
}
