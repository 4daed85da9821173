// Nobody here has Windows to try the scripts on. What it cannot do is looked for in their text instead.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Without its comments: they may name what is forbidden. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Programs that a system has as a file one can start; everything of npm's is a shim that only a shell can run. */
const PROGRAMS = ['git', 'taskkill', 'apt-get']
/** Sent to itself or to a child these end a process everywhere; 0 asks whether one lives. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL', 'SIGHUP']
const windowsIsApart = (text: string) => /process\.platform === 'win32'/.test(text)

/** What a script does that Windows cannot do. */
function faults(text: string): string[] {
  const plain = code(text)
  const found: string[] = []
  if (/node_modules\/\.bin|'\.bin'/.test(plain)) found.push('a shim of node_modules/.bin')
  for (const [call, program] of plain.matchAll(/\b(?:spawn|spawnSync|execFile|execFileSync|must)\(\s*'([^']+)'[^\n]*/g))
    if (!PROGRAMS.includes(program!) && !/shell: windows/.test(call)) found.push(`${program} without a shell`)
  for (const [, program] of plain.matchAll(/\b(?:exec|execSync)\(\s*['"`]([^'"`]*)/g))
    found.push(`a line for a shell: ${program}`)
  for (const [glued] of plain.matchAll(
    /\$\{(?:root|folder|state|dir|copy|home|tmpdir\(\))\}\/|\b(?:root|folder|state|dir) \+ '\//g,
  ))
    found.push(`a glued path: ${glued}`)
  if (/import\.meta\.url\)\.pathname/.test(plain)) found.push("an address's path taken for a file's: fileURLToPath")
  // A path with a drive is no address.
  for (const [dynamic, what] of plain.matchAll(/\bimport\(([^)]*)\)/g))
    if (!/^(?:\/\*.*\*\/)?\s*(['"`]|url\.href|pathToFileURL)/.test(what!)) found.push(`a path imported: ${dynamic}`)
  for (const [, signal] of plain.matchAll(/kill\([^)]*'(SIG\w+)'\)/g))
    if (!SIGNALS.includes(signal!) && !windowsIsApart(plain)) found.push(`${signal}, which Windows has not`)
  return found
}

describe('the scripts on Windows', () => {
  const scripts = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(mjs|ts)$/.test(name),
  )

  it.each(scripts)('%s does nothing that Windows cannot do', name => {
    expect(faults(read(join('scripts', name)))).toEqual([])
  })

  it.each([
    ["spawnSync('npm', ['ci'])", 'npm without a shell'],
    ["spawn(join(root, 'node_modules', '.bin', 'vite'))", 'a shim of node_modules/.bin'],
    ["execSync('rm -rf dist')", 'a line for a shell: rm -rf dist'],
    ['readFileSync(`${root}/package.json`)', 'a glued path: ${root}/'],
    ['await import(file)', 'a path imported: import(file)'],
    ["process.kill(pid, 'SIGUSR2')", 'SIGUSR2, which Windows has not'],
    ["new URL('.', import.meta.url).pathname", "an address's path taken for a file's: fileURLToPath"],
  ])('would notice %s', (line, fault) => {
    expect(faults(line)).toEqual([fault])
  })

  it('has lines in package.json that cmd.exe understands', () => {
    const { scripts: lines } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const [name, line] of Object.entries(lines)) {
      // No quotes of one stroke, no variables before or in a command, no list by semicolon, no ||, which would leave out what stands behind --.
      expect(line, name).not.toMatch(/'|\$|;|\|\||^\w+=/)
      for (const part of line.split(' && '))
        expect(['node', 'tsx', 'eslint', 'prettier', 'svelte-check', 'tsc', 'knip', 'vitest', 'exec']).toContain(
          part.split(' ')[0],
        )
    }
    // The Unix shell's word for becoming a program; npm passes signals to nobody else. cmd.exe finds a file of this name here.
    expect(lines['start']).toMatch(/^exec node \S+$/)
    expect(existsSync(join(root, 'exec.cmd'))).toBe(true)
    expect(read('exec.cmd').trim().split(/\r?\n/).at(-1)).toBe('@%*')
  })
})
