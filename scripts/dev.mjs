// npm run dev: the rooms on one port, begun again whenever their code changes, and Vite with hot reload in front of them.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { command, flag, install, root, stop } from './setup.mjs'

await install()
const { bundle, engine } = await import('./engine.mjs')
const { lockOrExit } = await import('./lock.mjs')
const port = Number(flag('room') ?? 1998)
const state = resolve(root, flag('state') ?? '.masa')
const folder = join(root, '.tmp', 'dev')
mkdirSync(folder, { recursive: true })
const held = lockOrExit(state)

let rooms = null
let vite = null
process.on('exit', () => {
  rooms?.kill('SIGKILL')
  if (vite) stop(vite)
  held.release()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0))

// Everything that was answered is on disk: the tables go on where they stood.
async function begin() {
  if (rooms) {
    const gone = new Promise(done => rooms.once('exit', done))
    rooms.kill('SIGKILL')
    await gone
  }
  const dist = folder // Vite serves the page.
  const spawned = child => held.holds((rooms = child))
  await engine({ folder, state, dist, host: '127.0.0.1', port, log: line => console.error(line), spawned })
}

let begun = Promise.resolve()
const watcher = await bundle(folder, { watch: {} })
watcher.on('event', event => {
  if (event.code === 'ERROR') console.error(event.error.message)
  if (event.code === 'BUNDLE_END') begun = begun.then(begin).catch(error => console.error(error.message))
})
vite = spawn(process.execPath, [command('vite'), '--port', flag('port') ?? '5173'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MASA_PARTY_PORT: String(port) },
})
vite.on('exit', code => process.exit(code ?? 0))
