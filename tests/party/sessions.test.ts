import { describe, expect, it, vi } from 'vitest'
import { FakePlatform, fakeTime, hello } from './platform.ts'

fakeTime()

describe('who has said nothing yet', () => {
  it('goes after ten seconds to the moment, and whoever came later has as long', async () => {
    const platform = await new FakePlatform().start()
    const first = platform.connect()
    await vi.advanceTimersByTimeAsync(6_000)
    const second = platform.connect()
    await vi.advanceTimersByTimeAsync(3_999)
    expect([first.closed, second.closed]).toEqual([null, null])
    // What rings for the one is no reason to send the other away, who is just about to speak.
    await vi.advanceTimersByTimeAsync(1)
    expect([first.closed, second.closed]).toEqual([{ code: 1013, why: 'slow' }, null])
    second.say(hello())
    const third = platform.connect()
    await platform.ring()
    await vi.advanceTimersByTimeAsync(9_000)
    expect([second.closed, third.closed]).toEqual([null, null])
    await vi.advanceTimersByTimeAsync(1_000)
    expect([second.closed, third.closed?.why]).toEqual([null, 'slow'])
  })
})
