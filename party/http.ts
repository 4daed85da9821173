/** Of an answer that will be the same for ever. */
export const FOREVER = 'public, max-age=31536000, immutable'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** For a page's text or an attribute, whatever stands in it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign])

/** An answer that nobody keeps, unless its headers say otherwise. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
