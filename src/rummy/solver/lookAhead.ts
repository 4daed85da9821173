import { takes, wants } from './columnChoices.ts'

/**
 * What the sweep knows of the tiles round the column at hand, for each colour: enough to throw away at once whatever
 * cannot end well. One set of numbers, written anew for each column and each way to keep 1s for the top.
 */

/** Plain tiles to use here. */
export const left = new Uint8Array(4)
/** Plain tiles that may not be left over here; nothing unless the aim says so. */
export const due = new Uint8Array(4)
/** Places without a plain tile among this one and the next two: what a new run would cost in wilds. */
export const gaps3 = new Uint8Array(4)
const gaps1 = new Uint8Array(4)
const gaps2 = new Uint8Array(4)
/** Plain tiles at the next place. */
export const coming = new Uint8Array(4)
/** More wilds than there are: beyond the last place nothing goes on. */
const NEVER = 99

/** have: plain tiles at colour * 16 + number. kept: the 1s each colour keeps for the top, two bits each. */
export function lookAhead(have: Uint8Array, kept: number, place: number, top: number) {
  for (let c = 0; c < 4; c++) {
    const keep = (kept >> (2 * c)) & 3
    const at = c * 16 + place
    left[c] = place === 14 ? keep : have[at] - (place === 1 ? keep : 0)
    coming[c] = place >= top ? 0 : place === 13 ? keep : have[at + 1]
    const after = place + 1 >= top ? 0 : place === 12 ? keep : have[at + 2]
    gaps1[c] = place >= top ? NEVER : coming[c] ? 0 : 1
    gaps2[c] = place + 1 >= top ? NEVER : gaps1[c] + (after ? 0 : 1)
    gaps3[c] = gaps2[c] + (left[c] ? 0 : 1)
  }
}

/** A 1 kept for the top is due there, the others below. */
export function lookAtDue(must: Uint8Array, kept: number, place: number) {
  for (let c = 0; c < 4; c++) {
    const keep = (kept >> (2 * c)) & 3
    const all = must[c * 16 + (place === 14 ? 1 : place)]
    due[c] = place === 14 ? keep : place === 1 ? Math.max(0, all - keep) : all
  }
}

/** How many of the tiles a colour's open runs must have now are not left beside the sets. */
export function lacks(shape: number, colour: number, use: readonly number[]): number {
  const missing = takes(shape) + use[colour] - left[colour]
  return missing > 0 ? missing : 0
}

/** The fewest wilds a colour's open runs still take. */
export function needs(shape: number, colour: number): number {
  if (shape === 0) return 0
  const want = wants(shape)
  return want === 0 ? 0 : want === 1 ? gaps1[colour] : gaps2[colour]
}
