import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const room = `http://127.0.0.1:${process.env.MASA_PARTY_PORT ?? 1999}`

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: 'dist', target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/parties': { target: room, ws: true } } },
})
