// npm run e2e [-- name | --headed | --trace on …]: everything after -- goes to Playwright.
import { browser, install, run } from './setup.mjs'

await install()
await browser()
const { build } = await import('./build.mjs')
await build()
await run('playwright', ['test', ...process.argv.slice(2)])
