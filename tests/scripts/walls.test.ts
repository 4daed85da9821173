import { Linter } from 'eslint'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { house } from '../../scripts/walls.mjs'

/** What the wall says of one line in a file. */
function said(file: string, code: string, options: { may: string[]; never?: string[] }): number {
  const config = { files: ['**/*.js'], plugins: { house }, rules: { 'house/wall': ['error', options] as const } }
  const cwd = resolve(import.meta.dirname, '../..')
  return new Linter({ cwd }).verify(code, [config as unknown as Linter.Config], resolve(cwd, file)).length
}
const may = ['src/games/okey/', 'src/games/game.ts', 'valibot']

describe('a wall', () => {
  it.each([
    [0, "import '../game.ts'"],
    [0, "import './rules/tiles.js'"],
    [0, "import 'valibot'"],
    [1, "import '../okey101/index.ts'"],
    [1, "import '../game.ts.js'"],
    [1, "import '../../table/deal.ts'"],
    [1, "import 'svelte/store'"],
    [1, "import 'valibots'"],
    [1, "export * from '../remi/index.ts'"],
    [1, "export { a } from '../remi/index.ts'"],
    [1, "void import('../remi/index.ts')"],
    [0, 'export const a = 1'],
  ])('has %i to say of %s', (times, code) => {
    expect(said('src/games/okey/apply.js', code, { may })).toBe(times)
  })

  it('shuts out what is named apart', () => {
    const never = ['src/games/okey/bot/']
    expect(said('src/games/okey/apply.js', "import './bot/index.ts'", { may, never })).toBe(1)
    expect(said('src/games/okey/apply.js', "import './rules/bot.ts'", { may, never })).toBe(0)
  })
})
