import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * By which a table of a circle is known to be one to whoever has the circle's address, and to nobody else: an address
 * cannot be guessed, and two tables of a circle have nothing in common.
 */
export const tagOf = (circle: string, room: string): string => bytesToHex(sha256(utf8ToBytes(`${circle} ${room}`)))
