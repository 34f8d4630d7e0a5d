/** Shared studies at a real server: who may do what, what fits, what is bounded, and who hears of it. */

import { LARGEST_STUDY_APPEND, type ServerMessage, type SharedStudy } from '@lexiko/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT_BOUNDS, GUEST_BOUNDS } from '../../src/studies/study-bounds.ts';
import { Browser } from '../support/browser.ts';
import type { Client } from '../support/socket-client.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let made = 0;
const clients: Client[] = [];
const clock = { nowMs: 0 };

beforeEach(async () => {
  clock.nowMs = Date.now();
  server = await startTestServer({ now: () => clock.nowMs });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

async function guest(name: string): Promise<Browser> {
  const browser = new Browser(server.port);
  await browser.done('guest', { name });
  return browser;
}

async function account(login: string): Promise<Browser> {
  const browser = new Browser(server.port);
  await browser.done('signUp', { login, password: 'correct horse', name: login });
  return browser;
}

async function idOf(browser: Browser): Promise<string> {
  return (await browser.done('me')).person.id;
}

async function socketOf(browser: Browser): Promise<Client> {
  const client = await browser.socket();
  clients.push(client);
  return client;
}

const titled = (title: string): Record<string, unknown> => ({ type: 'titled', title });
const chapter = (id: string): Record<string, unknown> => ({
  type: 'chapter-added',
  chapter: id,
  title: `Chapter ${id}`,
  start: { config: { preset: 'deluxe' }, players: [], pragmas: [], position: null },
  note: '',
  turns: [],
});
const noted = (id: string, text: string): Record<string, unknown> => ({
  type: 'noted',
  chapter: id,
  node: '',
  text,
});

function append(study: string, expected: number, ...events: Record<string, unknown>[]) {
  return { study, expected, events: events.map((event) => ({ key: `key-${++made}-xx`, event })) };
}

/** A study of one chapter with a link for each role. */
async function shared(owner: Browser): Promise<SharedStudy> {
  const { id } = await owner.done('shareStudy', { title: 'Openings' });
  await owner.done('appendStudy', append(id, 0, titled('Openings'), chapter('c1')));
  await owner.done('linkStudy', { study: id, role: 'edit', link: 'renew' });
  return owner.done('linkStudy', { study: id, role: 'read', link: 'renew' });
}

function keyOf({ links }: SharedStudy, role: 'edit' | 'read'): { readonly key: string } {
  return { key: links?.[role] ?? expect.fail('there is no link') };
}

describe('Those who take part', () => {
  test('write in turns, each with the number of events that they know', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const study = await shared(ann);
    await bob.done('joinStudy', keyOf(study, 'edit'));
    const { count } = await bob.done('appendStudy', append(study.id, 2, noted('c1', 'By Bob')));
    expect(count).toBe(3);
    const late = append(study.id, 2, noted('c1', 'By Ann'));
    expect(await ann.refusal('appendStudy', late)).toBe('STUDY_MOVED_ON');
    expect(await ann.done('appendStudy', { ...late, expected: 3 })).toMatchObject({ count: 4 });
    // The answer was lost: nothing is appended twice, whatever the sender believes.
    expect(await ann.done('appendStudy', late)).toMatchObject({ entries: [{ number: 4 }] });
    const { entries, people } = await bob.done('studyEntries', { study: study.id, after: '2' });
    expect(entries.map(({ number, by, event }) => [number, by, event['text']])).toEqual([
      [3, await idOf(bob), 'By Bob'],
      [4, await idOf(ann), 'By Ann'],
    ]);
    expect(people.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Bob']);
  });

  test('keep analyses with lines to the end of the game and the draws of the last tiles', async () => {
    const ann = await guest('Ann');
    const { id } = await shared(ann);
    const line = { turns: [{ notation: '8F HORN', score: 14 }], final: [401, 378], isProven: true };
    const drawn = { notation: '8F HORN', won: 1, tied: 0, ways: 2, isProven: true, results: 'wl' };
    const draws = {
      bagSize: 1,
      draws: ['A', 'E'].map((tiles) => ({ tiles, ways: 1 })),
      isComplete: true,
      moves: [drawn],
    };
    const analysis = {
      rack: ['H', 'O', 'R', 'N'],
      judgedBy: 'solved',
      playouts: 0,
      dictionary: 'english',
      margin: null,
      candidates: [{ notation: '8F HORN', score: 14, leave: [], equity: 23, win: 1, line }],
      draws,
    };
    const kept = { type: 'analysis-kept', chapter: 'c1', node: '', analysis };
    await ann.done('appendStudy', append(id, 2, kept));
    const { entries } = await ann.done('studyEntries', { study: id, after: '2' });
    expect(entries[0]?.event).toEqual(kept);
    const wrong = {
      ...kept,
      analysis: { ...analysis, draws: { ...draws, moves: [{ ...drawn, results: 'w' }] } },
    };
    expect(await ann.refusal('appendStudy', append(id, 3, wrong))).toBe('UNREADABLE');
  });

  test('append nothing that changes nothing, and all of a request or none', async () => {
    const ann = await guest('Ann');
    const { id } = await shared(ann);
    const pair = append(id, 2, noted('c1', 'fits'), noted('c9', 'does not'));
    expect(await ann.refusal('appendStudy', pair)).toBe('DOES_NOT_FIT');
    expect((await ann.done('study', { study: id })).count).toBe(2);
    expect(await ann.refusal('appendStudy', append(id, 2, { type: 'no-event' }))).toBe('UNREADABLE');
    expect(await ann.refusal('appendStudy', append(id, 2, { type: 'reverted', to: 2 }))).toBe('DOES_NOT_FIT');
    // A request may go back behind what it has just added.
    const there = append(
      id,
      2,
      chapter('c2'),
      { type: 'reverted', to: 2 },
      chapter('c2'),
      noted('c2', 'now'),
    );
    expect(await ann.done('appendStudy', there)).toMatchObject({ count: 6 });
    expect(await ann.done('appendStudy', append(id, 6, { type: 'reverted', to: 1 }))).toMatchObject({
      count: 7,
    });
    expect(await ann.refusal('appendStudy', append(id, 7, noted('c1', 'gone')))).toBe('DOES_NOT_FIT');
  });

  test('read with one link and write with the other; nobody else sees anything', async () => {
    const [ann, bob, cid] = [await guest('Ann'), await guest('Bob'), await guest('Cid')];
    const study = await shared(ann);
    const { id } = study;
    expect(await bob.done('joinStudy', keyOf(study, 'read'))).toMatchObject({ role: 'read', links: null });
    expect(await bob.refusal('appendStudy', append(id, 2, noted('c1', 'x')))).toBe('READ_ONLY');
    expect(await bob.done('joinStudy', keyOf(study, 'edit'))).toMatchObject({ role: 'edit' });
    expect(await bob.done('joinStudy', keyOf(study, 'read'))).toMatchObject({ role: 'edit' });
    expect(await bob.refusal('linkStudy', { study: id, role: 'edit', link: 'renew' })).toBe('NOT_FOUND');
    expect(await bob.refusal('deleteStudy', { study: id })).toBe('NOT_FOUND');
    expect(await cid.refusal('study', { study: id })).toBe('NOT_FOUND');
    expect(await cid.refusal('studyEntries', { study: id, after: '0' })).toBe('NOT_FOUND');
    expect(await cid.refusal('appendStudy', append(id, 2, noted('c1', 'x')))).toBe('NOT_FOUND');
    const socket = await socketOf(cid);
    const refused = socket.next('refused');
    socket.send({ type: 'watch-study', study: id });
    expect((await refused).refusal).toMatchObject({ code: 'NO_SUCH_STUDY', study: id });
  });

  test('leave, and are removed for good: the old links lead nowhere', async () => {
    const [ann, bob, cid] = [await guest('Ann'), await guest('Bob'), await guest('Cid')];
    const study = await shared(ann);
    const { id } = study;
    for (const one of [bob, cid]) await one.done('joinStudy', keyOf(study, 'edit'));
    const [bobId, cidId] = [await idOf(bob), await idOf(cid)];
    expect(await cid.refusal('setStudyRole', { study: id, person: bobId, role: 'none' })).toBe('NOT_FOUND');
    expect(await cid.done('setStudyRole', { study: id, person: cidId, role: 'none' })).toEqual({
      study: null,
    });
    expect(await cid.done('joinStudy', keyOf(study, 'edit'))).toMatchObject({ role: 'edit' });
    const socket = await socketOf(bob);
    const seen = socket.next('study');
    socket.send({ type: 'watch-study', study: id });
    await seen;
    await ann.done('setStudyRole', { study: id, person: bobId, role: 'read' });
    await socket.until((message) => message.type === 'study' && message.role === 'read');
    const gone = socket.next('study-gone');
    const { study: after } = await ann.done('setStudyRole', { study: id, person: bobId, role: 'none' });
    await gone;
    expect(after?.members.map(({ person }) => person.name)).toEqual(['Ann', 'Cid']);
    expect(await bob.refusal('joinStudy', keyOf(study, 'edit'))).toBe('NOT_FOUND');
    expect(after?.links?.edit).not.toBe(study.links?.edit);
    await ann.done('linkStudy', { study: id, role: 'read', link: 'off' });
    expect(await bob.refusal('joinStudy', keyOf(after ?? study, 'read'))).toBe('NOT_FOUND');
  });
});

describe('Those who have a study open', () => {
  const events = (client: Client): Promise<Extract<ServerMessage, { type: 'study-events' }>> =>
    client.next('study-events');

  test('get every event as it happens, and see who is there and where they look', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const study = await shared(ann);
    const { id } = study;
    await bob.done('joinStudy', keyOf(study, 'edit'));
    const [hers, his] = [await socketOf(ann), await socketOf(bob)];
    for (const socket of [hers, his]) {
      const first = socket.next('study');
      socket.send({ type: 'watch-study', study: id });
      expect(await first).toMatchObject({ study: id, count: 2 });
    }
    const both = hers.until((message) => message.type === 'study' && message.people.length === 2);
    await both;
    const placed = hers.until(
      (message) => message.type === 'study' && message.people.some(({ node }) => node === 'n7'),
    );
    his.send({ type: 'study-place', study: id, chapter: 'c1', node: 'n7' });
    expect(await placed).toMatchObject({
      people: expect.arrayContaining([
        { person: { id: his.person, name: 'Bob' }, role: 'edit', chapter: 'c1', node: 'n7' },
      ]) as unknown,
    });
    const told = [events(hers), events(his)];
    await bob.done('appendStudy', append(id, 2, noted('c1', 'Live')));
    for (const one of told)
      expect(await one).toMatchObject({ count: 3, entries: [{ number: 3, by: his.person }] });
    const alone = hers.until((message) => message.type === 'study' && message.people.length === 1);
    his.close();
    await alone;
    const gone = hers.next('study-gone');
    await ann.done('deleteStudy', { study: id });
    expect((await gone).study).toBe(id);
    expect(await bob.done('studies')).toEqual({ studies: [] });
  });

  test('ask for what is too large to be pushed', async () => {
    const ann = await account('ann');
    const { id } = await shared(ann);
    const socket = await socketOf(ann);
    const first = socket.next('study');
    socket.send({ type: 'watch-study', study: id });
    await first;
    const large = Array.from({ length: 24 }, (_, at) => noted('c1', `${at}`.padEnd(4000, 'x')));
    const pushed = events(socket);
    await ann.done('appendStudy', append(id, 2, ...large));
    const { count, entries } = await pushed;
    expect(count).toBe(26);
    expect(entries.length).toBeLessThan(24);
    const rest = await ann.done('studyEntries', { study: id, after: String(2 + entries.length) });
    expect(rest.entries.at(-1)?.number).toBe(26);
  });
});

describe('Bounds', () => {
  test('hold for guests earlier than for accounts', async () => {
    const [ann, bob] = [await guest('Ann'), await account('bob')];
    for (let at = 0; at < GUEST_BOUNDS.studies; at++) await ann.done('shareStudy', { title: `${at}` });
    expect(await ann.refusal('shareStudy', { title: 'one more' })).toBe('STUDY_FULL');
    for (let at = 0; at < ACCOUNT_BOUNDS.studies; at++) await bob.done('shareStudy', { title: `${at}` });
    expect(await bob.refusal('shareStudy', { title: 'one more' })).toBe('STUDY_FULL');
  });

  test('of events and bytes are those of the owner, whoever writes', async () => {
    const [ann, bob] = [await guest('Ann'), await account('bob')];
    const study = await shared(ann);
    await bob.done('joinStudy', keyOf(study, 'edit'));
    const large = Array.from({ length: 24 }, () => noted('c1', 'x'.repeat(4000)));
    let count = 2;
    let refusal = '';
    while (refusal === '' && count < 200) {
      const { status, body } = await bob.ask('appendStudy', append(study.id, count, ...large));
      if (status === 200) count += large.length;
      else refusal = String(body['code']);
    }
    expect([refusal, count]).toEqual(['STUDY_FULL', 50]);
    expect((await server.store.studies.study(study.id))?.bytes).toBeLessThan(GUEST_BOUNDS.bytes);
  });

  test('of requests: an append may be larger than a message, and has an end', async () => {
    const ann = await account('ann');
    const { id } = await shared(ann);
    const large = noted('c1', 'x'.repeat(LARGEST_STUDY_APPEND));
    expect(await ann.refusal('appendStudy', append(id, 2, large))).toBe('TOO_LARGE');
    expect(await ann.refusal('shareStudy', { title: 'x'.repeat(20_000) })).toBe('TOO_LARGE');
    let refusal = '';
    for (let at = 0; refusal === '' && at < 200; at++) {
      const { status, body } = await ann.ask('appendStudy', append(id, 2 + at, noted('c1', `${at}`)));
      if (status !== 200) refusal = String(body['code']);
    }
    expect(refusal).toBe('TOO_MANY_MESSAGES');
  });

  test('make what costs much work rare: going back again and again in a large study', async () => {
    const [ann, bob] = [await account('ann'), await account('bob')];
    const study = await shared(ann);
    await bob.done('joinStudy', keyOf(study, 'edit'));
    let count = 2;
    for (let part = 0; part < 8; part++) {
      const large = Array.from({ length: 30 }, () => noted('c1', 'x'.repeat(3900)));
      ({ count } = await ann.done('appendStudy', append(study.id, count, ...large)));
    }
    const goBack = async (): Promise<number> => {
      const { status } = await bob.ask('appendStudy', append(study.id, count, { type: 'reverted', to: 1 }));
      if (status === 200) count++;
      return status;
    };
    expect([await goBack(), await goBack(), await goBack()]).toEqual([200, 200, 429]);
    // Writing goes on, and going back is possible again after a while.
    const titles = append(study.id, count, titled('Bob writes on'));
    ({ count } = await bob.done('appendStudy', titles));
    clock.nowMs += 60_000;
    expect(await goBack()).toBe(200);
  });
});

describe('Moderation', () => {
  async function judge(person: string, kind: 'mute' | 'suspend'): Promise<void> {
    const act = { by: null, reason: 'r', atMs: 1, untilMs: null, detail: null, about: null };
    await server.store.moderation.record({ ...act, kind, person });
  }

  test('whoever is muted writes nothing that others read; whoever is suspended reads on and may leave', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const study = await shared(ann);
    const { id } = study;
    await bob.done('joinStudy', keyOf(study, 'edit'));
    const bobId = await idOf(bob);
    await judge(bobId, 'mute');
    expect(await bob.refusal('appendStudy', append(id, 2, noted('c1', 'x')))).toBe('MUTED');
    expect(await bob.refusal('shareStudy', { title: 'x' })).toBe('MUTED');
    await judge(bobId, 'suspend');
    expect((await bob.done('studyEntries', { study: id, after: '0' })).count).toBe(2);
    expect(await bob.refusal('appendStudy', append(id, 2, noted('c1', 'x')))).toBe('SUSPENDED');
    await bob.done('setStudyRole', { study: id, person: bobId, role: 'none' });
    expect(await bob.refusal('joinStudy', keyOf(study, 'edit'))).toBe('SUSPENDED');
  });

  test('words are reported with what the same person wrote around them, and stay though the study goes', async () => {
    const [ann, bob, mod] = [await guest('Ann'), await guest('Bob'), await account('mod')];
    const modId = await idOf(mod);
    const act = { by: null, reason: 'r', atMs: 1, untilMs: null, about: null };
    await server.store.moderation.record({ ...act, kind: 'grant', person: modId, detail: 'moderator' });
    const study = await shared(ann);
    const { id } = study;
    await bob.done('joinStudy', keyOf(study, 'edit'));
    await bob.done('appendStudy', append(id, 2, noted('c1', 'Nice chapter')));
    await ann.done('appendStudy', append(id, 3, noted('c1', 'A secret of Ann')));
    await bob.done('appendStudy', append(id, 4, noted('c1', 'You idiot'), { ...noted('c1', '') }));
    expect(await bob.refusal('reportStudy', { study: id, entry: 5, reason: 'me' })).toBe('NOT_FOUND');
    expect(await ann.refusal('reportStudy', { study: id, entry: 6, reason: 'no words' })).toBe('NOT_FOUND');
    await ann.done('reportStudy', { study: id, entry: 5, reason: 'He insults me' });
    await ann.done('deleteStudy', { study: id });
    const { reports } = await mod.done('consoleReports', { state: 'open' });
    expect(reports).toMatchObject([{ kind: 'study', message: 'You idiot', about: { name: 'Bob' } }]);
    const shown = await mod.done('consoleReport', { report: reports[0]?.id ?? '' });
    expect(shown.messages.map(({ text, reported }) => [text, reported])).toEqual([
      ['Nice chapter', false],
      ['You idiot', true],
    ]);
    expect(JSON.stringify(shown)).not.toContain('secret');
  });
});

