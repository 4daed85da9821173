// What a bare clone needs before anything else can run: plain Node, no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cannotRun, thisMachine } from './machine.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the project's folder and ends this process with its code if it fails. A signal to this process ends both;
 * endedBy: by which it ends itself soon enough.
 */
async function must(program, args, { endedBy = undefined, ...options } = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
  // Vite does not listen while it builds, and nothing that is half made is used.
  const end = () => stop(child, 'SIGKILL')
  const pass = signal => child.kill(endedBy ?? signal)
  process.once('exit', end)
  for (const signal of SIGNALS) process.on(signal, pass)
  const status = await new Promise(resolve => {
    child.once('error', error => {
      console.error(`${program}: ${error.message}`)
      resolve(1)
    })
    child.once('close', code => resolve(code ?? 1))
  })
  process.off('exit', end)
  for (const signal of SIGNALS) process.off(signal, pass)
  if (status !== 0) process.exit(status)
}

/** Where a command's name is not its package's. */
const PACKAGES = { playwright: '@playwright/test', stryker: '@stryker-mutator/core', tsc: '@typescript/native' }

/** A package's own JavaScript, for Node to run: Windows cannot spawn the shims in node_modules/.bin. */
export function command(name) {
  const folder = join(root, 'node_modules', PACKAGES[name] ?? name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

/** Runs an installed package's command, or ends with its code. */
export const run = (name, args) => must(process.execPath, [command(name), ...args])

/** Runs Node on this; what it says is kept, unless it may speak for itself. */
export function spoken(args, { env = process.env, aloud = false } = {}) {
  const stdio = aloud ? 'inherit' : ['ignore', 'pipe', 'pipe']
  const child = spawn(process.execPath, args, { cwd: root, env, stdio })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (said += data))
  return new Promise(resolve => child.on('close', status => resolve({ ok: status === 0, said })))
}

/** Installs exactly what the lock file says when node_modules is missing or older than it. */
export async function install() {
  const why = cannotRun(thisMachine(root))
  if (why) {
    console.error(why)
    process.exit(1)
  }
  const folder = join(root, 'node_modules')
  // A link leads to what another folder uses: installing would empty that.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const installed = join(folder, '.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing what Masa needs (once) …')
  // No package of ours needs its install script; the tools are wanted even where NODE_ENV says production.
  await npm(['ci', '--include=dev', '--ignore-scripts', '--no-fund', '--no-audit'])
}

/** Under `npm start` npm says where it is; by itself it is a script that only a shell can run on Windows. */
export function npm(args) {
  const self = process.env.npm_execpath ?? ''
  // Asked nicely it tidies up first, for ten seconds and more; what is not whole is installed again anyway.
  const endedBy = 'SIGKILL'
  return self.endsWith('npm-cli.js')
    ? must(process.execPath, [self, ...args], { endedBy })
    : must('npm', args, { endedBy, shell: windows })
}

/** Ends a process and what it started; Windows has no signal for that. */
export function stop(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  if (windows) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
  else child.kill(signal)
}

/** Debian's browser, the light one first: it draws the same pages at half the processor time. */
export const systemBrowser = () =>
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(path => existsSync(path))

/**
 * Whether there is a Chromium for the end-to-end tests. If not, it gets one (Debian's as root, else Playwright's own),
 * unless the command line has --no-install.
 */
export async function browser() {
  if (systemBrowser()) return true
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return true
  if (process.argv.includes('--no-install')) return false
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(
      'The end-to-end tests need a browser. Installing these system packages with apt-get (--no-install: not):',
    )
    console.log('  chromium-headless-shell   the browser the pages are tried in')
    console.log('  fonts-noto-cjk            its Chinese letters')
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk'], quiet)
    if (systemBrowser()) return true
  }
  console.log(
    "The end-to-end tests need a browser. Fetching Playwright's Chromium into its cache (--no-install: not) …",
  )
  await run('playwright', ['install', 'chromium'])
  return true
}

/** The first word of the command line that is no flag, nor a flag's value. */
export const word = () =>
  process.argv.slice(2).find((word, i, all) => !word.startsWith('--') && !/^--[^=]+$/.test(all[i - 1] ?? ''))

/** `--name value` or `--name=value` from the command line. */
export function flag(name) {
  const at = process.argv.findIndex(word => word === `--${name}` || word.startsWith(`--${name}=`))
  if (at < 0) return undefined
  const [, value] = process.argv[at].split('=')
  return value ?? process.argv[at + 1] ?? ''
}

/** From the command line, else the environment, else as usual: one that is empty is not set. */
export const setting = (name, usual) => flag(name) || process.env[name.toUpperCase().replace('-', '_')] || usual
