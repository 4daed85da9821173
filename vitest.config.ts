import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [svelte()],
        test: { name: 'unit', include: ['tests/**/*.test.ts'], exclude: ['tests/live/**'], testTimeout: 60_000 },
      },
      {
        // A real partykit dev each: one file at a time, or two cores drown.
        test: {
          name: 'live',
          include: ['tests/live/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
