import { expect, it } from 'vitest'
import { Hints } from '../../src/client/hints.svelte.ts'

const nobody = { advise: () => Promise.resolve(null) }

it('tells whoever asked for a hint that nobody answers, and not whoever has seen the table move on', async () => {
  const view = {}
  expect(
    await new Hints(nobody).give(
      () => null,
      () => view,
    ),
  ).toBe('lost')
  let seen = {}
  const hints = new Hints({ advise: () => ((seen = {}), Promise.resolve(null)) })
  expect(
    await hints.give(
      () => null,
      () => seen,
    ),
  ).toBeNull()
  expect(hints.sought).toBe(false)
})
