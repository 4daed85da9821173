import type { Manifest } from '../board.ts'
import Vignette from './Vignette.svelte'

export const manifest: Manifest = {
  felt: 'burgundy',
  Vignette,
  daily: true,
  face: () => import('./index.ts'),
  lessons: () => import('../../games/remi/learn/lessons.ts'),
}
