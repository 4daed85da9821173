import type { Action } from '../../games/okey101/action.ts'
import type { Openings } from '../../games/okey101/rules/bestOpening.ts'
import type { Plan, View } from '../../games/okey101/types.ts'
import type { AskCoach } from '../board.ts'

/** What the viewer could do, as the coach sees it. */
export class Plans {
  /** Of the last view answered: figures that stand still until new ones come. */
  openings = $state.raw<Openings | null>(null)
  /** Of the view now shown; null also until it is answered. */
  way = $state.raw<Action[] | null>(null)
  #shown: View | null = null

  /** A new view, or none to ask about. */
  async show(view: View | null, coach: AskCoach<View, Action, Plan>): Promise<void> {
    this.#shown = view
    this.way = null
    if (!view) this.openings = null
    const plan = view && (await coach.plan(view))
    if (!plan || this.#shown !== view) return
    this.openings = plan.openings
    this.way = plan.way
  }
}
