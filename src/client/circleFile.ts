import { below } from './base.ts'
import { tokenKey } from './circles.ts'
import { memory } from './memory.ts'

/** What a circle hands to its members alone: a match file, the ledger. The token goes along in a header, never in an address. */
export const fetchOfCircle = (circle: string, query: string): Promise<Response> =>
  fetch(below(`/parties/circle/${circle}?${query}`), {
    headers: { authorization: `Bearer ${memory.get(tokenKey(circle)) ?? ''}` },
  })

/** Saves something as a file on the device. */
export function saveAs(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Some browsers fetch it only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
