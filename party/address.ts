/**
 * Whose request it is, as far as the network tells: what limits are counted by. '' where it tells nothing.
 * trust: the header that a proxy in front of us sets; without one, a header is only what somebody claims.
 */
export function addressOf(request: Request, trust: string | undefined): string {
  const header = trust === '1' ? 'x-forwarded-for' : trust
  // Each proxy adds whom it saw at the end of the list; only the last entry is our own proxy's.
  if (header) return network(request.headers.get(header)?.split(',').at(-1)?.trim() ?? '')
  const { cf } = request as Request & { cf?: { clientIp?: string } }
  return network(cf?.clientIp?.replace(/:\d+$/, '') ?? '')
}

/** A household has one address of version 4, and 2^64 of version 6: those count as one. */
function network(address: string): string {
  const plain = address.replace(/^\[|\]$/g, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':')) return plain.slice(0, 45)
  const [head, tail] = plain.split('::')
  const groups = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const full = plain.includes('::')
    ? [...groups, ...Array(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
    : groups
  return `${full.slice(0, 4).join(':')}::/64`
}

/**
 * The site that an address belongs to. Of version 6 one customer is often given 2^16 of what counts as an address here, so
 * whoever wants to crowd others out has them, too. Of version 4, the address itself.
 */
export function siteOf(address: string): string {
  return address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
}
