// npm run mutants -- <folder or file> … [--laws]: plants small faults there, one at a time, and tells which no unit test
// notices. What was found is kept in .tmp/mutants: a fault is tried again when its code or a test that reaches it changed.
// Everything else on the command line goes to Stryker. It takes minutes to hours, so it is not part of npm test.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { command, install, root } from './setup.mjs'

await install()
const words = process.argv.slice(2)
const places = words.filter(word => !word.startsWith('-'))
if (!places.length) {
  console.error('Which folder?  npm run mutants -- src/games/okey/rules')
  process.exit(1)
}
const file = place => place.replace(/:\d.*/, '')
const pattern = place =>
  statSync(join(root, file(place))).isDirectory() ? `${place.replace(/\/$/, '')}/**/*.ts` : place

const laws = words.includes('--laws')
/**
 * Tests lie where the tested file lies; the client judges deals, and the room speaks all that both share. What the house has
 * besides tables is tried at first by its own tests alone: to count what every test of tables reaches takes a minute.
 */
function testsOf(place) {
  const [, part, within] = /^(?:src\/)?(\w+)\/?(\w*)/.exec(place) ?? []
  if (part === 'games') return [`games/${within}/`, 'games/outcome.test.ts']
  if (part === 'table') return ['table', 'client/fairness', ...(laws ? ['party'] : [])]
  return part === 'party' && !laws && /^(admin|circle|day|lobby)$/.test(within) ? [`party/${within}/`] : [part]
}
/** What starts a process sees no fault, and a bot's own tests tell nothing of the rules. */
const LEFT = /(live|host|scripts)\/|(table\/words|command|verifier|bots?|goout)\.test/
/** These notice much and take long: a second round, for what the rest has left. */
const LAWS = /\/laws\.test|party\/(\w+\/)?(wire|hostile|thieves|play|evict)\.test/
const tests = readdirSync(join(root, 'tests'), { recursive: true })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.test.ts') && !LEFT.test(file) && (laws || !LAWS.test(file)))
  .filter(file => places.flatMap(testsOf).some(start => file.startsWith(start)))
const given = tests.map(file => `tests/${file}`).join(' ')
const env = { ...process.env, MASA_SHORT: '1', MASA_LAWS: laws ? '1' : '', MASA_TESTS: given }
// A bot may play badly without being wrong: how well it plays is the arena's to measure.
// What ties a room to where it runs is tried on real servers, in processes of their own (tests/live).
const mutate = [...places.map(pattern), '!src/games/*/bot/**', '!party/platform/**'].join(',')
const name = places.join('+').replace(/[^\w+]/g, '-')
const known = `.tmp/mutants/${name.length > 200 ? createHash('sha256').update(name).digest('hex') : name}.json`
const own = words.filter(word => word.startsWith('-') && word !== '--laws')
const flags = ['run', '--mutate', mutate, '--incrementalFile', known, ...own]
const done = spawnSync(process.execPath, [command('stryker'), ...flags], { cwd: root, stdio: 'inherit', env })
if (done.status !== 0) process.exit(done.status ?? 1)

const report = JSON.parse(readFileSync(join(root, known), 'utf8'))
/** Faults that nobody could notice, each with its reason; found by their text, for lines move. */
const equivalents = JSON.parse(readFileSync(join(root, 'bench', 'mutants.json'), 'utf8'))

/** The mutated text, or the whole of its first line if it goes on. */
function original(source, { start, end }) {
  const line = source.split('\n')[start.line - 1]
  return start.line === end.line ? line.slice(start.column - 1, end.column - 1) : `${line.slice(start.column - 1)} …`
}
const lineOf = (source, { start }) => source.split('\n')[start.line - 1].trim()

let killed = 0
let endless = 0
let equivalent = 0
const survivors = []
for (const [file, { source, mutants }] of Object.entries(report.files))
  for (const { status, location, replacement, mutatorName } of mutants) {
    if (status === 'Killed' || status === 'Timeout') killed++
    if (status === 'Timeout') endless++
    if (status !== 'Survived' && status !== 'NoCoverage') continue
    const line = lineOf(source, location)
    const listed = one => one.file === file && one.line === line && one.becomes === replacement
    if (equivalents.some(listed)) equivalent++
    else
      survivors.push(
        `${file}:${location.start.line}:${location.start.column} ${status === 'NoCoverage' ? 'never run ' : ''}${mutatorName}: ` +
          `${original(source, location)}  →  ${replacement.replace(/\s+/g, ' ')}\n      ${line}`,
      )
  }
const all = killed + equivalent + survivors.length
console.log(survivors.length ? `\nNot noticed:\n${survivors.join('\n')}` : '\nEvery one was noticed.')
console.log(
  `\n${places.join(' ')}: ${all} faults, ${killed} noticed (${endless} never ended), ${equivalent} equivalent, ${survivors.length} not noticed: ` +
    `${((100 * (killed + equivalent)) / all).toFixed(1)} %`,
)
