import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** So long one stays logged in. */
const LASTS = 8 * 3_600_000

/** Drawn anew with each start, and whenever the operator logs out: then every cookie given before is worth nothing. */
let secret: Uint8Array | null = null

const sign = (text: string): string => {
  secret ??= crypto.getRandomValues(new Uint8Array(32))
  return bytesToHex(hmac(sha256, secret, utf8ToBytes(text)))
}

/** In a time that tells nothing of where they differ. */
function same(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return difference === 0
}

/** Whether this is the key; only its hash is known here. */
export const fits = (key: string, hash: string): boolean => same(bytesToHex(sha256(utf8ToBytes(key))), hash)

/** What a browser keeps once the key was right: no more than until when, and our word for it. */
export function newPass(now: number): string {
  const until = String(now + LASTS)
  return `${until}.${sign(`pass ${until}`)}`
}

export function isPass(pass: string, now: number): boolean {
  const [until = '', signed = ''] = pass.split('.')
  return same(signed, sign(`pass ${until}`)) && Number(until) > now
}

/** What a form of ours carries, and another site's cannot know. */
export const formMark = (pass: string): string => sign(`form ${pass}`)
export const isFormMark = (mark: string, pass: string): boolean => same(mark, formMark(pass))

export function endPasses(): void {
  secret = null
}
