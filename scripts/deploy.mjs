// npm run deploy [-- --domain example.com …]: builds the page and puts page and rooms on the edge.
import { install, run } from './setup.mjs'

install()
run('vite', ['build', '--logLevel', 'warn'])
run('partykit', ['deploy', ...process.argv.slice(2)])
