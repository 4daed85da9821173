// Runs the unit tests for Stryker, in the process where it plants its faults. Stryker's own runner for vitest starts a
// thread and loads every test anew for each fault; here they are loaded once, and a fault costs what its tests cost.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { register as hook } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { collectTests, getFn, getHooks } from '@vitest/runner'
import { register } from 'tsx/esm/api'

/** Where the instrumented code reads which fault is planted, and counts what was reached. */
const planted = (globalThis.__stryker__ ??= {})
const config = {
  name: '',
  sequence: { hooks: 'stack', setupFiles: 'list', seed: 1 },
  setupFiles: [],
  // Whoever counts what is reached, beside other work, is slow.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  maxConcurrency: 1,
  retry: 0,
  tags: [],
  allowOnly: true,
}

/** In Stryker's copy of the project: the tests by the time they take, and how often each reached each fault's place. */
const ORDER = 'order.json'

/** A test that reaches a fault's place so many times as often as without it goes round and round. */
const ROUNDS = 50
const FEW = 10_000

/** What the tests of one fault may take together in the first round, in milliseconds of processor time. */
const FIRST = 4000

/** What Vite does where a module asks for every file of a pattern: `import.meta.glob` becomes this, and is awaited. */
async function glob(address, patterns, { eager = false, import: name } = {}) {
  const files = {}
  for (const pattern of [patterns].flat()) {
    const folder = pattern.slice(0, pattern.indexOf('*')).replace(/[^/]*$/, '')
    const fits = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    for (const inner of readdirSync(join(dirname(fileURLToPath(address)), folder), { recursive: true })) {
      const path = folder + inner.replaceAll('\\', '/')
      const url = new URL(path, address)
      const load = async () => {
        const module = await import(url.href)
        return name ? module[name] : module
      }
      if (fits.test(path)) files[path] = eager ? await load() : load
    }
  }
  return files
}
/** Runs where modules are read: it is given to Node as text. */
const GLOB_HOOK = `export async function load(url, context, next) {
  const read = await next(url, context)
  const text = read.source && url.startsWith('file:') ? String(read.source) : ''
  if (!text.includes('import.meta.glob(')) return read
  return { ...read, source: text.replaceAll('import.meta.glob(', 'await globalThis.__glob(import.meta.url, ') }
}`

/** Every test in a task, with the suites it lies in (its file first) and a name of its own. */
function listed(task, suites) {
  if (task.type === 'suite') return task.tasks.flatMap(inner => listed(inner, [...suites, task]))
  return [{ task, suites, id: [...suites, task].map(({ name }) => name).join(' > '), ms: 0 }]
}

class Runner {
  static inject = []
  tests = []
  /** By test and fault: how often its place was reached. */
  hits = {}
  /** A promise that nobody waited for was broken. */
  stray = null

