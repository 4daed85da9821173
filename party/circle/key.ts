import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const mac = (key: string, text: string) => bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text)))

/** What a circle and one of its tables know, and nobody else. */
export const keyOf = (secret: string, room: string): string => mac(secret, room)

/** By which a table knows a member: made by the circle for that member alone. era: begins anew when other devices are signed out. */
export const passFor = (key: string, member: number, era = 0): string =>
  `${member}.${mac(key, era ? `member ${member} era ${era}` : `member ${member}`)}`

/** From what an evening's round is dealt at every one of its tables. */
export const dealOf = (secret: string, evening: number, round: number): string =>
  mac(secret, `deal ${evening} ${round}`)

/** null: it is nobody's, or nobody's any more. */
export function memberBy(key: string, pass: string, eraOf: (member: number) => number): number | null {
  const member = Number(pass.slice(0, pass.indexOf('.')))
  return Number.isSafeInteger(member) && pass === passFor(key, member, eraOf(member)) ? member : null
}
