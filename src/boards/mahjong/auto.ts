import type { Action } from '../../games/mahjong/action.ts'
import type { View } from '../../games/mahjong/types.ts'
import type { Switch } from './prefs.svelte.ts'

export const isHu = (action: Action): boolean =>
  action.type === 'hu' || (action.type === 'call' && action.call === 'hu')

/** What the player's switches would do now, or null: then it is for the player to say. */
export function autoAction(view: View, on: (name: Switch) => boolean): Action | null {
  if (view.viewer === null) return null
  const hu = view.offers.find(isHu)
  if (hu) return on('win') ? hu : null
  if (view.phase === 'window') return view.offers.length && on('silent') ? { type: 'pass' } : null
  const mine = view.phase === 'turn' && view.current === view.viewer
  if (mine && on('toss') && view.draw.tile !== null) return { type: 'discard', tile: view.draw.tile }
  return null
}

/** What is still for the player to choose from: without the calls that "no calls" hides. */
export const shownOffers = (view: View, on: (name: Switch) => boolean): Action[] =>
  on('silent') && view.phase === 'window' ? view.offers.filter(isHu) : view.offers
