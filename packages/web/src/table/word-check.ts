/**
 * Words laid out that are not valid, told before the play: only where the rules of the game let its players look words up
 * (D-04, H-17). Where the dictionary is locked nothing is asked.
 */

import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { dictionaryPermission, type GameConfig } from '@lexiko/rules';
import type { Preview } from '@lexiko/table/draft';
import type { TableSnapshot } from './snapshot.ts';

/** What is checked: the words laid out at one table. */
interface CheckedTable {
  readonly snapshot: ReadonlySignal<TableSnapshot | null>;
  readonly laying: { readonly preview: ReadonlySignal<Preview | null> };
}

/** Answers those that are not valid. */
type CheckWords = (words: readonly string[], config: GameConfig) => Promise<readonly string[]>;

function mayLookUp({ view }: TableSnapshot): boolean {
  // Another dictionary than that of the page is not at hand here.
  return view.ruleset.dictionary.id === 'english' && dictionaryPermission(view, 'lookup') === 'allowed';
}

export class WordCheck {
  /** Of the words laid out, those that are not valid, as far as anybody may know. */
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
      const news = snapshot.value;
      const shown = laying.preview.value;
      return news !== null && shown?.ok === true && mayLookUp(news) ? shown.value.play.words : [];
    };
    this.close = effect(() => {
      const words = laidWords();
      const news = snapshot.peek();
      if (news === null || words.length === 0) return;
      const { game, valid } = looked.peek();
      const unknown = words.filter((word) => game !== news.game || !valid.has(word));
      if (unknown.length === 0) return;
      void checkWords(unknown, news.view.config).then((bad) => {
        const before = looked.peek();
        const known = before.game === news.game ? before.valid : new Map<string, boolean>();
        const added = unknown.map((word) => [word, !bad.includes(word)] as const);
        looked.value = { game: news.game, valid: new Map([...known, ...added]) };
      });
    });
    this.badWords = computed(() => {
      const { game, valid } = looked.value;
      return snapshot.value?.game === game ? laidWords().filter((word) => valid.get(word) === false) : [];
    });
  }
}
