import type { Advice, Coach } from '../../game.ts'
import { unseenOf } from './unseen.ts'
import { dangers } from './danger.ts'
import type { Danger } from './danger.ts'
import { distance, waits } from '../rules/hand.ts'
import { holdingAfter } from './holding.ts'
import { moves } from '../legal.ts'
import { sureFan } from './expectedPay.ts'
import { plansFor, usefulFor } from './plans.ts'
import type { Holding, Plan } from './plans.ts'
import { restraintOf } from './restraint.ts'
import { copies, put, take } from '../rules/suits.ts'
import { isHonour, isTerminal, kindOf, kindsOf, makeTiles } from '../rules/tiles.ts'
import type { Action } from '../action.ts'
import type { View } from '../types.ts'
import { outlookOf, worthOf } from './value.ts'
import type { Outlook } from './value.ts'

const isWin = (action: Action): boolean => action.type === 'hu' || (action.type === 'call' && action.call === 'hu')

/** How good it is to wait with this hand; higher is better. */
type Measure = (holding: Holding) => number
/** What a hand's value becomes when a kind is thrown for it. */
type Risk = (kind: number, value: number) => number
/** `why`: a reason beyond what the hand becomes. */
type Rated = { action: Action; value: number; holding: Holding; why?: Advice<Action>['why'] }

/** The best a hand with one tile too many can become. */
function afterBestDiscard(holding: Holding, measure: Measure, risk: Risk): { value: number; holding: Holding } {
  let best = { value: -Infinity, holding }
  for (let kind = 0; kind < 34; kind++) {
    if (!copies(holding.suits, kind)) continue
    take(holding.suits, kind)
    const value = risk(kind, measure({ ...holding, length: holding.length - 1 }))
    if (value > best.value)
      best = { value, holding: { ...holding, suits: holding.suits.slice(), length: holding.length - 1 } }
    put(holding.suits, kind)
  }
  return best
}

/** Every move with its value, best first; of equal tiles only one. Wins aside, which are always taken. */
function rate(view: View, measure: Measure, risk: Risk, opening: number): Rated[] {
  const seen = new Set<number>()
  const rated: Rated[] = []
  for (const action of moves(view)) {
    if (isWin(action)) continue
    if (action.type === 'discard') {
      if (seen.has(kindOf(action.tile))) continue
      seen.add(kindOf(action.tile))
    }
    const holding = holdingAfter(view, action)
    const best =
      holding.length % 3 === 2 ? afterBestDiscard(holding, measure, risk) : { value: measure(holding), holding }
    const value =
      action.type === 'discard'
        ? risk(kindOf(action.tile), best.value)
        : best.value - (action.type === 'call' ? opening : 0)
    rated.push({ action, value, holding: best.holding })
  }
  return rated.sort((a, b) => b.value - a.value)
}

const noRisk: Risk = (_, value) => value

/** Honours go first, then ends; which of them is all the same. */
const lonely =
  (random: () => number): Risk =>
  (kind, value) =>
    value - (isHonour(kind) ? 0 : isTerminal(kind) ? 1 : 2) - random()

/** Level 1: nearer is better, lone honours and ends go first, and not every tile is weighed well. */
function plainly(view: View, random: () => number): Action {
  const measure: Measure = holding => -10 * distance(holding.suits, holding.length, view.options)
  const risk = lonely(random)
  return rate(view, measure, (kind, value) => risk(kind, value) - 10 * random(), 8)[0].action
}

const FAR = -10_000

/** Fewest tiles short of a hand that may be declared; then, if it counts them (level 3), the most tiles that help. */
const efficient =
  (outlook: Outlook, counts: number): Measure =>
  holding => {
    const { options, unseen } = outlook
    if (!options.minFan) {
      const short = distance(holding.suits, holding.length, options)
      return -100 * short + counts * (counts && usefulFor(holding, short, unseen, options))
    }
    const sure = sureFan(holding, outlook)
    const ways = plansFor(holding, unseen, options).filter(plan => sure + plan.fan >= options.minFan)
    return Math.max(FAR, ...ways.map(plan => -100 * plan.lacks + counts * plan.useful))
  }

/** Level 3 does not feed a hand that shows the whole table what it collects. */
function unfed(view: View, rated: readonly Rated[]): Rated {
  if (view.window) return rated[0]
  const { feeds } = restraintOf(view)
  return rated.find(({ action }) => action.type !== 'discard' || !feeds(kindOf(action.tile))) ?? rated[0]
}

/** So much less must a discard risk that a ready hand is given up for it. */
const SAFER = 0.5
/** A plan with less of a chance is none. */
const HOPELESS = 0.05

/** Unseen tiles that a hand waits for to win, if it may then be declared with another's tile; null: it may not. */
function winners(holding: Holding, outlook: Outlook): number | null {
  const sure = sureFan(holding, outlook)
  const ways = plansFor(holding, outlook.unseen, outlook.options).filter(
    plan => plan.lacks === 1 && sure + plan.fan >= outlook.options.minFan,
  )
  return ways.length ? Math.max(...ways.map(plan => plan.useful)) : null
}

