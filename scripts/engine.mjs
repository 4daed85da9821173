// The rooms' engine: our worker in one bundle, run by workerd on one port with nothing else open.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isUnreadable, setAside } from './damagedIndex.mjs'
import { written } from './port.mjs'
import { root } from './setup.mjs'
import { build as version } from './version.mjs'

/** What a newer workerd would do differently is decided by this date, not by the day it is installed. */
const COMPATIBILITY = '2026-10-01'

/** Puts the worker and all it imports into one file, `worker.js` in this folder. more: of Vite's settings for a build. */
export async function bundle(folder, more = {}) {
  // Only whoever bundles waits for it: a start with everything built does not.
  const { build } = await import('vite')
  return build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { MASA_BUILD: JSON.stringify(version()) },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: 'party/platform/worker.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: {
        external: ['cloudflare:workers'],
        output: { entryFileNames: 'worker.js', codeSplitting: false },
      },
      ...more,
    },
  })
}

/** workerd's own file: npm's shim for it would be one process more, and needs an install script. */
export function binary() {
  const names = { x64: '64', arm64: 'arm64' }
  const systems = { linux: 'linux', darwin: 'darwin', win32: 'windows' }
  const name = `@cloudflare/workerd-${systems[process.platform]}-${names[process.arch]}`
  const file = process.platform === 'win32' ? 'workerd.exe' : 'workerd'
  // Beside the package that wants this version; PartyKit brings an older one of its own.
  const require = createRequire(createRequire(import.meta.url).resolve('workerd/package.json'))
  const { version } = require('workerd/package.json')
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.workerd
  if (version !== wanted) throw new Error(`workerd ${version} is installed and ${wanted} is wanted: run npm ci`)
  return require.resolve(`${name}/bin/${file}`)
}

/**
 * Starts the engine and resolves to its process once it listens. folder: where the bundle is and the configuration goes;
 * state: where the rooms are kept; vars: what the worker finds in its environment; spawned: is told of the process at once;
 * adjust, flags: for tests, which run another worker beside ours.
 */
export function engine({
  folder,
  state,
  dist,
  host,
  port,
  vars = {},
  log,
  spawned = () => {},
  adjust = config => config,
  flags = /** @type {string[]} */ ([]),
}) {
  const rooms = join(state, 'party')
  mkdirSync(rooms, { recursive: true })
  const config = join(folder, 'config.capnp')
  writeFileSync(
    config,
    adjust(
      // The engine's own clock stands still until it is first asked something.
      configuration(
        Object.entries({ STARTED: Date.now(), ...vars }).map(
          ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
        ),
      ),
    ),
  )
  const args = [
    'serve',
    config,
    `-dstate=${rooms}`,
    `-ddist=${dist}`,
    `-shttp=${written(host)}:${port}`,
    '--control-fd=3',
    ...flags,
  ]
  return begin(args, rooms, log, spawned)
}

async function begin(args, rooms, log, spawned) {
  let unreadable = false
  const child = spawn(binary(), args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  spawned(child)
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => {
      unreadable ||= isUnreadable(line)
      log(line)
    })
  try {
    return await new Promise((listening, failed) => {
      child.stdio[3].once('data', () => listening(child))
      child.once('error', failed)
      // When all that it wrote has been heard.
      child.once('close', (code, signal) =>
        failed(new Error(`workerd ended with ${signal ?? code} before it listened`)),
      )
    })
  } catch (error) {
    const moved = unreadable ? setAside(rooms) : []
    if (!moved.length) throw error
    for (const path of moved)
      log(`The engine could not read its list of wake-ups; it is now ${path}. The tables are where they were.`)
    return begin(args, rooms, log, spawned)
  }
}

const text = value => JSON.stringify(String(value))

/** bindings: what the worker finds in its environment, in workerd's own words. */
export const configuration = bindings => `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "state", disk = (writable = true)),
    (name = "dist", disk = (writable = false)),
    (name = "internet", network = (allow = [])),
  ],
  sockets = [(name = "http", http = (), service = "main")],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${COMPATIBILITY}",
  # Compression costs half the throughput and 0.2 MB a socket.
  compatibilityFlags = ["no_web_socket_compression"],
  # The key under which partykit dev kept its rooms, so that they open here.
  durableObjectNamespaces = [
    (className = "MasaRoom", uniqueKey = "-PartyKitDurable", enableSql = true),
    (className = "MasaLobby", uniqueKey = "masa-lobby", enableSql = true),
    (className = "MasaCircle", uniqueKey = "masa-circle", enableSql = true),
    (className = "MasaDay", uniqueKey = "masa-day", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "state"),
  bindings = [
    (name = "ROOM", durableObjectNamespace = "MasaRoom"),
    (name = "LOBBY", durableObjectNamespace = "MasaLobby"),
    (name = "CIRCLE", durableObjectNamespace = "MasaCircle"),
    (name = "DAY", durableObjectNamespace = "MasaDay"),
    (name = "DIST", service = "dist"),
    (name = "STATE", service = "state"),
${bindings.map(each => `    ${each},`).join('\n')}
  ],
);
`
