/**
 * Words laid out that are not valid, told before the play: only where the rules of the game let its players look words up
 * (D-04, H-17). Where the dictionary is locked nothing is asked.
 */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { dictionaryPermission } from '@lexiko/rules';
import { checkWords } from './local-table.ts';
import type { TableNews } from '../messages.ts';
import { table } from './table.ts';
import { preview } from './laying.ts';

/** The words of a game that were looked up, and whether they are valid. */
const looked: Signal<{ readonly game: string; readonly valid: ReadonlyMap<string, boolean> }> = signal({
  game: '',
  valid: new Map(),
});

function mayLookUp({ view }: TableNews): boolean {
  // Another dictionary than that of the page is not at hand here.
  return view.ruleset.dictionary.id === 'english' && dictionaryPermission(view, 'lookup') === 'allowed';
}

function laidWords(): readonly string[] {
  const news = table.value;
  const shown = preview.value;
  return news !== null && shown?.ok === true && mayLookUp(news) ? shown.value.play.words : [];
}

effect(() => {
  const words = laidWords();
  const news = table.peek();
  if (news === null || words.length === 0) return;
  const { game, valid } = looked.peek();
  const unknown = words.filter((word) => game !== news.game || !valid.has(word));
  if (unknown.length > 0)
    void checkWords(unknown, news.view.config).then((bad) => {
      const before = looked.peek();
      const known = before.game === news.game ? before.valid : new Map<string, boolean>();
      const added = unknown.map((word) => [word, !bad.includes(word)] as const);
      looked.value = { game: news.game, valid: new Map([...known, ...added]) };
    });
});

/** Of the words laid out, those that are not valid, as far as anybody may know. */
export const badWords: ReadonlySignal<readonly string[]> = computed(() => {
  const { game, valid } = looked.value;
  return table.value?.game === game ? laidWords().filter((word) => valid.get(word) === false) : [];
});
