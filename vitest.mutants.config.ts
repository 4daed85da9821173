import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** The unit tests as `npm run mutants` runs them: Stryker knows no projects, and what starts a process sees no mutant. */
export default defineConfig({
  plugins: [svelte()],
  test: {
    include: process.env.MASA_TESTS?.split(' ') ?? ['tests/**/*.test.ts'],
    exclude: ['tests/live/**', 'tests/scripts/**', 'tests/table/command.test.ts'],
    testTimeout: 60_000,
  },
})
