import type { Chair, Schedule } from './evening.ts'

/** Tries: swaps looked at in one search, and searches begun anew if none has come out even. */
const SWAPS = 6_000
const SEARCHES = 6
/** How much a worse swap may cost and still be made now and then, at first; it falls to nothing. */
const HEAT = 2

/**
 * Who plays with whom in each round, so that everyone meets everyone as evenly as possible; bots fill the last table of a
 * round, and it is somebody else's turn there each time. Then the seats, so that nobody always begins.
 */
export function draw(people: readonly number[], size: number, rounds: number, random: () => number): Schedule {
  let best: Search | null = null
  for (let i = 0; i < SEARCHES && !(best && best.cost <= best.least); i++) {
    const search = new Search(people.length, size, rounds, random)
    search.run()
    if (!best || search.cost < best.cost) best = search
  }
  return seated(best!.tables(people), size)
}

/** How many people sit at each table. Where one would be left alone with bots, somebody from the table before sits there too. */
function peopleAt(count: number, size: number): number[] {
  const full = Array<number>(Math.floor(count / size)).fill(size)
  const rest = count % size
  if (rest === 1 && size > 2) return [...full.slice(1), size - 1, 2]
  return rest ? [...full, rest] : full
}

/** One person is a number below `count`; a round is a list of them, table after table. */
class Search {
  cost = 0
  /** No schedule is cheaper. */
  readonly least: number
  private readonly count: number
  private readonly rounds: number[][]
  private readonly random: () => number
  /** How often each pair has met, and how often each person has sat with bots. */
  private readonly met: number[]
  private readonly short: number[]
  /** Of each place: its table, from where to where that reaches, and whether bots fill it. */
  private readonly places: { first: number; end: number; short: boolean }[] = []

  constructor(count: number, size: number, rounds: number, random: () => number) {
    this.count = count
    this.random = random
    const tables = peopleAt(count, size)
    for (const people of tables) {
      const first = this.places.length
      const table = { first, end: first + people, short: people < size }
      for (let i = 0; i < people; i++) this.places.push(table)
    }
    this.met = Array<number>(count * count).fill(0)
    this.short = Array<number>(count).fill(0)
    this.rounds = Array.from({ length: rounds }, () => this.shuffled())
    for (const round of this.rounds)
      for (let i = 0; i < count; i++) {
        if (this.isShort(i)) this.sitShort(round[i]!, 1)
        for (let j = i + 1; j < count; j++) if (this.together(i, j)) this.meet(round[i]!, round[j]!, 1)
      }
    const pairs = (of: number) => (of * (of - 1)) / 2
    const meetings = tables.reduce((sum, people) => sum + pairs(people), 0)
    const short = this.places.filter(table => table.short).length
    this.least = evenly(rounds * meetings, pairs(count)) + evenly(rounds * short, count)
  }

  run(): void {
    for (let i = 0; i < SWAPS && this.cost > this.least; i++) {
      const round = this.rounds[this.below(this.rounds.length)]!
      const [a, b] = [this.below(this.count), this.below(this.count)]
      if (this.together(a, b)) continue
      const before = this.cost
      this.swap(round, a, b)
      const heat = HEAT * (1 - i / SWAPS)
      if (this.cost > before && this.random() >= Math.exp((before - this.cost) / heat)) this.swap(round, a, b)
    }
  }

  tables(people: readonly number[]): number[][][] {
    return this.rounds.map(round =>
      [...new Set(this.places)].map(({ first, end }) => round.slice(first, end).map(person => people[person]!)),
    )
  }

  private swap(round: number[], a: number, b: number): void {
    this.leave(round, a)
    this.leave(round, b)
    const other = round[a]!
    round[a] = round[b]!
    round[b] = other
    this.leave(round, a, 1)
    this.leave(round, b, 1)
  }

  /** by: -1 takes the person at this place from the table, 1 puts them there. */
  private leave(round: number[], place: number, by: 1 | -1 = -1): void {
    const { first, end } = this.places[place]!
    for (let i = first; i < end; i++) if (i !== place) this.meet(round[place]!, round[i]!, by)
    if (this.isShort(place)) this.sitShort(round[place]!, by)
  }

  private meet(one: number, other: number, by: number): void {
    const key = Math.min(one, other) * this.count + Math.max(one, other)
    const times = this.met[key]!
    this.met[key] = times + by
    this.cost += (times + by) ** 2 - times ** 2
  }

  private sitShort(person: number, by: number): void {
    const times = this.short[person]!
    this.short[person] = times + by
    this.cost += (times + by) ** 2 - times ** 2
  }

  private isShort = (place: number) => this.places[place]!.short
  private together = (a: number, b: number) => this.places[a] === this.places[b]
  private below = (end: number) => Math.floor(this.random() * end)

  private shuffled(): number[] {
    const round = Array.from({ length: this.count }, (_, i) => i)
    for (let i = round.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const other = round[i]!
      round[i] = round[j]!
      round[j] = other
    }
    return round
  }
}

/** The least sum of squares of `places` whole numbers that add up to `total`: they differ by one at most. */
function evenly(total: number, places: number): number {
  const each = Math.floor(total / places)
  return places * each ** 2 + (total - places * each) * (2 * each + 1)
}

/** Of all orders at a table, the one that gives people the seats they have had least. */
function seated(rounds: readonly number[][][], size: number): Schedule {
  const had = new Map<number, number[]>()
  const times = (chair: Chair, seat: number) => (chair === 'bot' ? 0 : (had.get(chair)?.[seat] ?? 0))
  return rounds.map(tables =>
    tables.map(people => {
      const chairs: Chair[] = [...people, ...Array<'bot'>(size - people.length).fill('bot')]
      const cost = (order: readonly Chair[]) =>
        order.reduce<number>((sum, chair, seat) => sum + (times(chair, seat) + 1) ** 2, 0)
      const best = orders(chairs).reduce((a, b) => (cost(b) < cost(a) ? b : a))
      best.forEach((chair, seat) => {
        if (chair === 'bot') return
        const seats = had.get(chair) ?? Array<number>(size).fill(0)
        had.set(chair, seats)
        seats[seat] = (seats[seat] ?? 0) + 1
      })
      return best
    }),
  )
}

function orders(chairs: readonly Chair[]): Chair[][] {
  if (chairs.length < 2) return [[...chairs]]
  return chairs.flatMap((chair, i) => orders(chairs.toSpliced(i, 1)).map(rest => [chair, ...rest]))
}
