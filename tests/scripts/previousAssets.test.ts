import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepingPrevious } from '../../scripts/previousAssets.mjs'

it('serves the version before beside the new one, and no older', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'masa-previous-'))
  const page = join(dir, 'dist')
  const assets = join(page, 'assets')
  const build = (version: Record<string, string>) =>
    keepingPrevious(page, join(dir, 'build'), () => {
      rmSync(page, { recursive: true, force: true })
      mkdirSync(assets, { recursive: true })
      for (const [name, text] of Object.entries(version)) writeFileSync(join(assets, name), text)
    })
  await build({ 'board-1.js': 'one', 'same.js': 'same' })
  expect(readdirSync(assets)).toEqual(['board-1.js', 'same.js'])
  await build({ 'board-2.js': 'two', 'same.js': 'same' })
  expect(readdirSync(assets)).toEqual(['board-1.js', 'board-2.js', 'same.js'])
  await build({ 'board-3.js': 'three', 'other.js': 'other' })
  expect(readdirSync(assets)).toEqual(['board-2.js', 'board-3.js', 'other.js', 'same.js'])
  expect(readFileSync(join(assets, 'board-2.js'), 'utf8')).toBe('two')
  rmSync(dir, { recursive: true })
})
