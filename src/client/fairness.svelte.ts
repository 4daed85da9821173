import type { Commitment, Reveal } from '../table/protocol.ts'

/** What was promised before each deal, the chance we added, and whether the hand kept to both. */
export class Fairness {
  reveals = $state.raw<Reveal[]>([])
  /** By hand: does the deal follow from what was promised? */
  checks = $state<Record<number, boolean>>({})
  readonly #room: string
  #next: number | null = null
  #promises: Record<number, string> = {}
  #salts: Record<number, string> = {}

  constructor(room: string) {
    this.#room = room
  }

  /** Of the last hand that has ended; undefined until it is worked out. */
  get verdict(): boolean | undefined {
    return this.checks[this.reveals.at(-1)?.hand ?? -1]
  }

  promise({ hand, commit }: Commitment): void {
    this.#next = hand
    this.#promises[hand] ??= commit
  }

  /**
   * Our own chance for the next hand: drawn only after the server has committed itself. One that may come too late,
   * when the table is about to deal anyway, need not be in the deal.
   */
  salt(inTime: boolean): string {
    const salt = [...crypto.getRandomValues(new Uint8Array(16))]
      .map(byte => byte.toString(16).padStart(2, '0'))
      .join('')
    if (this.#next === null || !inTime) return salt
    return (this.#salts[this.#next] ??= salt)
  }

  async check(reveals: Reveal[]): Promise<void> {
    this.reveals = reveals
    const { verify } = await import('../table/deal.ts')
    for (const reveal of reveals) this.checks[reveal.hand] ??= this.#kept(reveal) && verify(reveal, this.#room)
  }

  #kept(reveal: Reveal): boolean {
    const promised = this.#promises[reveal.hand] ?? reveal.commit
    const salt = this.#salts[reveal.hand]
    return promised === reveal.commit && (salt === undefined || reveal.salts.includes(salt))
  }
}
