import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig, minifySync, type Plugin, type Rolldown } from 'vite'
import { pieces } from './scripts/chunks.mjs'
import { withoutFacades } from './scripts/facadeChunks.mjs'
import { offline } from './scripts/offline.mjs'
import { build } from './scripts/version.mjs'
import { GAMES } from './src/games/index.ts'
import { LANGUAGES } from './src/table/constants.ts'

const room = `http://127.0.0.1:${process.env.MASA_PARTY_PORT ?? 1999}`

/** What is fetched between the tap and the board, and home itself. */
const HASTY = new RegExp(`/(HomeView|table|${GAMES.join('|')})-[^/]*$`)

/** The page says which build it is: in a script it would give every piece that imports it another name with each build. */
const named: Plugin = {
  name: 'masa-build',
  apply: 'build',
  transformIndexHtml: html => html.replace('data-base=', `data-build="${build()}" data-base=`),
}

/**
 * What has to come first is in the page itself: the script that runs before the first paint, and the names of the pieces
 * it asks for, by page and by language.
 */
const early: Plugin = {
  name: 'masa-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const script = minifySync('early.js', readFileSync('public/early.js', 'utf8')).code.trim()
      const hash = createHash('sha256').update(script).digest('base64')
      return (
        html
          .replace('data-base=', `data-parts='${JSON.stringify(partsOf(bundle))}' data-base=`)
          .replace('<script src="/early.js"></script>', () => `<script>${script}</script>`)
          .replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
          // The style sheet holds up only what stands behind it, so the skeleton does not wait for it.
          .replace(/( *<link rel="stylesheet"[^>]*>\n)([^]*?)( *<div id="app">)/, '$2$1$3')
      )
    },
  },
}

function partsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter(each => each.type === 'chunk')
  const filesOf = (end: string): string[] => {
    const entry = chunks.find(each => each.moduleIds.some(id => id.endsWith(end)) && !each.isEntry)
    return entry ? [entry.fileName, ...(entry.viteMetadata?.importedCss ?? [])] : []
  }
  const words = LANGUAGES.map(lang => [`words ${lang.slice(0, 2)}`, filesOf(`/src/messages/${lang}/common.ts`)])
  return {
    home: filesOf('/src/views/HomeView.svelte'),
    table: filesOf('/src/views/TableView.svelte'),
    palettes: filesOf('/src/styles/palettes.css').filter(file => file.endsWith('.css')),
    ...(Object.fromEntries(words) as Record<string, string[]>),
  }
}

export default defineConfig({
  // Pieces of the page find each other wherever they lie; only the page itself names places, and the server may move those.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  plugins: [svelte(), withoutFacades(), named, early, offline(build)],
  // In one piece each, and as modules: the games are awaited where the room's worker reads its own.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Every page would have to carry the list of what every other needs: it is kept for the way to a table.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || HASTY.test(file) ? needed : needed.filter(each => each.endsWith('.css')),
    },
    rolldownOptions: {
      // On a slow machine it would tell whoever only starts the server what took how long.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: pieces() } },
      // Svelte's custom elements, which we have none of, would come with every page: they are a class of their own.
      treeshake: {
        moduleSideEffects: [
          { test: /svelte\/src\/internal\/client\/dom\/elements\/custom-element\.js$/, sideEffects: false },
        ],
      },
    },
  },
  server: {
    proxy: { '/parties': { target: room, ws: true }, '/api': room, '/health': room, '/metrics': room, '/admin': room },
  },
})
