// npm test [-- --no-install]: lint, format, types, dead code, unit, live and end-to-end, from a bare clone.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { browser, command, install, root, spoken } from './setup.mjs'

await install()
const chromium = await browser()

const reports = join(root, '.tmp', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const report = name => join(reports, `${name}.json`)
const vitest = project => [
  'vitest',
  ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${report(project)}`],
]

/** Rounds follow one another; within a round the lanes run side by side: tests on real servers wait more than they work. */
const rounds = [
  [[['build', null, [join(root, 'scripts', 'build.mjs')]]]],
  [
    [
      ['lint', 'eslint', ['.']],
      ['unit', ...vitest('unit')],
    ],
    [
      ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
      ['types', 'svelte-check', ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--tsgo']],
      ['types of what comes from outside', 'tsc', ['-p', 'tsconfig.outside.json']],
      ['dead code', 'knip', []],
    ],
    [
      ['live', ...vitest('live')],
      ['live on a device', ...vitest('live-device')],
    ],
    [['host', ...vitest('host')]],
    [['live on PartyKit', ...vitest('live-partykit')]],
  ],
]
if (chromium) rounds.push([[['end to end', 'playwright', ['test', '--reporter=list,json']]]])

const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') }
/** What steps side by side say is kept until they end, or nobody could read it. */
async function step([name, tool, args], alone) {
  const began = Date.now()
  if (alone) console.log(`\n── ${name}`)
  const { ok, said } = await spoken([...(tool ? [command(tool)] : []), ...args], { env, aloud: alone })
  if (!alone) console.log(`\n── ${name}\n${said}`)
  if (ok) console.log(`✓ ${name} (${Math.round((Date.now() - began) / 1000)} s)`)
  else console.error(`\n✗ ${name} failed`)
  return ok
}

async function inOrder(steps, alone) {
  for (const one of steps) if (!(await step(one, alone))) return false
  return true
}
for (const lanes of rounds) {
  const passed = await Promise.all(lanes.map(lane => inOrder(lane, lanes.length === 1)))
  if (passed.includes(false)) process.exit(1)
}

const read = name => JSON.parse(readFileSync(report(name), 'utf8'))
const suites = ['unit', 'live', 'live-partykit', 'live-device', 'host'].map(read)
const flows = chromium ? read('e2e') : { suites: [], stats: { expected: 0, flaky: 0 } }

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

/** Flows that passed only at their second try: a fault of theirs or ours that has not been found yet. */
const wavering = suite => [
  ...(suite.suites ?? []).flatMap(wavering),
  ...(suite.specs ?? []).filter(spec => spec.tests.some(test => test.status === 'flaky')).map(spec => spec.title),
]
for (const title of flows.suites.flatMap(wavering)) console.log(`\n! needed a second try: ${title}`)

if (!chromium)
  console.log('\nThe end-to-end flows were left out: there is no browser, and --no-install says to get none.')
const passed = suites.map(suite => suite.numPassedTests).reduce(sum, flows.stats.expected + flows.stats.flaky)
console.log(`\n${passed} passed, 0 failed`)
