import type { Locator } from '@playwright/test'
import type { Hand } from './boardlaw.ts'
import { settled } from './gestures.ts'
import { action } from './rummy-table.ts'

export const tile = ({ page }: Hand, id: number): Locator => page.locator(`.rack [data-item="tile:${id}"]`)
const place = ({ page }: Hand, name: string): Locator => page.locator(`[data-place="${name}"]`)

/** A tile put somewhere: carried there, or picked up and sent off by a button. */
export async function put(hand: Hand, id: number, to: string, button: string | RegExp): Promise<void> {
  if (hand.way === 'drag') return hand.carry(tile(hand, id), place(hand, to))
  await hand.press(tile(hand, id))
  await hand.press(action(hand.page, button))
}

/** Something drawn: carried to the rack, or just pressed. */
export async function draw(hand: Hand, item: 'stock' | 'take'): Promise<void> {
  const from = hand.page.locator(`[data-item="${item}"]`)
  if (hand.way === 'drag') await hand.carry(from, hand.page.locator('.rack .slot').last())
  else await hand.press(from)
}

/** Seri diz, çift diz: the rack as the board arranges it. */
export async function arrange(hand: Hand, how: 'melds' | 'pairs'): Promise<void> {
  await hand.press(action(hand.page, how === 'pairs' ? 'Pairs' : 'Runs & sets'))
  await settled(hand.page)
}

/** The rack as it stands, in groups. */
export const standing = ({ page }: Hand): Promise<number[][]> =>
  page.locator('.rack .row').evaluateAll(rows =>
    rows.flatMap(row => {
      const groups: number[][] = [[]]
      for (const slot of row.querySelectorAll<HTMLElement>('[data-slot]')) {
        if (slot.dataset.item) groups.at(-1)!.push(Number(slot.dataset.item.split(':')[1]))
        else groups.push([])
      }
      return groups.filter(group => group.length > 0)
    }),
  )
