/** The store of chat: messages, settings, mutes and reports. */

import type { ChatSettings } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';

export interface NewMessage {
  readonly game: string;
  readonly person: string;
  /** The team it goes to; `null`: the table. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly atMs: number;
  /** The command that wrote it: the same is written once. */
  readonly command: string;
}

export interface StoredMessage extends Omit<NewMessage, 'command'> {
  /** From 1 on at each table. */
  readonly number: number;
}

export interface Report {
  readonly game: string;
  readonly message: number;
  readonly person: string;
  readonly reason: string;
  readonly atMs: number;
}

/** How somebody wants to be spoken to. */
export interface Listening extends ChatSettings {
  readonly muted: readonly string[];
}

/** Which messages of a table somebody reads. */
export interface Reading {
  readonly game: string;
  /** Those with a higher number. */
  readonly after: number;
  /** To whom they were written: teams by seat; `null`: the table. */
  readonly to: readonly (Seat | null)[];
  /** Nothing of what these have written. */
  readonly muted: readonly string[];
}

export interface ChatStore {
  /** The number of the message. */
  write(message: NewMessage): Promise<number>;
  /** The latest, in order. */
  latest(reading: Reading, limit: number): Promise<readonly StoredMessage[]>;
  /** Everything that somebody has written. */
  writtenBy(person: string): Promise<readonly StoredMessage[]>;
  message(game: string, number: number): Promise<StoredMessage | null>;
  /** With `writer`, of those muted only whether they are: a list may be long, and somebody else waits for it. */
  listening(people: readonly string[], writer?: string): Promise<ReadonlyMap<string, Listening>>;
  setChat(person: string, settings: ChatSettings): Promise<void>;
  mute(person: string, other: string, muted: boolean): Promise<void>;
  /** Once for each person and message. */
  report(report: Report): Promise<void>;
  /** The latest first; with `person` only theirs. */
  reports(limit: number, person?: string): Promise<readonly Report[]>;
}
