import type { Tile } from '../types.ts'

/** Kinds 0–8 characters, 9–17 dots, 18–26 bamboo, 27–30 winds, 31–33 dragons, 34–37 flowers, 38–41 seasons. */
export const HONOURS = 27
export const DRAGONS = 31
const FLOWERS = 34
export const TILES = 144
export const TILES_WITHOUT_FLOWERS = 136

/** First kind and number of kinds of each letter. */
const SUITS = [
  ['m', 0, 9],
  ['p', 9, 9],
  ['s', 18, 9],
  ['z', 27, 7],
  ['f', 34, 4],
  ['g', 38, 4],
] as const

/** '123m55z1f' → kinds; throws a RangeError on anything else. */
export function parseTiles(text: string): number[] {
  const kinds: number[] = []
  let digits: number[] = []
  for (const sign of text.replaceAll(' ', '')) {
    if (sign >= '1' && sign <= '9') {
      digits.push(Number(sign))
      continue
    }
    const suit = SUITS.find(([letter]) => letter === sign)
    if (!suit || !digits.length || digits.some(digit => digit > suit[2])) throw new RangeError(`no tiles: ${text}`)
    kinds.push(...digits.map(digit => suit[1] + digit - 1))
    digits = []
  }
  if (digits.length) throw new RangeError(`no suit: ${text}`)
  return kinds
}

/** The reverse, in the order given: parseTiles(makeTiles(kinds)) equals kinds. */
export function makeTiles(kinds: readonly number[]): string {
  let text = ''
  let open = ''
  for (const kind of kinds) {
    const [letter, first] = SUITS.findLast(suit => kind >= suit[1])!
    if (open && open !== letter) text += open
    open = letter
    text += kind - first + 1
  }
  return text + open
}

export const kindOf = (tile: Tile): number => (tile < 136 ? tile >> 2 : tile - 136 + FLOWERS)
export const kindsOf = (tiles: readonly Tile[]): number[] => tiles.map(kindOf)
export const isFlower = (tile: Tile): boolean => tile >= 136
/** 1–8: flowers, then seasons; the seat with wind n owns n + 1 and n + 5. */
export const flowerNumber = (tile: Tile): number => tile - 135

/** 0 characters, 1 dots, 2 bamboo, 3 honours. */
export const suitOf = (kind: number): number => (kind / 9) | 0
export const isHonour = (kind: number): boolean => kind >= HONOURS
export const isDragon = (kind: number): boolean => kind >= DRAGONS
export const isWind = (kind: number): boolean => kind >= HONOURS && kind < DRAGONS
export const isTerminal = (kind: number): boolean => kind < HONOURS && (kind % 9 === 0 || kind % 9 === 8)

export const ascending = (tiles: readonly Tile[]): Tile[] => tiles.slice().sort((a, b) => a - b)
