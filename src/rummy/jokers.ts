import { J, codeOf, faceOf } from './tiles.ts'

/** Tiles of the games in which the last of the 106 are jokers that stand for anything. */
export const face = (tile: number) => faceOf(tile, J)
export const isJoker = (tile: number) => face(tile) === J

/** `tile` names for a message: '@tile.R5 tile.K3'. */
export const named = (tiles: readonly number[]) => '@' + tiles.map(tile => 'tile.' + codeOf(face(tile))).join(' ')
