import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A real `partykit dev` of our own, on a free port, with its state in a folder that outlives it. */
export class Server {
  readonly port: number
  /** Everything it wrote. */
  output = ''
  private readonly dir: string
  private readonly vars: string[]
  private child: ChildProcess | null = null

  private constructor(port: number, dir: string, vars: string[]) {
    this.port = port
    this.dir = dir
    this.vars = vars
  }

  static async start(vars: string[] = [], main = 'party/platform/partykit.ts', more: string[] = []): Promise<Server> {
    const dir = mkdtempSync(join(tmpdir(), 'masa-live-'))
    // A copy, for an edit in the middle of a test would restart the server. No `serve`: the room needs no built client.
    for (const part of ['party', 'src/games', 'src/rummy', 'src/table', ...more])
      cpSync(join(root, part), join(dir, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
    const config = {
      name: 'masa',
      main,
      parties: { lobby: 'party/platform/partykit.lobby.ts' },
      compatibilityDate: '2024-07-18',
    }
    mkdirSync(join(dir, 'state'))
    writeFileSync(join(dir, 'partykit.json'), JSON.stringify(config))
    const server = new Server(await freePort(), dir, vars)
    await server.boot()
    return server
  }

  /** Errors of ours that it wrote: there should be none. (workerd has its own word for every socket that breaks off.) */
  get complaints(): string[] {
    const ours = (line: string) =>
      /room: |Uncaught \(|\w+Error: /.test(line) && !line.endsWith('Network connection lost.')
    return this.output.split('\n').filter(ours)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** The operating system's process group, for measuring it. */
  get pid(): number {
    return this.child!.pid!
  }

  /** What the engine holds open: sockets, and rooms by their files. Only Linux tells; elsewhere nothing is open. */
  descriptors(): { sockets: number; rooms: number } {
    if (process.platform !== 'linux') return { sockets: 0, rooms: 0 }
    const open = engines(this.pid).flatMap(links)
    return {
      sockets: open.filter(link => link.startsWith('socket:')).length,
      rooms: new Set(open.filter(link => link.endsWith('.sqlite'))).size,
    }
  }

  /** As it is after a power cut: the whole group at once, or workerd would go on holding the port. */
  async kill(): Promise<void> {
    const gone = this.exited()
    process.kill(-this.child!.pid!, 'SIGKILL')
    await gone
  }

  boot(): Promise<void> {
    const bin = join(root, 'node_modules/partykit/dist/bin.mjs')
    const flags = ['--persist', join(this.dir, 'state'), '--disable-request-cf-fetch', '--no-hotkeys']
    const vars = this.vars.flatMap(pair => ['--var', pair])
    const port = ['--port', String(this.port)]
    const child = spawn(process.execPath, [bin, 'dev', ...port, ...flags, ...vars], { cwd: this.dir, detached: true })
    this.child = child
    return new Promise((done, failed) => {
      const listen = (data: Buffer) => {
        this.output += data
        if (String(data).includes('Ready on')) done()
      }
      child.stdout!.on('data', listen)
      child.stderr!.on('data', listen)
      child.once('exit', code => failed(new Error(`partykit dev ended with ${code}: ${this.output.slice(-2000)}`)))
    })
  }

  async stop(): Promise<void> {
    const gone = this.exited()
    this.child!.kill('SIGTERM')
    await gone
    rmSync(this.dir, { recursive: true, force: true })
  }

  private exited(): Promise<unknown> {
    return new Promise(done => this.child!.once('exit', done))
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}

/** The workerd processes of a process group. */
function engines(group: number): number[] {
  return readdirSync('/proc').flatMap(name => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return Number(fields[2]) === group && stat.includes('(workerd') ? [Number(name)] : []
    } catch {
      return []
    }
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
