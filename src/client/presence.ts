import type { Seat, Viewer } from '../games/game.ts'
import type { SeatInfo, TableInfo } from '../table/protocol.ts'

/** key: under `presence.` in the messages. */
export type Presence = { key: 'sat' | 'left' | 'away' | 'back' | 'standIn' | 'next' | 'watching'; name: string }

/** Who came, went, or is played for since the table was last heard of. Of the chairs that are ours nothing is said. */
export function presence(before: TableInfo, after: TableInfo, mine: readonly Viewer[]): Presence[] {
  const seats = after.seats.flatMap((now, seat) => {
    const was = before.seats[seat]
    const found = was && !mine.includes(seat as Seat) ? atSeat(was, now) : null
    return found ? [found] : []
  })
  const known = new Set(before.watchers.map(watcher => watcher.id))
  const moved = new Set([...before.seats.map(seat => seat.name), ...seats.map(each => each.name)])
  // Whoever stood up watches from then on: that has been said.
  const watching = after.watchers.filter(watcher => !known.has(watcher.id) && !moved.has(watcher.name))
  return [...seats, ...watching.map(({ name }): Presence => ({ key: 'watching', name }))]
}

function atSeat(was: SeatInfo, now: SeatInfo): Presence | null {
  if (now.next !== null && now.next !== was.next) return { key: 'next', name: now.next }
  const [person, before] = [now.kind === 'person', was.kind === 'person']
  // The same person may have another name: a seat does not pass from one to another between two words of the table.
  if (before && !person) return { key: 'left', name: was.name }
  if (person && !before) return was.next === now.name ? null : { key: 'sat', name: now.name }
  if (!person) return null
  if (now.standIn && !was.standIn) return { key: 'standIn', name: now.name }
  if (now.away && !was.away) return { key: 'away', name: now.name }
  if ((was.standIn && !now.standIn) || (was.away && !now.away)) return { key: 'back', name: now.name }
  return null
}
