import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/**
 * A hash tree over the tiles of an order. Its root binds whoever showed it to every tile and tells none; one tile can be
 * opened with its nonce and the hashes beside its way to the root, and the others stay hidden.
 * A leaf and a knot begin with different bytes, so that neither passes for the other. An odd one out moves up as it is.
 */
export type Opened = { place: number; tile: number; nonce: string; path: string[] }

const LEAF = new Uint8Array([0])
const KNOT = new Uint8Array([1])

/** A new hash costs more to make than to use, and a deal takes hundreds: one is begun again from a blank. */
const blank = sha256.create()
const used = sha256.create()
function hashed(first: Uint8Array, second: Uint8Array, third: Uint8Array): Uint8Array {
  return blank._cloneInto(used).update(first).update(second).update(third).digest()
}

/** Of plain letters and figures; a deal has hundreds, and the platform's own encoder takes longer for a short one than its hash. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

export function leafOf(nonce: Uint8Array, place: number, tile: number): Uint8Array {
  return hashed(LEAF, nonce, bytesOf(`${place}:${tile}`))
}

export function rootOf(leaves: readonly Uint8Array[]): string {
  let row = [...leaves]
  while (row.length > 1) row = above(row)
  return bytesToHex(row[0] ?? sha256(LEAF))
}

/** The hashes beside one leaf's way to the root. */
export function pathOf(leaves: readonly Uint8Array[], place: number): string[] {
  const path: string[] = []
  for (let row = [...leaves], at = place; row.length > 1; row = above(row), at >>= 1) {
    const beside = row[at ^ 1]
    if (beside) path.push(bytesToHex(beside))
  }
  return path
}

/** Whether this tile lies at this place of the order of this size that has this root. */
export function opens(root: string, size: number, { place, tile, nonce, path }: Opened): boolean {
  let hash = leafOf(hexToBytes(nonce), place, tile)
  let used = 0
  for (let at = place, width = size; width > 1; at >>= 1, width = (width + 1) >> 1) {
    if ((at ^ 1) >= width) continue
    const beside = path[used++]
    if (beside === undefined) return false
    hash = at & 1 ? knot(hexToBytes(beside), hash) : knot(hash, hexToBytes(beside))
  }
  return used === path.length && bytesToHex(hash) === root
}

const knot = (left: Uint8Array, right: Uint8Array): Uint8Array => hashed(KNOT, left, right)

function above(row: readonly Uint8Array[]): Uint8Array[] {
  const next: Uint8Array[] = []
  for (let i = 0; i < row.length; i += 2) {
    const [left, right] = [row[i]!, row[i + 1]]
    next.push(right ? knot(left, right) : left)
  }
  return next
}
