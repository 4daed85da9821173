// npm test [-- --no-install]: lint, format, types, dead code, unit, live and end-to-end, from a bare clone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { browser, command, install, root } from './setup.mjs'

install()
const chromium = await browser()

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
  ['build', null, [join(root, 'scripts', 'build.mjs')]],
  ['live', ...vitest('live')],
  ['live on PartyKit', ...vitest('live-partykit')],
]
if (chromium) steps.push(['end to end', 'playwright', ['test', '--reporter=list,json']])

for (const [name, tool, args] of steps) {
  const began = Date.now()
  console.log(`\n── ${name}`)
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') }
  const done = spawnSync(process.execPath, [...(tool ? [command(tool)] : []), ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  if (done.status !== 0) {
    console.error(`\n✗ ${name} failed`)
    process.exit(done.status ?? 1)
  }
  console.log(`✓ ${name} (${Math.round((Date.now() - began) / 1000)} s)`)
}

const read = name => JSON.parse(readFileSync(report(name), 'utf8'))
const suites = ['unit', 'live', 'live-partykit'].map(read)
const flows = chromium ? read('e2e') : { suites: [], stats: { expected: 0 } }

/** All that a file's flows took, whichever browser ran them. */
const spent = suite =>
  [...(suite.suites ?? []).map(spent), ...(suite.specs ?? []).flatMap(spec => spec.tests.map(testSpent))].reduce(sum, 0)
const testSpent = test => test.results.map(result => result.duration).reduce(sum, 0)
const sum = (a, b) => a + b
const times = [
  ...suites.flatMap(suite => suite.testResults).map(file => [relative(root, file.name), file.endTime - file.startTime]),
  ...flows.suites.map(file => [join('e2e', file.file), spent(file)]),
]
console.log('\nThe ten slowest files:')
for (const [file, ms] of times.sort((a, b) => b[1] - a[1]).slice(0, 10))
  console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)

if (!chromium)
  console.log('\nThe end-to-end flows were left out: there is no browser, and --no-install says to get none.')
const passed = suites.map(suite => suite.numPassedTests).reduce(sum, flows.stats.expected)
console.log(`\n${passed} passed, 0 failed`)
