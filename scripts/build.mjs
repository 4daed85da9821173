// What a server needs: the page in dist/, the worker in build/. Made again only when something it is made from is newer.
import { existsSync, mkdirSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from './compress.mjs'
import { keepingPrevious } from './previousAssets.mjs'
import { root, run } from './setup.mjs'
import { SOURCES } from './version.mjs'

const STAMP = join(root, 'build', 'stamp')

/** Where the worker's bundle is. */
export const worker = join(root, 'build')
export const page = join(root, 'dist')

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map(name => newest(join(path, name))))
}

const changed = () => Math.max(...SOURCES.map(path => newest(join(root, path))))

/** An image or a package may bring both without their sources. */
const built = () =>
  existsSync(join(page, 'index.html')) &&
  existsSync(STAMP) &&
  (!existsSync(join(root, 'src')) || statSync(STAMP).mtimeMs > changed())

export async function build() {
  if (built()) return
  await keepingPrevious(page, worker, async () => {
    await run('vite', ['build', '--logLevel', 'warn'])
    compress(page)
  })
  const { bundle } = await import('./engine.mjs')
  mkdirSync(worker, { recursive: true })
  await bundle(worker)
  writeFileSync(STAMP, '')
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await build()
