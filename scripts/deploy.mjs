// npm run deploy [-- --domain example.com …]: builds the page and puts page and rooms on the edge.
import { bin, install, must } from './setup.mjs'

install()
const { build } = await import('./serve.mjs')
build()
must(bin('partykit'), ['deploy', ...process.argv.slice(2)])
