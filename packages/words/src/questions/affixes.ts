/** Words by a part of them: how they begin, how they end, what they contain. */

import { LONGEST_WORD } from '../graph/dawg-cells.ts';
import type { Walker } from '../graph/graph-walk.ts';
import { spelledWalk, type WordSource } from './word-source.ts';

/** Words that begin with these letters, including the letters themselves if they are a word. */
export function wordsStartingWith(source: WordSource, part: Uint8Array): Generator<string, void, void> {
  return spelledWalk(source, {
    enter: (depth, letter) => depth >= part.length || letter === part[depth],
    leave: null,
    accepts: (length) => length >= part.length,
  });
}

export function wordsEndingWith(source: WordSource, part: Uint8Array): Generator<string, void, void> {
  const { walker, matched } = matchingWalker(part);
  return spelledWalk(source, { ...walker, accepts: (length) => matched[length] === part.length });
}

/** Words that contain these letters in a row. */
export function wordsContaining(source: WordSource, part: Uint8Array): Generator<string, void, void> {
  const { walker, seen } = matchingWalker(part);
  return spelledWalk(source, { ...walker, accepts: (length) => seen[length] === 1 });
}

/**
 * Tracks how much of `part` the last letters match (Knuth, Morris and Pratt), so that no letter is compared twice.
 * `matched[n]`: letters of `part` matched at the end of the first n letters; `seen[n]`: whether all have been by
 * then.
 */
function matchingWalker(part: Uint8Array): {
  readonly walker: Walker;
  readonly matched: Uint8Array;
  readonly seen: Uint8Array;
} {
  const fallbacks = fallbacksOf(part);
  const matched = new Uint8Array(LONGEST_WORD + 2);
  const seen = new Uint8Array(LONGEST_WORD + 2);
  seen[0] = part.length === 0 ? 1 : 0;
  const walker: Walker = {
    enter(depth, letter) {
      let length = matched[depth] ?? 0;
      while (length > 0 && (length === part.length || part[length] !== letter)) {
        length = fallbacks[length] ?? 0;
      }
      if (part[length] === letter) length++;
      matched[depth + 1] = length;
      seen[depth + 1] = length === part.length ? 1 : (seen[depth] ?? 0);
      return true;
    },
    leave: null,
    accepts: () => true,
  };
  return { walker, matched, seen };
}

/** Entry n: the longest proper suffix of the first n letters that is also a prefix of them. */
function fallbacksOf(part: Uint8Array): Uint8Array {
  const fallbacks = new Uint8Array(part.length + 1);
  for (let at = 1, length = 0; at < part.length; at++) {
    while (length > 0 && part[length] !== part[at]) length = fallbacks[length] ?? 0;
    if (part[length] === part[at]) length++;
    fallbacks[at + 1] = length;
  }
  return fallbacks;
}
