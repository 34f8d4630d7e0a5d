/** Those who have a study open, in one process: told in order, not too often, and also when hints were lost. */

import { readServerMessage, type ServerMessage } from '@lexiko/protocol';
import { beforeEach, expect, test } from 'vitest';
import { LocalBus } from '../../src/bus/bus.ts';
import { StudyRooms } from '../../src/rooms/study-rooms.ts';
import type { Audience } from '../../src/rooms/side-messages.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { memoryStore } from '../support/memory-store.ts';

class Reader implements Audience {
  readonly isHidden = false;
  readonly messages: ServerMessage[] = [];
  readonly person: string;

  constructor(person: string) {
    this.person = person;
  }

  send(message: ServerMessage): void {
    this.messages.push(message);
  }

  sendFrame(frame: Buffer): void {
    this.messages.push(readServerMessage(frame.toString('utf8')) ?? expect.fail('not a message'));
  }

  /** Of the last message that says who is there. */
  get people(): readonly string[] {
    const last = this.messages.findLast((message) => message.type === 'study');
    return last?.type === 'study' ? last.people.map(({ person }) => person.name).toSorted() : [];
  }

  /** The numbers of the events it got. */
  get numbers(): readonly number[] {
    return this.messages.flatMap((message) =>
      message.type === 'study-events' ? message.entries.map(({ number }) => number) : [],
    );
  }
}

let store: ServerStore;
let rooms: StudyRooms;
let bus: LocalBus;

beforeEach(async () => {
  store = memoryStore();
  bus = new LocalBus();
  rooms = new StudyRooms({ store, bus, process: 'here', onError: (error) => expect.fail(String(error)) });
  bus.subscribe((hint) => rooms.hear(hint));
  await store.people.createPerson({ id: 'ann', name: 'Ann' }, 1);
  await store.studies.create(
    {
      id: 's',
      owner: 'ann',
      title: '',
      count: 0,
      bytes: 0,
      keys: { edit: null, read: null },
      changedMs: 1,
      usedMs: 1,
    },
    1,
  );
});

async function sit(person: string): Promise<Reader> {
  const reader = new Reader(person);
  if (person !== 'ann') {
    await store.people.createPerson({ id: person, name: person.toUpperCase() }, 1);
    await store.studies.addMember('s', { person, role: 'read', atMs: 1 }, 1000);
  }
  expect(await rooms.watch(reader, 's')).toBeNull();
  return reader;
}

async function append(expected: number): Promise<void> {
  const entry = { key: `key-${expected}`, atMs: 1, event: '{"type":"titled","title":"T"}' };
  const done = await store.studies.append({
    study: 's',
    person: 'ann',
    expected,
    entries: [entry],
    title: 'T',
  });
  expect(done).toBe(true);
}

test('a crowd is told less often who is there', async () => {
  const ann = await sit('ann');
  for (let at = 0; at < 40; at++) await sit(`reader${at}`);
  const told = (): number => ann.messages.filter(({ type }) => type === 'study').length;
  const before = told();
  for (let beat = 0; beat < 9; beat++) {
    rooms.place(ann, { study: 's', chapter: 'c', node: `n${beat}` });
    rooms.tellPeople();
  }
  await expect.poll(() => told() - before).toBe(3);
  expect(ann.people.length).toBe(41);
});

test('people of a process that has ended are there no more', async () => {
  const ann = await sit('ann');
  const people = [{ person: 'bob', role: 'edit', chapter: '', node: '' }] as const;
  bus.publish({ kind: 'study-people', study: 's', process: 'there', people });
  await expect.poll(() => (rooms.tellPeople(), ann.people)).toEqual(['Ann', 'Former player']);
  rooms.forgetProcesses(['there']);
  await expect.poll(() => (rooms.tellPeople(), ann.people)).toEqual(['Ann']);
});

test('events whose hints were lost are sent once, and a study that was deleted is over', async () => {
  const ann = await sit('ann');
  await append(0);
  await append(1);
  await rooms.catchUp();
  bus.publish({ kind: 'study', study: 's', count: 2 });
  await append(2);
  bus.publish({ kind: 'study', study: 's', count: 3 });
  await expect.poll(() => ann.numbers).toEqual([1, 2, 3]);
  await store.studies.remove('s');
  await rooms.catchUp();
  await expect.poll(() => ann.messages.at(-1)).toEqual({ type: 'study-gone', study: 's' });
  expect(rooms.openStudies).toBe(0);
});

test('whoever comes while others write misses nothing', async () => {
  const ann = await sit('ann');
  await append(0);
  const coming = sit('bob');
  bus.publish({ kind: 'study', study: 's', count: 1 });
  const bob = await coming;
  await append(1);
  bus.publish({ kind: 'study', study: 's', count: 2 });
  await expect.poll(() => [ann.numbers, bob.numbers.includes(2)]).toEqual([[1, 2], true]);
  const first = bob.messages.find((message) => message.type === 'study');
  expect(bob.numbers.includes(1) || (first?.type === 'study' && first.count >= 1)).toBe(true);
});

test('a socket follows ten studies at most', async () => {
  const reader = await sit('ann');
  const many = ['e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'];
  const record = await store.studies.study('s');
  if (record === null) expect.fail('it is there');
  for (const id of [...many, 'n']) await store.studies.create({ ...record, id }, 100);
  for (const id of many) expect(await rooms.watch(reader, id)).toBeNull();
  expect(await rooms.watch(reader, 'n')).toBe('FOLLOWS_TOO_MANY');
  expect(await rooms.watch(new Reader('eve'), 's')).toBe('NO_SUCH_STUDY');
  rooms.drop(reader);
  expect(rooms.openStudies).toBe(0);
});
