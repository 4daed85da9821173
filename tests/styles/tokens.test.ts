import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../src')
const TOKENS = join('styles', 'tokens.css')
/** The same tokens for other eyes. */
const PALETTES = join('styles', 'palettes.css')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(svelte|css|ts)$/.test(file) && !file.startsWith('messages'))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** In components and sheets wherever it stands; in other code where a text is nothing but a colour (`this.#add` is none). */
const COLOUR =
  /(?<![\w.{&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\()|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi
const QUOTED = /['"`]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})['"`]|['"`](?:rgb|hsl)a?\(/gi

it('every colour is named in tokens.css, or again in palettes.css, and nowhere else', () => {
  const strays = files
    .filter(({ file }) => file !== TOKENS && file !== PALETTES)
    .flatMap(({ file, text }) =>
      [...text.matchAll(file.endsWith('.ts') ? QUOTED : COLOUR)].map(([colour]) => `${file}: ${colour}`),
    )
  expect(strays).toEqual([])
})

it('every name that is used is set somewhere, and every token is used', () => {
  const all = files.map(({ text }) => text).join('\n')
  const names = (pattern: RegExp, text = all) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))]
  const used = names(/(?:var\(\s*|token\(')(--[\w-]+)/g)
  const set = names(/(--[\w-]+)[:=]/g)
  // `--tile-${colour}` uses each that begins so.
  const fits = (use: string, name: string) => (use.endsWith('-') ? name.startsWith(use) : name === use)
  expect(used.filter(use => !set.some(name => fits(use, name)))).toEqual([])
  const tokens = names(/(--[\w-]+):/g, files.find(({ file }) => file === TOKENS)!.text)
  expect(tokens.filter(name => !used.some(use => fits(use, name)))).toEqual([])
})
