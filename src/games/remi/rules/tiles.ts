import { J, codeOf, faceOf } from '../../../rummy/tiles.ts'
import type { Tile } from '../types.ts'

export const face = (tile: Tile) => faceOf(tile, J)
export const isJoker = (tile: Tile) => face(tile) === J

/** `tile` names for a message: '@tile.R5 tile.K3'. */
export const named = (tiles: readonly Tile[]) => '@' + tiles.map(tile => 'tile.' + codeOf(face(tile))).join(' ')

export const without = (tiles: readonly Tile[], ...gone: readonly Tile[]) => tiles.filter(tile => !gone.includes(tile))
export const ascending = (tiles: readonly Tile[]) => [...tiles].sort((a, b) => a - b)
