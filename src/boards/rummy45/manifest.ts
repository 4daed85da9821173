import type { Manifest } from '../board.ts'
import Vignette from './Vignette.svelte'

export const manifest: Manifest = {
  felt: 'plum',
  Vignette,
  daily: true,
  face: () => import('./index.ts'),
  lessons: () => import('../../games/rummy45/learn/lessons.ts'),
}
