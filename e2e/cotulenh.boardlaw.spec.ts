import { isDeepStrictEqual } from 'node:util'
import { expect, type Locator } from '@playwright/test'
import { coach } from '../src/games/cotulenh/bot/index.ts'
import { rules } from '../src/games/cotulenh/index.ts'
import { rulesOf } from '../src/games/cotulenh/rules/houseRules.ts'
import { startFen } from '../src/games/cotulenh/rules/startFen.ts'
import { applyTurn } from '../src/games/cotulenh/rules/applyTurn.ts'
import { placement, unitText } from '../src/games/cotulenh/rules/fen.ts'
import { parseTurn } from '../src/games/cotulenh/rules/notation.ts'
import { positionOf } from '../src/games/cotulenh/rules/place.ts'
import { sideOf } from '../src/games/cotulenh/rules/seats.ts'
import { halfOf, parseHalf, refuseSquare, swapped, type Units } from '../src/games/cotulenh/rules/setup.ts'
import type { Action } from '../src/games/cotulenh/action.ts'
import type { Turn, View } from '../src/games/cotulenh/types.ts'
import { pick } from '../tests/support/random.ts'
import { at, button, tray } from './support/cotulenh.ts'
import { boardLaw, type Hand } from './support/boardlaw.ts'

const KINDS = [
  'move',
  'capture',
  'stay',
  'kamikaze',
  'combine',
  'deploy',
  'arrange',
  'offerDraw',
  'askTakeback',
  'redo',
  'resign',
  'accept answerDraw',
  'decline answerDraw',
  'accept answerTakeback',
  'decline answerTakeback',
] as const
const DECISIONS = KINDS.slice(KINDS.indexOf('offerDraw'))

// Stacks, heroes to be and air defence within a few turns of each other.
const SHORT = '6c4/5h1hf2/3a2s4/2(nft)1g6/10i/11/11/5(TI)4(EA)/2(NF)1G6/6S4/5H1H3/6C4 r - - 30 20'

function read(lan: string): Turn {
  const turn = parseTurn(lan)
  if (turn instanceof Error) throw turn
  return turn
}

function kindOf(_: View, action: Action): string {
  if (action.type === 'turn') {
    const { form, steps } = read(action.lan)
    return form === 'deploy' ? form : steps[0].kind
  }
  return 'accept' in action ? `${action.accept ? 'accept' : 'decline'} ${action.type}` : action.type
}

/** To a point where the piece may go; where it may do several things, the one that was meant. */
async function go(hand: Hand, from: Locator | null, to: Locator, kind: string): Promise<void> {
  if (from) await hand.carry(from, to)
  else await hand.press(to)
  const which = tray(hand.page).locator(`[data-kind=${kind}]`)
  if (await which.isVisible()) await hand.press(which)
}

async function turn(hand: Hand, { form, from, steps }: Turn): Promise<void> {
  const { page } = hand
  if (form !== 'deploy') return go(hand, at(page, from), at(page, steps[0].to), steps[0].kind)
  await hand.press(at(page, from))
  for (const { pieces, kind, to } of steps) {
    const part = page.locator(`[data-part="${pieces.map(piece => piece.kind).join('')}"]`)
    await hand.press(part)
    await expect(part).toHaveAttribute('aria-pressed', 'true')
    await go(hand, hand.way === 'drag' ? at(page, from) : null, at(page, to), kind)
  }
  await hand.press(button(page, 'Confirm'))
}

/** Piece by piece from the usual half to the one that is wanted. */
async function arrange(hand: Hand, view: View, half: string): Promise<void> {
  const side = sideOf(view.red, view.me)
  const units = (text: string): Units => {
    const found = parseHalf(text, side, rulesOf(view.options))
    if (found instanceof Error) throw found
    return found
  }
  const wanted = units(half)
  const text = (all: Units, square: string) => all[square] && unitText(all[square].pieces, side)
  let now = units(halfOf(startFen(view.options), side))
  for (const to of Object.keys(wanted)) {
    const from = Object.keys(now).find(
      square =>
        text(now, to) !== text(wanted, to) &&
        text(now, square) === text(wanted, to) &&
        text(wanted, square) !== text(now, square) &&
        (!now[to] || refuseSquare(now[to], square) === null),
    )
    if (!from) continue
    await hand.carry(at(hand.page, from), at(hand.page, to))
    now = swapped(now, from, to)
  }
  await hand.press(button(hand.page, 'Ready'))
}

boardLaw<View, Action>({
  game: { ...rules, ...coach },
  kinds: KINDS,
  kindOf,
  decisions: DECISIONS,
  sets: [{ position: SHORT }, { freeSetup: true }, { position: SHORT }, { freeSetup: true }, { position: SHORT }],
  // Anything legal, the kinds first; who resigns or agrees seldom gets to see the others.
  policy: (game, view, random) => {
    const moves = game.moves(view) as Action[]
    const ends = (action: Action) => action.type === 'resign' || (action.type === 'answerDraw' && action.accept)
    const offered = random() < 0.06 ? moves : moves.filter(move => !ends(move))
    const kind = pick([...new Set(offered.map(move => kindOf(view as View, move)))], random)
    return pick(
      offered.filter(move => kindOf(view as View, move) === kind),
      random,
    )
  },
  // A deployment may be told in another order: what counts is where it leads.
  same: (view, asked, wanted) => {
    if (asked.type !== 'turn' || wanted.type !== 'turn') return isDeepStrictEqual(asked, wanted)
    const [one, other] = [asked, wanted].map(({ lan }) => applyTurn(positionOf(view), lan))
    return !(one instanceof Error) && !(other instanceof Error) && placement(one) === placement(other)
  },
  async perform(hand, view, wanted) {
    const { page } = hand
    switch (wanted.type) {
      case 'turn':
        return turn(hand, read(wanted.lan))
      case 'arrange':
        return arrange(hand, view, wanted.half)
      case 'offerDraw':
        return hand.press(button(page, 'Offer draw'))
      case 'askTakeback':
        return hand.press(button(page, 'Take back'))
      case 'redo':
        return hand.press(button(page, 'Redo'))
      case 'resign':
        await hand.press(button(page, 'Resign'))
        return hand.press(button(page, 'Really resign?'))
      case 'answerDraw':
      case 'answerTakeback':
        return hand.press(
          page
            .locator(`[data-asked=${wanted.type === 'answerDraw' ? 'draw' : 'takeback'}]`)
            .getByRole('button', { name: wanted.accept ? 'Accept' : 'Decline' }),
        )
      case 'flag':
        return
    }
  },
})
