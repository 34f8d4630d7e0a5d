/** Which pages may speak with the server, and who stands behind a connection when a proxy is in between. */

export interface OriginRules {
  /** Other pages that may, as `https://example.org`. */
  readonly allowed: readonly string[];
  /** Whether a proxy in front tells who asks (`x-forwarded-for`, `x-forwarded-proto`). */
  readonly behindProxy: boolean;
}

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

  /** The address that limits apply to. Only the last entry of the list is the proxy's own word. */
  address(remote: string | undefined, forwarded: string | undefined): string {
    const last = this.#rules.behindProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
    return last ?? remote ?? 'unknown';
  }

  /** Whether the client came by TLS, so that its cookie may insist on it. */
  isSecure(forwardedProtocol: string | undefined): boolean {
    return this.#rules.behindProxy && forwardedProtocol === 'https';
  }
}
