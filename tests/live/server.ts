import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { device } from './device.ts'
import { partykit } from './partykit.ts'
import { workerd } from './workerd.ts'

/** One way to run the room for real. `prepare` once, `boot` after every kill. */
export type Host = {
  prepare(dir: string): Promise<void>
  /** Resolves when it listens; `heard` gets every piece of what it writes. */
  boot(dir: string, port: number, vars: string[], heard: (text: string) => void): Promise<ChildProcess>
  /** As it is after a power cut. */
  kill(child: ChildProcess): void
  stop(child: ChildProcess): void
  /** Where the room itself runs. */
  engine(child: ChildProcess): number
}

const hosts: Record<string, Host> = { partykit: partykit(), workerd: workerd(), device: device() }
/** Set by the vitest project: `live`, `live-partykit` or `live-device`. */
const platform = process.env.MASA_PLATFORM ?? 'workerd'
export const onPartykit = platform === 'partykit'
const usual = hosts[platform]

/** A real server of our own, on a free port, with its state in a folder that outlives it. */
export class Server {
  readonly port: number
  /** Everything it wrote. */
  output = ''
  private host: Host
  private readonly dir: string
  private readonly vars: string[]
  private child: ChildProcess | null = null

  private constructor(host: Host, port: number, dir: string, vars: string[]) {
    this.host = host
    this.port = port
    this.dir = dir
    this.vars = vars
  }

  static async start(vars: string[] = [], host: Host = usual): Promise<Server> {
    const dir = mkdtempSync(join(tmpdir(), 'masa-live-'))
    await host.prepare(dir)
    const server = new Server(host, await freePort(), dir, vars)
    // Whoever fails before the end leaves no engine behind.
    process.once('exit', () => server.child?.exitCode === null && host.kill(server.child))
    await server.boot()
    return server
  }

  /** Errors of ours that it wrote: there should be none. (workerd has its own word for every socket that breaks off.) */
  get complaints(): string[] {
    const ours = (line: string) =>
      /"event":"error"|Uncaught \(|\w+Error: /.test(line) && !/Network connection lost\.?("|$)/.test(line)
    return this.output.split('\n').filter(ours)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** The process that the room runs in, for measuring it. */
  get engine(): number {
    return this.host.engine(this.child!)
  }

  /** What the engine holds open: sockets, and rooms by their files. Only Linux tells; elsewhere nothing is open. */
  descriptors(): { sockets: number; rooms: number } {
    const open = process.platform === 'linux' ? links(this.engine) : []
    return {
      sockets: open.filter(link => link.startsWith('socket:')).length,
      rooms: open.filter(link => /[0-9a-f]{64}\.sqlite$/.test(link)).length,
    }
  }

  /** Everything that rooms have on disk. */
  files(): string[] {
    return readdirSync(this.dir, { recursive: true, encoding: 'utf8' })
      .filter(name => name.includes('.sqlite'))
      .toSorted()
  }

  /** Where one of them lies. */
  path(file: string): string {
    return join(this.dir, file)
  }

  async kill(): Promise<void> {
    const gone = this.exited()
    this.host.kill(this.child!)
    await gone
  }

  /** To another platform, with the same state and on the same port. */
  async move(host: Host): Promise<void> {
    await this.kill()
    this.host = host
    await host.prepare(this.dir)
    await this.boot()
  }

  async boot(): Promise<void> {
    this.child = await this.host.boot(this.dir, this.port, this.vars, text => (this.output += text))
  }

  async stop(): Promise<void> {
    const gone = this.exited()
    this.host.stop(this.child!)
    await gone
    rmSync(this.dir, { recursive: true, force: true })
  }

  private exited(): Promise<unknown> {
    return new Promise(done => this.child!.once('exit', done))
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}

function links(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap(fd => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
    } catch {
      return []
    }
  })
}
