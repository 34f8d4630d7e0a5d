/**
 * Names invalid words of the draft before it is played, where the rules let players look words up (D-04, H-17). With a
 * locked dictionary nothing is asked.
 */

import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { dictionaryPermission, type DictionaryIdentity, type GameConfig } from '@lexiko/rules';
import { playersDecide } from '@lexiko/rules/rule-points';
import type { Preview } from '@lexiko/table/draft';
import type { TableSnapshot } from './snapshot.ts';

/** The table whose draft is checked. */
interface CheckedTable {
  readonly snapshot: ReadonlySignal<TableSnapshot | null>;
  readonly laying: { readonly preview: ReadonlySignal<Preview | null> };
}

/** Returns the words that are not valid. */
export type CheckWords = (
  words: readonly string[],
  config: GameConfig,
  dictionary: DictionaryIdentity | null,
) => Promise<readonly string[]>;

function mayLookUp({ view }: TableSnapshot): boolean {
  return !playersDecide(view.ruleset.dictionary) && dictionaryPermission(view, 'lookup') === 'allowed';
}

export class WordCheck {
  /** The words of the draft that are not valid, as far as the player may know. */
  readonly badWords: ReadonlySignal<readonly string[]>;
  /** Stops asking. */
  readonly close: () => void;

  constructor({ snapshot, laying }: CheckedTable, checkWords: CheckWords) {
    /** The words of a game that were looked up, and whether they are valid. */
    const looked = signal<{ readonly game: string; readonly valid: ReadonlyMap<string, boolean> }>({
      game: '',
      valid: new Map(),
    });
    const laidWords = (): readonly string[] => {
      const now = snapshot.value;
      const shown = laying.preview.value;
      return now !== null && shown?.ok === true && mayLookUp(now) ? shown.value.play.words : [];
    };
    this.close = effect(() => {
      const words = laidWords();
      const now = snapshot.peek();
      if (now === null || words.length === 0) return;
      const { game, valid } = looked.peek();
      const unknown = words.filter((word) => game !== now.game || !valid.has(word));
      if (unknown.length === 0) return;
      void checkWords(unknown, now.view.config, now.view.dictionary).then((bad) => {
        const before = looked.peek();
        const known = before.game === now.game ? before.valid : new Map<string, boolean>();
        const added = unknown.map((word) => [word, !bad.includes(word)] as const);
        looked.value = { game: now.game, valid: new Map([...known, ...added]) };
      });
    });
    this.badWords = computed(() => {
      const { game, valid } = looked.value;
      return snapshot.value?.game === game ? laidWords().filter((word) => valid.get(word) === false) : [];
    });
  }
}
