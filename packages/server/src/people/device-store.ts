/**
 * Browsers in which the owner has signed in before; guesses from elsewhere do not lock them out. As with sessions, only
 * a hash of the token is stored.
 */

export interface DeviceRecord {
  readonly tokenHash: string;
  /** A short name of the browser, from its user agent. */
  readonly client: string;
  readonly createdMs: number;
  readonly seenMs: number;
}

export interface DeviceStore {
  /** Remembers that a person has signed in on a device; only the most recent devices are kept. */
  remember(
    person: string,
    device: { readonly tokenHash: string; readonly client: string },
    atMs: number,
  ): Promise<void>;
  /** Whether anybody has signed in there, or the given person. */
  isKnown(tokenHash: string, person: string | null, atMs: number): Promise<boolean>;
  /** Most recently used first. */
  of(person: string, atMs: number): Promise<readonly DeviceRecord[]>;
  /** Forgets these devices of the person. */
  forget(person: string, tokenHashes: readonly string[]): Promise<void>;
  forgetExpired(atMs: number): Promise<void>;
}

/** A device is forgotten after this long without use; browsers limit cookies to it. */
export const DEVICE_MS: number = 400 * 24 * 60 * 60 * 1000;

/** Per person. */
export const MOST_DEVICES = 20;
