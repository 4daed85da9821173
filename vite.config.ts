import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { offline } from './scripts/offline.mjs'
import { build } from './scripts/version.mjs'

const room = `http://127.0.0.1:${process.env.MASA_PARTY_PORT ?? 1999}`

// Left alone, the bundler cuts what every page shares into a dozen crumbs that hardly compress.
const groups = [
  {
    name: 'base',
    test: /node_modules\/svelte\/|preload-helper|src\/(App|client\/(base|choice|comfort|local|memory|settings|navigation|route|visited)|games\/index|messages\/index|boards\/index|styles\/|table\/roomId|views\/(index|LostView)|components\/(Icon|LanguagePicker|Offline))/,
  },
  // Home reads nothing from outside that needs a schema.
  { name: 'schema', test: /node_modules\/valibot/, priority: 2 },
  { name: 'table', test: /src\/(client\/pointer|components\/(TopBar|place|typing|CallPrompt|SeatPlate|Clock))/ },
]

/** The page says which build it is: in a script it would give every piece that imports it another name with each build. */
const named: Plugin = {
  name: 'masa-build',
  apply: 'build',
  transformIndexHtml: html => html.replace('data-base=', `data-build="${build()}" data-base=`),
}

export default defineConfig({
  // Pieces of the page find each other wherever they lie; only the page itself names places, and the server may move those.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  plugins: [svelte(), named, offline(build)],
  // In one piece each, and as modules: the games are awaited where the room's worker reads its own.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: { '/parties': { target: room, ws: true }, '/api': room, '/health': room, '/metrics': room, '/admin': room },
  },
})
