import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { page as dist, worker } from '../../scripts/build.mjs'
import { engine } from '../../scripts/engine.mjs'

/** A server of our own that is updated under its clients: the same page and worker under the name of another build. */
export class Deployment {
  private readonly dir = mkdtempSync(join(tmpdir(), 'masa-update-'))
  private readonly port: number
  private server: ChildProcess | null = null

  constructor(port: number) {
    this.port = port
  }

  /** With the tables where they were. */
  async serve(build: string): Promise<void> {
    await this.stop()
    const folder = join(this.dir, build)
    cpSync(dist, join(folder, 'dist'), { recursive: true })
    const renamed = (from: string, to: string) => {
      const text = readFileSync(from, 'utf8')
      const other = text.replace(/"\d+\.\d+\.\d+\+[0-9a-f]{10}"/g, JSON.stringify(build))
      expect(other).not.toBe(text)
      writeFileSync(to, other)
    }
    for (const file of ['index.html', 'sw.js']) renamed(join(dist, file), join(folder, 'dist', file))
    // As it was packed it is still the other build's.
    for (const packed of ['br', 'gzip']) rmSync(join(folder, 'dist', `index.html.${packed}`), { force: true })
    renamed(join(worker, 'worker.js'), join(folder, 'worker.js'))
    this.server = await engine({
      folder,
      state: join(this.dir, 'state'),
      dist: join(folder, 'dist'),
      host: '127.0.0.1',
      port: this.port,
      vars: { MASA_TEST: '1' },
      log: () => {},
    })
  }

  async stop(): Promise<void> {
    const { server } = this
    if (!server) return
    const gone = new Promise(done => server.once('exit', done))
    server.kill('SIGKILL')
    await gone
    this.server = null
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.dir, { recursive: true, force: true })
  }
}
