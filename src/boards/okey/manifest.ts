import type { Manifest } from '../board.ts'
import Vignette from './Vignette.svelte'

export const manifest: Manifest = {
  felt: 'teal',
  Vignette,
  daily: true,
  face: () => import('./index.ts'),
  lessons: () => import('../../games/okey/learn/lessons.ts'),
}
