import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { obstacle, written } from '../../scripts/port.mjs'

it('writes an address of version 6 in brackets, and no other', () => {
  expect(['::1', '127.0.0.1', '*', 'localhost'].map(written)).toEqual(['[::1]', '127.0.0.1', '*', 'localhost'])
})

it('tells a port that is taken from an address that is not ours', async () => {
  const other = createServer()
  const port = await new Promise<number>(done =>
    other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port)),
  )
  expect(await obstacle(port, '127.0.0.1')).toContain(`Port ${port} is taken`)
  expect(await obstacle(port, '192.0.2.99')).toContain('192.0.2.99 is not')
  await new Promise(done => other.close(done))
  expect(await obstacle(port, '127.0.0.1')).toBeNull()
})
