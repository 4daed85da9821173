import { Announcer } from '../../../client/announcer.svelte.ts'
import type { Coaching } from '../../../client/coaching.ts'
import { solve } from '../../../client/puzzleProgress.ts'
import type { Puzzle } from '../../../games/cotulenh/learn/puzzle.ts'
import { parseFen } from '../../../games/cotulenh/rules/fen.ts'
import { seatOfSide } from '../../../games/cotulenh/rules/seats.ts'
import type { Analysis, Question, Verdict } from '../../../games/cotulenh/learn/study.ts'
import type { Position } from '../../../games/cotulenh/types.ts'
import { sayAny } from '../../../messages/index.ts'
import type { Say } from '../../board.ts'
import { announce, sound } from '../speech.ts'
import { TurnRecord } from './record.svelte.ts'
import { turnText } from './turnText.ts'

/** Long enough to see one's own turn before it is answered. */
const PAUSE = 500
/** For the one turn that is shown when the key is past. */
const SHOWN = 150_000

type Stage = 'solving' | 'judging' | 'wrong' | 'solved'
type Note = { kind: 'good' | 'no' | 'hint'; text: string }

function positionOf({ fen }: Puzzle): Position {
  const position = parseFen(fen)
  if (position instanceof Error) throw position
  return position
}

/** One puzzle being solved: the solver's turns are judged beside the page, and answered with the best defence. */
export class Solving {
  readonly puzzle: Puzzle
  /** The day whose puzzle it is, or null. */
  readonly daily: number | null
  readonly record: TurnRecord
  readonly announcer = new Announcer()
  readonly seat
  stage = $state<Stage>('solving')
  note = $state.raw<Note | null>(null)
  /** What refutes a turn, or what is shown. */
  arrow = $state.raw<string | null>(null)
  /** It was shown: that is no solution of one's own. */
  helped = $state(false)
  readonly #coaching: Coaching
  readonly #say: () => Say
  readonly #solved: () => void
  #closed = false

  constructor(puzzle: Puzzle, daily: number | null, coaching: Coaching, say: () => Say, solved: () => void) {
    this.puzzle = puzzle
    this.daily = daily
    this.record = new TurnRecord(positionOf(puzzle))
    this.seat = seatOfSide(0, puzzle.fen.split(' ')[1] === 'b' ? 'b' : 'r')
    this.#coaching = coaching
    this.#say = say
    this.#solved = solved
  }

  close(): void {
    this.#closed = true
  }

  play = (lan: string): void => {
    if (this.stage !== 'solving' || !this.#take(lan)) return
    this.stage = 'judging'
    this.note = null
    this.arrow = null
    void this.#judge()
  }

  /** Takes a wrong turn back. */
  again = (): void => {
    if (this.stage === 'wrong') this.record.go(this.record.at - 1)
    else this.record.go(0)
    this.stage = 'solving'
    this.note = null
    this.arrow = null
  }

  /** The first time the turn is only shown; once it is, it is made. */
  show = async (): Promise<void> => {
    if (this.stage !== 'solving') return
    if (this.arrow) return this.play(this.arrow)
    const { at } = this.record
    const lan = at === 0 ? this.puzzle.key : await this.#best()
    if (this.#closed || this.stage !== 'solving' || this.record.at !== at || lan === null) return
    this.helped = true
    this.arrow = lan
    this.#tell({ kind: 'hint', text: turnText(lan, this.#say()) })
  }

  async #best(): Promise<string | null> {
    const { options, place } = this.record.state
    const told = await this.#last<Analysis>({ ask: 'lines', options, place, lines: 1, nodes: SHOWN })
    return told?.lines[0]?.turns[0] ?? null
  }

  async #last<T>(question: Question): Promise<T | null> {
    let last: T | null = null
    await this.#coaching.study(question, piece => (last = piece as T))
    return last
  }

  async #judge(): Promise<void> {
    const { puzzle, record } = this
    const turns = record.turns.slice(0, record.at)
    const [verdict] = await Promise.all([
      this.#last<Verdict>({ ask: 'puzzle', puzzle, turns }),
      new Promise(resolve => setTimeout(resolve, PAUSE)),
    ])
    if (this.#closed) return
    const say = this.#say()
    if (verdict?.said === 'solved') return this.#finish()
    if (verdict?.said === 'on' && verdict.reply) {
      this.#take(verdict.reply)
      this.stage = 'solving'
      return this.#tell({ kind: 'good', text: say('study.on', { text: turnText(verdict.reply, say) }) })
    }
    this.stage = 'wrong'
    this.arrow = verdict?.reply ?? null
    this.#tell({ kind: 'no', text: this.#fault(verdict, say) })
  }

  #fault(verdict: Verdict | null, say: Say): string {
    if (!verdict) return say('study.nobody')
    if (!verdict.reply) return say('study.drawn')
    const text = turnText(verdict.reply, say)
    return this.puzzle.kind === 'win' ? say('study.noGain', { text }) : say('study.noMate', { text })
  }

  #finish(): void {
    this.stage = 'solved'
    if (!this.helped) solve('cotulenh', this.puzzle.id, this.daily)
    this.#solved()
    const say = this.#say()
    this.#tell({ kind: 'good', text: this.helped ? say('study.shown') : say('study.solved') })
  }

  #take(lan: string): boolean {
    const played = this.record.play(lan)
    const say = this.#say()
    if ('why' in played) {
      this.announcer.refuse(sayAny(say, `no.${played.why}`, played.with))
      return false
    }
    this.announcer.tell(played.events, { announce, sound }, say, this.seat, true)
    return true
  }

  #tell(note: Note): void {
    this.note = note
    this.announcer.speak(note.text)
  }
}
