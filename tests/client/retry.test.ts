import { expect, it } from 'vitest'
import { retry } from '../../src/client/retry.ts'

const failing = (times: number) => {
  let tried = 0
  const work = async () => {
    if (++tried <= times) throw new Error(`gone ${tried}`)
    return 'there'
  }
  return { work, tries: () => tried }
}

it('tries again what failed for a moment, and tells the last failure when it does not end', async () => {
  for (const times of [0, 1, 2]) {
    const { work, tries } = failing(times)
    expect(await retry(work, [0, 0])).toBe('there')
    expect(tries()).toBe(times + 1)
  }
  const { work } = failing(9)
  await expect(retry(work, [0, 0])).rejects.toThrow('gone 3')
})
