/** On SQLite everything that is written at the same moment waits for the disk together. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualTerms } from '@lexiko/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import type { NewGame } from '../../src/games/store/game-store.ts';
import { openStore } from '../../src/store/open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-commits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SESSION = { person: 'ann', client: '', atMs: 1 };
const PASSKEY = {
  person: 'ann',
  publicKey: '',
  counter: 0,
  transports: [],
  label: '',
  createdMs: 1,
  usedMs: 1,
};
const CEREMONY = { kind: 'add', challenge: '', person: null, login: null, name: null, expiresMs: 1 } as const;
const NOTICE = { person: 'ann', game: 'game', kind: 'invited', from: 'bob', atMs: 1 } as const;
const WORKSPACE = { turn: 0, draft: null, proposals: [] };
const GAME: NewGame = {
  record: {
    id: 'game',
    code: 'AAAAAA',
    visibility: 'open',
    secret: 'secret',
    stage: 'lobby',
    pace: 'live',
    host: 'ann',
    rematchOf: null,
    terms: { ...usualTerms('live'), silentSeconds: null },
    silenceFromMs: 0,
    classroom: null,
  },
  seats: [{ seat: 0, person: null, computer: null, team: null }],
  headline: { preset: 'deluxe', sides: 1, turn: 0, scores: [0] },
  events: [{ type: 'passed', seat: 0, cause: 'chosen', window: null }],
  atMs: 1,
  done: null,
};

/** Everything that people cause to be written, by its name. */
const WRITES: Readonly<Record<string, (store: ServerStore, at: number) => Promise<unknown>>> = {
  rename: (store, at) => store.people.rename('ann', `Ann ${at}`),
  'a guest': (store, at) => store.people.createPerson({ id: `guest${at}`, name: 'Guest' }, 1),
  'a session': (store, at) => store.accounts.createSession({ ...SESSION, tokenHash: `token${at}` }),
  'a session that is used again': (store) => store.people.personOfSession('old', 50 * 24 * 60 * 60 * 1000),
  'sessions that end': (store, at) => store.accounts.endSessions('ann', [`none${at}`]),
  'an attempt': (store, at) => store.attempts.mayTry(`key${at}`, { burst: 1, perSecond: 1 }, 1),
  'a passkey': (store, at) => store.accounts.addPasskey({ ...PASSKEY, id: `passkey${at}` }),
  'a passkey that is used': (store, at) => store.accounts.usePasskey(`passkey${at}`, 1, 1),
  'a ceremony': (store, at) => store.accounts.openCeremony({ ...CEREMONY, idHash: `ceremony${at}` }),
  'the end of a ceremony': (store, at) => store.accounts.takeCeremony(`none${at}`, 1),
  'a game': (store, at) =>
    store.games.createGame({
      ...GAME,
      record: { ...GAME.record, id: `made${at}`, code: String(100_000 + at) },
    }),
  'a seat': (store, at) =>
    store.games.append({
      game: 'game',
      after: 1,
      events: [],
      atMs: 1,
      stage: 'lobby',
      headline: GAME.headline,
      due: { clock: null, computer: null, record: null },
      question: null,
      seatsAfter: 1 + at,
      seatEvents: [{ type: 'taken', seat: 0, person: 'ann' }],
      notices: [],
      alerts: [],
      done: null,
    }),
  'a refusal': (store, at) =>
    store.games.keepRefusal({ person: 'ann', command: `c${at}` }, { code: 'NOT_YOUR_TURN' }, 1),
  'a message': (store, at) =>
    store.chat.write({
      game: 'game',
      person: 'ann',
      seat: null,
      text: 'hello',
      atMs: 1,
      command: `say${at}`,
    }),
  'settings of the chat': (store) => store.chat.setChat('ann', { chat: 'on', filter: 'off' }),
  'somebody muted': (store, at) => store.chat.mute('ann', 'bob', at % 2 === 0),
  'a report': (store) =>
    store.chat.report({ game: 'game', message: 1, person: 'bob', reason: 'rude', atMs: 1 }),
  'a notice': (store) => store.notices.put([NOTICE]),
  'a notice that is read': (store) => store.notices.read('ann', 'game'),
  'a vacation': (store, at) => store.vacations.putVacation('ann', { fromMs: at, untilMs: at + 1 }),
  'a clock put off': (store) => store.games.postpone('game', 5),
  'a workspace': (store, at) =>
    store.workspaces.putWorkspace('game', at, { version: 1, workspace: WORKSPACE }),
  'a class': (store, at) =>
    store.classes.create(
      {
        id: `class${at}`,
        name: 'Class',
        code: `C${at}`,
        teacher: 'ann',
        mostTables: 10,
        codeUntilMs: null,
        letsIn: true,
      },
      1,
    ),
  'a pupil': (store) => store.classes.enter('class', 'ann'),
  'a pupil who leaves': (store) => store.classes.leave('class', 'bob'),
  'somebody who waits for the teacher': (store, at) => store.classes.wait('class', `guest${at}`, 1),
  'a class that changes': (store) => store.classes.change('class', { letsIn: false }),
};

describe('On SQLite', () => {
  test.each(Object.entries(WRITES))('%s shares the wait for the disk', async (name, write) => {
    const store = await openStore(join(folder, `${name.replaceAll(' ', '-')}.db`));
    for (const id of ['ann', 'bob']) await store.people.createPerson({ id, name: id }, 1);
    await store.accounts.signUp({
      account: { person: 'ann', login: 'ann', passwordHash: null, createdMs: 1 },
      name: null,
      passkey: null,
      session: { ...SESSION, tokenHash: 'old' },
    });
    await store.games.createGame(GAME);
    await store.classes.create(
      {
        id: 'class',
        name: 'Class',
        code: 'CLASS',
        teacher: 'ann',
        mostTables: 10,
        codeUntilMs: null,
        letsIn: true,
      },
      1,
    );
    const commits: number[] = [];
    store.watchCommits((_, pieces) => commits.push(pieces));
    const some = Array.from({ length: 10 }, (_, at) => write(store, at));
    await Promise.all(some);
    await store.close();
    expect(commits.reduce((sum, pieces) => sum + pieces, 0)).toBe(10);
    expect(commits.length).toBeLessThan(4);
  });
});
