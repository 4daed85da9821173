// npm start: from a bare clone to a table one can send a link to. One process listens, on one port; this one watches it.
// `--test` is what the end-to-end tests start: fixed deals are allowed, and the tables are thrown away.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { install, root, setting, SIGNALS } from './setup.mjs'

const forTests = process.argv.includes('--test')
// Before anything that takes long: it may have gone by then.
const parent = process.ppid
// Whoever runs the tests has installed what they need.
if (!forTests) await install()
const { build, page, worker } = await import('./build.mjs')
const { obstacle, written } = await import('./port.mjs')
const { lockOrExit } = await import('./lock.mjs')
const { adminKey } = await import('./adminKey.mjs')
const { sweep } = await import('./removeEmptyFiles.mjs')

// In brackets or not, as version 6 is written before a port.
const host = setting('host', '*').replace(/^\[(.*)\]$/, '$1')
const port = Number(setting('port', 1999))
const base = `/${setting('base-path', '/')}/`.replace(/\/+/g, '/')
/** What the server tells besides the game; 0: not. */
const told = { HEALTH: setting('health', ''), METRICS: setting('metrics', ''), API: setting('api', '') }
/** 1: whoever plays with bots alone does so on their own device, and costs this one nothing. */
const local = setting('local', '')
/** The header in which a proxy of ours names the client; 1 is x-forwarded-for. */
const proxy = setting('trust-proxy', '')
const state = forTests ? mkdtempSync(join(tmpdir(), 'masa-e2e-')) : resolve(root, setting('state', '.masa'))

/** Ends before anything was begun. */
function refuse(why) {
  console.error(why)
  process.exit(1)
}

if (!/^[\w/.~-]+$/.test(base)) refuse(`BASE_PATH is a path such as /masa/; ${base} is not.`)
const held = lockOrExit(state)
process.on('exit', () => {
  engine?.kill('SIGKILL')
  held.release()
  if (forTests) rmSync(state, { recursive: true, force: true })
})

let engine = null
let stopping = false

// Everything that was answered is on disk, so the engine may be killed; asked nicely it would wait for every socket.
function stop() {
  stopping = true
  process.exit(0)
}
for (const signal of SIGNALS) process.on(signal, stop)
// npm passes a signal on to its shell only, which by `exec` has become this process. If npm itself is killed, this process
// finds that it has another parent.
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 250).unref()

const why = await obstacle(port, host)
if (why) refuse(why)
// The operator's key: shown once, and kept as a hash.
const key = forTests ? null : adminKey(state)
await build()
const folder = join(state, 'run')
mkdirSync(folder, { recursive: true })
copyFileSync(join(worker, 'worker.js'), join(folder, 'worker.js'))
const { engine: start } = await import('./engine.mjs')
for (const kind of ['-PartyKitDurable', 'masa-circle', 'masa-day']) sweep(join(state, 'party', kind))

/** Deaths in a row, each within ten seconds of its start: each makes the next start wait longer, up to five seconds. */
let deaths = 0
const pause = () => (deaths ? Math.min(5000, 50 * 2 ** deaths) : 0)

async function run() {
  const began = Date.now()
  await start({
    folder,
    state,
    dist: page,
    host,
    port,
    vars: {
      BASE_PATH: base,
      TRUST_PROXY: proxy,
      ...told,
      LOCAL: local,
      ADMIN_HASH: key?.hash ?? '',
      ...(forTests && { MASA_TEST: '1' }),
    },
    log: line => console.log(line),
    // Before it listens, so that it ends with us, or with whoever comes after us.
    spawned: child => held.holds((engine = child)),
  })
  engine.once('exit', (code, signal) => {
    engine = null
    if (stopping) return
    deaths = Date.now() - began > 10_000 ? 0 : deaths + 1
    console.error(`workerd ended with ${signal ?? code}; everything answered is on disk. Starting it again …`)
    setTimeout(() => run().catch(again), pause())
  })
}

function again(error) {
  console.error(error.message)
  deaths++
  setTimeout(() => run().catch(again), pause())
}

await run().catch(error => refuse(error.message))
const near = Object.values(networkInterfaces())
  .flat()
  .find(one => one?.family === 'IPv4' && !one.internal)
const here = ['*', '0.0.0.0', '127.0.0.1', '::', '::1'].includes(host) ? 'localhost' : written(host)
console.log(`\n  Masa is open:  http://${here}:${port}${base}`)
if (near && host === '*') console.log(`  On your network:  http://${near.address}:${port}${base}`)
console.log(`  Tables are kept in ${state}. Another port: npm start -- --port ${port + 1}. Ctrl+C closes.\n`)
if (key?.fresh)
  console.log(`  The operator's page is ${base}admin, and its key ${key.fresh}: this is the only time it is shown.\n`)
