import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import { readdirSync } from 'node:fs'
import ts from 'typescript-eslint'
import { house } from './scripts/walls.mjs'
import svelteConfig from './svelte.config.js'

/**
 * The files may import what is named in `may` and not in `never`: paths from the root (a folder allows all below it),
 * packages. starts: entries of workers that they start by address and never import.
 */
const wall = (files, may, never = [], starts = []) => ({
  files,
  plugins: { house },
  rules: { 'house/wall': ['error', { may, never, starts }] },
})

const foldersOf = path =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)

const games = foldersOf('src/games')
const faces = foldersOf('src/boards').filter(face => games.includes(face))
/** What knows all games knows none by name: it has them from the register. */
const named = [...games.map(game => `src/games/${game}/`), ...faces.map(face => `src/boards/${face}/`)]
const contract = ['src/games/game.ts', 'src/games/lesson.ts', 'src/games/option.ts']
/** What a page needs besides the games' own. */
const page = ['src/client/', 'src/components/', 'src/messages/', 'src/table/', 'src/circle/', 'svelte']

const walls = [
  // Where nothing else is said: a new folder has a wall before anything goes through it.
  wall(['src/**', 'party/**'], []),
  wall(['src/*', 'src/{components,views}/**'], ['src/', 'docs/', 'svelte', 'uqr', 'valibot'], named),
  wall(
    ['src/client/**'],
    ['src/', 'svelte', 'uqr', 'valibot'],
    ['src/views/', ...named],
    // A room on the device itself.
    ['party/platform/browser.ts'],
  ),
  wall(['src/boards/*'], ['src/', 'svelte', 'valibot'], ['src/views/', ...named]),
  wall(['src/messages/**'], ['src/messages/', 'src/table/constants.ts', 'src/games/words.ts', 'src/client/retry.ts']),
  // No wall lets anything that ships reach bench/: the opponents there are for the arena alone.
  wall(['src/games/*.ts'], ['src/games/', 'src/messages/', 'valibot']),
  wall(['src/rummy/**'], ['src/rummy/', 'src/games/game.ts']),
  wall(
    ['src/table/**'],
    ['src/table/', 'src/games/game.ts', 'src/games/lesson.ts', 'src/games/words.ts', 'valibot', '@noble/hashes'],
  ),
  wall(['src/circle/**'], ['src/circle/', 'src/table/', 'src/games/game.ts', 'valibot', '@noble/hashes']),
  ...games.flatMap(game => {
    const own = `src/games/${game}/`
    return [
      wall([`${own}**`], [own, 'src/rummy/', ...contract, 'valibot']),
      // The law knows no bot: a client without hints never loads one.
      wall([`${own}*.ts`], [own, 'src/rummy/', ...contract, 'valibot'], [`${own}bot/`, `${own}learn/`]),
      wall([`${own}rules/**`], [own, 'src/rummy/', ...contract, 'valibot'], [`${own}bot/`, `${own}learn/`]),
    ]
  }),
  ...foldersOf('src/boards').map(game =>
    wall(
      [`src/boards/${game}/**`],
      [
        `src/boards/${game}/`,
        'src/boards/rummy/',
        'src/boards/board.ts',
        'src/boards/guiding.ts',
        'src/boards/moments.ts',
        'src/boards/sounds.ts',
        'src/boards/travel.ts',
        'src/boards/later.svelte.ts',
      ].concat([`src/games/${game}/`, 'src/games/game.ts', 'src/rummy/'], page),
      // A bot thinks beside the page: a board asks its `coach`.
      [`src/games/${game}/bot/`, `src/games/${game}/moves.ts`],
    ),
  ),
  wall(
    ['party/**'],
    ['party/', 'src/games/', 'src/rummy/', 'src/table/', 'src/circle/', 'valibot', '@noble/hashes'],
    ['party/platform/', ...named],
  ),
  // The one page whose words are the server's: what a link tells before it is opened.
  wall(['party/preview.ts'], ['party/', 'src/table/', 'src/messages/', 'public/cards/']),
  wall(
    ['party/platform/**'],
    ['party/', 'src/games/', 'src/table/', 'src/circle/', 'partykit', 'cloudflare:workers'],
    named,
  ),
]

/** Rules that ask the compiler cost half as much again as all others: the quick loop leaves them to `npm test`. */
const typed = process.env.MASA_SHORT
  ? []
  : [
      {
        files: ['{party,src,tests,e2e,bench,scripts}/**/*.ts'],
        languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
        rules: {
          '@typescript-eslint/no-floating-promises': 'error',
          '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        },
      },
    ]

export default ts.config(
  {
    ignores: ['dist', 'build', 'node_modules', '.partykit', '.masa', '.tmp', '.svelte-check', 'test-results'].concat(
      'playwright-report',
      'tests/data',
    ),
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // svelte/prefer-const knows $props; this one does not.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
    },
  },
  // The one place where a game's own types are let go of.
  { files: ['src/games/game.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
  ...typed,
  ...walls,
  {
    files: ['src/games/**', 'src/rummy/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'No randomness in the rules: the table hands over an order.' },
        { object: 'Date', property: 'now', message: 'No clock in the rules.' },
      ],
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'localStorage',
        'setTimeout',
        'setInterval',
        'fetch',
        'globalThis',
        'Date',
        'performance',
        'crypto',
        'process',
      ],
    },
  },
)
