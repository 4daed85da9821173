import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, type Host } from './server.ts'
import { workerd } from './workerd.ts'

/** Puts a room out of memory with its sockets open, which the engine would otherwise do in its own time. */
const EVICTOR = `import unsafe from 'workerd:unsafe'
export default {
  async fetch(request, env) {
    const room = new URL(request.url).pathname.slice(1)
    try {
      await unsafe.evict(env.ROOM.get(env.ROOM.idFromName(room)), { webSockets: 'hibernate' })
      return new Response('gone')
    } catch (error) {
      const later = /not currently running|still has active references/.test(error.message)
      return new Response(error.message, { status: later ? 409 : 500 })
    }
  },
}`

const withEvictor = (config: string) =>
  config
    .replace('services = [', 'services = [ (name = "evictor", worker = .evictor),')
    .replace('sockets = [', 'sockets = [ (name = "unsafe", http = (), service = "evictor"),').concat(`
const evictor :Workerd.Worker = (
  modules = [(name = "evictor.js", esModule = embed "evictor.js")],
  compatibilityDate = "2026-10-01",
  compatibilityFlags = ["unsafe_module"],
  bindings = [(name = "ROOM", durableObjectNamespace = (className = "MasaRoom", serviceName = "main"))],
);
`)

/** workerd, and a way to put a room out of its memory; false: it was not in it, or so busy that the engine gave up. */
export async function evicting(): Promise<{ host: Host; evict: (room: string) => Promise<boolean> }> {
  const unsafe = await freePort()
  const plain = workerd(undefined, {
    adjust: withEvictor,
    flags: ['--experimental', `-sunsafe=127.0.0.1:${unsafe}`],
  })
  const host: Host = {
    ...plain,
    boot(dir, port, vars, heard) {
      writeFileSync(join(dir, 'run', 'evictor.js'), EVICTOR)
      return plain.boot(dir, port, vars, heard)
    },
  }
  const evict = async (room: string) => {
    const answer = await fetch(`http://127.0.0.1:${unsafe}/${room}`)
    if (answer.status !== 200 && answer.status !== 409)
      throw new Error(`${room} was not put out of memory: ${await answer.text()}`)
    return answer.status === 200
  }
  return { host, evict }
}
