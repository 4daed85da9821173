import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, networkOf } from '../../party/address.ts'

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
    ['the connection, where the proxy says nothing', {}, '127.0.0.1:4711', '1', '127.0.0.1'],
    ['the connection, where what the proxy says is no address', { 'x-forwarded-for': 'unknown' }, '[2001:db8::7]:80', '1', '2001:db8:0:0::/64'], // prettier-ignore
    ['the connection, of version 6 and without a port', {}, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
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
    // Every spelling of one address is one.
    ['2001:0DB8:0001:0002:0000:0000:0000:0009', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::192.0.2.3', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9%eth0', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['0001:0:0:0::', '1:0:0:0::/64'],
    ['::ffff:192.0.2.3', '192.0.2.3'],
    ['::FFFF:c000:0203', '192.0.2.3'],
    ['0:0:0:0:0:ffff:192.0.2.3', '192.0.2.3'],
    ['192.0.2.3:4711', '192.0.2.3'],
    ['192.000.002.003', '192.0.2.3'],
    ['192.0.2.3', '192.0.2.3'],
  ])('%s counts as %s: a household’s addresses are one', (ip, address) => {
    expect(addressOf(request({ 'x-forwarded-for': ip }), '1')).toBe(address)
  })

  it.each([
    'x'.repeat(500),
    '1.2.3',
    '1.2.3.256',
    '1.2.3.4.5',
    ':',
    ':::',
    '1::2::3',
    '1:2:3',
    '1:2:3:4:5:6:7:8:9',
    'g::1',
    '12345::',
    '1:2:3:4:5:6:7::8::',
    '::1.2.3',
    '-',
  ])('%s is nobody', text => {
    expect(addressOf(request({ 'x-forwarded-for': text }), '1')).toBe('')
  })

  it('has one spelling of every address', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(
        fc.tuple(group, group, group, group, group, group, group, group),
        fc.nat(6),
        fc.nat(6),
        (groups, from, count) => {
          const long = groups.map((each, i) => (i >= from && i < from + count ? 0 : each))
          const padded = long.map(each => each.toString(16).toUpperCase().padStart(4, '0')).join(':')
          const hex = long.map(each => each.toString(16))
          const short =
            count > 0 ? `${hex.slice(0, from).join(':')}::${hex.slice(from + count).join(':')}` : hex.join(':')
          expect(networkOf(short)).toBe(networkOf(padded))
          expect(networkOf(short)).not.toBe('')
          expect(networkOf(networkOf(short))).toBe(networkOf(short))
        },
      ),
    )
  })
})
