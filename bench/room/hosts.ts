import { partykit } from '../../tests/live/partykit.ts'
import type { Host } from '../../tests/live/server.ts'
import { workerd } from '../../tests/live/workerd.ts'

/** Where rooms are measured. plain: the rooms that do the least, instead of ours. */
export function host(place: string, plain = false): Host {
  if (place === 'partykit') return plain ? partykit('bench/room/plain.partykit.ts', ['bench/room']) : partykit()
  return workerd(plain ? 'bench/room/plain.worker.ts' : undefined)
}
