import type { Ears, Socket } from './socket.ts'
import type { Down } from '../table/protocol.ts'

/** What a browser says of a line that was cut. */
export const CUT = 1006

type Connect = (room: string, ears: Ears<Down>) => Socket

/**
 * Lines to tables on this device; the way to them is fetched with the first. Once for all of them: where each fetched it for
 * itself, the second of a household could have it before the first, and came to a table that nobody had made yet.
 */
export function linesHere(fetchWay: () => Promise<{ connectHere: Connect }>): Connect {
  let way: ReturnType<typeof fetchWay> | null = null
  return (room, ears) => {
    let line: Socket | null = null
    let gone = false
    way ??= fetchWay()
    way.then(
      ({ connectHere }) => {
        if (!gone) line = connectHere(room, ears)
      },
      () => {
        way = null
        if (!gone) ears.close(CUT, false)
      },
    )
    return {
      // Nothing is said before the line is open, which it tells by itself.
      send: message => line?.send(message),
      close: () => {
        gone = true
        line?.close()
      },
    }
  }
}
