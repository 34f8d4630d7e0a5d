/** Dictionaries of the tests: `any` finds every word good, `few` hardly one, `table` leaves it to the players. */

import { anyWordAuthority, listAuthority, type WordAuthority } from '@lexiko/rules';
import type { Dictionaries } from '../../src/ports.ts';

const LISTS: Readonly<Record<string, WordAuthority>> = {
  any: anyWordAuthority(),
  few: listAuthority(['AT', 'CAT', 'TO', 'NO', 'ON', 'IT']),
};

export const TEST_WORDS: Dictionaries = {
  about: (id) => (id === 'table' || id in LISTS ? { language: null } : null),
  prepare: () => Promise.resolve(),
  find({ dictionary: { id } }) {
    if (id === 'table') return { words: anyWordAuthority(), identity: null };
    const words = LISTS[id];
    return words === undefined
      ? null
      : { words, identity: { id, name: id, version: '1', checksum: `sum-${id}` } };
  },
};
