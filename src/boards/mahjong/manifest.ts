import type { Manifest } from '../board.ts'
import Vignette from './Vignette.svelte'

export const manifest: Manifest = {
  felt: 'green',
  Vignette,
  daily: true,
  face: () => import('./index.ts'),
  lessons: () => import('../../games/mahjong/learn/lessons.ts'),
}
