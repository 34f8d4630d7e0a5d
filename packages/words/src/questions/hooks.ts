/** Hooks: single letters that turn a word into another word (H-09). */

import { childOf, endsWord, findPrefix, hasWord, isLastSibling, arcLetter } from '../graph/word-graph.ts';
import type { WordSource } from './word-source.ts';

export interface Hooks {
  /** Letters that go before the word. */
  readonly front: readonly string[];
  /** Letters that go after it. */
  readonly back: readonly string[];
  /** Letters that go inside; `at` letters of the word come before. */
  readonly middle: readonly { readonly at: number; readonly letter: string }[];
  /** Whether the word without its first or last letter is a word, so that a hook makes it. */
  readonly inner: { readonly first: boolean; readonly last: boolean };
}

/** The hooks of any letters, which need not be a word. */
export function hooksOf(source: WordSource, letters: Uint8Array): Hooks {
  const { graph, alphabet } = source;
  const spell = (numbers: readonly number[]): string[] =>
    numbers.map((number) => alphabet.letters[number] ?? '');
  return {
    front: spell(insertions(source, letters, 0)),
    back: spell(followers(source, letters)),
    middle: Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => at + 1).flatMap((at) =>
      spell(insertions(source, letters, at)).map((letter) => ({ at, letter })),
    ),
    inner: {
      first: letters.length > 2 && hasWord(graph, letters.subarray(1)),
      last: letters.length > 2 && hasWord(graph, letters.subarray(0, -1)),
    },
  };
}

/** Letters that make a word when put before letter `at`. */
function insertions({ graph, alphabet }: WordSource, letters: Uint8Array, at: number): number[] {
  const longer = new Uint8Array(letters.length + 1);
  longer.set(letters.subarray(0, at));
  longer.set(letters.subarray(at), at + 1);
  const found: number[] = [];
  for (let letter = 1; letter <= alphabet.size; letter++) {
    longer[at] = letter;
    if (hasWord(graph, longer)) found.push(letter);
  }
  return found;
}

function followers({ graph }: WordSource, letters: Uint8Array): number[] {
  const arc = findPrefix(graph, letters);
  const first = arc === 0 ? 0 : childOf(graph, arc);
  if (first === 0) return [];
  const found: number[] = [];
  for (let index = first; ; index++) {
    const node = graph.nodes[index] ?? 0;
    if (endsWord(node)) found.push(arcLetter(node));
    if (isLastSibling(node)) return found;
  }
}
