import { describe, expect, it, vi } from 'vitest'
import type { Up } from '../../src/table/protocol.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { FakePlatform, fakeTime, hello, last, playing } from './platform.ts'

fakeTime()

describe('a room whose tokens are guessed', () => {
  it('counts what a seated player guesses, too', async () => {
    const platform = await new FakePlatform().start()
    const address = '192.0.2.211'
    const host = playing(platform)
    const line = platform.connect(address)
    line.say(hello())
    const guess = (from: typeof line, i: number) =>
      from.say(hello({ token: i.toString(16).padStart(32, '0') } as Partial<Up>))
    line.say({ type: 'sit', seat: 1 })
    for (let i = 0; i < 30; i++) {
      await vi.advanceTimersByTimeAsync(300)
      guess(line, i)
      expect(line.closed).toBeNull()
      expect(last(line, 'welcome').chair).toBe(1)
    }
    guess(line, 30)
    // Some came back meanwhile; they are few.
    for (let i = 31; i < 40 && !line.closed; i++) guess(line, i)
    expect(line.closed).toEqual({ code: CLOSE.tooFast, why: 'tooFast' })
    const next = platform.connect(address)
    guess(next, 99)
    expect(next.closed).toEqual({ code: CLOSE.tooFast, why: 'tooFast' })
    expect(host.closed).toBeNull()
  })

  it('opens a seat to its token, however many wrong ones came from the same address', async () => {
    const platform = await new FakePlatform().start()
    const address = '192.0.2.212'
    const owner = platform.connect(address)
    owner.say(hello())
    owner.say({ type: 'sit', seat: 0 })
    const { token } = last(owner, 'seated')
    const guess = (i: number) => {
      const line = platform.connect(address)
      line.say(hello({ token: i.toString(16).padStart(32, '0') } as Partial<Up>))
      return line.closed?.code
    }
    const codes = Array.from({ length: 31 }, (_, i) => guess(i))
    expect(codes.at(-1)).toBe(CLOSE.tooFast)
    const back = platform.connect(address)
    back.say(hello({ token } as Partial<Up>))
    expect(back.closed).toBeNull()
    expect(last(back, 'welcome').seat).toBe(0)
    expect(guess(99)).toBe(CLOSE.tooFast)
  })
})
