// npm run backup -- file [--state DIR]: every table into one file, while the server runs or not.
import { constants, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { holder } from './lock.mjs'
import { root, setting, word } from './setup.mjs'
import { files, pack } from './tar.mjs'

const file = word()
const state = resolve(root, setting('state', '.masa'))
const rooms = join(state, 'party')
if (!file) fail('Where to?  npm run backup -- masa.tar.gz')
const folder = dirname(resolve(file))
if (!existsSync(folder)) fail(`There is no folder ${folder} for the file.`)
if (!existsSync(rooms)) fail(`There are no tables in ${state}.`)
const engine = holder(state)
if (engine && process.platform === 'win32') fail('On Windows the server has to be stopped for this.')

function fail(why) {
  console.error(why)
  process.exit(1)
}

// Between two system calls the files are what they would be after a power cut, which every table survives. So the engine
// stands still while they are copied, and nobody's move is lost: it is heard a moment later.
const copy = mkdtempSync(join(folder, '.masa-backup-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
const began = Date.now()
const go = () => engine && process.kill(engine, 'SIGCONT')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    go()
    process.exit(1)
  })
try {
  if (engine) process.kill(engine, 'SIGSTOP')
  cpSync(rooms, join(copy, 'party'), { recursive: true, mode: constants.COPYFILE_FICLONE })
} finally {
  go()
}
const stood = Date.now() - began
const parts = files(copy)
const unfinished = `${resolve(file)}.part`
await pack(copy, unfinished)
renameSync(unfinished, resolve(file))
const tables = parts.filter(name => /[0-9a-f]{64}\.sqlite$/.test(name)).length
console.log(`${tables} rooms are in ${file}.${engine ? ` The server stood still for ${stood} ms.` : ''}`)
