import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Nothing in `files` may import what matches `banned`. */
const wall = (files, banned, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: banned.map(regex => ({ regex, message })) }] },
})

const games = ['mahjong', 'okey', 'okey101', 'remi', 'rummy45', 'cotulenh']

export default ts.config(
  {
    ignores: [
      'dist',
      'build',
      'node_modules',
      '.partykit',
      '.masa',
      '.tmp',
      '.svelte-check',
      'test-results',
      'playwright-report',
      'tests/data',
    ],
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
  // The walls of the house: the room and the client share only src/games and src/table.
  wall(
    ['party/**'],
    ['/(views|components|boards|messages)/', '/room\\.svelte', '\\.svelte$'],
    'The room knows nothing of the client.',
  ),
  wall(['src/**'], ['(^|/)party/', '^partykit'], 'The client imports nothing from party/.'),
  wall(
    ['src/table/**'],
    ['(^|/)party/', '^partykit', '/(views|components|boards|messages)/', '\\.svelte'],
    'src/table is what both sides speak.',
  ),
  ...games.map(game =>
    wall(
      [`src/games/${game}/**`],
      [
        '(^|/)party/',
        '^partykit',
        '^svelte',
        '^node:',
        '/(views|components|boards|messages|table)/',
        ...games.filter(other => other !== game).map(other => `\\.\\./${other}/`),
      ],
      'Rules are pure, and no game imports another.',
    ),
  ),
  {
    files: ['src/games/**'],
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
        'performance',
        'crypto',
        'process',
      ],
    },
  },
)
