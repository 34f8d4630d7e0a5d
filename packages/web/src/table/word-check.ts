/**
 * Names invalid words of the draft before it is played, where the rules let players look words up (D-04, H-17). With a
 * locked dictionary nothing is asked. Where the players decide by a list that they agreed on, it also says which of the
 * challenged words are in it.
 */

import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { dictionaryPermission, type DictionaryIdentity, type GameConfig } from '@lexiko/rules';
import { agreedList, playersDecide } from '@lexiko/rules/rule-points';
import { challengeableWords } from '@lexiko/table';
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
  const { dictionary } = view.ruleset;
  const hasWords = !playersDecide(dictionary) || agreedList(dictionary) !== null;
  return hasWords && dictionaryPermission(view, 'lookup') === 'allowed';
}

/** The challenged words that the viewer rules on by the list that the players have agreed on. */
function judgedWords({ view, attention }: TableSnapshot): readonly string[] {
  if (attention.kind !== 'vote' || agreedList(view.ruleset.dictionary) === null) return [];
  const word = view.window?.ruling?.word ?? null;
  return word === null ? challengeableWords(view) : [word];
}

export class WordCheck {
  /** The words of the draft that are not valid, as far as the player may know. */
  readonly badWords: ReadonlySignal<readonly string[]>;
  /** The words that the viewer has to rule on, and whether they are in the list agreed on; empty until that is known. */
  readonly judged: ReadonlySignal<readonly { readonly word: string; readonly isValid: boolean }[]>;
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
      const now = snapshot.value;
      const words = now === null ? [] : [...laidWords(), ...judgedWords(now)];
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
    this.judged = computed(() => {
      const now = snapshot.value;
      const { game, valid } = looked.value;
      if (now === null || game !== now.game) return [];
      return judgedWords(now).flatMap((word) => {
        const isValid = valid.get(word);
        return isValid === undefined ? [] : [{ word, isValid }];
      });
    });
    this.badWords = computed(() => {
      const { game, valid } = looked.value;
      return snapshot.value?.game === game ? laidWords().filter((word) => valid.get(word) === false) : [];
    });
  }
}
