// Pages that are open while a new version takes its place still ask for parts of theirs: one version back stays served.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Builds the page into the folder, by `make`, which empties it; store: where the last version's parts wait meanwhile. */
export async function keepingPrevious(page, store, make) {
  const assets = join(page, 'assets')
  const waiting = join(store, 'previous')
  const list = join(store, 'assets.json')
  rmSync(waiting, { recursive: true, force: true })
  // What that version made itself, and not what it had kept of the one before it.
  const there = existsSync(assets) ? readdirSync(assets) : []
  const made = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : there
  for (const name of there) if (made.includes(name)) cpSync(join(assets, name), join(waiting, name))
  await make()
  mkdirSync(store, { recursive: true })
  writeFileSync(list, JSON.stringify(readdirSync(assets)))
  // A part that has not changed has kept its name.
  if (existsSync(waiting)) cpSync(waiting, assets, { recursive: true, force: false })
  rmSync(waiting, { recursive: true, force: true })
}
