/** The loading state of a new game's dictionary, with a retry button after a failure. */

import { percent, useLocalGames } from '../table/local-games.ts';
import { locale, texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import type { WordsState } from './words-state.ts';
import './words-at-hand.css';

/** The loading state as a sentence. */
export function wordsText({ dictionaries }: Texts, name: string, state: WordsState): string {
  switch (state.kind) {
    case 'loading':
      return dictionaries.loading(name, percent(state.share));
    case 'ready':
      return dictionaries.ready(name, new Intl.NumberFormat(locale.value).format(state.words));
    case 'failed':
      return dictionaries.faults[state.fault](name);
  }
}

export function RetryWords() {
  const games = useLocalGames();
  return (
    <button type="button" class="retry-words" onClick={() => games.retryWords()}>
      {texts.value.dictionaries.retry}
    </button>
  );
}

export function WordsAtHand() {
  const { words, dictionaryTitle } = useLocalGames();
  const state = words.value;
  return (
    <div class="hint words-at-hand">
      <p role="status">{wordsText(texts.value, dictionaryTitle.value, state)}</p>
      {state.kind === 'failed' && <RetryWords />}
    </div>
  );
}
