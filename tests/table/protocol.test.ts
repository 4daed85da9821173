import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/games/game.ts'
import shell from '../../src/messages/en/shell.ts'
import { over } from '../../src/table/patch.ts'
import { LIMITS, PHRASES, PROTOCOL, REACTIONS, type Down, type Up } from '../../src/table/protocol.ts'
import { up } from '../../src/table/clientMessages.ts'
import { Room } from '../party/room.ts'
import { byeOf, down } from './wire.ts'

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
const register: Record<string, AnyGame> = games

/** The rows of the table under a heading, each as its cells. */
const rows = (heading: string): string[][] =>
  page
    .split(`## ${heading}\n`)[1]
    .split('\n## ')[0]
    .split('\n')
    .filter(line => /^\| (`(?!type`|why`)|\d)/.test(line))
    .map(line => line.split('|').slice(1, -1))
const words = (cell: string): string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, word]) => word)
const block = (language: string): string[] =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)![1].trim().split('\n')

type Entries = Record<string, v.GenericSchema & { type: string }>
const fieldsOf = (entries: Entries): string[] =>
  Object.entries(entries)
    .filter(([name]) => name !== 'type')
    .map(([name, { type }]) => (type === 'optional' ? `${name}?` : name))
    .sort()
const literal = (entries: Entries): string => (entries.type as unknown as { literal: string }).literal
const told = (cell: string): string[] => [...cell.matchAll(/`(\w+)`(\??)/g)].map(([, name, mark]) => name + mark).sort()

describe('docs/protocol.md', () => {
  it('has this version and its limits', () => {
    expect(page).toMatch(new RegExp(`^# The wire, version ${PROTOCOL}\n`))
    const number = (n: number) => n.toLocaleString('en')
    for (const text of [
      `${number(LIMITS.frameBytes)} bytes`,
      `${LIMITS.messages.count} in ${LIMITS.messages.ms / 1000} s`,
      `${LIMITS.chat.count} lines in ${LIMITS.chat.ms / 1000} s`,
      `${LIMITS.chat.length} characters`,
      `${LIMITS.nameLength} characters`,
      `${LIMITS.watchers} a room`,
      PHRASES.map(phrase => `\`${phrase}\``).join(' '),
      REACTIONS.map(reaction => `\`${reaction}\``).join(' '),
    ])
      expect(page).toContain(text)
  })

  it('names every message of a client with every field', () => {
    const schemas = up.options.map(({ entries }) => entries as unknown as Entries)
    const written = Object.fromEntries(
      rows('What a client says').map(([type, fields]) => [words(type)[0], told(fields)]),
    )
    expect(written).toEqual(Object.fromEntries(schemas.map(entries => [literal(entries), fieldsOf(entries)])))
  })

  it('names every message of a room with every field, and all that lies in them', () => {
    const schemas = down.options.map(({ entries }) => entries as unknown as Entries)
    const written = Object.fromEntries(rows('What a room says').map(([type, fields]) => [words(type)[0], told(fields)]))
    for (const entries of schemas) {
      const name = literal(entries)
      // One row says of a table that it has all of a table, and of chat that it is a text or a phrase.
      const fields = name === 'table' ? [] : fieldsOf(entries)
      expect(written[name], name).toEqual(expect.arrayContaining(fields))
    }
    expect(Object.keys(written).sort()).toEqual([...new Set(schemas.map(literal))].sort())
    const names = new Set([...page.matchAll(/\b\w+\b/g)].map(([word]) => word))
    expect(everyField(down).filter(field => !names.has(field))).toEqual([])
  })

  it('knows every reason of the table, and every code that a socket is closed with', () => {
    const reasons = rows('When it is refused').flatMap(([first, second]) => words(/\d/.test(first) ? second : first))
    const ours = Object.keys(shell).flatMap(key => (/^no\.(\w+)$/.exec(key) ?? []).slice(1))
    expect(ours.filter(why => !reasons.includes(why))).toEqual([])
    const codes = rows('When it is refused').flatMap(([code, why]) =>
      / 4\d{3} /.test(code) ? [[code.trim(), words(why)[0]]] : [],
    )
    expect(Object.fromEntries(codes)).toEqual(byeOf)
  })

  it('has one action of each kind for each game it lists, as its schema has them', () => {
    const listed = block('actions').map(line => /^(\w+) +(\{.*\})$/.exec(line)!.slice(1))
    for (const id of new Set(listed.map(([name]) => name))) {
      const game = register[id]
      const mine = listed.filter(([name]) => name === id).map(([, text]) => JSON.parse(text) as { type: string })
      for (const action of mine) expect(v.safeParse(game.action, action).success, JSON.stringify(action)).toBe(true)
      // Where there is but one kind it need not be a variant.
      const action = game.action as unknown as { entries: Entries; options?: { entries: Entries }[] }
      const kinds = action.options ?? [action]
      expect(mine.map(({ type }) => type)).toEqual(kinds.map(({ entries }) => literal(entries)))
    }
  })

  it('shows what was really said: every line can be read, and the patches give the views', () => {
    const lines = block('wire')
    const types = new Set<string>()
    let view: unknown
    for (const line of lines) {
      const message = JSON.parse(line.slice(2)) as Up | Down
      expect(v.safeParse(line.startsWith('> ') ? up : down, message).issues, line).toBeUndefined()
      types.add(line.slice(0, 2) + message.type)
      if (line.startsWith('< ') && message.type === 'step') view = over(view, message.view)
    }
    expect(v.safeParse(games.okey.action, { type: 'discard', tile: 1 }).success).toBe(true)
    const { hands, stock } = view as { hands: (number | null)[][]; stock: number }
    expect([hands.length, typeof stock]).toEqual([4, 'number'])
    expect(hands[0].every(tile => tile !== null)).toBe(true)
    expect(hands[1].every(tile => tile === null)).toBe(true)
    for (const type of [
      '> hello',
      '< welcome',
      '< seated',
      '< sealed',
      '> open',
      '< dealt',
      '< step',
      '> act',
      '< ok',
      '< no',
    ])
      expect(types).toContain(type)
  })
})

