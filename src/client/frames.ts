import type { AnyRules } from '../games/game.ts'
import { SPAN } from '../table/readFile.ts'
import { foldHand, type Frame, type HandRecord } from '../table/replay.ts'

/**
 * The frames of a hand, each folded once and only where it is looked at: a file may hold a hand so long that all of it would
 * hold up the page.
 * marks: the states before every SPAN-th step, which the worker has found.
 */
export class Frames {
  readonly count: number
  private readonly spans = new Map<number, Frame[]>()
  private readonly game: AnyRules
  private readonly record: HandRecord
  private readonly marks: readonly unknown[]

  constructor(game: AnyRules, record: HandRecord, marks: readonly unknown[]) {
    this.game = game
    this.record = record
    this.marks = marks
    this.count = record.steps.length
  }

  at(index: number): Frame {
    const span = Math.floor(index / SPAN)
    return this.span(span)[index - span * SPAN]!
  }

  private span(span: number): Frame[] {
    const known = this.spans.get(span)
    if (known) return known
    const from = span * SPAN
    const frames = foldHand(this.game, this.marks[span], this.record, from, from + SPAN)
    this.spans.set(span, frames)
    return frames
  }
}