describe('People', () => {
  test('take their studies along when they sign in, and in their export', async () => {
    const owner = await account('ann');
    const again = new Browser(server.port);
    await again.done('guest', { name: 'Ann' });
    const study = await shared(again);
    const bob = await guest('Bob');
    await bob.done('joinStudy', keyOf(study, 'edit'));
    await again.done('signIn', { login: 'ann', password: 'correct horse' });
    expect(await owner.done('studies')).toMatchObject({ studies: [{ id: study.id, role: 'owner' }] });
    await bob.done('appendStudy', append(study.id, 2, noted('c1', 'By Bob')));
    const exported = JSON.parse((await bob.ask('export')).text) as Record<string, unknown>;
    expect(exported).toMatchObject({
      studies: [{ id: study.id, role: 'edit' }],
      studyEntries: [{ study: study.id, number: 3, event: { text: 'By Bob' } }],
    });
    const socket = await socketOf(bob);
    const first = socket.next('study');
    socket.send({ type: 'watch-study', study: study.id });
    await first;
    const gone = socket.next('study-gone');
    await owner.done('delete', { proof: { kind: 'password', password: 'correct horse' } });
    await gone;
    expect(await bob.done('studies')).toEqual({ studies: [] });
  });

  test('who came in by the card of a class neither share nor join: links lead to strangers', async () => {
    const teacher = await account('tea');
    const socket = await socketOf(teacher);
    const { class: id } = await socket.done({ type: 'create-class', name: 'Class 7b' });
    const { cards } = await socket.done({ type: 'add-pupils', class: id, names: ['Ann'] });
    const [card] = cards;
    if (card === undefined) expect.fail('there is a card');
    const pupil = new Browser(server.port);
    await pupil.done('cardSignIn', { code: card.code, picture: card.picture });
    const study = await shared(teacher);
    expect(await pupil.refusal('joinStudy', keyOf(study, 'read'))).toBe('PUPILS_CANNOT');
    expect(await pupil.refusal('shareStudy', { title: 'x' })).toBe('PUPILS_CANNOT');
  });
});