it('says at a table only what the page knows', () => {
  const room = new Room(3)
  const [a, b] = [room.peer(), room.peer()]
  a.hello()
  a.sit(0)
  a.say({ type: 'options', table: { hold: 0, botPace: 'instant', turn: 0, bank: 0, soloClock: true } })
  for (const seat of [1, 2] as const) a.say({ type: 'bot', seat, level: 1 })
  b.hello()
  b.say({ type: 'phrase', phrase: 'hello' })
  b.say({ type: 'chat', text: 'hello' })
  b.say({ type: 'again' })
  a.ready()
  for (let i = 0; i < 2000 && room.table.meta.phase !== 'between'; i++) room.pass(500)
  a.act({ type: 'nothing' })
  a.say({ type: 'ping', t: 1 })
  a.say({ type: 'leave' })
  b.hello({ rev: 1, eyes: null })
  const heard = [...a.got, ...b.got]
  for (const message of heard) expect(v.safeParse(down, JSON.parse(JSON.stringify(message))).issues).toBeUndefined()
  expect(new Set(heard.map(({ type }) => type)).size).toBeGreaterThanOrEqual(12)
})

/** The names of all fields, however deep. */
function everyField(schema: unknown, found = new Set<string>()): string[] {
  const { entries, options, item, wrapped } = schema as {
    entries?: Entries
    options?: unknown[]
    item?: unknown
    wrapped?: unknown
  }
  for (const [name, field] of Object.entries(entries ?? {})) {
    found.add(name)
    everyField(field, found)
  }
  for (const each of [...(options ?? []), item, wrapped]) if (typeof each === 'object' && each) everyField(each, found)
  return [...found]
}
