import type { Manifest } from '../board.ts'
import Vignette from './Vignette.svelte'

export const manifest: Manifest = {
  felt: 'blue',
  Vignette,
  daily: true,
  face: () => import('./index.ts'),
  lessons: () => import('../../games/okey101/learn/lessons.ts'),
}
