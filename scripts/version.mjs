// Which build this is: the version, and a hash of all that page and worker are made from.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** What page and worker are made from. */
export const SOURCES = [
  'src',
  'party',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/engine.mjs',
  'scripts/offline.mjs',
  'package-lock.json',
]

/** Every file of it, in an order that is the same everywhere. */
function files(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.flatMap(name => files(`${path}/${name}`))
}

export function build() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(files)) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return `${version}+${hash.digest('hex').slice(0, 10)}`
}
