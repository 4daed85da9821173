import { expect, it } from 'vitest'
import { parseComfort } from '../../src/client/comfort.svelte.ts'

it('takes back what it has written', () => {
  const kept = { size: 'largest', contrast: 'high', sight: 'tritan', slips: 'takeBack', speed: 'slow', slow: true }
  expect(parseComfort(JSON.stringify(kept))).toEqual(kept)
})

it('takes nothing else from what lies on the device', () => {
  for (const text of [null, '', 'null', '[]', '3', '{', '"large"']) expect(parseComfort(text)).toEqual({})
  const wrong = { size: 'huge', sight: 1, slow: 'yes', aloud: 1, toString: true, __proto__: { light: true }, other: 1 }
  expect(parseComfort(JSON.stringify(wrong))).toEqual({})
  expect(parseComfort('{"size":"large","sight":"none","light":true}')).toEqual({ size: 'large', light: true })
})
