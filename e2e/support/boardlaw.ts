import { expect, test, type Locator, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { AnyGame } from '../../src/games/game.ts'
import { optionSets } from '../../tests/laws/options.ts'
import { guided, playOut, type Policy } from '../../tests/laws/play.ts'
import { pick, seeded } from '../../tests/support/random.ts'
import { drag, dragByTouch, keyTo, settled, tapped } from './gestures.ts'
import { OwnRoom, type Position } from './ownRoom.ts'
import { unpaint } from './sizes.ts'

/**
 * The board law: from sampled positions, each kind of action that `moves` offers can be carried out on the real board
 * by tap, by drag and by keyboard. A game says below how a person would do it; the law plays it on a page whose room
 * is the test's own, and compares what the page asks for with what was wanted.
 */
export type Way = 'tap' | 'drag' | 'keyboard'
const WAYS: readonly Way[] = ['tap', 'drag', 'keyboard']

/** One person's way to do things; whoever describes an action need not ask which, unless the board has several. */
export class Hand {
  readonly page: Page
  readonly way: Way
  constructor(page: Page, way: Way) {
    this.page = page
    this.way = way
  }

  /** A button, or something picked up with a tap or a key. */
  async press(target: Locator): Promise<void> {
    await settled(this.page)
    // What is offered may have to be worked out first.
    await expect(target).toBeEnabled()
    if (this.way === 'keyboard') {
      await keyTo(this.page, await focusable(target))
      await this.page.keyboard.press('Enter')
    } else if (await this.touch()) await tapped(target)
    else await target.click()
  }

  /** From here to there: dragged, or picked up and put down. */
  async carry(item: Locator, place: Locator): Promise<void> {
    if (this.way !== 'drag') {
      await this.press(item)
      await this.press(place)
    } else if (await this.touch()) await dragByTouch(this.page, item, place)
    else await drag(this.page, item, place)
  }

  private touch(): Promise<boolean> {
    return this.page.evaluate(() => navigator.maxTouchPoints > 0)
  }
}

/** A place that takes no focus itself is reached through the first thing in it that does. */
async function focusable(target: Locator): Promise<Locator> {
  const own = await target.evaluate(each => (each as HTMLElement).matches('button, a, input, [tabindex]'))
  return own ? target : target.locator('button, [tabindex]').first()
}

type Options = Record<string, string | number | boolean>

export type Board<View, Action> = {
  game: AnyGame
  /** Every kind of action there is: each must be met in random play and carried out. */
  kinds: readonly string[]
  kindOf: (view: View, action: Action) => string
  perform: (hand: Hand, view: View, action: Action) => Promise<void>
  /** Kinds that are a decision and nothing to carry: a button, which no finger can drag. */
  decisions?: readonly string[]
  /** Whether what the page asked for is what was wanted; else they must be equal. */
  same?: (view: View, asked: Action, wanted: Action) => boolean
  /** How the players of the sampled matches choose, where the usual mixture of bots and chance would not do. */
  policy?: Policy
  /** Options of every sample: what keeps a match short. */
  options?: Options
  /** Option sets that random ones would take long to come to; tried first, in turn. */
  sets?: readonly Options[]
}

type Sample = Position & { seed: number; view: unknown; action: unknown }

/** More of them: MASA_SAMPLES=5 npm run e2e -- boardlaw. */
const SAMPLES = Number(process.env.MASA_SAMPLES ?? 1)
const SEEDS = 120
/** So long one may take, on a machine that does much else (milliseconds). */
const EACH = 20_000

/** So many positions for each kind, each of another match. */
function sample<View, Action>({ game, kinds, kindOf, policy = guided, options = {}, sets = [] }: Board<View, Action>) {
  const found = new Map<string, Sample[]>(kinds.map(kind => [kind, []]))
  const missing = () => kinds.some(kind => found.get(kind)!.length < SAMPLES)
  for (let seed = 1; seed <= SEEDS && missing(); seed++) {
    const random = seeded(seed)
    const set = sets[seed - 1] ?? pick(optionSets(game, random, options), random)
    const chosen = v.parse(game.options, { ...set, ...options }) as Options
    const seats = pick(game.seats, random)
    const met = new Map<string, { n: number; sample: Sample }>()
    playOut(game, { options: chosen, seats, seed, policy }, ({ before: state, step }) => {
      if (step.by === 'table') return
      const view = game.view(state, step.by)
      for (const action of game.moves(view) as Action[]) {
        const kind = kindOf(view as View, action)
        const n = (met.get(kind)?.n ?? 0) + 1
        const sample = { options: chosen, seats, state, seat: step.by, seed, view, action }
        // Every one met is as likely as any other, early or late in the match.
        if (random() * n < 1) met.set(kind, { n, sample })
        else met.get(kind)!.n = n
      }
    })
    for (const [kind, { sample }] of met) {
      const list = found.get(kind)
      if (!list) throw new Error(`${game.id} offers an action of a kind the board law was not told: ${kind}`)
      if (list.length < SAMPLES) list.push(sample)
    }
  }
  return found
}

/**
 * Declares the law's tests for one game: one for each way, all kinds on one page after another. A kind that fails does
 * not keep the others from being tried.
 */
export function boardLaw<View, Action>(board: Board<View, Action>): void {
  const { game, kinds, decisions = [] } = board
  let known: Map<string, Sample[]> | null = null
  const samples = () => (known ??= sample(board))

  // One after another in one worker: the positions are looked for once.
  test.describe.configure({ mode: 'default' })
  for (const way of WAYS) {
    // A phone has no keys; and a mouse's click takes a finger's way, which its drag does not.
    const where = { tap: ' @phone-only', drag: ' @phone', keyboard: '' }[way]
    const tried = kinds.filter(kind => way !== 'drag' || !decisions.includes(kind))
    test(`board law, ${game.id}: every kind of action by ${way}${where}`, async ({ page }) => {
      test.setTimeout(tried.length * SAMPLES * EACH)
      page.setDefaultTimeout(EACH / 2)
      await unpaint(page)
      expect(tried.filter(kind => samples().get(kind)!.length === 0)).toEqual([])
      const faults: string[] = []
      for (const kind of tried)
        for (const sample of samples().get(kind)!)
          await test.step(kind, () =>
            carriedOut(board, page, way, sample).catch((fault: Error) => void faults.push(`${kind}: ${fault.message}`)),
          )
      expect(faults).toEqual([])
    })
  }
}

async function carriedOut<View, Action>(
  board: Board<View, Action>,
  page: Page,
  way: Way,
  sample: Sample,
): Promise<void> {
  const { seed, options, seat } = sample
  const view = sample.view as View
  const wanted = sample.action as Action
  const where = `seed ${seed}, seat ${seat}, ${JSON.stringify(options)}, wanted ${JSON.stringify(wanted)}`
  const room = await OwnRoom.open(page, board.game, sample, way === 'tap')
  await test.step(where, () => board.perform(new Hand(page, way), view, wanted))
  const heard = (board.game.anytime(wanted) ? room.asides : room.acts) as Action[]
  await expect.poll(() => heard.length, where).toBeGreaterThan(0)
  const [asked] = heard
  if (board.same) expect(board.same(view, asked, wanted), `${where}, asked ${JSON.stringify(asked)}`).toBe(true)
  else expect(asked as unknown, where).toEqual(wanted)
  expect(room.refused, where).toEqual([])
}
