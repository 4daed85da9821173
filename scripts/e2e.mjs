// npm run e2e [-- name | --headed | --trace on …]: everything after -- goes to Playwright.
import { bin, browser, install, must } from './setup.mjs'

install()
await browser()
const { build } = await import('./serve.mjs')
build()
must(bin('playwright'), ['test', ...process.argv.slice(2)])
