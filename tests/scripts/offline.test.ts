import { describe, expect, it } from 'vitest'
import { filesOf, gameNames, manifest, ownerOf } from '../../scripts/offline.mjs'
import { GAMES } from '../../src/games/index.ts'

describe('what a device keeps', () => {
  it.each([
    [['src/games/okey/index.ts', 'src/games/okey/legal.ts'], { game: 'okey', lang: '', online: false }],
    [['src/boards/okey101/Board.svelte'], { game: 'okey101', lang: '', online: false }],
    [['src/messages/tr/okey101-board.ts'], { game: 'okey101', lang: 'tr', online: false }],
    [['src/messages/zh-hant/common.ts'], { game: '', lang: 'zh-hant', online: false }],
    [['src/boards/rummy/Rack.svelte', 'src/rummy/tiles.ts'], { game: '', lang: '', online: false }],
    [['src/boards/okey/manifest.ts', 'src/boards/remi/manifest.ts'], { game: '', lang: '', online: false }],
    [
      ['src/views/CircleView.svelte', 'src/components/circle/MembershipSheet.svelte'],
      { game: '', lang: '', online: true },
    ],
    [[], { game: '', lang: '', online: false }],
  ])('%j', (modules, owner) => expect(ownerOf(modules, GAMES)).toEqual(owner))

  it('is every part but what only a server has, a part’s styles with it', () => {
    const chunk = (id: string, css: string[] = [], imports: string[] = []) => ({
      type: 'chunk',
      imports,
      moduleIds: [`${process.cwd()}/${id}`],
      viteMetadata: { importedCss: new Set(css) },
    })
    const files = filesOf(
      {
        'assets/a.js': chunk('src/games/remi/index.ts', ['assets/a.css']),
        'assets/a.css': { type: 'asset' },
        'assets/c.js': chunk('src/views/CircleView.svelte', [], ['assets/d.js']),
        'assets/d.js': chunk('src/client/circleFile.ts'),
        'assets/e.js': chunk('src/client/circles.ts'),
        'assets/h.js': chunk('src/views/HomeView.svelte', [], ['assets/e.js', 'assets/v.js']),
        'assets/v.js': chunk('src/boards/okey/Vignette.svelte'),
        'assets/w.js': { type: 'asset' },
        'index.html': { type: 'asset' },
      },
      GAMES,
    )
    expect(files.filter(([name]: string[]) => name.startsWith('assets/')).sort()).toEqual([
      ['assets/a.css', 'remi', ''],
      ['assets/a.js', 'remi', ''],
      ['assets/e.js', '', ''],
      ['assets/h.js', '', ''],
      ['assets/v.js', '', ''],
      ['assets/w.js', '', ''],
    ])
    expect(files.map(([name]: string[]) => name)).not.toContain('index.html')
  })
})

it('the manifest leads to every game of the register, by its name', () => {
  const names = gameNames()
  expect(Object.keys(names)).toEqual(GAMES)
  const { shortcuts, icons } = manifest(names)
  expect(shortcuts.map(({ url }) => url)).toEqual(GAMES.map(game => `./?play=${game}`))
  expect(shortcuts.map(({ name }) => name)).toContain('Cờ Tư Lệnh')
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
})
