import type { Manifest } from '../board.ts'
import Vignette from './Vignette.svelte'

export const manifest: Manifest = {
  felt: 'map',
  Vignette,
  face: () => import('./index.ts'),
  lessons: () => import('../../games/cotulenh/learn/lessons.ts'),
  primer: () => import('./Lessons.svelte'),
  puzzles: () => import('./study/Puzzles.svelte'),
  analysis: () => import('./study/Analysis.svelte'),
}
