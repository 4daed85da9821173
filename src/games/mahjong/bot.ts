import { moves } from './legal.ts'
import type { Action, View } from './types.ts'
export function think(view: View, _level: number, random: () => number): Action {
  const open = moves(view)
  return (
    open.find(m => m.type === 'hu' || (m.type === 'call' && m.call === 'hu')) ??
    open[Math.floor(random() * open.length)]
  )
}
