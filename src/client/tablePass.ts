import type { TablePass } from '../circle/protocol.ts'
import { tagOf } from '../circle/tag.ts'
import { fetchOfCircle } from './circleFile.ts'
import { knownCircles } from './circles.ts'
import { memory, type Memory } from './memory.ts'

/**
 * Somebody has come by a table's own link, and the table belongs to a circle: if it is one of this device's, the circle
 * says by which pass the table knows its member. tag: as the table tells it.
 */
export async function fetchPass(
  room: string,
  tag: string,
  store: Memory = memory,
  ask: typeof fetchOfCircle = fetchOfCircle,
): Promise<TablePass | null> {
  const circle = knownCircles(store).find(({ id }) => tagOf(id, room) === tag)
  if (!circle) return null
  try {
    const answer = await ask(circle.id, `pass=${room}`)
    return answer.ok ? ((await answer.json()) as TablePass) : null
  } catch {
    return null
  }
}
