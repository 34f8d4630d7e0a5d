/**
 * Word lists that the player added on this device. The browser's database has the words and decides which lists exist
 * (`worker/lexicon/lexicon-store.ts`); the page keeps a copy of the names here, so that setup need not wait for it.
 */

import { computed, type ReadonlySignal } from '@preact/signals';
import { LANGUAGE_IDS, type LanguageId } from '@lexiko/languages';
import { configure, type GameConfig } from '@lexiko/rules';
import type { LexiconIdentity } from '@lexiko/words';
import { StoredValue, type ValueStorage } from '../page/storage/stored-value.ts';

export interface OwnList {
  readonly checksum: string;
  readonly name: string;
  /** Language of its alphabet. */
  readonly language: LanguageId;
  /** Number of words. */
  readonly words: number;
  readonly addedMs: number;
}

const PREFIX = 'own-';
const ID = /^own-[0-9a-f]{64}$/u;

/** The dictionary id of a list. It depends only on the words, so it is the same on every device and under any name. */
export function ownListId(checksum: string): string {
  return `${PREFIX}${checksum}`;
}

/** The checksum in the id of an own list; `null` for any other id. */
export function ownChecksum(id: string): string | null {
  return ID.test(id) ? id.slice(PREFIX.length) : null;
}

/** As much of a checksum as two people compare. */
export function shownChecksum(checksum: string): string {
  return checksum.slice(0, 8);
}

/** A list as a dictionary. A list never changes, so its version is always 1. */
export function ownLexicon({
  checksum,
  name,
  language,
}: Pick<OwnList, 'checksum' | 'name' | 'language'>): LexiconIdentity & { readonly language: LanguageId } {
  return { id: ownListId(checksum), name, version: '1', checksum, language };
}

const KEY = 'lexiko.lists';

/** Checks only the fields that games rely on; the page just shows the others. */
function isList(value: unknown): value is OwnList {
  const { checksum, name, language } = (value ?? {}) as Partial<Record<keyof OwnList, unknown>>;
  return (
    ID.test(`${PREFIX}${String(checksum)}`) &&
    typeof name === 'string' &&
    LANGUAGE_IDS.some((id) => id === language)
  );
}

export class OwnLists {
  /** Sorted by name. */
  readonly all: ReadonlySignal<readonly OwnList[]>;
  /** The same lists as dictionaries to choose. */
  readonly dictionaries: ReadonlySignal<readonly ReturnType<typeof ownLexicon>[]>;
  readonly #stored: StoredValue<readonly OwnList[]>;

  constructor(storage: ValueStorage) {
    this.#stored = new StoredValue(storage, KEY, (stored) =>
      Array.isArray(stored) ? stored.filter(isList) : [],
    );
    this.all = this.#stored.value;
    this.dictionaries = computed(() => this.all.value.map(ownLexicon));
  }

  /** Replaces the copy with the lists in the database. */
  set(lists: readonly OwnList[]): void {
    this.#stored.set(lists.toSorted((a, b) => a.name.localeCompare(b.name)));
  }

  /** The identity of the list that a game names, as the game stores it; `null` if it names no list on this device. */
  identityFor(config: GameConfig): LexiconIdentity | null {
    const configured = configure(config);
    const id = configured.ok ? configured.value.dictionary.id : null;
    const found = this.dictionaries.peek().find((one) => one.id === id);
    if (found === undefined) return null;
    const { name, version, checksum } = found;
    return { id: found.id, name, version, checksum };
  }
}
