import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codeOf, FJ, J } from '../../src/rummy/tiles.ts'
import { makeTiles } from '../../src/games/mahjong/rules/tiles.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cache = new Map<string, string>()

/** The code of a folder, comments left out. */
export function sources(folder: string, kind: 'svelte' | 'ts|svelte' = 'ts|svelte'): string {
  return codeIn(folder, new RegExp(`\\.(${kind})$`))
}

/** The same without what a board's rules page and lessons are made of, which have words of their own. */
export const boardSources = (folder: string, kind: 'svelte' | 'ts|svelte'): string =>
  codeIn(folder, new RegExp(`/(?!Pictures|Lesson|points)\\w+(\\.svelte)?\\.(${kind})$`))

function codeIn(folder: string, kind: RegExp): string {
  const name = `${folder} ${kind.source}`
  if (!cache.has(name)) cache.set(name, read(`${root}${folder}`, kind))
  return cache.get(name)!
}

function read(path: string, kind: RegExp): string {
  if (!existsSync(path)) return ''
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .map(name => read(`${path}/${name}`, kind))
      .join('\n')
  if (!kind.test(path)) return ''
  return readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<!:)\/\/.*$/gm, '')
}

/** Keys said by name: say('…'). */
export const literals = (code: string): string[] => [...code.matchAll(/\bsay\(\s*'([^']+)'/g)].map(match => match[1])

/**
 * What rules write down as their reasons, reached in play or not: `why: 'notYours'`, `key: 'win'`.
 * The compiler only knows that some game has words for it.
 */
export const reasons = (code: string, field: 'why' | 'key'): string[] =>
  [...code.matchAll(new RegExp(`\\b${field}: ([^,;{}\n]+)`, 'g'))].flatMap(([, value]) =>
    [...value.matchAll(/(?<![!=]== )'([\w.]+)'(?!\])/g)].map(match => match[1]),
  )

/** The same by a short way: `no('keepOne')` refuses, and a bot's function that ends with `return 'ready'` may give a hint. */
export const refusals = (code: string): string[] => [...code.matchAll(/\bno\('([\w.]+)'/g)].map(match => match[1])
export const answers = (code: string): string[] => [...code.matchAll(/\breturn '(\w+)'/g)].map(match => match[1])

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Keys put together: `event.${event.type}` says event.drew if 'drew' is a word of the same code. */
function composed(code: string): RegExp[] {
  const found = [...code.matchAll(/`([a-z0-9]+[a-zA-Z0-9.]*\.\$\{[^`\n]*)`/g)].map(match => match[1])
  return [...new Set(found)].map(
    text =>
      new RegExp(
        `^${text
          .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
          .map(escaped)
          .join('([\\w.-]*)')}$`,
      ),
  )
}

const SHARED = [
  'src/components',
  'src/views',
  'src/client',
  'src/table',
  'src/circle',
  'src/boards/rummy',
  'src/rummy',
  'party',
]
const codes = new Map<string, { code: string; patterns: RegExp[] }>()
function codeFor(id: string | null): { code: string; patterns: RegExp[] } {
  const name = id ?? '*'
  if (!codes.has(name)) {
    const own = id === null ? ['src/games', 'src/boards'] : [`src/games/${id}`, `src/boards/${id}`]
    const code = [...own, ...SHARED].map(folder => sources(folder)).join('\n')
    codes.set(name, { code, patterns: composed(code) })
  }
  return codes.get(name)!
}

const TILES = new Set([
  ...[...Array.from({ length: 52 }, (_, face) => face), FJ, J].map(face => codeOf(face)),
  ...Array.from({ length: 42 }, (_, kind) => makeTiles([kind])),
])
/** What rules utter as data: it must stand in their code as a string or as a table's entry, not merely as a word. */
const UTTERED = /^(no|line|end|hint|stat)\./

/** Whether the code of a game (or any code, without one) can say this key. */
export function referenced(key: string, id: string | null): boolean {
  const { code, patterns } = codeFor(id)
  if (code.includes(`'${key}'`) || code.includes(`\`${key}\``)) return true
  const [head, name] = key.split('.')
  if (head === 'tile') return TILES.has(name)
  // The home page asks for the names of the games there are, which are not found here.
  if (head === 'game') return false
  if (head === 'rules') return /^\d+$/.test(name)
  const stands = (word: string) =>
    UTTERED.test(key)
      ? new RegExp(`'${escaped(word)}'|\\b${escaped(word)}: `).test(code)
      : new RegExp(`\\b${escaped(word)}\\b`).test(code)
  return patterns.some(pattern => {
    const match = key.match(pattern)
    const parts = match?.slice(1).map(part => part.split('.').filter(word => word !== ''))
    return parts?.every(words => words.every(stands) || stands(words.join('.'))) ?? false
  })
}
