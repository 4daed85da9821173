import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { GAMES } from '../src/games/index.ts'

const HOME = ['src/views/HomeView.svelte', 'src/messages/en/common.ts']

/** What a first visit fetches in English: the page and home; and besides, each game's table. Style sheets count. */
export async function run(): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'masa-bundle-'))
  let chunks: Rolldown.OutputChunk[] = []
  const listen: Plugin = {
    name: 'masa-bench',
    writeBundle: (_, bundle) => void (chunks = Object.values(bundle).filter(part => part.type === 'chunk')),
  }
  await build({ logLevel: 'error', plugins: [listen], build: { outDir, emptyOutDir: true } })
  const read = (file: string) => readFileSync(join(outDir, file))
  const closure = (roots: readonly string[]) => {
    const seen = new Set<string>()
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || seen.has(chunk.fileName)) return
      for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) seen.add(file)
      for (const file of chunk.imports) visit(chunks.find(each => each.fileName === file))
    }
    for (const root of roots) {
      const chunk = chunks.find(each => each.moduleIds.some(id => id.endsWith(`/${root}`)))
      if (!chunk) throw new Error(`${root} is in no piece`)
      visit(chunk)
    }
    return seen
  }
  const told = (name: string, files: readonly string[], besides: string, goal: string) => {
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0)
    console.log(
      `  ${name.padEnd(10)} ${(bytes / 1000).toFixed(1)} kB, ${files.length} files ${besides}; asked for: ${goal}`,
    )
  }
  console.log('first load, packed with brotli')
  const home = closure(HOME)
  told('home', ['index.html', 'icon.svg', ...home], 'and the list of open tables', '45 kB, 8')
  for (const game of GAMES) {
    const rack = game === 'mahjong' || game === 'cotulenh' ? [] : ['rummy', 'rummy-board']
    const words = [game, `${game}-board`, ...rack].map(part => `src/messages/en/${part}.ts`)
    const table = closure(['src/views/TableView.svelte', `src/boards/${game}/index.ts`, ...words])
    const fresh = [...table].filter(file => !home.has(file))
    told(game, fresh, 'and the socket', '50 kB, 10')
  }
  await rm(outDir, { recursive: true })
}
