/** How pupils come into a class: a code for the lesson, a teacher who lets them in, and guesses that lead nowhere. */

import { describe, expect, test } from 'vitest';
import type { ClassShown, Lesson } from '@lexiko/protocol';
import { doCommand } from '../../src/commands.ts';
import { shownClass, TestService } from '../support/test-service.ts';

const HOUR_MS = 60 * 60 * 1000;

async function school(server: TestService): Promise<{ readonly id: string; readonly code: string }> {
  for (const person of ['tea', 'ann', 'bob', 'eve'])
    await server.store.people.createPerson({ id: person, name: `Name of ${person}` }, 1);
  const { class: id, code } = await server.done('tea', { type: 'create-class', name: '7b' });
  return { id, code };
}

async function shown(server: TestService, person: string, id: string): Promise<ClassShown> {
  return server.done(person, { type: 'show-class', class: id });
}

async function lesson(server: TestService, id: string): Promise<Lesson> {
  return shownClass(await shown(server, 'tea', id)).lesson ?? expect.fail('the teacher sees no lesson');
}

async function pupils(server: TestService, id: string): Promise<readonly string[]> {
  return server.store.classes.pupils(id);
}

describe('who joins by the code of a lesson', () => {
  test('waits, and learns nothing of the class until the teacher lets them in', async () => {
    const server = new TestService();
    const { id, code } = await school(server);
    expect(code).toMatch(/^[A-Z]{10}$/);
    await server.done('ann', { type: 'join-class', code });
    await server.done('tea', { type: 'admit', class: id, person: 'ann', accepted: true });
    await server.done('eve', { type: 'join-class', code });
    expect(await shown(server, 'eve', id)).toEqual({ kind: 'waiting' });
    expect(await server.done('eve', { type: 'list-classes' })).toEqual({ classes: [] });
    expect((await lesson(server, id)).waiting).toEqual([{ id: 'eve', name: 'Name of eve' }]);
    expect(shownClass(await shown(server, 'ann', id)).lesson).toBeNull();
    expect(JSON.stringify(await shown(server, 'ann', id))).not.toContain('eve');
    await server.done('tea', { type: 'admit', class: id, person: 'eve', accepted: true });
    expect(await pupils(server, id)).toEqual(['ann', 'eve']);
    expect(shownClass(await shown(server, 'eve', id)).classroom.name).toBe('7b');
  });

  test('is declined, gives up, or comes in with all others', async () => {
    const server = new TestService();
    const { id, code } = await school(server);
    for (const person of ['ann', 'bob', 'eve']) await server.done(person, { type: 'join-class', code });
    await server.done('tea', { type: 'admit', class: id, person: 'eve', accepted: false });
    expect(await server.refusal('eve', { type: 'show-class', class: id })).toBe('NO_SUCH_CLASS');
    await server.done('bob', { type: 'leave-class', class: id });
    expect((await lesson(server, id)).waiting.map((one) => one.id)).toEqual(['ann']);
    await server.done('bob', { type: 'join-class', code });
    await server.done('tea', { type: 'admit', class: id, accepted: true });
    expect(await pupils(server, id)).toEqual(['ann', 'bob']);
  });

  test('comes in at once where the teacher has chosen so', async () => {
    const server = new TestService();
    const { id, code } = await school(server);
    expect((await lesson(server, id)).letsIn).toBe(false);
    await server.done('tea', { type: 'set-admission', class: id, letIn: true });
    await server.done('ann', { type: 'join-class', code });
    expect(await pupils(server, id)).toEqual(['ann']);
    expect(await lesson(server, id)).toMatchObject({ letsIn: true, waiting: [] });
  });

  test('finds a class that is full', async () => {
    const server = new TestService();
    const { id, code } = await school(server);
    for (let at = 0; at < 300; at++) await server.store.classes.wait(id, `other${at}`, at);
    expect(await server.refusal('ann', { type: 'join-class', code })).toBe('CLASS_FULL');
  });
});

describe('the code of a lesson', () => {
  test('ends with it, and pupils stay', async () => {
    const server = new TestService();
    const { id, code } = await school(server);
    await server.done('ann', { type: 'join-class', code });
    await server.done('tea', { type: 'admit', class: id, accepted: true });
    await server.done('eve', { type: 'join-class', code });
    await server.done('tea', { type: 'end-lesson', class: id });
    expect(await server.refusal('bob', { type: 'join-class', code })).toBe('NO_SUCH_CLASS');
    expect(await lesson(server, id)).toEqual({ code: null, endsMs: null, letsIn: false, waiting: [] });
    expect(await pupils(server, id)).toEqual(['ann']);
    const { code: next } = await server.done('tea', { type: 'open-lesson', class: id });
    expect(next).not.toBe(code);
    expect(await server.refusal('bob', { type: 'join-class', code })).toBe('NO_SUCH_CLASS');
    await server.done('bob', { type: 'join-class', code: next });
    expect((await lesson(server, id)).code).toBe(next);
  });

  test('ends by itself after six hours', async () => {
    const server = new TestService();
    const { id, code } = await school(server);
    expect((await lesson(server, id)).endsMs).toBe(server.clock.nowMs + 6 * HOUR_MS);
    server.clock.nowMs += 6 * HOUR_MS - 1;
    await server.done('ann', { type: 'join-class', code });
    server.clock.nowMs += 1;
    expect(await server.refusal('bob', { type: 'join-class', code })).toBe('NO_SUCH_CLASS');
    expect((await lesson(server, id)).code).toBeNull();
  });

  test('is the old one of six letters in a class of before, until the lesson ends', async () => {
    const server = new TestService();
    await school(server);
    const old = { id: 'old', name: '8a', code: 'OLDCLA', teacher: 'tea', mostTables: 6 };
    await server.store.classes.create({ ...old, codeUntilMs: null, letsIn: false }, 1);
    server.clock.nowMs += 1000 * HOUR_MS;
    expect(await server.refusal('ann', { type: 'find-game', code: 'OLDCLA' })).toBe('NO_SUCH_GAME');
    await server.done('ann', { type: 'join-class', code: 'OLDCLA' });
    expect(await lesson(server, 'old')).toMatchObject({ code: 'OLDCLA', endsMs: null });
    await server.done('tea', { type: 'end-lesson', class: 'old' });
    expect(await server.refusal('bob', { type: 'join-class', code: 'OLDCLA' })).toBe('NO_SUCH_CLASS');
  });

  test('is for the teacher to lead, and for nobody else', async () => {
    const server = new TestService();
    const { id, code } = await school(server);
    for (const person of ['ann', 'eve']) await server.done(person, { type: 'join-class', code });
    await server.done('tea', { type: 'admit', class: id, person: 'ann', accepted: true });
    for (const person of ['ann', 'eve', 'bob'])
      for (const command of [
        { type: 'open-lesson', class: id },
        { type: 'end-lesson', class: id },
        { type: 'admit', class: id, accepted: true },
        { type: 'set-admission', class: id, letIn: true },
      ] as const)
        expect(await server.refusal(person, command)).toBe('NO_SUCH_CLASS');
    expect((await lesson(server, id)).waiting).toHaveLength(1);
  });
});

