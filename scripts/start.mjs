// npm start: from a bare clone to a table one can send a link to.
import { mkdirSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { flag, install, root, stop } from './setup.mjs'

install()
const { build, free, serve, up } = await import('./serve.mjs')

const port = Number(flag('port') ?? process.env.PORT ?? 1999)
if (!(await free(port))) {
  console.error(
    `Port ${port} is taken. Choose another one:  npm start -- --port ${port + 1}   (or PORT=${port + 1} npm start)`,
  )
  process.exit(1)
}
build()
const state = join(root, '.masa')
mkdirSync(state, { recursive: true })
const server = serve({ port, persist: state })
if (!(await up(port))) {
  console.error('The server did not come up; its messages are above.')
  stop(server)
  process.exit(1)
}
const near = Object.values(networkInterfaces())
  .flat()
  .find(one => one?.family === 'IPv4' && !one.internal)
console.log(`\n  Masa is open:  http://localhost:${port}/`)
if (near) console.log(`  On your network:  http://${near.address}:${port}/`)
console.log(`  Tables are kept in ${state}. Another port: npm start -- --port ${port + 1}. Ctrl+C closes.\n`)
