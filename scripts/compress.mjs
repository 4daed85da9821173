// Beside every file of the page that has a hash in its name, the same packed: so that nobody packs it at each request.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Pictures and fonts are packed as they are; what is smaller than a packet gains nothing. */
const PACKABLE = /\.(js|css|svg|json)$/
const LEAST = 1000

/** page: the built page's folder. */
export function compress(page) {
  const folder = join(page, 'assets')
  for (const name of readdirSync(folder).filter(each => PACKABLE.test(each))) {
    const plain = readFileSync(join(folder, name))
    if (plain.length < LEAST) continue
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain))
    writeFileSync(join(folder, `${name}.gzip`), gzipSync(plain, { level: 9 }))
  }
}
