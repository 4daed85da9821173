import { games } from '../src/games/all.ts'
import { Server } from '../tests/live/server.ts'
import { workerd } from '../tests/live/workerd.ts'
import { descriptors } from './room/descriptors.ts'
import { growth } from './room/growth.ts'
import { host } from './room/hosts.ts'
import { ourRooms, plainRooms, reset, turn, type Load } from './room/loads.ts'
import { times, whole } from './room/process.ts'
import { rowOf, work } from './room/work.ts'

const SECONDS = 2
const GAMES = ['mahjong', 'okey101', 'cotulenh']
const TESTING = ['MASA_TEST=1']

const word = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : process.argv[at + 1]
}

/**
 * npm run bench -- room [--quick] [--part work|speed|growth|descriptors] [--games a,b] [--place workerd|partykit] [--rooms 50]
 * [--tables 1000]: our room beside the least that a room can do, on `partykit dev` and on workerd, in turns, so that a busy
 * machine slows all alike.
 */
export async function run(): Promise<void> {
  const quick = process.argv.includes('--quick')
  const part = word('part')
  const places = word('place')?.split(',') ?? ['partykit', 'workerd']
  if (!part || part === 'work')
    for (const game of Object.keys(games)) {
      const { best, rows, bytes } = await work(game, quick ? 300 : 1000, quick ? 4 : 10)
      console.log(
        `work, ${game}: ${best.toFixed(0)} µs an action in this process, without disk and network; ${rows.toFixed(2)} rows and ${whole(bytes)} bytes to write`,
      )
    }
  const rooms = Number(word('rooms')) || 50
  if (!part || part === 'speed') await speed(places, word('games')?.split(',') ?? GAMES, rooms, quick ? 3 : 8)
  if (!part || part === 'growth') for (const place of places) await growth(place, quick, Number(word('tables')) || null)
  if (!part || part === 'descriptors') for (const place of places) await descriptors(place, quick ? 2000 : 10_000)
}

async function speed(places: string[], games: string[], rooms: number, rounds: number): Promise<void> {
  const servers: Server[] = []
  const start = async (...how: Parameters<typeof Server.start>) => {
    const server = await Server.start(...how)
    servers.push(server)
    return server
  }
  const loads: Record<string, Load[]> = {}
  for (const place of places) {
    const dev = place === 'partykit'
    const plain = await start([], host(place, true))
    const ours = await start(TESTING, host(place))
    const all: Load[] = []
    for (const kind of dev ? ['floor', 'counter'] : ['floor', 'sql', 'counter'])
      all.push(await plainRooms(kind, plain, rooms))
    for (const game of games) {
      const load = await ourRooms(game, ours, rooms)
      await turn(load, SECONDS)
      const like = `as${await rowOf(game)}x${Math.round(load.bytes / load.actions / 4)}`
      const floor = await plainRooms(like, plain, rooms)
      floor.name = `floor, as ${game}`
      all.push(floor, load)
    }
    if (!dev) {
      const unstored = await start(TESTING, workerd('bench/room/unstored.worker.ts'))
      for (const game of games) {
        const load = await ourRooms(game, unstored, rooms)
        load.name = `${game}, no disk`
        all.push(load)
      }
    }
    loads[place] = all
  }
  for (let round = 0; round <= rounds; round++)
    for (const load of Object.values(loads).flat()) {
      await turn(load, SECONDS)
      if (!round) reset(load)
    }
  console.log(`room: ${rooms} rooms a kind with a socket at every seat, ${rounds} turns of ${SECONDS} s each`)
  for (const [place, all] of Object.entries(loads)) {
    console.log(
      `  ${place.padEnd(20)} actions/s   of floor  µs each  of floor  p50 / p99         steps frames  bytes    we`,
    )
    for (const load of all) console.log(`  ${row(load, all[0])}`)
  }
  if (places.length > 1)
    for (const load of loads.workerd) {
      const dev = loads.partykit.find(({ name }) => name === load.name)
      if (dev)
        console.log(
          `  workerd / partykit, ${load.name}: ${percent(rate(load), rate(dev))} by clock, ${percent(each(dev), each(load))} by processor`,
        )
    }
  for (const server of servers) await server.stop()
}

const rate = (load: Load) => (1000 * load.actions) / load.clock
/** Microseconds of the engine's processor time an action. */
const each = (load: Load) => (1000 * load.cpu) / load.actions
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(0)} %`

const row = (load: Load, floor: Load) =>
  [
    load.name.padEnd(20),
    whole(rate(load)).padStart(9),
    percent(rate(load), rate(floor)).padStart(9),
    whole(each(load)).padStart(9),
    percent(each(floor), each(load)).padStart(9),
    times(load.times).padStart(19),
    (load.steps / load.actions).toFixed(2).padStart(6),
    (load.frames / load.actions).toFixed(2).padStart(6),
    whole(load.bytes / load.actions).padStart(6),
    percent(load.own, load.clock).padStart(6),
  ].join(' ')
