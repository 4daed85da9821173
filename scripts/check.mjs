// npm run check [-- --since REF]: the quick loop. Types of everything; lint, format and tests of what changed since main.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { command, flag, install, root, spoken } from './setup.mjs'

await install()
const began = Date.now()
const since = flag('since') ?? 'main'
/** What git answers; null: it could not. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
const base = git('merge-base', 'HEAD', since) ?? git('merge-base', 'HEAD', `origin/${since}`)
if (base === null) {
  console.error(
    `What has changed since ${since} only git can tell, and it knows nothing of that here (npm run check -- --since REF). npm test tries everything.`,
  )
  process.exit(1)
}
const changed = [
  git('diff', '--relative', '-z', '--name-only', '--diff-filter=d', base),
  git('ls-files', '-z', '--others', '--exclude-standard'),
]
  .flatMap(list => list.split('\0'))
  .filter(file => file && existsSync(join(root, file)))
if (!changed.length) {
  console.log(`Nothing has changed since ${since}.`)
  process.exit(0)
}

const code = changed.filter(file => /\.(m?js|ts|svelte)$/.test(file))
// The unit tests that reach a changed file; those on a real server and in a browser belong to `npm test`.
const tested = code.filter(file => /^(src|party|scripts|tests)\//.test(file) && !file.startsWith('tests/live/'))

/**
 * A change within a game's own folders is tried on that game: the tests of others lie in their folders or say of which
 * game they are, and what names no game itself (the room's tests with a toy) cannot tell one game from another.
 */
const games = readdirSync(join(root, 'src', 'games'), { withFileTypes: true }).flatMap(one =>
  one.isDirectory() ? [one.name] : [],
)
const touched = tested.map(file => /^(?:src|tests)\/(?:games|boards)\/(\w+)\//.exec(file)?.[1] ?? '')
const ofGames = touched.every(game => games.includes(game))
/** The room knows no game by name: a change of its own is tried with one that has calls and one without chance. */
const ofRoom = tested.every(file => /^(?:tests\/)?party\//.test(file))
const tried = ofGames ? touched : ofRoom ? ['mahjong', 'cotulenh'] : games
const left = games.filter(game => !tried.includes(game))
const gameless = () =>
  readdirSync(join(root, 'tests'), { recursive: true })
    .filter(file => file.endsWith('.test.ts') && !readFileSync(join(root, 'tests', file), 'utf8').includes('games/'))
    .map(file => `tests/${file.replaceAll('\\', '/')}`)
    .filter(file => !file.startsWith('tests/games/') && !tested.includes(file))
const excluded = ofGames ? [...left.map(game => `tests/games/${game}/**`), ...gameless()] : []
const only = left.length ? ['--testNamePattern', `^(?!.*\\bof (${left.join('|')})\\b)`] : []

const env = { ...process.env, MASA_SHORT: '1', MASA_EXCLUDE: excluded.join(' ') }
const failed = []
/** One tool, quietly; its words are shown when it fails. */
async function step(label, name, args) {
  const from = Date.now()
  const { ok, said } = await spoken([command(name), ...args], { env })
  console.log(`${ok ? '✓' : '✗'} ${label} (${((Date.now() - from) / 1000).toFixed(1)} s)`)
  if (!ok) {
    failed.push(label)
    console.log(said)
  }
}

console.log(`${changed.length} files have changed since ${since}.`)
async function types() {
  await step('types', 'svelte-check', [
    '--tsconfig',
    './tsconfig.json',
    '--fail-on-warnings',
    '--tsgo',
    '--incremental',
  ])
  await step('types of what comes from outside', 'tsc', ['-p', 'tsconfig.outside.json'])
}
async function others() {
  const cache = ['--cache', '--cache-strategy', 'content']
  await step('format', 'prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...changed])
  if (code.length)
    await step('lint', 'eslint', [...cache, '--cache-location', '.tmp/eslint', '--no-warn-ignored', ...code])
  if (tested.length)
    await step('tests', 'vitest', ['related', '--run', '--project', 'unit', '--passWithNoTests', ...only, ...tested])
}
await Promise.all([types(), others()])
console.log(
  `${failed.length ? `✗ ${failed.join(', ')}` : '✓ all well'} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
)
process.exit(failed.length ? 1 : 0)
