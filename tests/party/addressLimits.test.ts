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
})
