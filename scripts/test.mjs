// npm test: lint, format, types, dead code, unit, live and end-to-end, from a bare clone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, browser, install, root } from './setup.mjs'

install()
await browser()

const reports = join(root, '.tmp', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const report = name => join(reports, `${name}.json`)
const vitest = project => [
  'vitest',
  ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${report(project)}`],
]

const steps = [
  ['lint', 'eslint', ['.']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['types', 'svelte-check', ['--tsconfig', './tsconfig.json', '--fail-on-warnings']],
  ['dead code', 'knip', []],
  ['unit', ...vitest('unit')],
  ['build', 'vite', ['build', '--logLevel', 'warn']],
  ['live', ...vitest('live')],
  ['end to end', 'playwright', ['test', '--reporter=list,json']],
]

for (const [name, command, args] of steps) {
  const began = Date.now()
  console.log(`\n── ${name}`)
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') }
  const done = spawnSync(bin(command), args, { cwd: root, stdio: 'inherit', env })
  if (done.status !== 0) {
    console.error(`\n✗ ${name} failed`)
    process.exit(done.status ?? 1)
  }
  console.log(`✓ ${name} (${Math.round((Date.now() - began) / 1000)} s)`)
}

const read = name => JSON.parse(readFileSync(report(name), 'utf8'))
const passed = read('unit').numPassedTests + read('live').numPassedTests + read('e2e').stats.expected
console.log(`\n${passed} passed, 0 failed`)
