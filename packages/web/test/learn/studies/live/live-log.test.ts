/** What is written in a shared study by several people at once, with and without a connection: all end equal, nothing is lost. */

import { describe, expect, it } from 'vitest';
import { seededNumbers } from '@lexiko/engine';
import { itemAt } from '@lexiko/rules/item-at';
import { studyAfter, studyOf, type StudyEvent } from '@lexiko/analysis/studies';
import { inPieces } from '../../../../src/learn/studies/live/event-pieces.ts';
import { LiveLog } from '../../../../src/learn/studies/live/live-log.ts';
import type { LiveEntry, WaitingEvent } from '../../../../src/learn/studies/live/live-store.ts';

const chapter = (id: string): StudyEvent => ({
  type: 'chapter-added',
  chapter: id,
  title: id,
  start: { config: { preset: 'deluxe' }, players: [], pragmas: [], position: null },
  note: '',
  turns: [],
});
const noted = (id: string, text: string): StudyEvent => ({ type: 'noted', chapter: id, node: '', text });
const titled = (title: string): StudyEvent => ({ type: 'titled', title });
const never = (_key: string): boolean => false;

let keys = 0;

function write(log: LiveLog, event: StudyEvent, atMs = 0, isOnItsWay = never): WaitingEvent {
  expect(log.refuse(event)).toBeNull();
  return log.add(event, { key: `key${++keys}`, atMs, isOnItsWay });
}

/** What the server would have after these. */
function entriesFrom(events: readonly StudyEvent[], after = 0, by = 'bob'): readonly LiveEntry[] {
  return events.map((event, at) => ({ number: after + at + 1, atMs: 1, event, by, key: `bob${++keys}` }));
}

/** Sends what waits, as the next numbers. */
function sent(log: LiveLog, count: number, by = 'ann'): readonly LiveEntry[] {
  return log
    .toSend(50, 100_000)
    .map(({ key, event }, at) => ({ number: count + at + 1, atMs: 1, event, by, key }));
}

