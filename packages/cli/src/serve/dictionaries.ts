/** The dictionaries of a server, each opened once for all games that use it alike. A game keeps the list it began with. */

import { wordLayersOf } from '@lexiko/engine';
import { anyWordAuthority, type DictionaryIdentity, type PlayerView, type Ruleset } from '@lexiko/rules';
import { playersDecide } from '@lexiko/rules/rule-points';
import type { Dictionaries, DictionaryFacts, GameDictionary } from '@lexiko/server';
import { authorityFor, builtInLexicon, type Lexicon } from '@lexiko/words';
import { UsageError } from '../command.ts';
import { knownLexicon } from '../engine-context.ts';
import { languageOfLexicon } from '../game-language.ts';
import { keepLexicon, openLexicon } from '../lexicon-store.ts';
import { BUILT_IN_ID } from '../lexica/built-in-lexicon.ts';
import { freshFolder, isBuildable } from '../lexica/built-lexica.ts';
import type { Environment } from '../words/data-folder.ts';
import { readRecord } from '../lexica/installed-lexica.ts';
import { findKept, openKept } from '../lexica/kept-lexica.ts';
import type { ListBuilder } from './list-builder.ts';

const BY_PLAYERS: GameDictionary = { words: anyWordAuthority(), identity: null };

export class ServerDictionaries implements Dictionaries {
  readonly #env: Environment;
  readonly #builder: ListBuilder;
  /** By id: as new games get them. */
  readonly #current = new Map<string, Lexicon>();
  readonly #found = new Map<string, GameDictionary>();

  constructor(env: Environment, builder: ListBuilder) {
    this.#env = env;
    this.#builder = builder;
  }

  about(id: string): DictionaryFacts | null {
    if (playersDecide({ id })) return { language: null };
    const isHere = builtInLexicon(id) !== null || readRecord(id, this.#env) !== null;
    return isHere ? { language: languageOfLexicon(id, this.#env) } : null;
  }

  find(ruleset: Ruleset, begun: DictionaryIdentity | null): GameDictionary | null {
    const { id } = ruleset.dictionary;
    if (id === '' || playersDecide(ruleset.dictionary)) return BY_PLAYERS;
    const layers = wordLayersOf(ruleset);
    const key = JSON.stringify([id, begun?.checksum ?? null, layers]);
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const lexicon = this.#open(id, begun);
    if (lexicon === null) return null;
    const found = { words: authorityFor(lexicon, layers), identity: lexicon.identity };
    this.#found.set(key, found);
    return found;
  }

  async prepare(ruleset: Ruleset, begun: DictionaryIdentity | null): Promise<void> {
    const { id } = ruleset.dictionary;
    if (playersDecide(ruleset.dictionary) || this.#open(id, begun) !== null) return;
    await this.#makeReady(id);
  }

  /** The same for the computers of a game, whose threads must not wait for a build. */
  async prepareFor({
    ruleset,
    dictionary: begun,
  }: Pick<PlayerView, 'ruleset' | 'dictionary'>): Promise<void> {
    if (begun === null || findKept(begun.id, begun.checksum, this.#env) === null)
      await this.#makeReady(knownLexicon(ruleset));
  }

  async #makeReady(id: string): Promise<void> {
    if (this.#isReady(id) || !isBuildable(id)) return;
    await this.#builder.build(id);
  }

  #isReady(id: string): boolean {
    if (id === BUILT_IN_ID || this.#current.has(id) || readRecord(id, this.#env) !== null) return true;
    return freshFolder(id, this.#env) !== null;
  }

  /** `null`: not here, or not ready. */
  #open(id: string, begun: DictionaryIdentity | null): Lexicon | null {
    try {
      const current = this.#isReady(id) ? this.#currentOf(id) : null;
      if (begun === null || current?.identity.checksum === begun.checksum) return current;
      return openKept(id, begun.checksum, this.#env);
    } catch (error) {
      if (error instanceof UsageError) return null; // not installed, or damaged; it may be mended tomorrow
      throw error;
    }
  }

  /** Kept as soon as it is opened for games, so that it can be opened again whatever happens to the lexicon. */
  #currentOf(id: string): Lexicon {
    const known = this.#current.get(id);
    if (known !== undefined) return known;
    const lexicon = openLexicon(id, this.#env);
    keepLexicon(lexicon, this.#env);
    const { checksum } = lexicon.identity;
    // The copy stays as it is while this process runs; a build may be replaced by the next.
    const kept = id === BUILT_IN_ID ? lexicon : (openKept(id, checksum, this.#env) ?? lexicon);
    this.#current.set(id, kept);
    return kept;
  }
}
