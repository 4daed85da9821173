import { actionWords } from '../boards/actionWords.ts'
import type { WholeKit } from '../boards/index.ts'
import type { Say } from '../boards/board.ts'
import { witnessed } from '../games/game.ts'
import { sayAny } from '../messages/index.ts'
import { act } from '../table/lesson.ts'
import { Announcer } from './announcer.svelte.ts'
import { Coaching } from './coaching.ts'
import { answerMistake, type Answered, type KeptMistake } from './keptMistakes.ts'

/** One mistake on the real board again: one act, then the reason. */
export class Trial {
  readonly kit: WholeKit
  readonly mistake: KeptMistake
  readonly announcer = new Announcer()
  readonly coaching: Coaching
  say = $state.raw<Say>(() => '')
  /** The same, but that a choice is named without whoever makes it. */
  deeds = $state.raw<Say>(() => '')
  answered = $state<Answered | null>(null)
  /** What was tried is being played out. */
  judging = $state(false)
  /** It is what had been played then. */
  same = $state(false)
  /** When it will be asked for again; null: never. Counted once, by the first try. */
  due = $state<number | null>(null)
  last = $state.raw<{ rev: number; events: unknown[] }>({ rev: 0, events: [] })
  round = $state(0)
  #state = $state.raw<unknown>(null)
  #counted = false

  readonly view = $derived.by(() => this.kit.game.view(this.#state, this.mistake.seat) as unknown)
  readonly outcome = $derived.by(() => this.kit.game.outcome(this.#state))

  constructor(kit: WholeKit, mistake: KeptMistake) {
    this.kit = kit
    this.mistake = mistake
    this.coaching = new Coaching(() => kit.game.id)
    this.again()
  }

  close(): void {
    this.coaching.close()
  }

  again = (): void => {
    this.#state = this.mistake.state
    this.last = { rev: this.last.rev + 1, events: [] }
    this.answered = null
    this.same = false
    this.round++
  }

  play = (action: unknown): void => {
    const { game } = this.kit
    if (this.answered !== null || this.judging) return
    const refusal = game.refuse(this.view, action)
    if (refusal) return this.announcer.refuse(sayAny(this.say, `no.${refusal.why}`, refusal.with))
    // How one's own rack lies is nobody's business.
    if (!game.anytime(action)) void this.#judge(action, this.#state)
    this.#take(action)
  }

  /** What the better choice is in words, with its reason. */
  readonly better = $derived.by(() => {
    const { best } = this.mistake
    const why = sayAny(this.say, `hint.${best.why}`, best.with)
    // A reason that names the tile or the piece says what to do with it too, unless it is to go.
    const named = Object.values(best.with ?? {}).some(value => String(value).startsWith('@'))
    const goes = this.kit.game.traits.openInformation ? false : this.kit.face.slip?.(best.action)
    const what = named && !goes ? null : this.#words(best.action)
    return [what, why].filter(part => part !== null).join(' ')
  })
  readonly then = $derived.by(() => this.#words(this.mistake.played))
  /** Why what was played is worse, where nothing is hidden: how it is answered. */
  readonly answer = $derived.by(() => {
    const { answer, played, state, seat } = this.mistake
    if (answer === undefined) return null
    const { game } = this.kit
    const after = act(game, state, seat, played).state
    return actionWords(this.kit, after, game.turn(after)[0]!, answer, this.deeds)
  })

  #words(action: unknown): string | null {
    return actionWords(this.kit, this.mistake.state, this.mistake.seat, action, this.deeds)
  }

  async #judge(action: unknown, from: unknown): Promise<void> {
    this.judging = true
    const tried = actionWords(this.kit, from, this.mistake.seat, action, this.deeds)
    this.same = tried !== null && tried === this.then
    const known = this.same ? false : tried !== null && tried === this.#words(this.mistake.best.action) ? true : null
    // Where nobody can be asked only the choice that was found counts.
    const right = known ?? (await this.coaching.asGood({ ...this.mistake, state: from }, action)) ?? false
    this.judging = false
    this.#answer(right)
  }

  /** Whoever asks to be shown it has not found it. */
  show = (): void => this.#answer(false)

  #answer(right: boolean): void {
    this.answered = right ? 'right' : 'wrong'
    if (!this.#counted) this.due = answerMistake(this.mistake.id, this.answered)
    this.#counted = true
    const word = this.say(right ? 'mistake.right' : this.same ? 'mistake.same' : 'mistake.wrong')
    this.announcer.speak(`${word} ${this.say('mistake.better', { text: this.better })}`)
  }

  #take(action: unknown): void {
    const { game, face } = this.kit
    const { state, events } = act(game, this.#state, this.mistake.seat, action)
    this.#state = state
    const seen = witnessed(game, events, this.mistake.seat)
    this.last = { rev: this.last.rev + 1, events: seen }
    this.announcer.tell(seen, face, this.say, this.mistake.seat, true)
  }
}
