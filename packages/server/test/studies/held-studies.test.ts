/** Studies folded from their events and kept at hand: never other than the events say, and never too many. */

import { studyAfter, type StudyEvent } from '@lexiko/analysis/studies';
import { expect, test } from 'vitest';
import { HeldStudies } from '../../src/studies/held-studies.ts';
import type { StoredStudyEntry } from '../../src/studies/study-store.ts';

const EVENTS: readonly StudyEvent[] = [
  { type: 'titled', title: 'One' },
  { type: 'titled', title: 'Two' },
  { type: 'reverted', to: 1 },
  { type: 'titled', title: 'Three' },
  { type: 'reverted', to: 3 },
  { type: 'reverted', to: 0 },
  { type: 'titled', title: 'Four' },
];

const stored: readonly StoredStudyEntry[] = EVENTS.map((event, at) => ({
  number: at + 1,
  person: 'ann',
  key: `key${at}`,
  atMs: at,
  event: JSON.stringify(event),
}));

function heldStudies(most: number): { readonly held: HeldStudies; readonly reads: number[] } {
  const reads: number[] = [];
  const store = {
    entriesAfter: async (_: string, after: number) => {
      reads.push(after);
      return stored.slice(after);
    },
  };
  return { held: new HeldStudies(store, most), reads };
}

test('a study is what all of its events make, however far it was known before', async () => {
  for (let known = 0; known <= EVENTS.length; known++) {
    const { held } = heldStudies(1000);
    for (let count = known; count <= EVENTS.length; count++) {
      expect(await held.state({ id: 's', count, bytes: count })).toEqual(studyAfter(EVENTS.slice(0, count)));
    }
    expect(await held.state({ id: 's', count: known, bytes: known })).toEqual(
      studyAfter(EVENTS.slice(0, known)),
    );
  }
});

test('what is known is read once, until others need the room', async () => {
  const { held, reads } = heldStudies(10);
  await held.state({ id: 'a', count: 2, bytes: 6 });
  await held.state({ id: 'a', count: 2, bytes: 6 });
  expect(reads).toEqual([0]);
  await held.state({ id: 'b', count: 2, bytes: 6 });
  expect(held.size).toBe(1);
  await held.state({ id: 'b', count: 2, bytes: 6 });
  await held.state({ id: 'a', count: 2, bytes: 6 });
  expect(reads).toEqual([0, 0, 0]);
});
