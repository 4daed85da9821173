import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Host } from './server.ts'

const root = resolve(import.meta.dirname, '../..')

/** The room on `partykit dev`. main, more: another room than ours, and what it needs besides. */
export const partykit = (main = 'party/platform/partykit.ts', more: string[] = []): Host => ({
  async prepare(dir) {
    // A copy, for an edit in the middle of a test would restart the server. No `serve`: the room needs no built client.
    for (const part of ['party', 'src/games', 'src/rummy', 'src/table', 'src/circle', ...more])
      cpSync(join(root, part), join(dir, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
    const lobby = 'party/platform/partykit.lobby.ts'
    const circle = 'party/platform/partykit.circle.ts'
    const day = 'party/platform/partykit.day.ts'
    const config = { name: 'masa', main, parties: { lobby, circle, day }, compatibilityDate: '2024-07-18' }
    mkdirSync(join(dir, 'state'), { recursive: true })
    writeFileSync(join(dir, 'partykit.json'), JSON.stringify(config))
  },

  boot(dir, port, vars, heard) {
    const bin = join(root, 'node_modules/partykit/dist/bin.mjs')
    const flags = ['--persist', join(dir, 'state'), '--disable-request-cf-fetch', '--no-hotkeys']
    const args = ['dev', '--port', String(port), ...flags, ...vars.flatMap(pair => ['--var', pair])]
    const child = spawn(process.execPath, [bin, ...args], { cwd: dir, detached: true })
    return new Promise((done, failed) => {
      let last = ''
      const listen = (data: Buffer) => {
        last = String(data)
        heard(last)
        if (last.includes('Ready on')) done(child)
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('exit', code => failed(new Error(`partykit dev ended with ${code}: ${last.slice(-2000)}`)))
    })
  },

  // The whole group at once, or workerd would go on holding the port.
  kill: child => void process.kill(-child.pid!, 'SIGKILL'),
  stop: child => void child.kill('SIGTERM'),
  engine: child => workerdOf(child.pid!),
})

/** The workerd process of a process group. */
function workerdOf(group: number): number {
  const found = readdirSync('/proc').find(name => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      return stat.includes('(workerd') && Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) === group
    } catch {
      return false
    }
  })
  return Number(found)
}
