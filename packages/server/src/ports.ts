/** What the server needs from outside: dictionaries, computers, time and secrets. */

import type { Action, DictionaryIdentity, PlayerView, Ruleset, WordAuthority } from '@lexiko/rules';

/** A dictionary as a game uses it; `identity` is `null` where the players themselves decide. */
export interface GameDictionary {
  readonly words: WordAuthority;
  readonly identity: DictionaryIdentity | null;
}

export interface Dictionaries {
  /** The dictionary that a ruleset asks for, with its layers; `null` where it is not installed. Asked often: keep it. */
  find(ruleset: Ruleset): GameDictionary | null;
}

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
  /** The secret behind all chance of a game, and the nonces of computers. */
  secret(): string;
}
