import type { Tile } from '../types.ts'

export { ascending } from '../../../rummy/hands.ts'
export { face, isJoker, named } from '../../../rummy/jokers.ts'

export const without = (tiles: readonly Tile[], ...gone: readonly Tile[]) => tiles.filter(tile => !gone.includes(tile))
