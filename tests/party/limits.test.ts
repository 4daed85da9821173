import { describe, expect, it } from 'vitest'
import { addressOf, siteOf } from '../../party/address.ts'
import { addressLimits } from '../../party/addressLimits.ts'
import { Lobby } from '../../party/lobby/index.ts'
import { Credits, fits } from '../../party/table/limits.ts'

/** The address of somebody whose provider gave them 2^16 networks. */
const oneOf = (i: number) =>
  addressOf(new Request('http://x', { headers: { by: `2001:db8:7:${i.toString(16)}::9` } }), 'by')

describe('limits', () => {
  it('lets a burst through and then a steady stream', () => {
    const credits = new Credits({ count: 40, ms: 10_000 }, 0)
    expect(Array.from({ length: 50 }, () => credits.spend(0)).filter(Boolean)).toHaveLength(40)
    expect(credits.spend(249)).toBe(false)
    expect(credits.spend(250)).toBe(true)
    expect(credits.spend(251)).toBe(false)
    expect(Array.from({ length: 100 }, () => credits.spend(1_000_000)).filter(Boolean)).toHaveLength(40)
  })

  it('counts bytes, not letters', () => {
    expect(fits('x'.repeat(4096))).toBe(true)
    expect(fits('x'.repeat(4097))).toBe(false)
    expect(fits('麻'.repeat(1365))).toBe(true)
    expect(fits('麻'.repeat(1366))).toBe(false)
  })

  it('counts together what one site of version 6 has', () => {
    expect(oneOf(1)).toBe('2001:db8:7:1::/64')
    expect(siteOf(oneOf(1))).toBe(siteOf(oneOf(0xffff)))
    expect(siteOf('203.0.113.1')).toBe('203.0.113.1')
    const made = Array.from({ length: 1000 }, (_, i) => addressLimits.spend('make', oneOf(i), 0)).filter(Boolean)
    expect(made).toHaveLength(240)
    expect(addressLimits.left('make', oneOf(2000), 0)).toBe(false)
    expect(addressLimits.spend('make', '203.0.113.1', 0)).toBe(true)
  })

  it('leaves places in the list to others', () => {
    const lobby = new Lobby(() => 0)
    const listing = { game: 'okey', taken: 1, seats: 4, phase: 'lobby', lang: 'en', host: 'A' }
    for (let i = 0; i < 300; i++)
      lobby.hear({ room: `room-${i}`, from: oneOf(i), listing: { ...listing, room: `room-${i}` } })
    expect(lobby.list()).toHaveLength(24)
    for (let i = 0; i < 20; i++)
      lobby.hear({ room: `here-${i}`, from: '203.0.113.1', listing: { ...listing, room: `here-${i}` } })
    expect(lobby.list()).toHaveLength(32)
  })
})
