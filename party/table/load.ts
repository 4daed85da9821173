import type { AnyGame, Viewer } from '../../src/games/game.ts'
import { games } from '../../src/games/all.ts'
import type { Storage } from '../platform.ts'
import { restore } from './restore.ts'
import type { Session } from './session.ts'
import { load } from './store.ts'
import type { Io, Table } from './table.ts'

const register: Record<string, AnyGame> = games

/** The table that is on disk, if there is one; throws where it cannot be read. */
export async function loadTable(storage: Storage, io: Io, sessions: Session[]): Promise<Table | null> {
  const saved = await load(storage)
  if (!saved) return null
  if (!Object.hasOwn(register, saved.meta.game)) throw new Error(`no game ${saved.meta.game}`)
  const table = restore(io, register[saved.meta.game], saved, sessions)
  // A state of something else shows at the first look.
  for (const seat of [...table.meta.seats.keys(), null]) table.match?.view(seat as Viewer)
  return table
}
