import { describe, expect, it } from 'vitest'
import { addressOf } from '../../party/address.ts'

/** A request as the platform hands it over: `ip` is what the platform itself knows of the client. */
const request = (headers: Record<string, string>, ip?: string) =>
  Object.assign(new Request('http://x/', { headers }), ip === undefined ? {} : { cf: { clientIp: ip } })

describe('whose request it is', () => {
  it.each([
    ['what the platform knows, without the port', {}, '203.0.113.9:50123', undefined, '203.0.113.9'],
    ['nothing, where it knows nothing', {}, undefined, undefined, ''],
    [
      'no header that nobody vouches for',
      { 'x-forwarded-for': '198.51.100.1' },
      '203.0.113.9',
      undefined,
      '203.0.113.9',
    ],
    ['the last entry of the list, which our own proxy wrote', { 'x-forwarded-for': '1.1.1.1, 198.51.100.7 ' }, '127.0.0.1', '1', '198.51.100.7'], // prettier-ignore
    ['a header of another name, where the proxy sets one', { 'x-real-ip': '198.51.100.8' }, '127.0.0.1', 'x-real-ip', '198.51.100.8'], // prettier-ignore
    ['nothing, where the proxy says nothing', {}, '127.0.0.1', '1', ''],
  ] as const)('is %s', (_what, headers, ip, trust, address) => {
    expect(addressOf(request(headers, ip), trust)).toBe(address)
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::4:5:6:7', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['1::2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['::ffff:192.0.2.3', '192.0.2.3'],
    ['192.0.2.3', '192.0.2.3'],
  ])('%s counts as %s: a household’s addresses are one', (ip, address) => {
    expect(addressOf(request({ 'x-forwarded-for': ip }), '1')).toBe(address)
  })

  it('does not grow with what somebody writes there', () => {
    expect(addressOf(request({ 'x-forwarded-for': 'x'.repeat(500) }), '1')).toBe('x'.repeat(45))
  })
})
