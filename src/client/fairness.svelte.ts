import type { AnyRules, Outcome, Seat, Viewer } from '../games/game.ts'
import type * as Hashing from '../table/dealEvidence.ts'
import type { Heard, Shown, Verdict } from '../table/dealEvidence.ts'
import { missing, shown, wording } from '../table/promised.ts'
import { drawToken } from './drawToken.ts'
import { fetchPart } from './fetchPart.ts'
import type { Notebook } from './memory.ts'
import { sha, type Sha } from './sha.ts'
import { LIMITS } from '../table/constants.ts'
import type { Commitment, Reveal, Seals, TableInfo, Told } from '../table/protocol.ts'

/** A hand's deal is shown with its last step. So long after it we stop waiting for it. */
const PATIENCE = 4000
/** The judge works in slices of so many milliseconds. */
const SLICE = 8
/** Hands that are remembered: the one being played, and the one before until it has been judged. */
const KEPT = 3
const KEPT_SHARED = 24

type Kept = {
  at: number
  heard: Heard[]
  verdicts: Record<number, Verdict>
  shown: number
  ended: boolean
  after: After
}
type After = { hand: number; digest: string } | null
type Look = { view: unknown; outcome: Outcome | null }

/** What we were promised, told and shown of each hand, the chance we added, and whether it all agrees. */
export class Fairness {
  /** By hand; none until it has been worked out. */
  verdicts = $state.raw<Record<number, Verdict>>({})
  /** The hand we were last shown, 0 for none, and whether it has ended. */
  #shown = $state(0)
  #ended = $state(false)
  readonly #room: string
  readonly #notebook: Notebook
  readonly #sha: Sha
  #heard: Heard[] = []
  /** The hand that was committed to last. */
  #next = 0
  #after: After = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #judging = Promise.resolve()
  /** Until it has been fetched, what is shown is kept as it is. */
  #hashing: typeof Hashing | null = null

  /** notebook: a server may not make us forget what we heard by telling us to reload. */
  constructor(room: string, notebook: Notebook, hash: Sha = sha) {
    this.#room = room
    this.#notebook = notebook
    this.#sha = hash
    this.#recall()
  }

  /** Of the last hand that has ended. */
  get verdict(): Verdict | undefined {
    return this.#ended ? this.verdicts[this.#shown] : undefined
  }

  /** The last hand that has ended is played at other tables too: it is shown when they have all ended. */
  get awaitsOthers(): boolean {
    return this.#ended && !this.verdicts[this.#shown] && this.#shared(this.#shown)
  }

  /** The last hand whose deal has been judged. */
  get revealed(): number {
    const judged = Object.entries(this.verdicts).filter(([, { wrong }]) => wrong !== 'missing')
    return Math.max(0, ...judged.map(([hand]) => Number(hand)))
  }

  committed({ hand, commit, shared }: Commitment): void {
    this.#next = hand
    const heard = this.#of(hand)
    if (heard.commit === null && shared) heard.shared = true
    heard.commit ??= commit
  }

