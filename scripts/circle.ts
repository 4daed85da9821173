// npm run circle -- export.json: does a circle's ledger add up? Says where a standing is not what the entries give.
import { readFileSync } from 'node:fs'
import { differences } from '../src/circle/export.ts'

const [path] = process.argv.slice(2)
if (!path) {
  console.error('npm run circle -- export.json')
  process.exit(2)
}
let text: string
try {
  text = readFileSync(path, 'utf8')
} catch (error) {
  console.error(`${path}: ${(error as NodeJS.ErrnoException).code}`)
  process.exit(2)
}
const found = differences(text)
if (!found) {
  console.error('not a circle’s export')
  process.exit(2)
}
for (const line of found) console.error(`✗ ${line}`)
if (found.length) process.exit(1)
console.log('✓ every standing is what the entries give')
