import type { Phase } from '../src/table/protocol.ts'

/** What only ever grows: its label's name, and what it is. */
const COUNTERS = {
  tables_made: ['game', 'Tables made.'],
  steps: ['game', "Steps of games, the tables' own among them."],
  hands: ['game', 'Hands that have ended.'],
  matches: ['game', 'Matches that have ended.'],
  refusals: ['why', 'Messages, sockets and requests that were refused.'],
  bot_milliseconds: ['game', 'Time in which bots have thought.'],
  wakes: ['how', 'Rooms taken into memory (opened: nobody was connected, woken: among their sockets), and alarms.'],
  errors: ['where', 'Failures, each with a line in the log.'],
} as const
type Counter = keyof typeof COUNTERS

/** A room with somebody in it, as it last said of itself; it may be out of memory since. */
export type Open = { room: string; game: string; phase: Phase | null; sockets: number; addresses: string[] }

/**
 * What the operator is told. Counted in memory, where rooms run together: on one machine that is all of them, from its
 * last start on; on the edge each place counts for itself and forgets when it is shut.
 */
export class Figures {
  private began: number | null = null
  private readonly counts = new Map<Counter, Map<string, number>>()
  /** By room: what was counted in its running hand. */
  private readonly untold = new Map<string, Map<string, [Counter, string, number]>>()
  /** By the platform's own id of the room. */
  readonly open = new Map<string, Open>()

  /**
   * Seconds since the engine was started, where whoever started it has told when. Else since the first thing was asked, which
   * may be much later: before that the engine tells no time.
   */
  uptime(now: number, started: string | undefined): number {
    this.began ??= Math.min(now, Number(started) || now)
    return Math.floor((now - this.began) / 1000)
  }

  add(counter: Counter, label: string, by = 1): void {
    let counts = this.counts.get(counter)
    if (!counts) this.counts.set(counter, (counts = new Map()))
    counts.set(label, (counts.get(label) ?? 0) + by)
  }

  /** What happens in mid-hand may be hidden, an answer in a call window for one: these are open to everybody, so it counts from the hand's end. */
  addInHand(room: string, counter: Counter, label: string, by = 1): void {
    let counts = this.untold.get(room)
    if (!counts) this.untold.set(room, (counts = new Map()))
    const [, , before] = counts.get(`${counter} ${label}`) ?? [counter, label, 0]
    counts.set(`${counter} ${label}`, [counter, label, before + by])
  }

  /** The room's hand has ended. */
  tell(room: string): void {
    for (const counted of this.untold.get(room)?.values() ?? []) this.add(...counted)
    this.untold.delete(room)
  }

  total(counter: Counter): number {
    return [...(this.counts.get(counter)?.values() ?? [])].reduce((sum, each) => sum + each, 0)
  }

  sockets(): number {
    return [...this.open.values()].reduce((sum, { sockets }) => sum + sockets, 0)
  }

  /** In the words of Prometheus. uptime: in seconds; gauges: what only the platform knows. */
  text(uptime: number, version: string, gauges: Record<string, number>): string {
    const phases = new Map<string, number>()
    for (const { phase } of this.open.values()) if (phase) phases.set(phase, (phases.get(phase) ?? 0) + 1)
    const lines = [
      ...family('info', 'gauge', 'The version that runs.', [[label('version', version), 1]]),
      ...family('uptime_seconds', 'gauge', 'Since the start.', [['', uptime]]),
      ...family(
        'tables',
        'gauge',
        'Tables with somebody connected.',
        [...phases].map(([phase, count]) => [label('phase', phase), count]),
      ),
      ...family('sockets', 'gauge', 'Open sockets.', [['', this.sockets()]]),
      ...Object.entries(gauges).flatMap(([name, value]) => family(name, 'gauge', 'On disk.', [['', value]])),
    ]
    for (const [name, [key, help]] of Object.entries(COUNTERS)) {
      const counts = [...(this.counts.get(name as Counter) ?? [])]
      lines.push(
        ...family(
          `${name}_total`,
          'counter',
          help,
          counts.map(([value, count]) => [label(key, value), count]),
        ),
      )
    }
    return `${lines.join('\n')}\n`
  }
}

const label = (key: string, value: string): string => `{${key}="${value.replace(/[\\"\n]/g, ' ')}"}`

function family(name: string, type: string, help: string, values: [string, number][]): string[] {
  const full = `masa_${name}`
  const rows = values.map(([labels, value]) => `${full}${labels} ${value}`)
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...rows]
}

/** One for the process. */
export const figures = new Figures()
