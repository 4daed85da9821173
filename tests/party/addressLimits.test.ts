import { describe, expect, it } from 'vitest'
import { addressOf, siteOf } from '../../party/address.ts'
import { addressLimits } from '../../party/addressLimits.ts'

/** The address of somebody whose provider gave them 2^16 networks. */
const oneOf = (i: number) =>
  addressOf(new Request('http://x', { headers: { by: `2001:db8:7:${i.toString(16)}::9` } }), 'by')

describe('how often one address may do what', () => {
  it('counts together what one site of version 6 has', () => {
    expect(oneOf(1)).toBe('2001:db8:7:1::/64')
    expect(siteOf(oneOf(1))).toBe(siteOf(oneOf(0xffff)))
    expect(siteOf('203.0.113.1')).toBe('203.0.113.1')
    const made = Array.from({ length: 1000 }, (_, i) => addressLimits.spend('make', oneOf(i), 0)).filter(Boolean)
    expect(made).toHaveLength(240)
    expect(addressLimits.left('make', oneOf(2000), 0)).toBe(false)
    expect(addressLimits.spend('make', '203.0.113.1', 0)).toBe(true)
  })

  it('forgets first, in a flood, whoever has all of theirs back', () => {
    const greedy = '198.51.100.7'
    const flood = (net: number, count: number, now: number) => {
      for (let i = 0; i < count; i++) addressLimits.spend('connect', `10.${net}.${i >> 8}.${i & 255}`, now)
    }
    const tables = (now: number) =>
      Array.from({ length: 40 }, () => addressLimits.spend('make', greedy, now)).filter(Boolean).length
    expect(tables(0)).toBe(30)
    flood(0, 15_000, 0)
    // More than are remembered, but those of before can make room: a tenth of ten minutes has brought three tables.
    flood(1, 15_000, 60_000)
    expect(tables(60_000)).toBe(3)
  })
})
