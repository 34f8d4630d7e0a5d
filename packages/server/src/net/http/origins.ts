/** Which pages may use the server, and which client a connection comes from when there is a proxy. */

import { isIPv6 } from 'node:net';

export interface OriginRules {
  /** Other pages that may, as `https://example.org`. */
  readonly allowed: readonly string[];
  /** Whether a proxy in front tells who asks (`x-forwarded-for`, `x-forwarded-proto`). */
  readonly behindProxy: boolean;
}

/**
 * What counts as one customer of a provider: an IPv4 address, or the /64 of an IPv6 address, of which a single machine
 * has 2^64.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  // Without its zone and with the zeros of `::` spelled out.
  const [front = '', back] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back === undefined || back === '' ? [] : back.split(':');
  const groups = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

export class Origins {
  readonly #rules: OriginRules;

  constructor(rules: OriginRules) {
    this.#rules = rules;
  }

  /** A browser always says from which page it asks. Who says nothing is no browser, and carries no foreign cookies. */
  allows(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true;
    if (this.#rules.allowed.includes(origin)) return true;
    return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
  }

  /**
   * Where passkeys are made and used: they belong to the name of a site, so that a name which anybody may send (`Host`)
   * is not enough. `null`: not there.
   */
  passkeyOrigin(origin: string | undefined): string | null {
    if (origin === undefined) return null;
    if (this.#rules.allowed.includes(origin)) return origin;
    const isHere =
      !this.#rules.behindProxy && URL.canParse(origin) && new URL(origin).hostname === 'localhost';
    return isHere ? origin : null;
  }

  /** Whether people elsewhere cannot use passkeys, of a server that listens at this address. */
  isNamelessAt(host: string): boolean {
    const isForOthers = this.#rules.behindProxy || !LOCAL_HOSTS.has(host);
    return isForOthers && this.#rules.allowed.length === 0;
  }

  /** The network that limits apply to. Only the last entry of the list is the proxy's own word. */
  network(remote: string | undefined, forwarded: string | undefined): string {
    const last = this.#rules.behindProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
    return networkOf(last ?? remote ?? 'unknown');
  }

  /** Whether the client came by TLS, so that its cookie may insist on it. */
  isSecure(forwardedProtocol: string | undefined): boolean {
    return this.#rules.behindProxy && forwardedProtocol === 'https';
  }
}
