// What a bare clone needs before anything else can run: plain Node, no dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs a command in the project's folder and ends this process with its code if it fails. */
export function must(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (done.error) console.error(`${command}: ${done.error.message}`)
  if (done.status !== 0) process.exit(done.status ?? 1)
}

export const bin = name => join(root, 'node_modules', '.bin', name)

/** Installs when node_modules is missing or older than the lock file. */
export function install() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing what Masa needs (once) …')
  // Not `npm ci`: it wants every platform's optional binaries in the lock, and a lock only knows those its registry had.
  must('npm', ['install', '--no-save', '--no-fund', '--no-audit'])
}

/** Finds a Chromium for the end-to-end tests, or gets one: Debian's as root, else Playwright's own. */
export async function browser() {
  if (existsSync('/usr/bin/chromium')) return
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return
  console.log('Getting Chromium for the end-to-end tests (once) …')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], quiet)
    if (existsSync('/usr/bin/chromium')) return
  }
  must(bin('playwright'), ['install', 'chromium'])
}

/** `--name value` or `--name=value` from the command line. */
export function flag(name) {
  const at = process.argv.findIndex(word => word === `--${name}` || word.startsWith(`--${name}=`))
  if (at < 0) return undefined
  const [, value] = process.argv[at].split('=')
  return value ?? process.argv[at + 1] ?? ''
}
