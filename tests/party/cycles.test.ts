import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What a file imports of ours as it runs; types are gone by then. */
function imports(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(/^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+\.ts)'/gms)]
  return found.map(([, path]) => join(file, '..', path))
}

/** The first way found that leads back to where it came by. */
function cycle(file: string, way: string[] = [], done = new Set<string>()): string[] | null {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
  if (done.has(file)) return null
  for (const next of imports(file)) {
    const found = cycle(next, [...way, file], done)
    if (found) return found
  }
  done.add(file)
  return null
}

// The games are awaited where the room is read: in one piece, as a device has it, files that wait for each other never end.
it('no file of a room on a device waits for one that waits for it', () => {
  expect(imports('party/platform/device.ts')).toContain('party/room.ts')
  expect(cycle('party/platform/device.ts')).toBeNull()
})
