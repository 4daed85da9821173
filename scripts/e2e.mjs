// npm run e2e [-- name | --headed | --trace on …]: everything after -- goes to Playwright.
import { browser, install, run } from './setup.mjs'

install()
await browser()
run('vite', ['build', '--logLevel', 'warn'])
run('playwright', ['test', ...process.argv.slice(2)])
