import { plan, type Choice, type Plan } from '../../games/cotulenh/rules/deploymentPlan.ts'
import { NotationError, makeTurn, parseTurn, sameKinds } from '../../games/cotulenh/rules/notation.ts'
import { STEP_KINDS } from '../../games/cotulenh/rules/packTurn.ts'
import type { Piece, Position, Square, Step, Turn } from '../../games/cotulenh/types.ts'

/** A set of pieces of a stack that could leave together. */
export type Part = { pieces: Piece[]; whole: boolean }

const samePart = (a: readonly Piece[], b: readonly Piece[]) => a.length === b.length && sameKinds(a, b)

/** The turn a player is putting together on this screen: a square, what of it goes, the steps so far. */
export class Making {
  from = $state.raw<Square | null>(null)
  steps = $state.raw<Step[]>([])
  /** What shall go next, of a stack. */
  part = $state.raw<Piece[] | null>(null)
  /** Several ways to the same square: the player is asked. */
  asking = $state.raw<Choice[]>([])

  #position: () => Position
  #partly: () => boolean
  /** partly: whether a stack may be taken apart now. */
  constructor(position: () => Position, partly: () => boolean) {
    this.#position = position
    this.#partly = partly
  }

  plan = $derived.by<Plan | null>(() => (this.from === null ? null : plan(this.#position(), this.from, this.steps)))

  parts = $derived.by<Part[]>(() => {
    const found: Part[] = []
    for (const { pieces, whole } of this.plan?.next ?? [])
      if ((whole || this.#partly()) && !found.some(part => samePart(part.pieces, pieces))) found.push({ pieces, whole })
    return found.sort((a, b) => b.pieces.length - a.pieces.length)
  })

  choices = $derived.by<Choice[]>(() => {
    const going = this.part ?? this.parts[0]?.pieces
    return going ? (this.plan?.next ?? []).filter(choice => samePart(choice.pieces, going)) : []
  })

  /** The deployment as far as it has come, to be read. */
  draft = $derived.by<Turn | null>(() =>
    this.from !== null && this.steps.length ? { form: 'deploy', from: this.from, steps: this.steps, stay: [] } : null,
  )

  select(square: Square | null) {
    this.from = square
    this.steps = []
    this.part = null
    this.asking = []
  }

  undo() {
    this.asking = []
    this.part = null
    if (this.steps.length) this.steps = this.steps.slice(0, -1)
    else this.select(null)
  }

  /** The LAN of a turn that is complete with this choice; else the step is kept and the deployment goes on. */
  take(choice: Choice): string | null {
    const { pieces, kind, to, whole } = choice
    this.asking = []
    if (whole && this.from !== null) {
      const lan = makeTurn({ form: 'move', from: this.from, steps: [{ pieces, kind, to }], stay: [] })
      this.select(null)
      return lan
    }
    this.steps = [...this.steps, { pieces, kind, to }]
    this.part = null
    return null
  }

  /** Turns that a tap on a square beyond the choices may have meant, in LAN: whoever judges them can say why not. */
  meant(to: Square): string[] {
    const { from } = this
    const pieces = from === null || this.steps.length ? null : (this.part ?? this.#position().board[from]?.pieces)
    if (from === null || !pieces) return []
    const form = pieces.length === this.#position().board[from].pieces.length ? 'move' : 'deploy'
    return STEP_KINDS.map(kind => makeTurn({ form, from, steps: [{ pieces, kind, to }], stay: [] }))
  }

  finish(): string | null {
    const turn = this.plan?.turn
    if (!turn) return null
    this.select(null)
    return makeTurn(turn)
  }
}

/** Where a turn begins and the squares it touches, for the eye to follow. */
export function touched(lan: string): { from: Square; to: Square[] } | null {
  const turn = parseTurn(lan)
  return turn instanceof NotationError ? null : { from: turn.from, to: turn.steps.map(step => step.to) }
}
