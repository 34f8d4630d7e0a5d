/** One study at two servers on a PostgreSQL: who writes where makes no difference, and neither does who dies. */

import { readFileSync } from 'node:fs';
import { chapterOfLog } from '@lexiko/analysis/studies';
import { parseLog } from '@lexiko/rules/notation';
import { itemAt } from '@lexiko/rules/item-at';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/processes/postgres.mjs';
import { PostgresBus } from '../../src/bus/postgres-bus.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Browser } from '../support/browser.ts';
import type { Client } from '../support/socket-client.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const postgres = await startPostgres();
const servers: TestServer[] = [];
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => postgres.stop());

async function start(): Promise<TestServer> {
  const bus = await PostgresBus.open(postgres.url, () => {});
  const server = await startTestServer({ store: await openStore(postgres.url), bus });
  servers.push(server);
  return server;
}

/** What somebody has of the study: the keys of its events by number. */
interface Seat {
  readonly browser: Browser;
  readonly socket: Client;
  readonly keys: string[];
}

async function sit(port: number, name: string): Promise<Seat> {
  const browser = new Browser(port);
  await browser.done('guest', { name });
  const socket = await browser.socket();
  clients.push(socket);
  return { browser, socket, keys: [] };
}

async function catchUp({ browser, keys }: Seat, study: string): Promise<void> {
  const { entries } = await browser.done('studyEntries', { study, after: String(keys.length) });
  for (const { number, key } of entries) keys[number - 1] = key;
}

/** Appends an event however often others are faster. */
async function write(seat: Seat, study: string, key: string): Promise<void> {
  for (;;) {
    const events = [{ key, event: { type: 'titled', title: key } }];
    const { status, body } = await seat.browser.ask('appendStudy', {
      study,
      expected: seat.keys.length,
      events,
    });
    if (status === 200) return;
    if (body['code'] === 'TOO_MANY_MESSAGES') await new Promise((resolve) => setTimeout(resolve, 100));
    else expect(body['code']).toBe('STUDY_MOVED_ON');
    await catchUp(seat, study);
  }
}

test('Two people at two servers write at once: every event has one number, and both see the same', async () => {
  const [one, two] = [await start(), await start()];
  const [ann, bob] = [await sit(one.port, 'Ann'), await sit(two.port, 'Bob')];
  const { id } = await ann.browser.done('shareStudy', { title: '' });
  const { links } = await ann.browser.done('linkStudy', { study: id, role: 'edit', link: 'renew' });
  await bob.browser.done('joinStudy', { key: links?.edit ?? '' });
  const pushed: string[][] = [[], []];
  for (const [at, { socket }] of [ann, bob].entries()) {
    const first = socket.next('study');
    socket.send({ type: 'watch-study', study: id });
    await first;
    void socket
      .until((message) => {
        if (message.type === 'study-events')
          for (const { number, key } of message.entries) itemAt(pushed, at)[number - 1] = key;
        return false;
      }, 600_000)
      .catch(() => {});
  }
  // Each sees the other, though they are at different servers.
  await ann.socket.until((message) => message.type === 'study' && message.people.length === 2);
  const placed = ann.socket.until(
    (message) => message.type === 'study' && message.people.some(({ chapter }) => chapter === 'there'),
  );
  bob.socket.send({ type: 'study-place', study: id, chapter: 'there', node: '' });
  await placed;
  const work = [ann, bob].map(async (seat, at) => {
    for (let number = 0; number < 20; number++) await write(seat, id, `event-${at}-${number}`);
  });
  await Promise.all(work);
  for (const seat of [ann, bob]) await catchUp(seat, id);
  expect(ann.keys).toHaveLength(40);
  expect(new Set(ann.keys).size).toBe(40);
  expect(bob.keys).toEqual(ann.keys);
  for (const heard of pushed) await expect.poll(() => heard.length).toBe(40);
  for (const heard of pushed) expect(heard).toEqual(ann.keys);
  // Of one person, the order is that in which they wrote.
  for (const at of [0, 1]) {
    const own = ann.keys.filter((key) => key.startsWith(`event-${at}-`));
    expect(own).toEqual(Array.from({ length: 20 }, (_, number) => `event-${at}-${number}`));
  }
});

test('Whose server goes away is soon seen as gone; at the other one they go on with what they know', async () => {
  const [one, two] = [await start(), await start()];
  const [ann, bob] = [await sit(one.port, 'Ann'), await sit(two.port, 'Bob')];
  const { id } = await ann.browser.done('shareStudy', { title: '' });
  const { links } = await ann.browser.done('linkStudy', { study: id, role: 'edit', link: 'renew' });
  await bob.browser.done('joinStudy', { key: links?.edit ?? '' });
  for (const { socket } of [ann, bob]) socket.send({ type: 'watch-study', study: id });
  await ann.socket.until((message) => message.type === 'study' && message.people.length === 2);
  await write(bob, id, 'before-it');
  const alone = ann.socket.until((message) => message.type === 'study' && message.people.length === 1);
  servers.splice(1, 1);
  await two.close();
  await alone;
  const moved = new Browser(one.port);
  moved.cookie = bob.browser.cookie;
  const seat: Seat = { browser: moved, socket: bob.socket, keys: [] };
  await write(seat, id, 'after-it');
  await catchUp(ann, id);
  expect(ann.keys).toEqual(['before-it', 'after-it']);
});

test('The longest chapter comes in one request, and whoever joins later reads it', async () => {
  const { port } = await start();
  const [ann, bob] = [await sit(port, 'Ann'), await sit(port, 'Bob')];
  const { id } = await ann.browser.done('shareStudy', { title: '' });
  const text = readFileSync(new URL('../../../../fixtures/games/crosswords.json', import.meta.url), 'utf8');
  const events = parseLog(text);
  const chapter = events.ok ? chapterOfLog(events.value, ['Ann', 'Bob'], { chapter: 'c', title: '' }) : null;
  if (chapter === null) throw new Error('the game makes a chapter');
  // Quotation marks are what makes a log longer as text within text.
  const event = { ...chapter, log: chapter.log.padEnd(200_000), note: '"'.repeat(1000) };
  const { count } = await ann.browser.done('appendStudy', {
    study: id,
    expected: 0,
    events: [{ key: 'the-longest', event }],
  });
  expect(count).toBe(1);
  const { links } = await ann.browser.done('linkStudy', { study: id, role: 'read', link: 'renew' });
  await bob.browser.done('joinStudy', { key: links?.read ?? '' });
  const { entries } = await bob.browser.done('studyEntries', { study: id, after: '0' });
  expect(entries.map((entry) => entry.event)).toEqual([event]);
});