/** Level 4: a ready hand is given up only for a dearer one or a safer tile, and nobody is fed who shows what they collect. */
function restrained(view: View, outlook: Outlook, risks: readonly Danger[], rated: readonly Rated[]): Rated[] {
  const { keeps, feeds } = restraintOf(view)
  const thrown = ({ action }: Rated) => (action.type === 'discard' ? kindOf(action.tile) : null)
  const keepers = rated.filter(one => keeps.has(thrown(one) ?? -1))
  const keeper = keepers.find(one => winners(one.holding, outlook))
  const dead = keepers.some(one => winners(one.holding, outlook) === 0)
  const judged = rated.map((one): Rated & { sensible: boolean } => {
    const kind = thrown(one)
    if (kind === null) return { ...one, sensible: true }
    if (keeps.has(kind)) return { ...one, sensible: true }
    if (!keeper) return { ...one, why: dead ? 'dead' : undefined, sensible: !feeds(kind) }
    const { plan, chance } = worthOf(one.holding, outlook)
    if (AIMS[plan.key] !== 'closer' && chance >= HOPELESS) return { ...one, why: AIMS[plan.key], sensible: true }
    return { ...one, why: 'fold', sensible: risks[kind].loss < SAFER * risks[thrown(keeper)!].loss }
  })
  const best = judged.find(one => one.sensible)?.value ?? Infinity
  const last = (one: (typeof judged)[number]) => (one.sensible ? one.value : Math.min(one.value, best - 1e-6))
  return judged.map(one => ({ ...one, value: last(one) })).sort((x, y) => y.value - x.value)
}

/** Level 4: what the hand may bring, less what the discard may cost. A call must bring its plan nearer. */
function weighed(view: View, outlook: Outlook, risks: readonly Danger[]): Rated[] {
  const worth: Measure = holding => worthOf(holding, outlook).value
  // Whose discard is won with also loses what the hand might have brought.
  const rated = rate(view, worth, (kind, value) => value * (1 - risks[kind].share) - risks[kind].loss, 0)
  if (!view.window) return restrained(view, outlook, risks, rated)
  const before = plansFor(holdingAfter(view, { type: 'pass' }), outlook.unseen, view.options)
  const helps = (holding: Holding): boolean => {
    const { plan } = worthOf(holding, outlook)
    return before.every(other => other.key !== plan.key || plan.lacks < other.lacks)
  }
  return rated.filter(({ action, holding }) => action.type !== 'call' || helps(holding))
}

function think(view: View, level: number, random: () => number): Action {
  const win = view.offers.find(isWin)
  if (win) return win
  const open = moves(view)
  if (open.length === 1) return open[0]
  if (level <= 1) return plainly(view, random)
  const outlook = outlookOf(view, unseenOf(view))
  if (level === 2) return rate(view, efficient(outlook, 0), lonely(random), 60)[0].action
  if (level === 3) return unfed(view, rate(view, efficient(outlook, 0.5), noRisk, 60)).action
  return weighed(view, outlook, dangers(view, outlook))[0].action
}

/** What the strongest bot thinks of each choice, best first. */
function advise(view: View): Advice<Action>[] {
  const wins = view.offers
    .filter(isWin)
    .map((action): Advice<Action> => ({ kind: 'win', action, why: 'win', value: 1e6 }))
  if (!moves(view).length) return []
  const outlook = outlookOf(view, unseenOf(view))
  const risks = dangers(view, outlook)
  const rest = weighed(view, outlook, risks).map(({ action, value, holding, why }): Advice<Action> => {
    const { plan, fan, chance } = worthOf(holding, outlook)
    const danger = action.type === 'discard' ? risks[kindOf(action.tile)].loss : 0
    const facts = { n: plan.useful, lacks: plan.lacks, fan: Math.round(fan), chance: Math.round(100 * chance) }
    const kind = action.type === 'call' || action.type === 'gang' ? 'call' : 'other'
    return { kind, action, why: why ?? whyOf(action, plan.key, plan.lacks, danger, chance), with: facts, value }
  })
  return [...wins, ...rest]
}

/** What is said of a plan; the usual ones go without saying. */
const AIMS: Record<Plan['key'], Advice<Action>['why']> = {
  plain: 'closer',
  allChows: 'closer',
  special: 'closer',
  mixedOneSuit: 'mixedOneSuit',
  fullFlush: 'fullFlush',
  allPungs: 'allPungs',
}

function whyOf(
  action: Action,
  plan: Plan['key'],
  lacks: number,
  danger: number,
  chance: number,
): Advice<Action>['why'] {
  if (action.type === 'pass') return 'pass'
  if (danger > 2) return 'danger'
  if (chance < HOPELESS) return 'safe'
  if (action.type === 'call' || action.type === 'gang') return 'call'
  if (lacks === 1) return 'ready'
  return AIMS[plan]
}

/** What the viewer's hand waits for between its turns. */
function awaits(view: View): string[] {
  if (view.viewer === null) return []
  const kinds = kindsOf(view.players[view.viewer].hand.filter(tile => tile !== null))
  return kinds.length % 3 === 1 ? waits(kinds, view.options).map(kind => `tile.${makeTiles([kind])}`) : []
}

export const coach: Coach<View, Action> = { think, advise, awaits }
