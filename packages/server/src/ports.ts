/** What the server needs from outside: dictionaries, computers, time and secrets. */

import type { Action, DictionaryIdentity, PlayerView, Ruleset, WordAuthority } from '@lexiko/rules';

/** A dictionary as a game uses it; `identity` is `null` where the players themselves decide. */
export interface GameDictionary {
  readonly words: WordAuthority;
  readonly identity: DictionaryIdentity | null;
}

/** What is known of a dictionary before it is opened. */
export interface DictionaryFacts {
  /** As rulesets name it; `null`: it goes with any tiles. */
  readonly language: string | null;
}

export interface Dictionaries {
  /** `null`: there is no dictionary of that id here. */
  about(id: string): DictionaryFacts | null;
  /**
   * The dictionary that a ruleset asks for, with its layers, as the very list with which the game began (D-01). `null`
   * where that is not here, or not ready yet. Asked often: keep it.
   */
  find(ruleset: Ruleset, begun: DictionaryIdentity | null): GameDictionary | null;
  /** Gets ready what `find` did not find, if it can be had; a list that was never wanted before may have to be built. */
  prepare(ruleset: Ruleset, begun: DictionaryIdentity | null): Promise<void>;
}

/** A dictionary that games can be played with here. */
export interface OfferedDictionary extends DictionaryIdentity {
  readonly language: string;
  readonly words: number;
}

/** The files of a word list, as pages fetch them. */
export const LIST_FILES = ['graph.kwg', 'graph.high', 'columns.bin'] as const;
export type ListFile = (typeof LIST_FILES)[number];

/** The word lists that pages may fetch. */
export interface WordLists {
  offered(): readonly OfferedDictionary[];
  /** Where a file of a list lies; `null`: there is none. A list that was never wanted before is built first. */
  find(id: string, checksum: string, file: ListFile): Promise<StoredFile | null>;
}

export interface StoredFile {
  readonly path: string;
  /** Whether it is packed with gzip. */
  readonly isPacked: boolean;
}

/** For a server whose pages bring their words themselves. */
export const NO_LISTS: WordLists = { offered: () => [], find: () => Promise.resolve(null) };

export interface Computers {
  readonly levels: readonly string[];
  /** What a computer does at the seat whose view this is; `null`: nothing is asked of it now. */
  choose(level: string, view: PlayerView, thought: Thought): Promise<Action | null>;
}

/** The frame of one thought. */
export interface Thought {
  readonly nowMs: number;
  /** How long it may take at most, in milliseconds. */
  readonly longestMs: number;
  /** Says when the answer is no longer wanted. */
  readonly signal: AbortSignal;
}

/** For a server without computers. */
export const NO_COMPUTERS: Computers = {
  levels: [],
  choose: () => Promise.reject(new Error('there are no computers here')),
};

/** Milliseconds since 1970. */
export type Now = () => number;

/** What nobody must be able to guess, made anew with each call. */
export interface Secrets {
  /** An id that is also a key: whoever has it may come in. */
  id(): string;
  /** Six letters to be told to a friend. */
  code(): string;
  /** Ten letters to be told to a class. */
  classCode(): string;
  /** The letters of a pupil's card, or of a code for a teacher. */
  cardCode(): string;
  /** The secret behind all chance of a game, and the nonces of computers. */
  secret(): string;
}
