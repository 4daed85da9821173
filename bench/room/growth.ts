import { WebSocket } from 'ws'
import type { Client } from '../../tests/live/client.ts'
import { seatedTable } from '../../tests/live/player.ts'
import { Server } from '../../tests/live/server.ts'
import { host } from './hosts.ts'
import { ACT } from './plain.ts'
import { memory, processor, times, wait, whole } from './process.ts'

const AT_ONCE = 8
/** Seconds that one room may take to open and deal, and all of one size: then it is told how many there are, and no more are opened. */
const ONE = 60
const ALL = 400
/** Tables of which people act as usual, and all that are open; the others wait for somebody who does nothing. */
type Size = { active: number; open: number }
const SIZES: Size[] = [10, 100, 1000].map(size => ({ active: size, open: size }))
const MOSTLY_IDLE: Size = { active: 100, open: 5000 }

type Seen = { steps: number; times: number[] }
/** Dealt, if there is anything to deal. play: from now on somebody acts there, or does nothing, as at first. */
type Opened = { play: (on: boolean) => void; close: () => void }
type Open = (server: Server, seen: Seen) => Promise<Opened>

/** Ever more tables on one server, each one person with three bots at their usual pace; beside them, plain rooms acting as often. */
export async function growth(place: string, quick: boolean, only: number | null): Promise<void> {
  const sizes = SIZES.filter(({ open }) => (only === null ? !quick || open <= 100 : open === only))
  const seconds = quick ? 5 : 10
  if (sizes.length)
    await grow(`${place}, floor rooms`, await Server.start([], host(place, true)), sizes, openPlain, seconds)
  // The floor rooms never sleep: 5,000 of them would want 20,000 descriptors.
  const all = quick || (only !== null && only !== MOSTLY_IDLE.open) ? sizes : [...sizes, MOSTLY_IDLE]
  await grow(`${place}, our tables`, await Server.start(['MASA_TEST=1'], host(place)), all, openOurs, seconds)
}

async function grow(name: string, server: Server, sizes: Size[], open: Open, seconds: number): Promise<void> {
  const empty = memory(server)
  const seen: Seen = { steps: 0, times: [] }
  const all: Opened[] = []
  for (const size of sizes) {
    const began = performance.now()
    const fresh: Opened[] = []
    const since = () => (performance.now() - began) / 1000
    let failed = 0
    // They play when all are open: else the first would keep the last from opening.
    for (const { play } of all) play(false)
    while (all.length + fresh.length < size.open && since() < ALL && failed < AT_ONCE) {
      const missing = size.open - all.length - fresh.length
      const some = Array.from({ length: Math.min(AT_ONCE, missing) }, () => soon(open(server, seen)))
      for (const one of await Promise.allSettled(some))
        if (one.status === 'fulfilled') fresh.push(one.value)
        else failed++
    }
    const opened = since()
    all.push(...fresh)
    all.forEach(({ play }, i) => play(i < size.active))
    // A table at which nothing happens leaves the memory after ten seconds.
    await wait(size.active < size.open ? 25_000 : 5000)
    Object.assign(seen, { steps: 0, times: [] })
    const before = processor(server)
    await wait(seconds * 1000)
    const busy = (processor(server) - before) / (10 * seconds)
    const each = (memory(server) - empty) / all.length
    console.log(
      `  ${name}: ${whole(all.length)} open, ${whole(Math.min(size.active, all.length))} active: ${whole(seen.steps / seconds)} steps/s, ` +
        `answered in ${times(seen.times)}, ${busy.toFixed(0)} % of a core, ${whole(each)} KB each, ` +
        `${server.descriptors().rooms} rooms in memory, opened and dealt in ${opened.toFixed(0)} s`,
    )
    if (all.length < size.open) {
      console.log(
        `  ${name}: of ${whole(size.open)} no more could be opened in ${opened.toFixed(0)} s, ${failed} failed`,
      )
      break
    }
  }
  for (const { close } of all) close()
  await server.stop()
}

const soon = <T>(what: Promise<T>): Promise<T> =>
  Promise.race([what, wait(1000 * ONE).then(() => Promise.reject<T>(new Error('it takes too long')))])

/** As often as a person acts at our tables. */
const pause = () => 700 + 900 * Math.random()

let rooms = 0
async function openPlain(server: Server, seen: Seen): Promise<Opened> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/parties/main/floor-${++rooms}`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let sent = 0
  let active = false
  const act = () => {
    if (socket.readyState !== WebSocket.OPEN || !active) return
    sent = performance.now()
    socket.send(ACT)
  }
  let timer: NodeJS.Timeout | undefined
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(act, pause())
  }
  socket.on('message', () => {
    seen.steps++
    seen.times.push(performance.now() - sent)
    plan()
  })
  const play = (on: boolean) => {
    active = on
    plan()
  }
  return { play, close: () => socket.close() }
}

async function openOurs(server: Server, seen: Seen): Promise<Opened> {
  const { clients, start } = await seatedTable(server, { people: 1, table: { clock: false } })
  const [client] = clients
  const play = person(client, seen)
  // Each as soon as it is open: tables that all deal at once are all awake, which 5,000 of them have no descriptors for.
  start()
  await client.see(() => client.scene !== null, 1000 * ONE)
  return { play, close: () => client.close() }
}

/** Plays the automatic move after a moment, and says at once that it is ready; until it is told to do nothing for a while. */
function person(client: Client, seen: Seen): Opened['play'] {
  let sent: number | null = null
  let planned = false
  let active = false
  const act = () => {
    planned = false
    const { scene, seat, closed } = client
    if (closed || !active || sent !== null || !scene || scene.outcome || seat === null) return
    if (!client.game.waiting(scene.view).includes(seat)) return
    sent = performance.now()
    client.send({ type: 'act', n: ++client.n, rev: client.rev, action: client.game.fallback(scene.view) })
  }
  const plan = () => {
    if (!planned && sent === null) setTimeout(act, pause())
    planned ||= sent === null
  }
  client.onFrame = message => {
    client.frames.length = 0
    if (message.type === 'step') seen.steps++
    if (message.type === 'committed') client.send({ type: 'ready' })
    if ((message.type === 'ok' || message.type === 'no') && sent !== null) {
      seen.times.push(performance.now() - sent)
      sent = null
    }
    plan()
  }
  return on => {
    active = on
    plan()
  }
}