describe('What waits to be sent', () => {
  it('comes after what others have written meanwhile', () => {
    const log = new LiveLog(entriesFrom([chapter('c')]), []);
    write(log, noted('c', 'Mine'));
    expect(log.take(entriesFrom([titled('Theirs')], 1))).toEqual([]);
    expect(log.state.title).toBe('Theirs');
    expect(log.state.chapters[0]?.nodes[0]?.note).toBe('Mine');
    expect(log.shown.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect([log.authorOf(2), log.authorOf(3)]).toEqual(['bob', null]);
  });

  it('is handed back when it no longer fits, with all that needs it', () => {
    const log = new LiveLog(entriesFrom([chapter('c'), chapter('d')]), []);
    const lost = [write(log, noted('c', 'Mine'))];
    const kept = write(log, noted('d', 'Fits'));
    lost.push(write(log, { type: 'chapter-titled', chapter: 'c', title: 'Mine too' }));
    const misfits = log.take(entriesFrom([{ type: 'chapter-removed', chapter: 'c' }], 2));
    expect(misfits).toEqual(lost);
    expect(log.waiting).toEqual([kept]);
  });

  it('is one event as long as only the same note is written, and is not on its way', () => {
    const log = new LiveLog(entriesFrom([chapter('c')]), []);
    const first = write(log, noted('c', 'M'));
    expect(write(log, noted('c', 'Mi'), 30_000).key).toBe(first.key);
    expect(log.waiting).toHaveLength(1);
    expect(write(log, noted('c', 'Min'), 40_000, (key) => key === first.key).key).not.toBe(first.key);
    write(log, noted('c', 'Mine'), 200_000);
    expect(log.waiting.map(({ event }) => event)).toEqual([
      noted('c', 'Mi'),
      noted('c', 'Min'),
      noted('c', 'Mine'),
    ]);
  });

  it('goes back to where it was, though numbers have changed since', () => {
    const log = new LiveLog(entriesFrom([chapter('c')]), []);
    write(log, { type: 'chapter-removed', chapter: 'c' });
    write(log, { type: 'reverted', to: 1 });
    write(log, noted('c', 'After'));
    write(log, titled('Wrong'));
    write(log, { type: 'reverted', to: 4 });
    log.take(entriesFrom([titled('Theirs')], 1));
    expect(log.state).toMatchObject({ title: 'Theirs', chapters: [{ id: 'c' }] });
    expect(log.state.chapters[0]?.nodes[0]?.note).toBe('After');
    // One that goes back ends what is sent at once.
    expect(sent(log, 2).map(({ event }) => event.type)).toEqual(['chapter-removed', 'reverted']);
    // The first of them has its number now: what goes back to before it still does.
    log.take(sent(log, 2).slice(0, 1));
    expect(log.state.title).toBe('Theirs');
    expect(sent(log, 3).map(({ event }) => event)).toEqual([{ type: 'reverted', to: 2 }]);
    while (log.waiting.length > 0) log.take(sent(log, log.count));
    expect(log.shown.at(-1)?.event).toEqual({ type: 'reverted', to: 5 });
    expect(log.state).toEqual(studyOf(log.shown));
    expect(log.state.title).toBe('Theirs');
  });

  it('is sent in pieces that fit, one at least', () => {
    const log = new LiveLog(entriesFrom([chapter('c')]), []);
    for (const text of ['x'.repeat(3000), 'ä'.repeat(3000), 'z'])
      write(log, noted('c', text), ++keys * 100_000);
    expect(log.toSend(50, 100)).toHaveLength(1);
    expect(log.toSend(50, 6200)).toHaveLength(1); // an umlaut has two bytes
    expect(log.toSend(50, 9125)).toHaveLength(2);
    expect(log.toSend(1, 90_000)).toHaveLength(1);
    expect(log.toSend(50, 90_000)).toHaveLength(3);
  });
});

describe('A long line', () => {
  it('is sent in pieces that make the same', () => {
    const turns = Array.from({ length: 25 }, (_, at) => ({
      id: `t${at}`,
      line: `>A: HORN 8F HORN +14 ${at}`,
      note: '',
    }));
    const added: StudyEvent = { type: 'turns-added', chapter: 'c', after: '', turns };
    const pieces = inPieces(added);
    expect(pieces).toHaveLength(3);
    expect(studyAfter([chapter('c'), ...pieces])).toEqual(studyAfter([chapter('c'), added]));
    expect(inPieces(noted('c', 'x'))).toEqual([noted('c', 'x')]);
  });
});

/** A server that gives numbers, and people who write when they like and hear of each other late. */
describe.each([1, 2, 3, 4, 5, 6])('People who write at once (seed %i)', (seed) => {
  it('end with the same study, and every event is in it or was handed back', () => {
    const random = seededNumbers(seed);
    const below = (count: number): number => Math.floor(random() * count);
    const server: LiveEntry[] = [];
    const people = ['ann', 'bob', 'cid'].map((name) => ({ name, log: new LiveLog([], []) }));
    const written = new Set<string>();
    const back = new Set<string>();
    const hear = ({ log }: (typeof people)[number], upTo = server.length): void => {
      for (const { key } of log.take(server.slice(log.count, upTo))) back.add(key);
    };
    const send = (person: (typeof people)[number]): void => {
      hear(person);
      // As the server does it: all that is sent at once has its number or nothing has.
      for (const entry of sent(person.log, server.length, person.name).slice(0, 1 + below(4)))
        server.push(entry);
    };
    const ids = ['c', 'd', 'e'];
    for (let step = 0; step < 400; step++) {
      const person = itemAt(people, below(people.length));
      const { log } = person;
      const id = itemAt(ids, below(ids.length));
      const events: readonly StudyEvent[] = [
        chapter(id),
        noted(id, `note ${step}`),
        titled(`title ${step}`),
        { type: 'chapter-removed', chapter: id },
        { type: 'reverted', to: below(log.shown.length + 1) },
        { type: 'reverted', to: Math.max(0, log.shown.length - 1 - below(3)) },
      ];
      const event = itemAt(events, below(events.length));
      const choice = below(10);
      if (choice < 6 && log.refuse(event) === null) written.add(write(log, event, step * 100_000).key);
      else if (choice < 8) hear(person, log.count + below(server.length - log.count + 1));
      else send(person);
      expect(log.state).toEqual(studyOf(log.shown));
    }
    while (people.some(({ log }) => log.waiting.length > 0)) for (const person of people) send(person);
    for (const person of people) hear(person);
    const [first] = people;
    for (const { log } of people) {
      expect(log.shown).toEqual(first?.log.shown);
      expect(log.state).toEqual(first?.log.state);
    }
    const there = new Set(server.map(({ key }) => key));
    for (const key of written)
      expect([key, there.has(key), back.has(key)]).toEqual([key, !back.has(key), !there.has(key)]);
    expect(server.length).toBeGreaterThan(50);
  });
});
