/** What the word finder and the judge ask the study worker. */

import type { SearchFault, WordSearch } from '@lexiko/words/questions';

export interface FoundWord {
  readonly word: string;
  /** Letters that go before and after it. */
  readonly front: string;
  readonly back: string;
}

export type FoundPage =
  | { readonly kind: 'found'; readonly total: number; readonly words: readonly FoundWord[] }
  | { readonly kind: 'fault'; readonly fault: SearchFault };

export interface FinderQuestions {
  /** A page of the words that fit a search. */
  readonly wordSearch: {
    readonly asked: { readonly search: WordSearch; readonly from: number; readonly most: number };
    readonly answered: FoundPage;
    readonly progress: never;
  };
  /** Which of these words the dictionary has. */
  readonly wordRuling: {
    readonly asked: readonly string[];
    readonly answered: readonly { readonly word: string; readonly isWord: boolean }[];
    readonly progress: never;
  };
}
