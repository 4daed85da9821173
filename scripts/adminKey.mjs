// The key of the operator's page. Drawn at the first start in a folder and shown then; kept as a hash alone.
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** hash: of the key; fresh: the key itself, if it has just been drawn. To have another, delete the file. */
export function adminKey(state) {
  const path = join(state, 'admin-key')
  try {
    return { hash: readFileSync(path, 'utf8').trim(), fresh: null }
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  const fresh = randomBytes(16).toString('base64url')
  const hash = createHash('sha256').update(fresh).digest('hex')
  writeFileSync(path, `${hash}\n`, { flag: 'wx', mode: 0o600 })
  return { hash, fresh }
}
