import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from './server.ts'

const MAIN = fileURLToPath(new URL('device.main.ts', import.meta.url))

/** The room as a device runs it, with a socket for the page's port and files for the browser's database. */
export const device = (): Host => ({
  async prepare(dir) {
    mkdirSync(join(dir, 'state'), { recursive: true })
  },

  boot(dir, port, vars, heard) {
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN, join(dir, 'state'), String(port), ...vars])
    return new Promise((done, failed) => {
      const listen = (data: Buffer) => {
        heard(String(data))
        if (String(data).includes('open')) done(child)
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('exit', code => failed(new Error(`the device ended with ${code}`)))
    })
  },

  kill: child => void child.kill('SIGKILL'),
  stop: child => void child.kill('SIGKILL'),
  engine: child => child.pid!,
})
