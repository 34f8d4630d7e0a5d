/** What moderators get of a study: the words in an event and nothing else. */

import { describe, expect, it } from 'vitest';
import type { ChapterStart } from '../../src/studies/study-event.ts';
import { needsHistory, studyOf, studyStates, writtenIn, type StudyEvent } from '../../src/entries/studies.ts';

const START: ChapterStart = {
  config: { preset: 'deluxe' },
  players: [{ id: 'A', name: 'Ann' }],
  pragmas: [],
  position: null,
};

describe('The words in an event of a study', () => {
  it('are titles, notes and what is said of marked squares', () => {
    const turns = [{ id: 't1', line: '>A: HORN 8F HORN +14 14', note: 'A fine opening' }];
    const added: StudyEvent = {
      type: 'chapter-added',
      chapter: 'c',
      title: 'Round 1',
      start: START,
      note: ' ',
      turns,
    };
    expect(writtenIn(added)).toEqual(['Round 1', 'A fine opening']);
    const marks = [
      { square: 3, text: 'a hot spot' },
      { square: 4, text: '' },
    ];
    expect(writtenIn({ type: 'marked', chapter: 'c', node: '', marks })).toEqual(['a hot spot']);
    expect(writtenIn({ type: 'noted', chapter: 'c', node: 't1', text: 'Rude' })).toEqual(['Rude']);
    expect(writtenIn({ type: 'turn-removed', chapter: 'c', node: 't1' })).toEqual([]);
  });
});

describe('A study that went back', () => {
  it('is the same, folded from all states or only from what counts', () => {
    const titled = (title: string): StudyEvent => ({ type: 'titled', title });
    const events: readonly StudyEvent[] = [
      titled('1'),
      titled('2'),
      { type: 'reverted', to: 1 },
      titled('4'),
      { type: 'reverted', to: 3 },
      { type: 'reverted', to: 9 },
      titled('7'),
      { type: 'reverted', to: 0 },
      { type: 'reverted', to: 7 },
    ];
    for (let count = 0; count <= events.length; count++) {
      const entries = events.slice(0, count).map((event, at) => ({ number: at + 1, atMs: 0, event }));
      expect(studyOf(entries)).toEqual(studyStates(entries).at(-1));
    }
    expect(events.filter(needsHistory)).toHaveLength(5);
  });
});
