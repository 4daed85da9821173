import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { LANGUAGES } from '../../src/table/protocol.ts'
import { card, words } from './words.ts'

const root = resolve(import.meta.dirname, '../..')
const LINE = "  nim: { rules: () => import('./nim/index.ts'), coach: () => import('./nim/bot/index.ts') },\n"

/** The whole project with a seventh game in it: its folders, its words, its facts, and one line in the register. */
export function copyWithSeventh(): string {
  const copy = mkdtempSync(join(tmpdir(), 'masa-seventh-'))
  for (const name of readdirSync(root))
    if (!['node_modules', '.git', '.masa', '.tmp', 'dist', 'build', 'test-results'].includes(name))
      cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
  for (const part of ['src/games/nim', 'src/boards/nim', 'tests/games/nim']) {
    cpSync(join(root, 'tests/seventh', part), join(copy, part), { recursive: true })
    for (const file of readdirSync(join(copy, part), { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue
      const path = join(file.parentPath, file.name)
      writeFileSync(path, atHome(readFileSync(path, 'utf8')))
    }
  }
  for (const lang of LANGUAGES) {
    const folder = join(copy, 'src/messages', lang)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'nim-card.ts'), `export default ${JSON.stringify(card)}\n`)
    writeFileSync(join(folder, 'nim.ts'), `export default ${JSON.stringify(words)}\n`)
  }
  const register = join(copy, 'src/games/index.ts')
  const text = readFileSync(register, 'utf8')
  writeFileSync(register, text.replace('} satisfies Record<string, Entry>', `${LINE}} satisfies Record<string, Entry>`))
  return copy
}

/** In the copy its files stand two folders nearer to the root. */
const atHome = (text: string) => text.replaceAll(/(?:\.\.\/){2}((?:\.\.\/)+(?:src|laws)\/)/g, '$1')
