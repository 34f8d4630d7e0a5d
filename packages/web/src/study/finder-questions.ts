/** What the word finder, the judge and the decks ask the study worker. */

import type { SearchFault, WordSearch } from '@lexiko/words/questions';
import type { DeckKind } from '../learn/decks/deck.ts';

export interface FoundWord {
  readonly word: string;
  /** Letters that go before and after it. */
  readonly front: string;
  readonly back: string;
}

export type FoundPage =
  | { readonly kind: 'found'; readonly total: number; readonly words: readonly FoundWord[] }
  | { readonly kind: 'fault'; readonly fault: SearchFault };

/** Words to make cards of. */
export type CardSource =
  | { readonly kind: 'search'; readonly search: WordSearch }
  | { readonly kind: 'list'; readonly words: readonly string[] };

export interface CardText {
  readonly front: string;
  readonly back: string;
}

export interface DeckCards {
  /** In the order of the words, each once. */
  readonly cards: readonly string[];
  /** Words of a list that make no card: not in the dictionary, or without a definition. */
  readonly left: readonly string[];
}

export interface RuledWord {
  readonly word: string;
  readonly isWord: boolean;
  /** Whether it is unfit for whoever learns here, so that no lesson shows it unasked. */
  readonly isHidden: boolean;
}

export interface FinderQuestions {
  /** A page of the words that fit a search. */
  readonly wordSearch: {
    readonly asked: { readonly search: WordSearch; readonly from: number; readonly most: number };
    readonly answered: FoundPage;
    readonly progress: never;
  };
  /** The cards that a search or a list makes. */
  readonly deckCards: {
    readonly asked: { readonly source: CardSource; readonly kind: DeckKind };
    readonly answered: DeckCards;
    readonly progress: never;
  };
  /** What cards show and what is right, as text for other programs. */
  readonly cardTexts: {
    readonly asked: { readonly kind: DeckKind; readonly letters: readonly string[] };
    readonly answered: readonly CardText[];
    readonly progress: never;
  };
  /** Which of these words the dictionary has. */
  readonly wordRuling: {
    readonly asked: readonly string[];
    readonly answered: readonly RuledWord[];
    readonly progress: never;
  };
}
