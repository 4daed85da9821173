import { expect, it } from 'vitest'
import { serve } from '../../party/service.ts'

const house = {
  ask: async () => new Response(null, { status: 500 }),
  disk: async () => ({}),
  probe: async () => {},
}
const ask = (path: string, settings: Record<string, string>) =>
  serve(new Request(`http://masa.example${path}`), settings, house)

it.each([
  ['/health', 'HEALTH'],
  ['/metrics', 'METRICS'],
  ['/api/games', 'API'],
])('%s is answered unless it is switched off, and then it is not there', async (path, setting) => {
  for (const on of ['', '1']) expect((await ask(path, { [setting]: on }))!.status).toBe(200)
  // Left to the page it would be 200 for every monitor, whatever the server's health.
  expect((await ask(path, { [setting]: '0' }))!.status).toBe(404)
})

it('leaves the page to whoever has it', async () => {
  for (const path of ['/', '/t/abcd-2345', '/healthy', '/api']) expect(await ask(path, {})).toBeNull()
})
