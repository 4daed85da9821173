import { defineConfig, devices } from '@playwright/test'
import { portOf } from './e2e/support/ports.ts'
import { systemBrowser } from './scripts/setup.mjs'

const port = portOf('flows')

/** Untagged flows run on the desktop alone; `@phone` and `@tablet` run there as well, `@phone-only` nowhere else. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores: each waits for its page now and then.
  workers: 3,
  // Two noisy cores: a flow has a second try, and `npm test` names each that needed it.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    colorScheme: 'dark',
    // How things travel is for the whole matches to show, one a game; elsewhere it would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // Flows play as somebody who has turned the help of the first hands off; those of guide.spec want it.
    storageState: {
      cookies: [],
      origins: [
        { origin: `http://127.0.0.1:${port}`, localStorage: [{ name: 'masa:comfort', value: '{"guide":false}' }] },
      ],
    },
    trace: 'off',
    // A worker that serves what it keeps would hide from a flow what it does to the line; those of airplane.spec want it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: systemBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    {
      name: 'tablet',
      grep: /@tablet/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node scripts/start.mjs --port ${port} --test`,
    url: `http://127.0.0.1:${port}/parties/lobby/all`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
