import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

type Chunk = { file: string; imports?: string[] }

/** What a first visit fetches: the page, home, the table page and mahjong with its English words. */
const HOME = ['index.html', 'src/views/HomeView.svelte', 'src/messages/en/common.ts']
const TABLE = [
  'src/views/TableView.svelte',
  'src/games/mahjong/index.ts',
  'src/boards/mahjong/index.ts',
  'src/messages/en/mahjong.ts',
  'src/messages/en/mahjong-board.ts',
]
const BUDGET = 90_000

export async function run(): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'masa-bundle-'))
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, manifest: true } })
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>
  const closure = (roots: readonly string[]) => {
    const seen = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk) throw new Error(`${key} is no chunk of its own`)
      if (seen.has(chunk.file)) return
      seen.add(chunk.file)
      chunk.imports?.forEach(visit)
    }
    roots.forEach(visit)
    return [...seen].filter(file => file.endsWith('.js'))
  }
  const gzipped = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length, 0)
  const home = gzipped(closure(HOME))
  const both = gzipped(closure([...HOME, ...TABLE]))
  await rm(outDir, { recursive: true })
  console.log('first load, JavaScript gzipped')
  console.log(`  home            ${(home / 1000).toFixed(1)} kB`)
  console.log(`  home + mahjong  ${(both / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB`)
}
