import type { Action } from '../src/games/mahjong/action.ts'
import { coach } from '../src/games/mahjong/bot/index.ts'
import { rules } from '../src/games/mahjong/index.ts'
import type { View } from '../src/games/mahjong/types.ts'
import { boardLaw, type Hand } from './support/boardlaw.ts'

/** What is offered stands side by side; two chows differ by their tiles alone, so each is found by its place. */
function offered({ page }: Hand, view: View, wanted: Action) {
  const at = view.offers.findIndex(offer => JSON.stringify(offer) === JSON.stringify(wanted))
  return page.getByRole('group', { name: 'Your call' }).locator('.choice:not(.pass)').nth(at)
}

boardLaw<View, Action>({
  game: { ...rules, ...coach },
  kinds: ['discard', 'hu', 'gang', 'pass', 'call: chi', 'call: peng', 'call: gang', 'call: hu'],
  kindOf: (_, action) => (action.type === 'call' ? `call: ${action.call}` : action.type),
  decisions: ['hu', 'gang', 'pass', 'call: chi', 'call: peng', 'call: gang', 'call: hu'],
  options: { rounds: 1, dealerStaysOnDraw: false },
  sets: [{}, { minFan: 0 }],
  async perform(hand, view, wanted) {
    if (wanted.type === 'pass') return hand.press(hand.page.locator('.choice.pass'))
    if (wanted.type !== 'discard') return hand.press(offered(hand, view, wanted))
    const tile = hand.page.locator(`[data-hand] [data-item="${wanted.tile}"]`)
    if (hand.way === 'drag') return hand.carry(tile, hand.page.locator('[data-place=river]'))
    // Picked up, and let go where it stands.
    await hand.press(tile)
    await hand.press(tile)
  },
})
