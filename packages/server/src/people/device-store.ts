/**
 * Browsers in which the owner has signed in before; guesses from elsewhere do not lock them out. As with sessions, only
 * a hash of the token is stored.
 */

export interface DeviceRecord {
  readonly tokenHash: string;
  /** What the browser says it is, in a few words. */
  readonly client: string;
  readonly createdMs: number;
  readonly seenMs: number;
}

export interface DeviceStore {
  /** Remembers that somebody has signed in there now; of many devices the latest are kept. */
  remember(
    person: string,
    device: { readonly tokenHash: string; readonly client: string },
    atMs: number,
  ): Promise<void>;
  /** Whether anybody has signed in there; with a person, whether they have. */
  isKnown(tokenHash: string, person: string | null, atMs: number): Promise<boolean>;
  /** The latest used first. */
  of(person: string, atMs: number): Promise<readonly DeviceRecord[]>;
  /** Forgets these devices of the person. */
  forget(person: string, tokenHashes: readonly string[]): Promise<void>;
  forgetExpired(atMs: number): Promise<void>;
}

/** A device is forgotten after this long without use. Browsers keep no cookie longer. */
export const DEVICE_MS: number = 400 * 24 * 60 * 60 * 1000;

/** Of one person. */
export const MOST_DEVICES = 20;
