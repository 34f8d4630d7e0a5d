/** Where alerts may be sent: to the public internet by https, and nowhere near the server. */

import type { lookup } from 'node:dns';
import { describe, expect, test } from 'vitest';
import {
  endpointOf,
  isPublicAddress,
  PrivateAddress,
  publicLookup,
} from '../../src/alerts/push-endpoints.ts';

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://8.8.8.8/push',
  ])('%s may be used', (address) => {
    expect(endpointOf(address, 'public')?.href).toBe(address);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/send',
    'https://user:secret@push.example.org/',
    'https://localhost/push',
    'https://push.localhost/push',
    'https://router/push',
    'https://db.internal/push',
    'https://printer.local./push',
    'https://127.0.0.1/push',
    'https://127.1/push',
    'https://2130706433/push',
    'https://0x7f.0.0.1/push',
    'https://10.1.2.3/push',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/push',
    'https://[::ffff:127.0.0.1]/push',
    'https://[fd00::1]/push',
    'https://[fe80::1]/push',
    'https://[64:ff9b::7f00:1]/push',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'push',
    '',
  ])('%s may not', (address) => {
    expect(endpointOf(address, 'public')).toBeNull();
  });
});

test.each([
  ['93.184.216.34', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['255.255.255.255', false],
  ['2606:2800:220:1::1', true],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['::', false],
  ['localhost', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('a name', () => {
  /** A name server that answers with these. */
  const resolverTo = (...addresses: readonly string[]): typeof lookup =>
    ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as typeof lookup; // only this one of its many forms is called

  const resolved = (...addresses: readonly string[]): Promise<unknown> =>
    new Promise((resolve) => {
      publicLookup(resolverTo(...addresses))('push.example.org', { all: true }, (error, found) =>
        resolve(error ?? found),
      );
    });

  test('is connected to where all of its addresses are public', async () => {
    expect(await resolved('8.8.8.8', '2606:2800::1')).toHaveLength(2);
  });

  test('is refused where any of them is private, or there is none', async () => {
    expect(await resolved('8.8.8.8', '127.0.0.1')).toBeInstanceOf(PrivateAddress);
    expect(await resolved('::1')).toBeInstanceOf(PrivateAddress);
    expect(await resolved()).toBeInstanceOf(PrivateAddress);
  });
});
