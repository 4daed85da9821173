/** What the plain rooms need from where they run. */
export type Ground = {
  put(key: string, value: unknown): unknown
  /** One row into a table of its own, where there is SQL. */
  insert(n: number, row: unknown): unknown
  send(text: string): void
}

const PAD = 'x'.repeat(8000)
/** A message of 100 bytes. */
export const ACT = padded({ type: 'act', n: 1234, rev: 5678, action: { type: 'discard', tile: 'b5' } }, 100)

/**
 * The least that a room can do, by the name of its kind. counter: stores a number, tells everyone. floor: parses a message
 * of 100 bytes, appends a row of 200, sends frames of 300. sql: the same with the row as text in a table of SQL's. as: the
 * floor's with other sizes, such as those of one of our games: `as400x700` appends 400 bytes and sends frames of 700.
 */
export class Plain {
  private count = 0
  private readonly kind: string
  private readonly row: number
  private readonly frame: number

  constructor(kind: string) {
    this.kind = kind
    const [row, frame] = /^as(\d+)x(\d+)$/.exec(kind)?.slice(1).map(Number) ?? [200, 300]
    this.row = row
    this.frame = frame
  }

  hear(text: string, ground: Ground): void {
    this.count++
    const { count, kind } = this
    if (kind === 'counter') {
      void ground.put('count', count)
      return ground.send(`{"count":${count}}`)
    }
    const { n, rev, action } = JSON.parse(text) as { n: number; rev: number; action: unknown }
    const row = {
      step: { by: count % 4, do: action },
      ms: 120,
      n,
      revs: [rev, rev, rev, rev, 0],
      pad: PAD.slice(0, this.row - 100),
    }
    if (kind === 'sql') ground.insert(count, row)
    else void ground.put(`log:${String(count).padStart(6, '0')}`, row)
    ground.send(padded({ count }, this.frame))
  }
}

function padded(what: object, length: number): string {
  const bare = JSON.stringify({ ...what, pad: '' })
  return JSON.stringify({ ...what, pad: PAD.slice(0, length - bare.length) })
}
