/** Whether what somebody has typed or chosen is what a card asks for. */

import type { CardAnswer } from './drill-card.ts';

/** What was given, by kind of card. */
export type GivenAnswer =
  | { readonly kind: 'word'; readonly isWord: boolean }
  | { readonly kind: 'hooks'; readonly front: string; readonly back: string }
  | { readonly kind: 'anagrams'; readonly words: string }
  | { readonly kind: 'stem'; readonly letters: string }
  | { readonly kind: 'meaning'; readonly word: string };

export interface Checked {
  readonly isRight: boolean;
  /** What was not named, and what was named wrongly. */
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
}

/** Each letter once, in whatever case and with whatever stands between. */
function lettersIn(text: string): readonly string[] {
  return [...new Set(text.toUpperCase().replace(/[^\p{Lu}]/gu, ''))];
}

function wordsIn(text: string): readonly string[] {
  return [...new Set(text.toUpperCase().split(/[^\p{Lu}]+/u))].filter((word) => word !== '');
}

function compared(right: readonly string[], given: readonly string[]): Checked {
  const missing = right.filter((one) => !given.includes(one));
  const wrong = given.filter((one) => !right.includes(one));
  return { isRight: missing.length + wrong.length === 0, missing, wrong };
}

export function checkAnswer(right: CardAnswer, given: GivenAnswer): Checked {
  if (right.kind === 'word' && given.kind === 'word')
    return { isRight: right.isWord === given.isWord, missing: [], wrong: [] };
  if (right.kind === 'hooks' && given.kind === 'hooks') {
    const front = compared(right.front, lettersIn(given.front));
    const back = compared(right.back, lettersIn(given.back));
    const mark = (letters: readonly string[], before: string, after: string): readonly string[] =>
      letters.map((letter) => `${before}${letter}${after}`);
    return {
      isRight: front.isRight && back.isRight,
      missing: [...mark(front.missing, '', '–'), ...mark(back.missing, '–', '')],
      wrong: [...mark(front.wrong, '', '–'), ...mark(back.wrong, '–', '')],
    };
  }
  if (right.kind === 'anagrams' && given.kind === 'anagrams')
    return compared(
      right.words.map(({ word }) => word),
      wordsIn(given.words),
    );
  if (right.kind === 'meaning' && given.kind === 'meaning')
    return { isRight: wordsIn(given.word).join(' ') === right.word, missing: [], wrong: [] };
  if (right.kind === 'stem' && given.kind === 'stem')
    return compared(
      right.partners.map(({ letter }) => letter),
      lettersIn(given.letters),
    );
  throw new TypeError(`an answer to ${given.kind} is none to ${right.kind}`);
}
