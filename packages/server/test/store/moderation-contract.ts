/** What every store must keep of moderation: part of the store contract. */

import { describe, expect, test } from 'vitest';
import type { NewAct } from '../../src/moderation/moderation-store.ts';
import type { NewGame } from '../../src/games/store/game-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';

let made = 0;

export function moderationContract(storeOf: () => ServerStore, newGame: () => NewGame): void {
  /** Somebody whom no other test knows. */
  const person = async (name = 'Somebody'): Promise<string> => {
    const id = `judged${++made}`;
    await storeOf().people.createPerson({ id, name }, made);
    return id;
  };
  const act = (about: string, given: Partial<NewAct> = {}): NewAct => ({
    kind: 'mute',
    person: about,
    by: null,
    reason: 'Because',
    atMs: 10,
    untilMs: null,
    detail: null,
    about: null,
    ...given,
  });

  describe('moderation', () => {
    test('numbers acts in order, however many are done at once, and says which of them hold', async () => {
      const { moderation } = storeOf();
      const bob = await person();
      const before = await moderation.latestAct();
      await Promise.all(Array.from({ length: 8 }, () => moderation.record(act(bob))));
      const acts = await moderation.actsAfter(before, 100);
      expect(acts.map(({ number }) => number)).toEqual(Array.from({ length: 8 }, (_, at) => before + 1 + at));
      await moderation.record(act(bob, { kind: 'suspend', untilMs: 500 }));
      const holding = async (nowMs: number): Promise<readonly string[]> =>
        (await moderation.holding(bob, ['mute', 'suspend'], nowMs)).map(({ kind }) => kind);
      expect(await holding(499)).toEqual(['mute', 'suspend']);
      expect(await holding(500)).toEqual(['mute']);
      await moderation.record(act(bob, { kind: 'unmute' }));
      expect(await holding(500)).toEqual([]);
      expect((await moderation.actsOn(bob, 1)).map(({ kind }) => kind)).toEqual(['unmute']);
    });

    test('gives a role until it is revoked', async () => {
      const { moderation } = storeOf();
      const mod = await person();
      expect(await moderation.roleOf(mod)).toBeNull();
      await moderation.record(act(mod, { kind: 'grant', detail: 'operator' }));
      expect(await moderation.roleOf(mod)).toBe('operator');
      expect(await moderation.moderators()).toContainEqual({ person: mod, role: 'operator' });
      await moderation.record(act(mod, { kind: 'revoke' }));
      expect(await moderation.roleOf(mod)).toBeNull();
    });

    test('renames together with the act, which keeps both names until the person is forgotten', async () => {
      const { moderation, people, accounts } = storeOf();
      const bob = await person('Bad name');
      const number = await moderation.record(act(bob, { kind: 'rename', detail: 'Player 7' }));
      expect((await people.person(bob))?.name).toBe('Player 7');
      expect(await moderation.act(number)).toMatchObject({ detail: 'Bad name\nPlayer 7' });
      await accounts.removePerson(bob);
      const kept = await moderation.act(number);
      expect(kept).toMatchObject({ kind: 'rename', detail: null, reason: '…' });
      expect(kept?.person).not.toBe(bob);
    });

    test('reads reports of people and of messages together, and closes each', async () => {
      const { moderation, chat, games } = storeOf();
      const [bob, ann] = [await person(), await person()];
      const game = newGame();
      const { id } = game.record;
      await games.createGame(game);
      const said = { game: id, person: bob, seat: null, atMs: 1, command: 'c' };
      const number = await chat.write({ ...said, text: 'Rude' });
      await chat.report({ game: id, message: number, person: ann, reason: 'Rude', atMs: 20 });
      const complaint = { person: ann, about: bob, game: id, kind: 'stalling', reason: 'Slow' } as const;
      expect(await moderation.complain({ ...complaint, id: `r${made}`, atMs: 30 }, 1)).toBe(true);
      expect(await moderation.complain({ ...complaint, about: ann, id: 'more', atMs: 30 }, 1)).toBe(false);
      const found = await moderation.reportsAbout(bob, 10);
      expect(found).toMatchObject([
        { kind: 'stalling', game: { id, code: game.record.code }, message: null, closedMs: null },
        { kind: 'chat', about: bob, message: { number, text: 'Rude' }, closedMs: null },
      ]);
      for (const { id: report } of found) {
        expect(await moderation.report(report)).toMatchObject({ id: report });
        await moderation.closeReport(report, 40);
        expect(await moderation.report(report)).toMatchObject({ closedMs: 40 });
      }
      expect(
        (await moderation.messagesAround(id, { number, seat: null }, 5)).map(({ text }) => text),
      ).toEqual(['Rude']);
      expect(await moderation.reportsBy(ann, 10)).toHaveLength(2);
    });

    test('keeps one appeal against an act until it is answered', async () => {
      const { moderation } = storeOf();
      const bob = await person();
      const number = await moderation.record(act(bob));
      const appeal = { act: number, person: bob, text: 'Please', atMs: 11 };
      expect(await moderation.appeal(appeal)).toBe(true);
      expect(await moderation.appeal({ ...appeal, text: 'Again' })).toBe(false);
      expect(await moderation.openAppeals(100)).toContainEqual(appeal);
      await moderation.record(act(bob, { kind: 'answer', about: number, detail: 'upheld' }));
      expect(await moderation.openAppeals(100)).not.toContainEqual(appeal);
      expect(await moderation.answersTo([number])).toMatchObject([{ detail: 'upheld' }]);
    });

    test('finds people by a part of their name, whatever signs are in it', async () => {
      const { moderation } = storeOf();
      const odd = await person('100% Łukasz_\\');
      await person('100 others');
      expect(await moderation.findPeople('100% Łukasz_\\', 5)).toEqual(await moderation.findPeople(odd, 5));
      expect(await moderation.findPeople('0% ', 5)).toEqual([odd]);
    });

    test('confirms an address by its code, and gives alerts to a device that is no browser', async () => {
      const { mail, alerts, accounts } = storeOf();
      const bob = await person();
      const account = { person: bob, login: bob, passwordHash: null, createdMs: 1 };
      const session = { tokenHash: `s ${bob}`, person: bob, client: '', atMs: 1 };
      await accounts.signUp({ account, name: null, passkey: null, session });
      const address = { person: bob, address: 'bob@example.org', language: 'en' };
      await mail.put({ ...address, address: 'old@example.org' }, { codeHash: 'old', expiresMs: 100 });
      await mail.put(address, { codeHash: 'new', expiresMs: 100 });
      expect(await mail.confirm(bob, 'old', 5)).toBe(false);
      expect(await mail.confirm(bob, 'new', 100)).toBe(false);
      expect(await mail.confirm(bob, 'new', 99)).toBe(true);
      expect(await mail.confirm(bob, 'new', 99)).toBe(false);
      expect(await mail.of(bob)).toEqual({ ...address, confirmedMs: 99 });
      const device = `mail-${bob}`;
      const record = {
        device,
        person: bob,
        endpoint: 'mailto:bob@example.org',
        language: 'en',
        createdMs: 1,
      };
      await alerts.addDevice({ ...record, sessionHash: '', p256dh: '', auth: '', client: '' }, 5);
      await alerts.forgetEnded();
      expect((await alerts.devicesOf(bob)).map((one) => one.device)).toEqual([device]);
      await alerts.put([{ person: bob, game: 'g', reason: 'your-turn', from: null, message: 0, atMs: 1 }]);
      const taken = await alerts.take(1_000_000_000, 1, 1000);
      expect(taken.filter((one) => one.device === device)).toHaveLength(1);
      await alerts.finish(taken);
      await accounts.removePerson(bob);
      expect(await mail.of(bob)).toBeNull();
      expect(await alerts.device(device)).toBeNull();
    });

    test('takes a one-time code once, in time, from the person it was made for', async () => {
      const { recovery } = storeOf();
      const [bob, ann] = [await person(), await person()];
      const code = (codeHash: string) => ({ person: bob, codeHash, expiresMs: 100 });
      await recovery.putCode(code('old'));
      await recovery.putCode(code('new'));
      expect(await recovery.takeCode(bob, 'old', 1)).toBe(false);
      expect(await recovery.takeCode(ann, 'new', 1)).toBe(false);
      expect(await recovery.takeCode(bob, 'new', 100)).toBe(false);
      expect(await recovery.takeCode(bob, 'new', 99)).toBe(true);
      expect(await recovery.takeCode(bob, 'new', 99)).toBe(false);
    });
  });
}
