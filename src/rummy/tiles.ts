/**
 * Faces: colour * 13 + number - 1 for the 52 numbered ones, then the two kinds of special tile.
 * Physical tiles: ids 0..105, two of each face, 104 and 105 the special ones.
 */
const COLOURS = ['R', 'Y', 'B', 'K'] as const
export const FJ = 52
export const J = 53
export const TILES = 106

/** What the two special tiles are: false jokers in Okey and 101, jokers in Remi and Rummy 45. */
type Special = typeof FJ | typeof J

export const colourOf = (face: number) => Math.floor(face / 13)
export const numberOf = (face: number) => (face % 13) + 1
export const makeFace = (colour: number, number: number) => colour * 13 + number - 1
export const faceOf = (id: number, special: Special) => (id < 104 ? id >> 1 : special)

/** The face that follows in the same colour, 1 after 13: the okey of an indicator. */
export const nextFace = (face: number) => makeFace(colourOf(face), (numberOf(face) % 13) + 1)

/** A tile's name as in the messages `tile.<code>`. */
export function codeOf(face: number): string {
  if (face === FJ) return 'FJ'
  return face === J ? 'J' : COLOURS[colourOf(face)] + numberOf(face)
}

export class TileError extends Error {
  readonly code: string
  constructor(code: string) {
    super(`not a tile: ${code}`)
    this.name = 'TileError'
    this.code = code
  }
}

function parseTile(code: string): number {
  if (code === 'FJ') return FJ
  if (code === 'J') return J
  const match = /^([RYBK])([1-9]|1[0-3])$/.exec(code)
  if (!match) throw new TileError(code)
  return makeFace(COLOURS.indexOf(match[1] as (typeof COLOURS)[number]), Number(match[2]))
}

/** 'R1 K13 FJ' to faces; throws a TileError that names the word it could not read. */
export const parseTiles = (text: string): number[] => text.split(/\s+/).filter(Boolean).map(parseTile)

export const makeTiles = (faces: readonly number[]): string => faces.map(codeOf).join(' ')