  /** The board stands without it: it makes what is remembered small, and is there when a hand is to be judged. */
  async study(): Promise<void> {
    const hashing = await fetchPart(() => import('../table/dealEvidence.ts'))
    this.#hashing = hashing
    for (const heard of this.#heard) heard.seen = heard.seen.map(hashing.sight)
  }

  /** A salt of our own for the hand to come, as a seal: drawn only after the server has committed itself. */
  async seal(seat: Seat): Promise<string | undefined> {
    const heard = this.#of(this.#next)
    if (heard.commit === null || heard.seals || heard.shared) return undefined
    const salt = drawToken()
    const seal = await this.#sha(wording({ room: this.#room, hand: heard.hand, commit: heard.commit }, seat, salt))
    // The same again, or a second "ready" on its way would not be what the list shows.
    if (heard.own?.seat !== seat) heard.own = { seat, salt, seal }
    this.keep()
    return heard.own.seal
  }

  /** Everybody's seals: our salt may be opened now, if ours is among them and no other list was shown before. */
  sealed(hand: number, seals: Seals, table: TableInfo | null): string | null {
    const heard = this.#of(hand)
    heard.bots ??= table?.seats.map(({ kind, next }) => kind === 'bot' && next === null) ?? null
    heard.seals ??= seals
    const { own } = heard
    const same = seals.length === heard.seals.length && seals.every((each, seat) => each === heard.seals![seat])
    return own && same && seals[own.seat] === own.seal ? own.salt : null
  }

  dealt({ hand, index, salts, root }: { hand: number; index: number; salts: readonly string[]; root: string }): void {
    const heard = this.#of(hand)
    heard.salts ??= salts
    heard.roots[index] ??= root
  }

  /** All that is known of the present deal, for one who comes in. Answers as `sealed` does. */
  told({ hand, commit, shared, seals, salts, roots }: Told, table: TableInfo): string | null {
    this.committed({ hand, commit, ...(shared && { shared }) })
    const own = seals ? this.sealed(hand, seals, table) : null
    if (salts) roots.forEach((root, index) => this.dealt({ hand, index, salts, root }))
    return salts ? null : own
  }

  /** There is nothing on the table: the next step is the first of a match. */
  cleared(): void {
    this.#shown = 0
    this.#ended = false
    this.#after = null
  }

  /** A fresh look at the table. */
  scene(eyes: Viewer, { view, outcome }: Look, table: TableInfo): void {
    const ended = outcome !== null
    this.#saw(ended && table.phase !== 'over' ? table.hand - 1 : table.hand, ended)
    this.#see(this.#of(this.#shown), shown(eyes, null, view, outcome))
  }

  step(eyes: Viewer, events: unknown[], { view, outcome }: Look): void {
    const first = this.#shown === 0
    const fresh = first || (this.#ended && outcome === null)
    this.#saw(first ? this.#next : this.#shown + (fresh ? 1 : 0), outcome !== null)
    const heard = this.#of(this.#shown)
    if (fresh) Object.assign(heard, { first, whole: heard.seen.length === 0 })
    this.#see(heard, shown(eyes, events, view, outcome))
  }

  /**
   * A hand's deal has been shown. fetch: all rules of the game, which nobody needed until now. start: the state a match
   * at this table begins in.
   */
  reveal(fetch: () => Promise<AnyRules>, reveal: Reveal, start: (game: AnyRules) => unknown): Promise<void> {
    if (!this.#isOver(reveal.hand)) return this.#judging
    // What was heard of it is held on to: the judge may come to it only when later hands have been dealt.
    const heard = this.#of(reveal.hand)
    if (reveal.hand === this.#shown) clearTimeout(this.#timer)
    this.#judging = this.#judging.then(() => this.#judge(fetch, heard, reveal, start))
    return this.#judging
  }

  /**
   * By what we were shown ourselves. A deal that is told before its hand has ended is not listened to: whatever was
   * shown after it would be compared with nothing.
   */
  #isOver(hand: number): boolean {
    if (this.#shown === 0) return hand < this.#next
    return hand < this.#shown || (hand === this.#shown && this.#ended)
  }

  /** Writes down what must outlive the page. */
  keep(): void {
    const kept: Kept = {
      at: Date.now(),
      heard: this.#heard,
      verdicts: this.verdicts,
      shown: this.#shown,
      ended: this.#ended,
      after: this.#after,
    }
    this.#notebook.write(JSON.stringify(kept))
  }

  /** There is no such room any more: what comes next under its name is another table. */
  forget(): void {
    this.#heard = []
    this.verdicts = {}
    this.cleared()
    this.keep()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  async #judge(
    fetch: () => Promise<AnyRules>,
    heard: Heard,
    reveal: Reveal,
    start: (game: AnyRules) => unknown,
  ): Promise<void> {
    const { hand } = reveal
    if (heard.givenUp || (this.verdicts[hand] && this.verdicts[hand].wrong !== 'missing')) return
    let parts
    try {
      parts = await Promise.all([fetch(), fetchPart(() => import('../table/checkDeal.ts')), this.study()])
    } catch {
      // Without the judge nothing can be said for it; when the server tells of it again, that is tried again.
      return this.#miss(hand)
    }
    const [game, { checkDeal }] = parts
    const { digest } = this.#hashing!
    const before = heard.first ? digest(start(game)) : this.#after?.hand === hand - 1 ? this.#after.digest : null
    const { after, ...verdict } = await unhurried(checkDeal(game, this.#room, heard, reveal, before)).catch(() => ({
      ...this.#missing(heard),
      wrong: 'steps' as const,
      after: null,
    }))
    this.#after = after === null ? null : { hand, digest: digest(after) }
    this.verdicts = { ...this.verdicts, [hand]: verdict }
    this.keep()
  }

  #shared(hand: number): boolean {
    return this.#heard.some(each => each.hand === hand && each.shared)
  }

  #saw(hand: number, ended: boolean): void {
    this.#shown = hand
    this.#ended = ended
    clearTimeout(this.#timer)
    if (ended && !this.verdicts[hand] && !this.#of(hand).shared)
      this.#timer = setTimeout(() => this.#miss(hand), PATIENCE)
  }

  #miss(hand: number): void {
    this.verdicts = { ...this.verdicts, [hand]: this.#missing(this.#of(hand)) }
  }

  #missing(heard: Heard): Verdict {
    return missing(heard, this.#hashing?.codeOf(heard) ?? '')
  }

  #see(heard: Heard, seen: Shown): void {
    heard.seen.push(this.#hashing?.sight(seen) ?? seen)
  }

  #of(hand: number): Heard {
    const known = this.#heard.find(each => each.hand === hand)
    if (known) return known
    const heard: Heard = {
      hand,
      commit: null,
      seals: null,
      salts: null,
      roots: [],
      own: null,
      bots: null,
      seen: [],
      whole: false,
      first: false,
      // A server may not make us forget what we were shown by speaking of other hands: what follows is no fresh start.
      givenUp: hand in this.verdicts,
    }
    // A hand of several tables is shown when all of them have ended, however many hands later.
    const recent = (each: Heard) =>
      each.hand > hand - (each.shared && !(each.hand in this.verdicts) ? KEPT_SHARED : KEPT)
    for (const each of this.#heard)
      if (!recent(each) && (each.seen.length > 0 || opened(each)) && !(each.hand in this.verdicts))
        this.#miss(each.hand)
    this.#heard = [...this.#heard.filter(recent), heard]
    return heard
  }

  #recall(): void {
    const text = this.#notebook.read()
    if (text === null) return
    try {
      const kept = JSON.parse(text) as Kept
      // By then the room is gone, and another may have its name.
      if (Date.now() - kept.at > LIMITS.expiryMs) return
      this.#heard = kept.heard
      this.verdicts = kept.verdicts
      this.#shown = kept.shown
      this.#ended = kept.ended
      this.#after = kept.after
    } catch {
      return
    }
  }
}

/** Our salt is known to the server: another promise for the same hand could have been made with it in mind. */
const opened = ({ own, seals }: Heard): boolean => own !== null && seals?.[own.seat] === own.seal

/** Whatever it takes, the page goes on: a hand has hundreds of steps. */
async function unhurried<T>(work: Generator<void, T>): Promise<T> {
  for (let since = performance.now(); ;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - since < SLICE) continue
    await new Promise(resolve => setTimeout(resolve))
    since = performance.now()
  }
}
