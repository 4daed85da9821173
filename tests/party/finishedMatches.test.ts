import { describe, expect, it, vi } from 'vitest'
import { FinishedMatches } from '../../party/finishedMatches.ts'
import { platformOn } from './idlePlatform.ts'
import { FakePlatform, fakeTime, playing } from './platform.ts'
import { Disk, Room } from './room.ts'

fakeTime()

const said = async (answer: Promise<Response>) => [(await answer).status, (await (await answer).json()) as unknown]

describe('who asks a room for what it has played', () => {
  it('names it by a number, or is told that it is none', async () => {
    const platform = await new FakePlatform().start()
    playing(platform)
    for (const query of ['?match=x', '?match=0', '?match=-1', '?hand=1.5', '?match=1&hand=x', '?holding=1e3'])
      expect(await said(platform.get(query)), query).toEqual([400, { why: 'badNumber' }])
    expect(await said(platform.get('?match=1'))).toEqual([404, { why: 'noHand' }])
  })

  it('gets so many a minute, together with everybody else, and is told when to come again', async () => {
    const platform = await new FakePlatform().start()
    playing(platform)
    // What is no number is read from no disk, and counts for nothing.
    for (let i = 0; i < 200; i++) await platform.get('?match=x')
    for (let i = 0; i < 120; i++) expect((await platform.get('?match=1')).status).toBe(404)
    const full = await platform.get('?match=1')
    expect([full.status, full.headers.get('retry-after'), await full.json()]).toEqual([429, '10', { why: 'tooMany' }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await platform.get('?match=1')).status).toBe(404)
  })

  it('is not counted at a server that was started for tests', async () => {
    const ground = { id: 'room-1', disk: new Disk(), alarm: null }
    const finished = new FinishedMatches(platformOn(ground))
    const { meta } = new Room().table
    for (let i = 0; i < 130; i++) expect((await finished.answer(new URLSearchParams('match=1'), meta)).status).toBe(404)
  })
})
