/**
 * Whose request it is, as far as the network tells: what limits are counted by. '' where it tells nothing.
 * trust: the header that a proxy in front of us sets; without one, a header is only what somebody claims. Whoever comes
 * past the proxy, or behind one that says nothing, is known by the connection.
 */
export function addressOf(request: Request, trust: string | undefined): string {
  const header = trust === '1' ? 'x-forwarded-for' : trust
  // Each proxy adds whom it saw at the end of the list; only the last entry is our own proxy's.
  const named = header ? networkOf(request.headers.get(header)?.split(',').at(-1) ?? '') : ''
  const { cf } = request as Request & { cf?: { clientIp?: string } }
  return named || networkOf(cf?.clientIp ?? '')
}

/**
 * The one spelling in which an address is counted; '' if it is none. A household has one address of version 4, and 2^64 of
 * version 6: those count as one.
 */
export function networkOf(address: string): string {
  const text = address.trim().toLowerCase()
  // A port is written after brackets, or after an address of version 4; a zone is the machine's own.
  const bare = (/^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text).replace(/%.*$|\/64$/, '')
  const four = bare.replace(/^([\d.]+):\d+$/, '$1')
  if (!four.includes(':')) return bytesOf(four)?.join('.') ?? ''
  const groups = groupsOf(four)
  if (!groups) return ''
  // An address of version 4, as a socket of version 6 writes it.
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff)
    return groups.slice(6).flatMap(pair).join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

const pair = (group: number): number[] => [group >> 8, group & 255]

/** The four numbers of an address of version 4. */
function bytesOf(text: string): number[] | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every(part => /^\d{1,3}$/.test(part) && Number(part) < 256)) return null
  return parts.map(Number)
}

/** The eight groups of an address of version 6. */
function groupsOf(text: string): number[] | null {
  const halves = text.split('::').map(half => (half ? half.split(':').flatMap(groupOf) : []))
  const [head = [], tail] = halves
  const left = 8 - halves.flat().length
  const full = tail ? [...head, ...Array<number>(Math.max(0, left)).fill(0), ...tail] : head
  return halves.length <= 2 && full.length === 8 && !full.includes(NaN) ? full : null
}

/** One group; two where the end is written as version 4 writes it. */
function groupOf(text: string): number[] {
  const [a, b, c, d] = bytesOf(text) ?? []
  if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) return [(a << 8) | b, (c << 8) | d]
  return [/^[\da-f]{1,4}$/.test(text) ? parseInt(text, 16) : NaN]
}

/**
 * The site that an address belongs to. Of version 6 one customer is often given 2^16 of what counts as an address here, so
 * whoever wants to crowd others out has them, too. Of version 4, the address itself.
 */
export function siteOf(address: string): string {
  return address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
}
