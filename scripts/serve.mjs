// One partykit dev that serves the page, the rooms and the lobby on one port.
// `node scripts/serve.mjs --port P --test` is what the end-to-end tests start: fixed deals allowed, state thrown away.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command, flag, root, run, stop } from './setup.mjs'

export const build = () => run('vite', ['build', '--logLevel', 'warn'])

/** Is nobody listening on this port? */
export const free = (port, host = '*') =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: host === '*' ? undefined : host }, () => probe.close(() => resolve(true)))
  })

/** Starts the server; this process ends with it. `stop` ends it cleanly (SIGKILL would leave workerd on the port). */
export function serve({ port, persist = 'false', vars = [], log = 'ignore' }) {
  // partykit dev does not start without the folder it serves, not even where Vite serves the page.
  mkdirSync(join(root, 'dist'), { recursive: true })
  const flags = ['--port', String(port), '--persist', persist, '--disable-request-cf-fetch', '--no-hotkeys']
  for (const one of vars) flags.push('--var', one)
  const server = spawn(process.execPath, [command('partykit'), 'dev', ...flags], {
    cwd: root,
    stdio: ['ignore', log, 'inherit'],
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(server))
  server.on('exit', code => process.exit(code ?? 0))
  return server
}

/** Resolves when the page is there. */
export async function up(port, seconds = 60) {
  for (let tries = 0; tries < seconds * 4; tries++) {
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'Sec-Fetch-Mode': 'navigate' } }).catch(
      () => null,
    )
    if (page?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  return false
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (!existsSync(join(root, 'dist', 'index.html'))) build()
  serve({ port: Number(flag('port') ?? 1999), vars: process.argv.includes('--test') ? ['MASA_TEST=1'] : [] })
}
