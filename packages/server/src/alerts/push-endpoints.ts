/**
 * Which addresses alerts are sent to. Anybody can name an endpoint, so the server must not be led to its own network:
 * only https on the usual port, and only public addresses, checked again when the name is resolved for the connection.
 */

import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** `any` also takes plain http and private addresses: for tests with a push service of their own. */
export type EndpointRule = 'public' | 'any';

/** Blocks of IPv4 that are not the public internet (RFC 6890 and its updates). */
const PRIVATE_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of the public block of IPv6: parts that lead elsewhere, or to addresses of IPv4. */
const PRIVATE_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const BLOCKED = new BlockList();
for (const [address, bits] of PRIVATE_IPV4) BLOCKED.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of PRIVATE_IPV6) BLOCKED.addSubnet(address, bits, 'ipv6');
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !BLOCKED.check(address, 'ipv4');
    case 6:
      return PUBLIC_IPV6.check(address, 'ipv6') && !BLOCKED.check(address, 'ipv6');
    default:
      return false;
  }
}

/** The endpoint as an address to send to; `null`: it may not be used. */
export function endpointOf(text: string, rule: EndpointRule): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (rule === 'any') return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  if (url.protocol !== 'https:' || url.port !== '') return null;
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : null;
  // A name of the public internet has a dot, and does not end like those of local networks.
  const isLocal = /(?:^|\.)(?:localhost|local|internal|lan|home|arpa|test|invalid|onion)\.?$/iu.test(host);
  return host.includes('.') && !isLocal ? url : null;
}

/** Thrown where a name leads to a private address. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
  constructor(host: string) {
    super(`${host} is not on the public internet`);
  }
}

/** Resolves names for a connection, and refuses those that lead to a private address. */
export function publicLookup(resolver: typeof resolve = resolve): LookupFunction {
  return (host, options, callback) => {
    resolver(host, { ...options, all: true }, (error, found) => {
      const addresses: readonly LookupAddress[] = error === null ? found : [];
      const [first] = addresses;
      if (error !== null) callback(error, '');
      else if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
        callback(new PrivateAddress(host), '');
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}
