import { createServer, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

/** A reverse proxy that has us below a path, as nginx would. strip: it takes the path off. Everything else is not ours. */
export async function proxy(to: number, base: string, strip: boolean) {
  /** Paths that were asked for and are not ours. */
  const strays: string[] = []
  const pathFor = ({ url = '' }: IncomingMessage): string | null => {
    if (!url.startsWith(base) && url !== base.slice(0, -1)) return (strays.push(url), null)
    return strip ? url.slice(base.length - 1) || base.slice(0, -1) : url
  }
  const server = createServer((incoming, outgoing) => {
    const path = pathFor(incoming)
    if (path === null) return void outgoing.writeHead(404).end()
    const { method, headers } = incoming
    const passed = request({ port: to, path, method, headers }, answer => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.on('upgrade', (incoming: IncomingMessage, near) => {
    const path = pathFor(incoming)
    if (path === null) return void near.destroy()
    const far = connect(to, '127.0.0.1')
    const { rawHeaders } = incoming
    const lines = rawHeaders.flatMap((name, i) => (i % 2 ? [] : [`${name}: ${rawHeaders[i + 1]}`]))
    far.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    near.pipe(far).pipe(near)
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    strays,
    close: () => (server.closeAllConnections(), server.close()),
  }
}
