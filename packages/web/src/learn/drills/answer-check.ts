/** Checks a learner's answer against what the card asks for. */

import type { CardAnswer } from './drill-card.ts';

/** A learner's answer, by kind of card. */
export type GivenAnswer =
  | { readonly kind: 'word'; readonly isWord: boolean }
  | { readonly kind: 'hooks'; readonly front: string; readonly back: string }
  | { readonly kind: 'anagrams'; readonly words: string }
  | { readonly kind: 'stem'; readonly letters: string }
  | { readonly kind: 'meaning'; readonly word: string };

export interface Checked {
  readonly isRight: boolean;
  /** Right answers that the learner left out. */
  readonly missing: readonly string[];
  /** Answers of the learner that are not right. */
  readonly wrong: readonly string[];
}

/** The distinct letters of `text`, ignoring case and separators. CH is one letter if `right` contains it. */
function lettersIn(text: string, right: readonly string[]): readonly string[] {
  const multiples = right.filter((letter) => letter.length > 1).sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  let rest = text.toUpperCase();
  while (rest !== '') {
    const letter =
      multiples.find((one) => rest.startsWith(one)) ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
    if (/\p{Lu}/u.test(letter)) found.add(letter);
    rest = rest.slice(letter.length);
  }
  return [...found];
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
    const front = compared(right.front, lettersIn(given.front, right.front));
    const back = compared(right.back, lettersIn(given.back, right.back));
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
      wordsIn(given.words).filter((word) => !right.hidden.includes(word)),
    );
  if (right.kind === 'meaning' && given.kind === 'meaning')
    return { isRight: wordsIn(given.word).join(' ') === right.word, missing: [], wrong: [] };
  if (right.kind === 'stem' && given.kind === 'stem') {
    const partners = right.partners.map(({ letter }) => letter);
    return compared(partners, lettersIn(given.letters, partners));
  }
  throw new TypeError(`an answer to ${given.kind} is none to ${right.kind}`);
}
