/** Simple dictionaries: a list of words, or every word. For rulings, lessons and tests. */

import type { WordAuthority, WordTree } from './words.ts';

interface Branch {
  ends: boolean;
  /** Node number by letter. */
  readonly next: Map<string, number>;
}

/** Exactly these words are valid. Each character is a letter. */
export function listAuthority(words: readonly string[]): WordAuthority {
  const good = new Set(words.map((word) => word.toUpperCase()));
  let tree: WordTree | null = null;
  return {
    fault: (word) => (good.has(word) ? null : 'unknown'),
    get tree() {
      tree ??= treeOfWords(good);
      return tree;
    },
  };
}

/** Node 0 is the dead end, node 1 the root. */
function treeOfWords(words: Iterable<string>): WordTree {
  const branches: Branch[] = [
    { ends: false, next: new Map() },
    { ends: false, next: new Map() },
  ];
  for (const word of words) {
    let node = 1;
    for (const letter of word) {
      let next = branches[node]?.next.get(letter);
      if (next === undefined) {
        next = branches.push({ ends: false, next: new Map() }) - 1;
        branches[node]?.next.set(letter, next);
      }
      node = next;
    }
    const last = branches[node];
    if (last !== undefined) last.ends = true;
  }
  return {
    root: 1,
    step: (node, letter) => branches[node]?.next.get(letter) ?? 0,
    endsWord: (node) => branches[node]?.ends === true,
  };
}

/** Every word is valid. */
export function anyWordAuthority(): WordAuthority {
  return { fault: () => null, tree: { root: 1, step: () => 1, endsWord: () => true } };
}
