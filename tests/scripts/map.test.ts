import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
// Git is not asked: who has unpacked an archive has none.
const ignored = ['.git/', ...readFileSync(join(root, '.gitignore'), 'utf8').split('\n')]
const files = readdirSync(root, { withFileTypes: true }).flatMap(({ name }) =>
  ignored.includes(`${name}/`) ? [] : [name, ...inside(name)],
)
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map(name => `docs/${name}`)]

function inside(name: string): string[] {
  if (!statSync(join(root, name)).isDirectory()) return []
  const inner = readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
  return inner.map(path => `${name}/${path.replaceAll('\\', '/')}`)
}

/** What is written as a file of ours: with a folder it ends some path, alone it is some file's name; a star stands for any. */
const NAMED = /(?<![\w/.:@<-])((?:[\w-]+\/|\*\/)*[\w.*-]+\.(?:svelte\.ts|ts|mjs|js|svelte|css|yml))(?![\w/])/g
/** What a build makes. */
const BUILT = /^(dist|out)\//

it.each(pages.filter(page => page.endsWith('.md')))('every file that %s names is there', page => {
  // `<id>` stands for any game's.
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/<\w+>/g, '*')
  const named = [...new Set([...text.matchAll(NAMED)].map(([, name]) => name!))].filter(name => !BUILT.test(name))
  const isThere = (name: string) => {
    const pattern = new RegExp(`(^|/)${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    return files.some(file => pattern.test(file))
  }
  expect(named.filter(name => !isThere(name))).toEqual([])
})
