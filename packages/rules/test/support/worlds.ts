/** Dictionaries and worlds for tests. */

import type { World, WordAuthority } from '@lexiko/rules';
import { anyWordAuthority } from '@lexiko/rules';
import { seededChance } from './seeded.ts';
import type { WordTree } from '../../src/words.ts';

/**
 * An endless made-up language: whether a word is good depends on its characters alone, and about one in `oneBadIn` is
 * not.
 * As a tree its nodes are running hashes, so that searches for plays agree with rulings.
 */
export function madeUpWords(oneBadIn: number): WordAuthority {
  const tree: WordTree = {
    root: 1,
    step: (node, letter) => {
      let next = node;
      for (const character of letter)
        next = ((Math.imul(next, 16777619) ^ character.charCodeAt(0)) >>> 0) % 1_000_003 || 1;
      return next;
    },
    endsWord: (node) => node % oneBadIn !== 0,
  };
  return {
    tree,
    fault(word) {
      let node = tree.root;
      // Brackets tell C and H from CH.
      for (const letter of word.replaceAll(/[[\]]/gu, '')) node = tree.step(node, letter);
      return tree.endsWord(node) ? null : 'unknown';
    },
  };
}

export function testWorld(given: Partial<World> = {}): World {
  return {
    nowMs: 0,
    chance: seededChance(1),
    words: anyWordAuthority(),
    dictionary: { id: 'test', name: 'Test', version: '1', checksum: '0' },
    ...given,
  };
}
