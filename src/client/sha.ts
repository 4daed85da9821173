import { fetchPart } from './fetchPart.ts'

export type Sha = (text: string) => string | Promise<string>

/** SHA-256 in hex, by the browser itself: a page that did not come by a safe line has no such thing, and fetches ours. */
export async function sha(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  // Absent there, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  const hash = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : (await fetchPart(() => import('../table/sha256.ts'))).sha256(bytes)
  return hex(hash)
}

const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