/** The code of the answer to a command from a network. */
async function from(
  server: TestService,
  network: string,
  code: string,
  type: 'find-game' | 'join-class' = 'join-class',
): Promise<string> {
  const key = { person: 'eve', command: `${network} ${code}`.slice(0, 40), network };
  const done = await doCommand(server.service, { type, code }, key);
  return done.ok ? 'done' : done.error.code;
}

const wrong = (at: number): string => `Q${String.fromCharCode(65 + (at % 26), 65 + Math.trunc(at / 26))}QQQ`;

describe('codes that lead nowhere', () => {
  test('are counted by network, and end in a wait there; elsewhere codes go on working', async () => {
    const server = new TestService();
    const { code } = await school(server);
    const { code: game } = await server.done('tea', {
      type: 'create-game',
      config: { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'any' } },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
    });
    // What leads somewhere costs nothing, however many come.
    for (let at = 0; at < 150; at++) expect(await from(server, '192.0.2.1', code)).toBe('done');
    for (let at = 0; at < 60; at++)
      expect(await from(server, '192.0.2.1', wrong(at), at % 2 === 0 ? 'find-game' : 'join-class')).toMatch(
        /^NO_SUCH_/,
      );
    expect(await from(server, '192.0.2.1', wrong(99))).toBe('TOO_MANY_WRONG_CODES');
    expect(await from(server, '192.0.2.1', code)).toBe('TOO_MANY_WRONG_CODES');
    expect(await from(server, '192.0.2.1', game, 'find-game')).toBe('TOO_MANY_WRONG_CODES');
    expect(await from(server, '192.0.2.2', code)).toBe('done');
    server.clock.nowMs += 10_000;
    expect(await from(server, '192.0.2.1', code)).toBe('done');
  });

  test('cost as much when many are tried at the same moment', async () => {
    const server = new TestService();
    await school(server);
    const tries = Array.from({ length: 300 }, async (_, at) => from(server, '192.0.2.1', wrong(at)));
    await Promise.all(tries);
    // Sixty are free; who has tried more has them to wait for.
    server.clock.nowMs += 60 * 10_000;
    expect(await from(server, '192.0.2.1', wrong(301))).toBe('TOO_MANY_WRONG_CODES');
    server.clock.nowMs += 20_000;
    expect(await from(server, '192.0.2.1', wrong(302))).toBe('NO_SUCH_CLASS');
  });

  test('are counted for the whole server too; who has not guessed still comes in', async () => {
    const server = new TestService();
    const { code } = await school(server);
    const answers = new Set<string>();
    // No network tries more than five, and they end all the same.
    for (let at = 0; at < 2005; at++)
      answers.add(await from(server, `2001:db8:${Math.trunc(at / 5)}:0::/64`, wrong(at)));
    expect([...answers]).toEqual(['NO_SUCH_CLASS', 'TOO_MANY_WRONG_CODES']);
    expect(await from(server, '2001:db8:1:0::/64', code)).toBe('TOO_MANY_WRONG_CODES');
    // Another process on the same store counts with it.
    const other = new TestService({ store: server.store, clock: server.clock });
    for (let at = 0; at < 3; at++) expect(await from(other, '198.51.100.1', wrong(at))).toBe('NO_SUCH_CLASS');
    expect(await from(other, '198.51.100.1', wrong(4))).toBe('TOO_MANY_WRONG_CODES');
    expect(await from(other, '198.51.100.2', code)).toBe('done');
  });

  test('are none where clients look for a game before they look for a class', async () => {
    const server = new TestService();
    await school(server);
    const old = { id: 'old', name: '8a', code: 'OLDCLA', teacher: 'tea', mostTables: 6 };
    await server.store.classes.create({ ...old, codeUntilMs: null, letsIn: false }, 1);
    for (let at = 0; at < 150; at++) {
      expect(await from(server, '192.0.2.1', 'OLDCLA', 'find-game')).toBe('NO_SUCH_GAME');
      expect(await from(server, '192.0.2.1', 'OLDCLA')).toBe('done');
    }
  });
});
