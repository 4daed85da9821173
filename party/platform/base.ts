/**
 * Behind a proxy all of Masa may lie below a path, with a slash at both ends. Whether the proxy takes that path off or
 * leaves it is the same to us: what comes back is the request for a path of ours, or the way there.
 */
export function inside(request: Request, base: string): Request | Response {
  if (base === '/') return request
  const url = new URL(request.url)
  if (`${url.pathname}/` === base) return new Response(null, { status: 308, headers: { location: base } })
  if (!url.pathname.startsWith(base)) return request
  url.pathname = url.pathname.slice(base.length - 1)
  return new Request(url, request)
}

/** Every address in the page begins with a slash; what it then loads finds the rest by itself. */
export const moved = (page: string, base: string): string => page.replaceAll('="/', `="${base}`)
