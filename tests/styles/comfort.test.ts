import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHOICES } from '../../src/client/comfort.svelte.ts'
import { contrast, difference, seen, type Sight } from './colour.ts'

const css = ['tokens', 'palettes']
  .map(name => readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), 'utf8'))
  .join('')
  .replace(/\/\*.*?\*\//gs, '')
const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
  selectors: selectors.split(',').map(selector => selector.trim()),
  tokens: Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
}))

type Where = Record<'theme' | 'contrast' | 'sight' | 'felt', string>

/** Every token where these attributes stand: of two rules the one that asks for more of them wins, else the later. */
function tokensIn(where: Where): Record<string, string> {
  const found = blocks.flatMap(({ selectors, tokens }, order) =>
    selectors.flatMap(selector => {
      const asked = [...selector.matchAll(/\[data-(\w+)='(\w+)'\]/g)].map(([, name, value]) => ({ name, value }))
      const fits = asked.every(({ name, value }) => where[name as keyof Where] === value)
      // What the cloth says is nearer than what the page does.
      const near = asked.some(({ name }) => name === 'felt') ? 100 : 0
      return fits ? [{ tokens, weight: near + asked.length, order }] : []
    }),
  )
  found.sort((a, b) => a.weight - b.weight || a.order - b.order)
  return Object.assign({}, ...found.map(({ tokens }) => tokens)) as Record<string, string>
}

const THEMES = ['evening', 'day']
const FELTS = ['green', 'teal', 'blue', 'burgundy', 'plum', 'map']
const inHigh = THEMES.flatMap(theme => FELTS.map(felt => ({ theme, felt, contrast: 'high', sight: 'full' })))

/** What is read, and all it may lie on. */
const READ: [texts: string[], grounds: string[]][] = [
  [
    ['text', 'text-soft', 'accent-text', 'danger', 'good'],
    ['room', 'surface', 'surface-raised', 'field'],
  ],
  [
    ['', '-soft', '-good', '-bad', '-urgent', '-red', '-blue'].map(kind => `on-felt${kind}`),
    ['felt-light', 'felt', 'felt-deep'],
  ],
  [['on-plate', 'on-plate-soft', 'on-plate-lit', 'amber'], ['plate']],
  [['on-amber'], ['amber-light', 'amber', 'amber-low']],
  [['gleam'], ['danger-fill', 'good-fill']],
  [
    ['tile-red', 'tile-amber', 'tile-blue', 'tile-black', 'tile-green', 'ink', 'ink-soft', 'face-black', 'face-green']
      .concat(['rummy-red', 'rummy-amber', 'rummy-blue', 'rummy-black', 'rummy-joker'])
      .concat(['army-red', 'army-blue']),
    ['ivory'],
  ],
]

describe('high contrast', () => {
  it.each(inHigh)('has 7 to 1 for all that is read, $theme on $felt', where => {
    const tokens = tokensIn(where)
    for (const [texts, grounds] of READ)
      for (const text of texts)
        for (const ground of grounds)
          expect(contrast(tokens[`--${text}`], tokens[`--${ground}`]), `${text} on ${ground}`).toBeGreaterThanOrEqual(7)
  })

  it('keeps the tiles at 7 to 1 for every sight', () => {
    for (const sight of CHOICES.sight) {
      const tokens = tokensIn({ theme: 'evening', felt: 'green', contrast: 'high', sight })
      for (const colour of COLOURS) expect(contrast(tokens[colour], tokens['--ivory']), sight).toBeGreaterThanOrEqual(7)
    }
  })
})

const COLOURS = ['--rummy-red', '--rummy-amber', '--rummy-blue', '--rummy-black']

describe.each(CHOICES.sight)('to %s sight', sight => {
  const eyes: Sight = sight
  it.each(CHOICES.contrast)('any two colours of tiles differ by more than 20, contrast %s', contrastWanted => {
    const tokens = tokensIn({ theme: 'evening', felt: 'green', contrast: contrastWanted, sight })
    const pairs = COLOURS.flatMap((one, i) => COLOURS.slice(i + 1).map(other => [one, other]))
    for (const [one, other] of [...pairs, ['--army-red', '--army-blue'], ['--tile-good', '--amber']])
      expect(difference(seen(tokens[one], eyes), seen(tokens[other], eyes)), `${one} ${other}`).toBeGreaterThan(20)
  })

  it('the sketches on the home page have the colours of the tiles', () => {
    const tokens = tokensIn({ theme: 'evening', felt: 'green', contrast: 'high', sight })
    for (const colour of COLOURS) expect(tokens[colour.replace('rummy', 'tile')]).toBe(tokens[colour])
  })
})

it('a ring round what has the focus is seen wherever it may be', () => {
  for (const theme of THEMES)
    for (const contrastWanted of CHOICES.contrast)
      for (const felt of FELTS) {
        const tokens = tokensIn({ theme, felt, contrast: contrastWanted, sight: 'full' })
        for (const ground of ['room', 'surface', 'surface-raised'])
          expect(contrast(tokens['--focus'], tokens[`--${ground}`]), `${theme} ${ground}`).toBeGreaterThanOrEqual(3)
        for (const ground of ['felt-light', 'felt', 'felt-deep', 'wood-light', 'wood', 'wood-deep', 'plate'])
          expect(
            contrast(tokens['--focus-on-felt'], tokens[`--${ground}`]),
            `${felt} ${ground}`,
          ).toBeGreaterThanOrEqual(3)
      }
})

it('counts differences as the authors of CIEDE2000 do', () => {
  // Of the pairs they give for trying one's own.
  const pair = (L: number, a: number, b: number) => ({ L, a, b })
  expect(difference(pair(50, 2.6772, -79.7751), pair(50, 0, -82.7485))).toBeCloseTo(2.0425, 4)
  expect(difference(pair(50, 2.5, 0), pair(73, 25, -18))).toBeCloseTo(27.1492, 4)
  expect(difference(pair(50, -1.3802, -84.2814), pair(50, 0, -82.7485))).toBeCloseTo(1, 4)
  expect(difference(pair(50, 2.5, 0), pair(50, 0, -2.5))).toBeCloseTo(4.3065, 4)
  expect(difference(pair(22.7233, 20.0904, -46.694), pair(23.0331, 14.973, -42.5619))).toBeCloseTo(2.0373, 4)
})
