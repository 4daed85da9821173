// npm run restore -- file [--state DIR]: the tables of a backup, into a folder that has none.
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockOrExit } from './lock.mjs'
import { root, setting, word } from './setup.mjs'
import { unpack } from './tar.mjs'

const file = word()
const state = resolve(root, setting('state', '.masa'))
const rooms = join(state, 'party')

function fail(why) {
  console.error(why)
  process.exit(1)
}

if (!file) fail('From where?  npm run restore -- masa.tar.gz')
if (!existsSync(file)) fail(`There is no ${file}.`)
const held = lockOrExit(state)
process.on('exit', () => held.release())
if (existsSync(rooms) && readdirSync(rooms).length)
  fail(`There are tables in ${state} already. Move ${rooms} away first, or name another folder: --state DIR`)
const fresh = mkdtempSync(join(state, 'restoring-'))
process.on('exit', () => rmSync(fresh, { recursive: true, force: true }))
await unpack(file, fresh).catch(error => fail(`${file} cannot be read: ${error.message}`))
if (!existsSync(join(fresh, 'party'))) fail(`${file} holds no tables.`)
rmSync(rooms, { recursive: true, force: true })
renameSync(join(fresh, 'party'), rooms)
console.log(`The tables of ${file} are in ${state}.`)
