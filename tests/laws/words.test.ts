import { describe, expect, it } from 'vitest'
import { dictionary, PARTS } from '../../scripts/renderings.ts'
import { loadKit, loadWholeKit, wordsOf } from '../../src/boards/index.ts'
import type { AnyGame } from '../../src/games/game.ts'
import { GAMES } from '../../src/games/index.ts'
import { games } from '../../src/games/all.ts'
import { sayAny, translate } from '../../src/messages/translate.ts'
import { fields, tableOptions, type Field } from '../../src/table/options.ts'
import { LANGUAGES } from '../../src/table/protocol.ts'
import { factsOf } from './facts.ts'
import { answers, boardSources, literals, reasons, referenced, refusals, sources } from './references.ts'
import { listen, type Utterance } from './utterances.ts'

/** What a form and a rule sheet must be able to say of options: a name each, and each choice that is a word. */
const optionKeys = (prefix: string, options: Field[]) =>
  options.flatMap(field => [
    `${prefix}.${field.name}`,
    ...(prefix === 'option' ? [`${prefix}.${field.name}.help`] : []),
    ...(field.kind === 'choice' ? field.values : [])
      .filter(value => typeof value === 'string')
      .map(value => `${prefix}.${field.name}.${value}`),
  ])

/** What they may say besides: an explanation, and a number in words. */
const ofOption = (prefix: string, options: Field[], key: string) =>
  options.some(field => {
    if (!key.startsWith(`${prefix}.${field.name}.`)) return false
    const value = key.slice(prefix.length + field.name.length + 2)
    if (field.kind === 'choice' && field.values.map(String).includes(value)) return true
    return value === 'help' || (field.kind === 'number' && Number(value) >= field.min && Number(value) <= field.max)
  })

const partsOf = (id: string) => PARTS.filter(part => part.replace(/-(board|card|learn|rules|study)$/, '') === id)
const keysOf = async (parts: readonly string[]) =>
  (await Promise.all(parts.map(part => dictionary('en', part)))).flatMap(words => Object.keys(words))

async function silentIn(uttered: Utterance[], parts: readonly string[]): Promise<string[]> {
  const silent: string[] = []
  for (const lang of LANGUAGES) {
    const say = translate(lang, await Promise.all(parts.map(part => dictionary(lang, part))), seat => `P${seat}`)
    for (const { key, values } of uttered)
      if (/[⟦{]/.test(sayAny(say, key, values))) silent.push(`${lang}: ${key} ${JSON.stringify(values)}`)
  }
  return silent
}

describe.each(GAMES)('18 the words of %s', id => {
  it('are there in every language, with all they must be given; and each is uttered', async () => {
    const kit = (await loadWholeKit(id))!
    const game: AnyGame = games[id]
    const facts = await factsOf(id)
    const parts = [...wordsOf(kit.face), `${id}-card`, 'shell', 'replay']
    const options = fields(game.options)
    const own = await keysOf(partsOf(id))
    const heard = listen(game, kit, facts)
    const named = [
      `game.${id}`,
      `game.${id}.line`,
      ...optionKeys('option', options),
      ...Object.keys(game.presets).flatMap(name => [`preset.${name}`, `preset.${name}.help`]),
      ...facts.endings.map(reason => `end.${reason}`),
      // Whoever explains one end explains each.
      ...facts.endings.filter(() => own.some(key => /^end\..*\.help$/.test(key))).map(reason => `end.${reason}.help`),
      ...Object.keys(game.stats).map(key => `stat.${key}`),
    ].map(key => ({ key, values: { seat: 0 } }))
    expect(await silentIn([...heard, ...named], parts)).toEqual([])
    // Play must come by a good part of them, or listening proves little.
    expect(heard.length).toBeGreaterThan(own.length / 20)

    const known = await keysOf(parts)
    const folder = `src/games/${id}`
    // The compiler takes a key that another game alone has words for.
    const somewhere = await keysOf(PARTS)
    const wordless = [
      ...refusals(sources(folder)).filter(why => !known.includes(`no.${why}`)),
      ...answers(sources(`${folder}/bot`)).filter(
        why => somewhere.includes(`hint.${why}`) && !known.includes(`hint.${why}`),
      ),
      ...reasons(sources(folder), 'why').filter(why => !known.includes(`no.${why}`) && !known.includes(`hint.${why}`)),
      // A bot's plans have keys too, which nobody reads.
      ...reasons(sources(`${folder}/rules`) + sources(`${folder}/outcome.ts`), 'key').filter(
        key => !known.includes(`line.${key}`) && !known.includes(`stat.${key}`),
      ),
    ]
    expect(wordless, 'reasons without words').toEqual([])

    const spoken = new Set([...heard, ...named].map(({ key }) => key))
    const dead = own.filter(key => !spoken.has(key) && !ofOption('option', options, key) && !referenced(key, id))
    expect(dead, 'words nothing utters').toEqual([])
  })

  it('are loaded where its board says them', async () => {
    const { face } = (await loadKit(id))!
    const atTable = new Set(await keysOf([...face.messages, `${id}-card`, 'shell']))
    const inReplay = new Set([...atTable, ...(await keysOf(['replay']))])
    const inBook = new Set([...inReplay, ...(await keysOf(face.rulesMessages))])
    const folder = `src/boards/${id}`
    // Pages about positions fetch words of their own.
    const studied = new Set(face.study ? await keysOf([face.study.words]) : [])
    const inStudy = (key: string) => studied.has(key) && literals(sources(`${folder}/study`)).includes(key)
    expect(literals(boardSources(folder, 'svelte')).filter(key => !atTable.has(key) && !inStudy(key))).toEqual([])
    expect(literals(boardSources(folder, 'ts|svelte')).filter(key => !inReplay.has(key) && !inStudy(key))).toEqual([])
    expect(literals(sources(folder)).filter(key => !inBook.has(key) && !inStudy(key))).toEqual([])
  })
})

it('18 what a table can choose has words, and every word outside the games is said somewhere', async () => {
  const options = fields(tableOptions)
  const named = optionKeys('table', options)
  expect(
    await silentIn(
      named.map(key => ({ key, values: {} })),
      ['shell', 'host'],
    ),
  ).toEqual([])
  for (const part of PARTS.filter(part => !GAMES.some(id => partsOf(id).includes(part)))) {
    const dead = (await keysOf([part])).filter(
      key => !named.includes(key) && !ofOption('table', options, key) && !referenced(key, null),
    )
    expect(dead, part).toEqual([])
  }
})

it('18 what is told without a name is told with one too', async () => {
  const withNames = await keysOf(PARTS.filter(part => part !== 'deeds'))
  expect((await keysOf(['deeds'])).filter(key => !withNames.includes(key))).toEqual([])
})
