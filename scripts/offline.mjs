// What a device keeps to play without a line, and what it shows when it is asked to install the page.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** The unhashed files that the page needs. */
const PLAIN = ['icon.svg', 'icon-turn.svg', 'manifest.webmanifest']
/** Circles and deals of the day live on a server: without a line there is nothing to show of one but that. */
const ONLINE = /^src\/(components\/circle\/|views\/CircleView|client\/circle|circle\/|messages\/[\w-]+\/circle\.)/

/** modules: what a part of the page is made of, by path from the root. Whose part it is: of all, of a game, of a language. */
export function ownerOf(modules, games) {
  const owners = modules.map(id => {
    const words = /^src\/messages\/([\w-]+)\/([\w-]+)\.ts$/.exec(id)
    if (words)
      return {
        game: games.find(game => [game, `${game}-board`, `${game}-rules`].includes(words[2])) ?? '',
        lang: words[1],
      }
    const [, game] = /^src\/(?:boards|games)\/(\w+)\//.exec(id) ?? []
    return { game: games.includes(game) ? game : '', lang: '' }
  })
  const only = name => {
    const all = new Set(owners.map(owner => owner[name]))
    return all.size === 1 ? [...all][0] : ''
  }
  return { game: only('game'), lang: only('lang'), online: modules.length > 0 && modules.every(id => ONLINE.test(id)) }
}

const slashed = path => path.replaceAll('\\', '/')
/** Vite writes the paths of its modules with slashes, on Windows too. */
function own(id) {
  const [path, home] = [slashed(id), `${slashed(root)}/`]
  return path.startsWith(home) ? path.slice(home.length) : id
}

/** Every file of the page with its owner. What a part cannot be read without is kept with it, whoever's it seems to be. */
export function filesOf(bundle, games) {
  const chunks = Object.entries(bundle).filter(([, part]) => part.type === 'chunk')
  const ours = ({ moduleIds }) => moduleIds.map(own).filter(id => id.startsWith('src/'))
  const owners = new Map(chunks.map(([name, part]) => [name, ownerOf(ours(part), games)]))
  for (let changed = true; changed;) {
    changed = false
    for (const [name, { imports = [] }] of chunks) {
      const by = owners.get(name)
      for (const owner of by.online ? [] : imports.flatMap(each => owners.get(each) ?? [])) {
        const wider = {
          game: owner.game === by.game ? by.game : '',
          lang: owner.lang === by.lang ? by.lang : '',
          online: false,
        }
        changed ||= owner.online || owner.game !== wider.game || owner.lang !== wider.lang
        Object.assign(owner, wider)
      }
    }
  }
  const files = new Map(
    Object.keys(bundle)
      .filter(name => name.startsWith('assets/') && bundle[name].type !== 'chunk')
      .map(name => [name, { game: '', lang: '', online: false }]),
  )
  for (const [name, part] of chunks)
    for (const file of [name, ...(part.viteMetadata?.importedCss ?? [])]) files.set(file, owners.get(name))
  return [
    ...[...files].flatMap(([name, { game, lang, online }]) => (online ? [] : [[name, game, lang]])),
    ...PLAIN.map(name => [name, '', '']),
  ]
}

/** What a phone shows of the page once it is installed; names: the games' own, in the order in which they are shown. */
export const manifest = names => ({
  name: 'Masa',
  short_name: 'Masa',
  description: 'One table for the games families already play.',
  id: '.',
  start_url: '.',
  scope: '.',
  display: 'standalone',
  background_color: '#17120e',
  theme_color: '#17120e',
  categories: ['games'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[192, 512].flatMap(size => [
      { src: `icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
      { src: `icons/maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
    ]),
  ],
  shortcuts: Object.entries(names).map(([id, name]) => ({
    name,
    url: `./?play=${id}`,
    icons: [{ src: 'icons/192.png', sizes: '192x192', type: 'image/png' }],
  })),
})

/** As the register has the games, and the English cards their names. */
export function gameNames() {
  const [, register] = readFileSync(join(root, 'src/games/index.ts'), 'utf8').split('export const register = ')
  const games = [...register.matchAll(/^ {2}(\w+): \{/gm)].map(([, id]) => id)
  const name = id => {
    const card = readFileSync(join(root, `src/messages/en/${id}-card.ts`), 'utf8')
    return new RegExp(`["']game\\.${id}["']:\\s*(["'])(.+?)\\1`).exec(card)[2]
  }
  return Object.fromEntries(games.map(id => [id, name(id)]))
}

/** Vite's plugin: writes both beside the page. */
export const offline = build => ({
  name: 'masa-offline',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' }],
  },
  writeBundle({ dir }, bundle) {
    const names = gameNames()
    const kept = { build: build(), files: filesOf(bundle, Object.keys(names)) }
    const worker = readFileSync(join(root, 'src/offline/sw.js'), 'utf8')
    writeFileSync(join(dir, 'sw.js'), `const KEPT = ${JSON.stringify(kept)}\n${worker}`)
    writeFileSync(join(dir, 'manifest.webmanifest'), JSON.stringify(manifest(names)))
  },
})
