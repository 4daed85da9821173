import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** A real server for each file, so one file at a time, or two cores drown. The same tests on each platform. */
const live = (name: string, platform: string, more: string[] = []) => ({
  test: {
    name,
    env: { MASA_PLATFORM: platform },
    include: ['tests/live/**/*.test.ts', ...more],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [svelte()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{live,host,seventh}/**'],
          testTimeout: 60_000,
        },
      },
      live('live', 'workerd', ['tests/host/**/*.test.ts']),
      live('live-partykit', 'partykit'),
    ],
  },
})
