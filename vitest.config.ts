import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** A real server for each file, so one file at a time, or two cores drown. The same tests on each platform. */
const live = (name: string, platform: string, files = 'live/**/*') => ({
  test: {
    name,
    env: { MASA_PLATFORM: platform },
    include: [`tests/${files}.test.ts`],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Left to itself a poll gives up after a second, which a busy machine takes for less.
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
})

export default defineConfig({
  test: {
    // Left to itself vitest keeps a core free for the watcher that nobody runs here.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [svelte()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          // What `npm run check` leaves out; vitest's own --exclude does not reach a project.
          exclude: ['tests/{live,host,seventh}/**', ...(process.env.MASA_EXCLUDE?.split(' ') ?? [])],
          // A process for each file would load the same games again and again. So what a process keeps (the page's stubs,
          // spies) is put back after each test, and what a module keeps is made anew by its test.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          // Only for what never ends: on a busy machine a second of work may take a minute.
          testTimeout: 300_000,
        },
      },
      live('live', 'workerd'),
      live('live-partykit', 'partykit'),
      // What is a table's; a device has no addresses, no list of tables and nobody to be limited.
      live('live-device', 'device', 'live/{deserted,kill,seats}'),
      live('host', 'workerd', 'host/**/*'),
    ],
  },
})
