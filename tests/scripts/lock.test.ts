import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Entry = {
  version?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
type Packages = Record<string, Entry>

const TARGETS = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
]

/** The entry that Node would find from a package's folder: its own node_modules first, then its parents'. */
function resolve(packages: Packages, from: string, name: string): Entry | undefined {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    const found = packages[`${at}/node_modules/${name}`]
    if (found) return found
    if (!at.includes('/node_modules/')) return packages[`node_modules/${name}`]
  }
}

const listed = (list: string[] | undefined, name: string) => !list || list.includes(name)

/** "package on platform" wherever a package that is built apart for each platform has no build in the lock. */
function missing(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const builds = Object.entries(optionalDependencies)
    // Told by their names, or none would be missed where all are gone. One alone for one platform (fsevents) is a help, not a build.
    if (builds.length < 2 || !builds.some(([name]) => /linux|darwin|win32|windows/.test(name))) return []
    // Another version's, which lies further up for somebody else, will not do.
    const entries = builds.flatMap(([name, version]) => {
      const entry = resolve(packages, path, name)
      return entry?.version === version ? [entry] : []
    })
    const serves = ({ os, cpu }: (typeof TARGETS)[number]) =>
      entries.some(
        entry => entry.os?.includes(os) && entry.cpu?.includes(cpu) && (os !== 'linux' || listed(entry.libc, 'glibc')),
      )
    return TARGETS.filter(target => !serves(target)).map(({ os, cpu }) => `${path} on ${os} ${cpu}`)
  })
}

const lock = (): Packages =>
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')).packages

describe('the lock file', () => {
  it('has every platform’s build of every package that is built for platforms', () => {
    expect(missing(lock())).toEqual([])
  })

  it('would be found wanting if one build were gone', () => {
    const packages = lock()
    delete packages['node_modules/@rolldown/binding-darwin-arm64']
    expect(missing(packages)).toEqual(['node_modules/rolldown on darwin arm64'])
  })

  it('would be found wanting if one build were there in another version alone', () => {
    const packages = lock()
    delete packages['node_modules/partykit/node_modules/@esbuild/win32-x64']
    expect(missing(packages)).toEqual(['node_modules/partykit/node_modules/esbuild on win32 x64'])
  })

  it('would be found wanting if all builds were gone', () => {
    const packages = lock()
    for (const path of Object.keys(packages)) if (path.startsWith('node_modules/@oxc-parser/')) delete packages[path]
    expect(missing(packages)).toEqual(TARGETS.map(({ os, cpu }) => `node_modules/oxc-parser on ${os} ${cpu}`))
  })

  it('would be found wanting if it served musl alone, or this machine alone', () => {
    const packages = lock()
    for (const path of Object.keys(packages))
      if (/node_modules\/@rolldown\/binding-(?!linux-x64)/.test(path)) delete packages[path]
    delete packages['node_modules/@rolldown/binding-linux-x64-gnu']
    expect(missing(packages)).toEqual(TARGETS.map(({ os, cpu }) => `node_modules/rolldown on ${os} ${cpu}`))
  })
})
