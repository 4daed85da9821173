// npm run deploy [-- --dry-run …]: page and rooms to the edge, on your own Cloudflare account.
// npm run deploy -- --partykit [--domain example.com …]: to PartyKit instead.
import { install, npm, run } from './setup.mjs'

/** The last one that runs on Node 20. Fetched now, not a dependency: only whoever deploys needs its hundred megabytes. */
const WRANGLER = 'wrangler@4.86.0'

await install()
const { build } = await import('./build.mjs')
await build()
const more = process.argv.slice(2).filter(word => word !== '--partykit')
if (process.argv.includes('--partykit')) await run('partykit', ['deploy', ...more])
else await npm(['exec', '--yes', '--', WRANGLER, 'deploy', ...more])
