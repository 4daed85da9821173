/**
 * Prints a language as its players read it, for somebody who speaks it to go through:
 * `npm run words -- ro` all of it, `npm run words -- ro okey101 rummy` these parts, `--tiles` with every tile.
 */
import { LANGUAGES } from '../src/table/protocol.ts'
import { PARTS, renderings } from './renderings.ts'

const [wanted, ...rest] = process.argv.slice(2)
const lang = LANGUAGES.find(each => each === wanted)
const every = rest.includes('--tiles')
const parts = rest.filter(part => !part.startsWith('--'))
const unknown = parts.filter(part => !PARTS.includes(part))
if (!lang || unknown.length > 0) {
  console.error(`npm run words -- <${LANGUAGES.join(' | ')}> [${PARTS.join(' ')}] [--tiles]`)
  process.exit(1)
}

for (const part of parts.length > 0 ? parts : PARTS) {
  console.log(`\n══ ${part} ══`)
  for (const { key, plain, numbers, things } of await renderings(lang, part)) {
    const shown = every ? things : things.filter((_, i) => i === 4 || i === things.length - 1)
    const lines = [...new Set([...numbers, ...shown])]
    console.log(lines.length === 0 ? `${key}: ${plain}` : `${key}:\n${lines.map(line => `    ${line}`).join('\n')}`)
  }
}
