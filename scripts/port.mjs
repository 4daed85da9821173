// Whether anybody listens on a port, and whether a page is there.
import { createServer } from 'node:net'

/** Is nobody listening on this port? */
export const free = (port, host = '*') =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: host === '*' ? undefined : host }, () => probe.close(() => resolve(true)))
  })

/** Resolves when the page is there. */
export async function up(port, seconds = 60) {
  for (let tries = 0; tries < seconds * 4; tries++) {
    const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (page?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  return false
}
