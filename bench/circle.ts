// A circle of sixteen with a thousand matches: how long it takes to open, what its page is sent, what a match takes on disk.
import { games } from '../src/games/all.ts'
import type { CircleDown } from '../src/circle/protocol.ts'
import type { House } from '../tests/party/circle/house.ts'
import { CIRCLE, circleOf, Device, Player } from '../tests/party/circle/house.ts'

const MATCHES = 1000
const PEOPLE = 16

const digits = (n: number) => String(n).padStart(6, '0')
const bytes = (what: unknown) => (what instanceof Uint8Array ? what.length : JSON.stringify(what).length)
const kb = (what: unknown) => `${(bytes(what) / 1000).toFixed(1)} kB`

/** One match as bots play it, for its file; the others are the same under other numbers. */
async function playOne(house: House, device: Device): Promise<void> {
  const options = { ...games.okey101.lengths.short }
  const opened = await device.say({ type: 'open', game: 'okey101', options, table: { botPace: 'instant' } })
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
  const { room, pass } = opened
  const player = new Player(await house.table(room), room).hello('P1', { pass }).say({ type: 'sit', seat: 0 })
  for (const seat of [1, 2, 3] as const) player.say({ type: 'bot', seat, level: 1 })
  player.say({ type: 'ready' }).say({ type: 'leave' })
  const over = () => device.got.some(each => each.type === 'circle' && each.circle.matches === 1)
  while (!over()) await new Promise(resolve => setTimeout(resolve, 20))
}
async function timed<T>(run: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  const value = await run()
  return [value, performance.now() - began]
}

export async function run(): Promise<void> {
  const { house, devices } = await circleOf(PEOPLE)
  await playOne(house, devices[0])

  const disk = house.disk('circle', CIRCLE)
  const rows = [...disk.rows]
  const entry = rows.find(([key]) => key === `entry:${digits(1)}`)![1] as { at: number; seats: object[] }
  const file = rows.filter(([key]) => key.startsWith(`file:${digits(1)}`))
  for (let n = 2; n <= MATCHES; n++) {
    const seats = entry.seats.map((seat, i) => ({ ...seat, who: { member: ((n + i * 5) % PEOPLE) + 1 } }))
    disk.rows.set(`entry:${digits(n)}`, { ...entry, n, id: `room:${n}`, at: entry.at + n * 3_600_000, seats })
    for (const [key, row] of file) disk.rows.set(key.replace(digits(1), digits(n)), row)
  }
  const perMatch = file.reduce((sum, [, row]) => sum + bytes(row), bytes(entry))

  const times: number[] = []
  let welcome: CircleDown | null = null
  for (let i = 0; i < 20; i++) {
    house.kill('circle', CIRCLE)
    const device = new Device(house)
    device.token = devices[0].token
    const [answer, ms] = await timed(() => device.hello())
    welcome = answer
    times.push(ms)
    devices[0] = device
  }
  times.sort((a, b) => a - b)
  const [page, pageMs] = await timed(() => devices[0].say({ type: 'ledger' }))
  const [standings, standingsMs] = await timed(() =>
    devices[0].say({ type: 'standings', game: 'okey101', season: 'all' }),
  )

  console.log(`opened from disk and welcomed: median ${times[10].toFixed(0)} ms, slowest ${times[19].toFixed(0)} ms`)
  console.log(
    `sent: welcome ${kb(welcome)}, ledger page ${kb(page)} in ${pageMs.toFixed(1)} ms, standings ${kb(standings)} in ${standingsMs.toFixed(1)} ms`,
  )
  console.log(`on disk: ${perMatch} bytes a match (${bytes(entry)} of them its entry)`)
}
