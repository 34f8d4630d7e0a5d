/** `lexiko admin` on the database of a server: what it does, what the log keeps of it, and what it refuses. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@lexiko/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, type CommandRun } from '../command-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-admin-'));
const database = join(folder, 'admin.db');

async function admin(...args: readonly string[]): Promise<CommandRun> {
  return runCommand(['admin', ...args, '--database', database]);
}

/** Without the times, which are those of the test. */
function timeless(text: string): string {
  return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, 'TIME');
}

beforeAll(async () => {
  const store = await openStore(database);
  for (const [id, login] of [
    ['b1', 'bob'],
    ['a1', 'ann'],
  ] as const) {
    const session = { tokenHash: id, person: id, client: '', atMs: 1 };
    const account = { person: id, login, passwordHash: 'hash', createdMs: 1 };
    await store.accounts.signUp({ account, name: `Player ${login}`, passkey: null, session });
  }
  await store.moderation.complain(
    { id: 'r1', person: 'a1', about: 'b1', game: null, kind: 'name', reason: 'no\u001B[2Jname', atMs: 5 },
    5,
  );
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('lexiko admin', () => {
  test('gives the first role, mutes, renames and closes reports, and keeps a log of it all', async () => {
    expect((await admin('grant', 'ann', '--role', 'operator', '--reason', 'Runs it')).out).toBe(
      'Done: act 1.\n',
    );
    expect((await admin('roles')).out).toBe('Player ann (a1): operator\n');
    expect(timeless((await admin('reports')).out)).toBe(
      'TIME  Player bob (b1)  name  [r1]\n  no·[2Jname (by Player ann)\n',
    );
    await admin('mute', 'Player b', '--reason', 'Insults', '--days', '3');
    await admin('rename', 'b1', '--name', 'Bobby', '--reason', 'Offensive');
    expect((await admin('close', 'r1', '--reason', 'Renamed')).out).toBe('Report closed.\n');
    expect((await admin('reports')).out).toBe('Nothing.\n');
    expect(timeless((await admin('log')).out)).toBe(
      [
        '4  TIME  Bobby (b1): report closed; by terminal: Renamed',
        '3  TIME  Bobby (b1): renamed, Player bob → Bobby, until TIME; by terminal: Offensive',
        '2  TIME  Bobby (b1): muted, until TIME; by terminal: Insults',
        '1  TIME  Player ann (a1): got a role, operator; by terminal: Runs it\n',
      ].join('\n'),
    );
    const shown = (await admin('show', 'bob', '--language', 'de')).out;
    expect(shown).toMatch(/^Bobby \(b1\)\n {2}Anmeldename: bob\n/u);
    expect(shown).toContain('Jetzt: stummgeschaltet, Name festgelegt');
  });

  test('prints a one-time code, and answers an appeal', async () => {
    expect((await admin('reset', 'bob', '--reason', 'Forgot it')).out).toMatch(
      /^One-time code: (?:[2-9B-Z]{4}-){2}[2-9B-Z]{4} \(until /u,
    );
    const store = await openStore(database);
    const [act] = await store.moderation.holding('b1', ['mute'], Date.now());
    await store.moderation.appeal({ act: act?.number ?? 0, person: 'b1', text: 'Please', atMs: 9 });
    await store.close();
    expect((await admin('appeals')).out).toMatch(/\n {2}Please\n$/u);
    const number = String(act?.number);
    expect((await admin('answer', number, '--reason', 'Well', '--lift')).out).toBe('Appeal answered.\n');
    expect(await admin('answer', number, '--reason', 'Well')).toMatchObject({ status: 1, out: '' });
    expect((await admin('show', 'bob')).out).not.toContain('muted,\n');
  });

  test.each([
    [['suspnd', 'bob'], 'Did you mean suspend?'],
    [['mute', 'bob'], '--reason'],
    [['mute', '--reason', 'So'], 'Say who'],
    [['mute', 'nobody', '--reason', 'So'], 'no “nobody”'],
    [['mute', 'b', '--reason', 'So', '--days', '0'], '--days'],
    [['rename', 'bob', '--reason', 'So', '--name', 'Expert'], '--name'],
    [['grant', 'bob', '--reason', 'So', '--role', 'king'], '--role'],
  ])('refuses %j and says what is missing', async (args, says) => {
    const { status, out, err } = await admin(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(says);
  });
});
