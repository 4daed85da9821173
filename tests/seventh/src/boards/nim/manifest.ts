import type { Manifest } from '../../../../../src/boards/board.ts'
import Vignette from './Vignette.svelte'

export const manifest: Manifest = { felt: 'green', Vignette, face: () => import('./index.ts') }
