// Beside the page and every file of it that has a hash in its name, the same packed: so that nobody packs it at each request.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Pictures and fonts are packed as they are; what is smaller than a packet gains nothing. */
const PACKABLE = /\.(js|css|svg|json)$/
const LEAST = 1000

/** page: the built page's folder. */
export function compress(page) {
  const folder = join(page, 'assets')
  const hashed = readdirSync(folder).filter(each => PACKABLE.test(each))
  for (const path of [join(page, 'index.html'), ...hashed.map(name => join(folder, name))]) {
    const plain = readFileSync(path)
    if (plain.length < LEAST) continue
    writeFileSync(`${path}.br`, brotliCompressSync(plain))
    writeFileSync(`${path}.gzip`, gzipSync(plain, { level: 9 }))
  }
}
