/**
 * Loads what games need besides the rules: a dictionary and computer players. Both are large and load after the table is
 * visible, so that players see their racks at once. One dictionary is open at a time.
 */

import type { LexiconIdentity } from '@lexiko/words';
import type { WantedLexicon } from '../words/dictionaries.ts';
import type { WordsState } from '../words/words-state.ts';
import { faultOf } from './lexicon/lexicon-fault.ts';
import type { Help } from './words-and-players.ts';

/** Opens a dictionary with its computer players; `onShare` gets the loaded share of the words, from 0 to 1. */
export type OpenHelp = (wanted: WantedLexicon, onShare: (share: number) => void) => Promise<Help>;

/** A dictionary with its computer players, loading or loaded. */
export class PendingHelp {
  /** Never rejects: stays pending after a failure, so that waiting work continues after a successful retry. */
  readonly ready: Promise<Help>;
  readonly #wanted: WantedLexicon;
  readonly #open: OpenHelp;
  readonly #tell: (state: WordsState) => void;
  #resolve: (help: Help) => void = () => {};
  #state: WordsState = { kind: 'loading', share: 0 };

  constructor(wanted: WantedLexicon, open: OpenHelp, tell: (state: WordsState) => void) {
    this.#wanted = wanted;
    this.#open = open;
    this.#tell = tell;
    this.ready = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get identity(): LexiconIdentity {
    return this.#wanted.identity;
  }

  get isReady(): boolean {
    return this.#state.kind === 'ready';
  }

  /** Loads again after a failure; otherwise does nothing. */
  retry(): void {
    if (this.#state.kind === 'failed') this.start();
  }

  tellAgain(): void {
    this.#tell(this.#state);
  }

  start(): void {
    this.#change({ kind: 'loading', share: 0 });
    this.#open(this.#wanted, (share) => this.#tellShare(share)).then(
      (help) => {
        this.#change({ kind: 'ready', words: help.size });
        this.#resolve(help);
      },
      (error: unknown) => this.#change({ kind: 'failed', fault: faultOf(error) }),
    );
  }

  /** Reports whole percents, at most 99: more messages would only keep the page busy. */
  #tellShare(share: number): void {
    const hundredths = Math.min(99, Math.floor(share * 100)) / 100;
    if (this.#state.kind !== 'loading' || this.#state.share === hundredths) return;
    this.#change({ kind: 'loading', share: hundredths });
  }

  #change(state: WordsState): void {
    this.#state = state;
    this.#tell(state);
  }
}

/** Opens dictionaries one at a time: each takes tens of megabytes. */
export class HelpSource {
  readonly #open: OpenHelp;
  readonly #tell: (identity: LexiconIdentity, state: WordsState) => void;
  #current: PendingHelp | null = null;

  constructor(open: OpenHelp, tell: (identity: LexiconIdentity, state: WordsState) => void) {
    this.#open = open;
    this.#tell = tell;
  }

  /** Reuses the current dictionary if it is the wanted one, else starts loading. Always reports the state. */
  helpFor(wanted: WantedLexicon): PendingHelp {
    const { id, checksum } = wanted.identity;
    const { identity } = this.#current ?? {};
    if (this.#current !== null && identity?.id === id && identity.checksum === checksum) {
      this.#current.tellAgain();
      return this.#current;
    }
    const coming: PendingHelp = new PendingHelp(wanted, this.#open, (state) => {
      // Ignore the progress of a dictionary that another one has replaced.
      if (this.#current === coming) this.#tell(wanted.identity, state);
    });
    this.#current = coming;
    coming.start();
    return coming;
  }

  retry(): void {
    this.#current?.retry();
  }
}

/** The code of words and engine is a separate chunk, which loads with the first dictionary. */
export const fetchHelp: OpenHelp = async (wanted, onShare) => {
  const { openHelp } = await import('./words-and-players.ts');
  return openHelp(wanted, onShare);
};
