/** Who may read the metrics: whoever has the token, and programs on the same machine. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

export interface MetricsReader {
  /** The other end of the connection. */
  readonly remoteAddress: string | undefined;
  /** `authorization` of the request. */
  readonly authorization: string | undefined;
  /** Whether a proxy passes the request on for somebody else. */
  readonly isForwarded: boolean;
}

/** `token`: `null` where there is none. */
export function mayReadMetrics(
  { remoteAddress, authorization, isForwarded }: MetricsReader,
  token: string | null,
): boolean {
  if (token !== null && authorization !== undefined)
    return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
  return !isForwarded && isLoopback(remoteAddress ?? '');
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  const version = isIP(plain);
  return version !== 0 && LOOPBACK.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
