import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, engine } from '../../scripts/engine.mjs'
import type { Host } from './server.ts'

/** A worker that was made elsewhere, such as by `wrangler deploy --dry-run`: the same tests on it. */
const made = process.env.MASA_WORKER

type More = { adjust?: (config: string) => string; flags?: string[] }

/** The room as `npm start` runs it. main: another worker than ours; more: for the engine. */
export const workerd = (main?: string, more: More = {}): Host => ({
  async prepare(dir) {
    mkdirSync(join(dir, 'dist'))
    mkdirSync(join(dir, 'run'))
    if (made && !main) copyFileSync(made, join(dir, 'run', 'worker.js'))
    else await bundle(join(dir, 'run'), main ? { ssr: main } : {})
  },

  boot: (dir, port, vars, heard) =>
    engine({
      folder: join(dir, 'run'),
      state: join(dir, 'state'),
      dist: join(dir, 'dist'),
      host: '127.0.0.1',
      port,
      vars: Object.fromEntries(vars.map(pair => pair.split('='))) as Record<string, string>,
      log: (line: string) => heard(`${line}\n`),
      ...more,
    }),

  kill: child => void child.kill('SIGKILL'),
  // Asked to stop, it would wait for every open socket.
  stop: child => void child.kill('SIGKILL'),
  engine: child => child.pid!,
})
