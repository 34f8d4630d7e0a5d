/** The store of seeks. They are claimed in the transaction that creates their game, so nobody is paired twice. */

import type { OwnSeek, Pace, SeekTime } from '@lexiko/protocol';

export interface SeekRecord {
  readonly id: string;
  readonly person: string;
  readonly pace: Pace;
  readonly time: SeekTime;
  readonly language: string;
  readonly dictionary: string;
  readonly play: OwnSeek['play'];
  readonly withBots: boolean;
  readonly rating: number;
  readonly network: string | null;
  readonly createdMs: number;
  readonly endedMs: number | null;
  readonly game: string | null;
  readonly hasBegun: boolean;
}

/** An open seek, with what pairing needs to know of its person. */
export interface Candidate extends SeekRecord {
  readonly isBot: boolean;
  readonly hasAccount: boolean;
}

export interface SeekStore {
  /**
   * Opens the seek in place of the person's other one of this pace. A seek of this id that exists already stays as it is.
   * `null`: the network has `most` open seeks of others.
   */
  open(seek: SeekRecord, most: number): Promise<SeekRecord | null>;
  seek(id: string): Promise<SeekRecord | null>;
  /** Those that go on, and those paired since then. */
  of(person: string, pairedSinceMs: number): Promise<readonly SeekRecord[]>;
  /** Of those that go on the oldest of each network and pace, then the next of each, and so on; the oldest first. */
  candidates(limit: number): Promise<readonly Candidate[]>;
  /** Of these people, who has muted whom: pairs of ids. */
  mutes(people: readonly string[]): Promise<readonly (readonly [string, string])[]>;
  /** Ends seeks that go on. Answers which. */
  end(ids: readonly string[], atMs: number): Promise<readonly string[]>;
  /** Live seeks paired before `pairedMs`, whose games have not begun. */
  stuck(pairedMs: number): Promise<readonly SeekRecord[]>;
  /** Lets seeks go on that were paired for this game, unless their person has another one by now. */
  reopen(game: string, ids: readonly string[]): Promise<void>;
  /** Everything the person has sought and that is still stored. */
  all(person: string): Promise<readonly SeekRecord[]>;
  /** Forgets seeks made before, unless they go on. */
  forget(beforeMs: number): Promise<void>;
}
