// One server a folder: two would write the same rooms.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** When a process began, where the system tells: a number may be given to another process later. */
function born(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A dead process that nobody has taken note of is in the list all the same; while a thread of it lives, so does what it has open.
    return fields[0] === 'Z' && Number(fields[17]) < 2 ? 'ended' : fields[19]
  } catch {
    return null
  }
}

function alive(one) {
  if (!one) return false
  try {
    process.kill(one.pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  return born(one.pid) === one.born
}

/** Ends it and waits for that: until it is gone, its port and its files are its own. */
function end(one) {
  process.kill(one.pid, 'SIGKILL')
  const nobody = new Int32Array(new SharedArrayBuffer(4))
  for (let tries = 0; alive(one) && tries < 500; tries++) Atomics.wait(nobody, 0, 0, 20)
}

const self = pid => ({ pid, born: born(pid) })

/** Takes the folder for this process, made if it is not there, or says why not and ends. */
export function lockOrExit(folder) {
  // Every wall and hand is in it: it is nobody else's.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    return lock(folder)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * Takes the folder for this process, or throws. An engine that outlived a launcher that was killed is ended:
 * it is ours, and nobody watches it. Returns what the launcher says of its engine, and how to let go.
 */
export function lock(folder) {
  const path = join(folder, 'lock')
  const mine = { launcher: self(process.pid), engine: null }
  const write = flag => writeFileSync(path, JSON.stringify(mine), { flag })
  for (let tries = 0; ; tries++) {
    try {
      write('wx')
      break
    } catch (error) {
      if (error.code !== 'EEXIST' || tries > 2) throw error
    }
    const other = read(path)
    if (alive(other?.launcher))
      throw new Error(`Another Masa (process ${other.launcher.pid}) has its tables in ${folder}: stop it first.`)
    if (alive(other?.engine)) end(other.engine)
    rmSync(path, { force: true })
  }
  if (read(path)?.launcher.pid !== process.pid) throw new Error(`Another Masa is starting in ${folder}.`)
  return {
    holds(engine) {
      mine.engine = self(engine.pid)
      write('w')
    },
    release: () => rmSync(path, { force: true }),
  }
}

/** The engine that has its rooms in this folder, by its number; null: none runs. */
export function holder(folder) {
  const held = read(join(folder, 'lock'))
  return alive(held?.engine) ? held.engine.pid : null
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
