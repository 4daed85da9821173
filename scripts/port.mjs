// What one listens on: whether it can be had, how it is written, and whether a page is there.
import { createServer } from 'node:net'

/** Why nobody can listen there, as a sentence; null: they can. */
export const obstacle = (port, host = '*') =>
  new Promise(resolve => {
    if (!Number.isInteger(port) || port < 1 || port > 65535) return resolve('PORT is a whole number from 1 to 65535.')
    const probe = createServer()
    probe.once('error', ({ code }) => resolve(sentence(code, port, host)))
    probe.listen({ port, host: host === '*' ? undefined : host }, () => probe.close(() => resolve(null)))
  })

function sentence(code, port, host) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another one:  npm start -- --port ${port + 1}   (or PORT=${port + 1} npm start)`
  if (code === 'EACCES') return `Port ${port} is not for this user: choose one from 1024 on.`
  return `HOST is an address of this machine; ${host} is not (${code}).`
}

/** As it stands before a port: an address of version 6 has colons of its own. */
export const written = host => (host.includes(':') ? `[${host}]` : host)

/** Resolves when the page is there. */
export async function up(port, seconds = 60) {
  for (let tries = 0; tries < seconds * 4; tries++) {
    const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (page?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  return false
}
