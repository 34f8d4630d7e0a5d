/** Whom limits by network take for one. */

import { describe, expect, test } from 'vitest';
import { networkOf } from '../../src/net/http/origins.ts';

describe('A limit by network counts', () => {
  test.each([
    ['an IPv4 address as itself', '192.0.2.7', '192.0.2.7'],
    ['an IPv4 address in IPv6 clothes as that address', '::ffff:192.0.2.7', '192.0.2.7'],
    ['an IPv6 address by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['a shortened one by the same /64', '2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['leading zeros as none', '2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['zeros in the middle', '2001:db8::9', '2001:db8:0:0::/64'],
    ['the loopback', '::1', '0:0:0:0::/64'],
    ['an address without its zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['what is no address as it stands', 'unknown', 'unknown'],
  ])('%s', (_, address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
