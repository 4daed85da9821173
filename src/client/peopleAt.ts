import { memory } from './memory.ts'
import type { Intent } from './navigation.svelte.ts'

/** Who sits at a table on this device, if several do: as they were asked, or as they were when the page was last open. */
export function peopleAt(room: string, intent: Intent | null): string[] | null {
  const key = `people:${room}`
  if (intent && 'make' in intent && intent.people) memory.set(key, JSON.stringify(intent.people))
  try {
    const kept = JSON.parse(memory.get(key) ?? 'null') as unknown
    return Array.isArray(kept) && kept.length > 1 && kept.every(name => typeof name === 'string') ? kept : null
  } catch {
    return null
  }
}
