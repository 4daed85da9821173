import { afterAll, expect } from 'vitest'
import { Server, type Host } from './server.ts'

/** The server that a file's tests share: stopped after the last of them, when it must have had nothing to complain of. */
export async function running(vars = ['MASA_TEST=1'], host?: Host): Promise<Server> {
  const server = await Server.start(vars, host)
  afterAll(async () => {
    await server.stop()
    expect(server.complaints).toEqual([])
  })
  return server
}
