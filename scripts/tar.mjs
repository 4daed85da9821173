// One compressed archive of a folder, as `tar tzf` reads it: what a backup needs of it and no more.
import { createReadStream, createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

const BLOCK = 512
const padding = size => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

function header(name, size) {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name}: too long a name for the archive`)
  const block = Buffer.alloc(BLOCK)
  const octal = (number, length) => number.toString(8).padStart(length - 1, '0')
  block.write(name, 0)
  block.write(octal(0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(0, 12), 136)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\u000000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 7)}\0 `, 148)
  return block
}

/** Every file below a folder, by its path from there. */
export const files = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile())
    .map(each => relative(folder, join(each.parentPath ?? each.path, each.name)))
    .sort()

export async function pack(folder, file) {
  async function* blocks() {
    for (const name of files(folder)) {
      const { size } = statSync(join(folder, name))
      yield header(name.split(sep).join('/'), size)
      yield* createReadStream(join(folder, name))
      yield padding(size)
    }
    yield Buffer.alloc(2 * BLOCK)
  }
  await pipeline(blocks, createGzip(), createWriteStream(file, { mode: 0o600 }))
}

/** What a block of the archive begins: only what `header` writes, to the byte, and nothing but the rooms' own files. */
function entry(block) {
  const text = (from, to) => block.toString('utf8', from, to).replace(/\0.*$/s, '')
  const name = text(0, 100)
  const size = parseInt(text(124, 136), 8)
  const ours = /^party(\/[\w.-]+)+$/.test(name) && !name.split('/').some(part => /^\.+$/.test(part))
  if (!ours || !block.equals(header(name, size))) throw new Error('This is not an archive that Masa has made.')
  return { name, size }
}

/** Fails, having written part of it, when the archive is damaged or ends too early: whoever calls throws the folder away. */
export async function unpack(file, folder) {
  let rest = Buffer.alloc(0)
  let into = null
  let left = 0
  let skip = 0
  let ended = false
  async function take(source) {
    for await (const chunk of source) {
      rest = Buffer.concat([rest, chunk])
      for (;;) {
        if (left || skip) {
          const part = rest.subarray(0, left || skip)
          rest = rest.subarray(part.length)
          if (left) {
            await into.write(part)
            left -= part.length
            if (!left) await into.close()
          } else skip -= part.length
          if (!rest.length) break
        } else {
          if (rest.length < BLOCK) break
          const block = rest.subarray(0, BLOCK)
          rest = rest.subarray(BLOCK)
          if (block.every(byte => byte === 0)) {
            ended = true
            continue
          }
          if (ended) throw new Error('The archive goes on after its end.')
          const { name, size } = entry(block)
          left = size
          skip = padding(size).length
          const path = join(folder, name)
          mkdirSync(dirname(path), { recursive: true })
          // A name that comes twice is none of ours either.
          into = await open(path, 'wx', 0o600)
          if (!left) await into.close()
        }
      }
    }
  }
  // What was found wrong, rather than that the reading was given up for it.
  let wrong = null
  const reading = pipeline(createReadStream(file), createGunzip(), source => take(source).catch(e => (wrong = e)))
  await reading.catch(error => Promise.reject(wrong ?? error))
  if (wrong) throw wrong
  if (!ended || rest.length) throw new Error('The archive ends too early.')
}