  /** What was worked out while the tests were loaded stays as it was: to load them anew would take seconds a fault. */
  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    register()
    globalThis.__glob = glob
    hook(`data:text/javascript,${encodeURIComponent(GLOB_HOOK)}`)
    process.on('unhandledRejection', error => (this.stray ??= error))
    for (const level of ['log', 'info', 'error']) console[level] = () => {}
    // Svelte's state, for the part of the client that judges a deal: nobody watches it here.
    globalThis.$state = Object.assign(value => value, { raw: value => value })
    // What `expect` looks for when it is loaded outside of vitest.
    globalThis.__vitest_worker__ = { config: {}, environment: {}, metaEnv: {}, ctx: {}, rpc: {}, durations: {} }
    // Stryker has moved to its copy of the project by now.
    const root = process.cwd()
    const specs = process.env.MASA_TESTS.split(' ').map(file => ({ filepath: join(root, file) }))
    const importFile = file => import(pathToFileURL(file).href)
    const files = await collectTests(specs, { config: { ...config, root }, importFile })
    for (const file of files)
      for (const error of file.result?.errors ?? []) throw new Error(`${file.name}: ${error.stack}`)
    const times = new Map()
    for (const test of files.flatMap(file => file.tasks.flatMap(task => listed(task, [file])))) {
      times.set(test.id, (times.get(test.id) ?? 0) + 1)
      this.tests.push({ ...test, id: `${test.id} ${times.get(test.id)}` })
    }
    // After a fault that never ended, the process is a new one.
    const { order, hits } = existsSync(ORDER) ? JSON.parse(readFileSync(ORDER, 'utf8')) : { order: [], hits: {} }
    this.hits = hits
    const places = new Map(order.map((id, place) => [id, place]))
    this.tests.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
  }

  async dryRun() {
    planted.activeMutant = undefined
    const tests = []
    for (const test of this.tests) {
      const began = performance.now()
      const from = process.cpuUsage()
      planted.currentTestId = test.id
      const { error } = await this.run([test])
      planted.currentTestId = undefined
      // Other work on the machine makes no test a slow one.
      test.ms = process.cpuUsage(from).user / 1000
      const timeSpentMs = performance.now() - began
      const said = { id: test.id, name: test.id, timeSpentMs, fileName: test.suites[0].filepath }
      tests.push(error ? { ...said, status: 1, failureMessage: error.message } : { ...said, status: 0 })
    }
    // The quickest first: most faults are noticed by a small test. What takes long is left to the second round.
    this.tests.sort((a, b) => a.ms - b.ms)
    const { perTest } = planted.mutantCoverage
    const spent = {}
    for (const { id, ms } of process.env.MASA_LAWS ? [] : this.tests)
      for (const fault of Object.keys(perTest[id] ?? {})) {
        spent[fault] = (spent[fault] ?? 0) + ms
        if (spent[fault] > FIRST) delete perTest[id][fault]
      }
    this.hits = perTest
    writeFileSync(ORDER, JSON.stringify({ order: this.tests.map(({ id }) => id), hits: this.hits }))
    return { status: 'complete', tests, mutantCoverage: planted.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter }) {
    planted.activeMutant = activeMutant.id
    const reached = testFilter ? this.tests.filter(({ id }) => testFilter.includes(id)) : this.tests
    const { error, killer, count } = await this.run(reached)
    planted.activeMutant = undefined
    if (planted.hitCount > planted.hitLimit) return { status: 'timeout', reason: 'it went round and round' }
    return error
      ? { status: 'killed', killedBy: [killer.id], failureMessage: `${error.message}`, nrOfTests: count }
      : { status: 'survived', nrOfTests: count }
  }

  /** Runs them with their hooks until one fails. */
  async run(tests) {
    const entered = new Set()
    let count = 0
    for (const test of tests) {
      const { task, suites } = test
      this.stray = null
      count++
      const usual = this.hits[test.id]?.[planted.activeMutant] ?? 0
      Object.assign(planted, { hitCount: 0, hitLimit: ROUNDS * usual + FEW })
      try {
        for (const suite of suites.filter(each => !entered.has(each))) {
          entered.add(suite)
          for (const hook of getHooks(suite).beforeAll) await hook(suite)
        }
        for (const suite of suites) for (const hook of getHooks(suite).beforeEach) await hook(task.context, suite)
        await getFn(task)()
        for (const suite of suites) for (const hook of getHooks(suite).afterEach) await hook(task.context, suite)
        if (this.stray) throw this.stray
      } catch (error) {
        return { error: error instanceof Error ? error : new Error(String(error)), killer: test, count }
      }
    }
    for (const suite of entered) for (const hook of getHooks(suite).afterAll) await hook(suite)
    return { count }
  }
}

/** Says what was left as soon as it is known: a run that takes hours may be broken off. */
class Survivors {
  static inject = []

  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return
    const { line, column } = location.start
    const text = replacement.replace(/\s+/g, ' ')
    process.stdout.write(`${status} ${fileName}:${line}:${column} ${mutatorName} → ${text}\n`)
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'masa', injectableClass: Runner },
  { kind: 'Reporter', name: 'survivors', injectableClass: Survivors },
]
