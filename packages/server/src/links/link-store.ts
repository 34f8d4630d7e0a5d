/** The store of short links. */

export interface LinkRecord {
  readonly id: string;
  /** Of the key that deletes it. */
  readonly keyHash: string;
  /** Who made it; `null`: somebody without a session. */
  readonly person: string | null;
  readonly text: string;
  readonly expiresMs: number;
}

export interface LinkStore {
  /** `false`: the person has `most` already. */
  add(link: LinkRecord, most: number): Promise<boolean>;
  /** `null`: unknown, deleted or expired. */
  link(id: string, nowMs: number): Promise<LinkRecord | null>;
  of(person: string): Promise<readonly LinkRecord[]>;
  /** Whether there was such a link. */
  remove(id: string, keyHash: string): Promise<boolean>;
  forgetExpired(nowMs: number): Promise<void>;
}
