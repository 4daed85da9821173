import { readdirSync } from 'node:fs'
import type { With } from '../src/games/game.ts'
import { PLACE, type Dictionary } from '../src/messages/message.ts'
import { sayAny, translate } from '../src/messages/translate.ts'
import type { Language } from '../src/table/protocol.ts'

const folder = new URL('../src/messages/', import.meta.url)

/** The parts of the dictionary, as files; `common` only gathers some of them. */
export const PARTS = readdirSync(new URL('en/', folder))
  .map(file => file.replace('.ts', ''))
  .filter(part => part !== 'common')

export async function dictionary(lang: Language, part: string): Promise<Dictionary> {
  const url = new URL(`${lang}/${part}.ts`, folder)
  return ((await import(/* @vite-ignore */ url.href)) as { default: Dictionary }).default
}

/** One, few, many, and the numbers after which Romanian changes its mind. */
export const NUMBERS = [0, 1, 2, 5, 20, 21, 101]

// What a place holds, by its name. A place not named here holds a number.
const NAMED: Record<string, string> = { seat: 'Ada', from: 'Mei', name: 'Ada', names: 'Ada, Mei', text: 'Hello' }
const SQUARES: Record<string, string> = { square: 'e4', target: 'e6' }
const KEYED: Record<string, string> = { why: 'line.', value: 'value.', wind: 'board.wind.', side: 'side.' }
const THINGS = ['tile', 'tiles', 'okey', 'got', 'piece']

export type Renderings = { key: string; text: string; plain: string; numbers: string[]; things: string[] }

/** Every text of a part as players read it: with each number, and with each tile or piece there is. */
export async function renderings(lang: Language, part: string): Promise<Renderings[]> {
  const game = part.replace(/-(board|rules)$/, '')
  const parts = [...new Set([part, game, 'rummy', 'shell'])].filter(each => PARTS.includes(each))
  const dictionaries = await Promise.all(parts.map(each => dictionary(lang, each)))
  const speaker = translate(lang, dictionaries, seat => (seat === 0 ? 'Ada' : 'Mei'))
  const say = (key: string, values: With) => sayAny(speaker, key, values)
  const known = [...new Set(dictionaries.flatMap(each => Object.keys(each)))]
  const things = known.filter(key => (game === 'cotulenh' ? /^piece\.[A-Z]$/ : /^tile\./).test(key))
  return Object.entries(dictionaries[0]).map(([key, text]) => {
    const names = [...new Set([...text.matchAll(PLACE)].map(place => place[1]))]
    const first = (prefix: string) => known.find(each => each.startsWith(prefix)) ?? 'nav.rules'
    const fixed = (name: string): string | null =>
      NAMED[name] ?? SQUARES[name] ?? (KEYED[name] ? `@${first(KEYED[name])}` : null)
    const holdsThing = (name: string) => THINGS.includes(name)
    const holdsNumber = (name: string) => fixed(name) === null && !holdsThing(name)
    const fill = (number: number, thing: string): With =>
      Object.fromEntries(names.map(name => [name, fixed(name) ?? (holdsThing(name) ? `@${thing}` : number)]))
    const each = <T>(when: boolean, values: T[], one: (value: T) => string) =>
      when ? [...new Set(values.map(one))] : []
    return {
      key,
      text,
      plain: say(key, fill(2, things[0] ?? '')),
      numbers: each(names.some(holdsNumber), NUMBERS, number => say(key, fill(number, things[0] ?? ''))),
      things: each(names.some(holdsThing), things, thing => say(key, fill(2, thing))),
    }
  })
}
