import { Linter } from 'eslint'
import { resolve } from 'node:path'
import ts from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { house } from '../../scripts/walls.mjs'

/** What the wall says of one line in a file. */
function said(file: string, code: string, options: { may: string[]; never?: string[]; starts?: string[] }): number {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: ts.parser },
    plugins: { house },
    rules: { 'house/wall': ['error', options] as const },
  }
  const cwd = resolve(import.meta.dirname, '../..')
  return new Linter({ cwd }).verify(code, [config as unknown as Linter.Config], resolve(cwd, file)).length
}
const may = ['src/games/okey/', 'src/games/game.ts', 'valibot']

describe('a wall', () => {
  it.each([
    [0, "import '../game.ts'"],
    [0, "import './rules/tiles.ts'"],
    [0, "import 'valibot'"],
    [1, "import '../okey101/index.ts'"],
    [1, "import '../game.ts.ts'"],
    [1, "import '../../table/deal.ts'"],
    [1, "import 'svelte/store'"],
    [1, "import 'valibots'"],
    [1, "export * from '../remi/index.ts'"],
    [1, "export { a } from '../remi/index.ts'"],
    [1, "void import('../remi/index.ts')"],
    [1, 'void import(`../remi/index.ts`)'],
    [1, "void import('../' + game)"],
    [1, "import type { State } from '../remi/types.ts'"],
    [1, "type State = import('../remi/types.ts').State"],
    [1, "import remi = require('../remi/index.ts')"],
    [1, "new URL('../remi/index.ts', import.meta.url)"],
    [0, "new URL('../remi/index.ts', location.href)"],
    [1, "import.meta.glob('../remi/*.ts')"],
    [2, "import.meta.glob(['./rules/*.ts', '!./rules/a.ts', '../remi/*.ts', '../*/index.ts'])"],
    [0, 'export const a = 1'],
  ])('has %i to say of %s', (times, code) => {
    expect(said('src/games/okey/apply.ts', code, { may })).toBe(times)
  })

  it('lets a worker be started by its address, and never imported', () => {
    const starts = ['party/platform/browser.ts']
    const address = "'../../party/platform/browser.ts'"
    expect(said('src/client/deviceRoom.ts', `new URL(${address}, import.meta.url)`, { may, starts })).toBe(0)
    expect(said('src/client/deviceRoom.ts', `import ${address}`, { may, starts })).toBe(1)
  })

  it('shuts out what is named apart', () => {
    const never = ['src/games/okey/bot/']
    expect(said('src/games/okey/apply.ts', "import './bot/index.ts'", { may, never })).toBe(1)
    expect(said('src/games/okey/apply.ts', "import './rules/bot.ts'", { may, never })).toBe(0)
  })
})
