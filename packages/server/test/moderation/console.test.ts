/** Moderation over real requests and sockets: reports with context, sanctions that hold at once, appeals, and codes. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sentence } from '@lexiko/protocol';
import { Moderation } from '../../src/moderation/moderation.ts';
import { Browser } from '../support/browser.ts';
import type { Client } from '../support/socket-client.ts';
import { confirm, newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

const PASSWORD = 'correct horse';
let server: TestServer;
const clients: Client[] = [];

interface Player {
  readonly browser: Browser;
  readonly client: Client;
  readonly id: string;
}

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

async function join(login: string): Promise<Player> {
  const browser = new Browser(server.port);
  const { person } = await browser.done('signUp', { login, password: PASSWORD, name: `Name of ${login}` });
  const client = await browser.socket();
  clients.push(client);
  return { browser, client, id: person.id };
}

async function grant(person: string, role: 'moderator' | 'operator'): Promise<void> {
  const terminal = new Moderation({ store: server.store, now: Date.now });
  const given = await terminal.act(null, { person, reason: 'Trusted', sentence: { kind: 'grant', role } });
  expect(given).toMatchObject({ ok: true });
}

async function act(by: Player, person: Player, sentence: Sentence, reason = 'Insults'): Promise<void> {
  await by.browser.done('consoleAct', { person: person.id, sentence, reason });
}

async function table(ann: Player, bob: Player): Promise<string> {
  const { game } = await ann.client.done({ ...newGame(), visibility: 'open' });
  await bob.client.done({ type: 'take-seat', game, seat: 1 });
  return game;
}

test('a measured agreement with the engine is for moderators and for the person, who can take it along', async () => {
  const [ann, bob, mod] = [await join('ann'), await join('bob'), await join('mod')];
  await grant(mod.id, 'moderator');
  expect(await ann.browser.done('agreement')).toEqual({ agreement: null });
  const estimate = { value: 0.5, low: 0.4, high: 0.6 };
  const own = { best: estimate, loss: { value: 2, low: 1, high: 3 } };
  const report = { games: 5, turns: 60, own, others: null, difference: null };
  const agreement = { measuredMs: 1, mostGames: 20, ratingBand: 200, report };
  await server.store.agreements.keep(ann.id, { ...agreement, measuredMs: 0 });
  await server.store.agreements.keep(ann.id, agreement);
  expect(await ann.browser.done('agreement')).toEqual({ agreement });
  expect(await mod.browser.done('consoleAgreement', { person: ann.id })).toEqual({ agreement });
  expect(await bob.browser.refusal('consoleAgreement', { person: ann.id })).toBe('NOT_A_MODERATOR');
  expect((await ann.browser.ask('export')).text).toContain('"ratingBand":200');
  await ann.browser.done('delete', { proof: { kind: 'password', password: PASSWORD } });
  expect(await server.store.agreements.of(ann.id)).toBeNull();
});

describe('a report', () => {
  test('reaches moderators with the messages around it and the earlier reports, and nobody else', async () => {
    const [ann, bob, mod] = [await join('ann'), await join('bob'), await join('mod')];
    await grant(mod.id, 'moderator');
    const game = await table(ann, bob);
    for (const text of ['Hello', 'You rude thing', 'Sorry?'])
      await (text === 'Sorry?' ? ann : bob).client.done({ type: 'say', game, to: 'table', text });
    await ann.browser.done('reportPerson', { person: bob.id, kind: 'name', reason: 'Look at that name' });
    await ann.client.done({ type: 'report', game, message: 2, reason: 'Rude' });
    expect(await ann.browser.refusal('consoleReports', { state: 'open' })).toBe('NOT_A_MODERATOR');
    const { reports } = await mod.browser.done('consoleReports', { state: 'open' });
    expect(reports).toHaveLength(2);
    const report = reports.find(({ message }) => message === 'You rude thing');
    const shown = await mod.browser.done('consoleReport', { report: report?.id ?? '' });
    expect(shown.messages.map(({ text, reported }) => [text, reported])).toEqual([
      ['Hello', false],
      ['You rude thing', true],
      ['Sorry?', false],
    ]);
    expect(shown.person).toMatchObject({ person: { id: bob.id }, login: null });
    expect(shown.person?.reports).toHaveLength(2);
    const left = await mod.browser.done('consoleClose', { report: report?.id ?? '', reason: 'Warned him' });
    expect(left.reports.map(({ kind }) => kind)).toEqual(['name']);
  });

  test('about somebody again replaces the earlier one, and nobody reports a game that they may not see', async () => {
    const [ann, bob, mod] = [await join('ann'), await join('bob'), await join('mod')];
    await grant(mod.id, 'moderator');
    const { game } = await bob.client.done(newGame());
    await bob.client.done(confirm(game)).catch(() => {});
    const about = { person: bob.id, kind: 'cheating', reason: 'Too good' } as const;
    await ann.browser.done('reportPerson', about);
    await ann.browser.done('reportPerson', { ...about, reason: 'Much too good' });
    const { reports } = await mod.browser.done('consoleReports', { state: 'open' });
    expect(reports.map(({ reason }) => reason)).toEqual(['Much too good']);
    expect(await ann.browser.refusal('reportPerson', { ...about, game: 'no-such-game' })).toBe('NOT_FOUND');
    expect(await ann.browser.refusal('reportPerson', { ...about, person: ann.id })).toBe('NOT_FOUND');
  });

  test('buries no other: guests of one network report so often at most, people and messages together', async () => {
    await server.close();
    const reports = { ...WIDE_LIMITS.service.reports, network: { burst: 2, perSecond: 1e-6 } };
    server = await startTestServer({
      limits: { ...WIDE_LIMITS, service: { ...WIDE_LIMITS.service, reports } },
    });
    const [ann, bob, eve] = [await join('ann'), await join('bob'), await join('eve')];
    const game = await table(ann, bob);
    await bob.client.done({ type: 'say', game, to: 'table', text: 'Hello' });
    const about = { person: bob.id, kind: 'chat', reason: 'Rude' } as const;
    for (const { browser } of [ann, eve]) await browser.done('reportPerson', about);
    expect(await ann.browser.refusal('reportPerson', about)).toBe('TOO_MANY_MESSAGES');
    expect(await ann.client.tell({ type: 'report', game, message: 1, reason: 'Rude' })).toEqual({
      code: 'TOO_MANY_MESSAGES',
    });
  });

  test('about a moderator is neither shown to them nor closed by them, whatever else they do', async () => {
    const [ann, mod, other] = [await join('ann'), await join('mod'), await join('other')];
    for (const one of [mod, other]) await grant(one.id, 'moderator');
    await ann.browser.done('reportPerson', { person: mod.id, kind: 'chat', reason: 'Rude' });
    const [report] = (await other.browser.done('consoleReports', { state: 'open' })).reports;
    const id = report?.id ?? '';
    expect((await mod.browser.done('consoleReports', { state: 'open' })).reports).toEqual([]);
    expect((await mod.browser.done('consolePerson', { person: mod.id })).reports).toEqual([]);
    expect(await mod.browser.refusal('consoleReport', { report: id })).toBe('NOT_FOUND');
    expect(await mod.browser.refusal('consoleClose', { report: id, reason: 'No' })).toBe('NOT_FOUND');
    const mute = { sentence: { kind: 'mute', untilMs: null }, reason: 'Lies', report: id } as const;
    const elsewhere = await join('elsewhere');
    for (const { id: person } of [ann, elsewhere])
      expect(await mod.browser.refusal('consoleAct', { ...mute, person })).toBe('NOT_FOUND');
    expect(await other.browser.refusal('consoleAct', { ...mute, person: elsewhere.id })).toBe('NOT_FOUND');
    expect((await other.browser.done('consoleReports', { state: 'open' })).reports).toHaveLength(1);
  });
});

describe('a sanction', () => {
  test('of chat holds on the open socket at once, is announced there, and ends when it is lifted', async () => {
    const [ann, bob, mod] = [await join('ann'), await join('bob'), await join('mod')];
    await grant(mod.id, 'moderator');
    const game = await table(ann, bob);
    await act(mod, bob, { kind: 'mute', untilMs: null });
    const say = { type: 'say', game, to: 'table', text: 'Hello' } as const;
    expect(await bob.client.tell(say)).toEqual({ code: 'MUTED' });
    await bob.client.until(({ type }) => type === 'standing');
    const { sanctions } = await bob.browser.done('standing');
    expect(sanctions).toMatchObject([{ kind: 'mute', reason: 'Insults', active: true, appeal: null }]);
    await act(mod, bob, { kind: 'unmute' });
    await bob.client.done(say);
    expect((await bob.browser.done('standing')).sanctions).toMatchObject([{ kind: 'mute', active: false }]);
  });

  test('that suspends leaves running games to be finished, and takes everything else', async () => {
    const [ann, bob, mod] = [await join('ann'), await join('bob'), await join('mod')];
    await grant(mod.id, 'moderator');
    const running = await table(ann, bob);
    for (const { client } of [ann, bob]) await client.done(confirm(running));
    const waiting = await table(ann, bob);
    await act(mod, bob, { kind: 'suspend', untilMs: Date.now() + 1_000_000 });
    expect(await bob.client.tell(newGame())).toEqual({ code: 'SUSPENDED' });
    expect(await bob.client.tell(confirm(waiting))).toEqual({ code: 'SUSPENDED' });
    expect(await bob.client.tell({ type: 'say', game: running, to: 'table', text: 'No' })).toEqual({
      code: 'SUSPENDED',
    });
    await bob.client.done({ type: 'act', game: running, action: { type: 'resign' } });
    // Nobody waits at a table for somebody who may not play.
    await expect
      .poll(async () => (await server.store.games.seatsOf(waiting)).map(({ person }) => person))
      .toEqual([ann.id, null]);
  });

  test('ends by itself at its time', async () => {
    const [bob, mod] = [await join('bob'), await join('mod')];
    await grant(mod.id, 'moderator');
    await act(mod, bob, { kind: 'suspend', untilMs: Date.now() - 1 });
    await bob.client.done(newGame());
  });

  test('of a name gives another one, which its owner keeps for a while', async () => {
    const [bob, mod] = [await join('bob'), await join('mod')];
    await grant(mod.id, 'moderator');
    await act(mod, bob, { kind: 'rename', name: 'Player 7' });
    expect((await bob.browser.done('me')).person.name).toBe('Player 7');
    expect(await bob.client.tell({ type: 'rename', name: 'Worse' })).toEqual({ code: 'NAME_LOCKED' });
    const { acts } = await mod.browser.done('consoleLog', {});
    expect(acts[0]).toMatchObject({ kind: 'rename', detail: 'Name of bob\nPlayer 7' });
    await act(mod, bob, { kind: 'unlock-name' });
    await bob.client.done({ type: 'rename', name: 'Bob' });
  });
});

describe('who may do what', () => {
  test('the first operator comes from the terminal; moderators act on neither each other nor themselves', async () => {
    const [ann, mod, other, boss] = [
      await join('ann'),
      await join('mod'),
      await join('other'),
      await join('boss'),
    ];
    const wish = (person: Player, sentence: Sentence) => ({ person: person.id, sentence, reason: 'So' });
    expect(await boss.browser.refusal('consoleAct', wish(ann, { kind: 'grant' }))).toBe('NOT_A_MODERATOR');
    await grant(boss.id, 'operator');
    for (const one of [mod, other]) await act(boss, one, { kind: 'grant' });
    expect((await mod.browser.done('standing')).role).toBe('moderator');
    const mute: Sentence = { kind: 'mute', untilMs: null };
    for (const one of [mod, other, boss])
      expect(await mod.browser.refusal('consoleAct', wish(one, mute))).toBe('ABOVE_YOU');
    expect(await mod.browser.refusal('consoleAct', wish(ann, { kind: 'grant' }))).toBe('NOT_A_MODERATOR');
    await act(boss, mod, { kind: 'revoke' });
    expect(await mod.browser.refusal('consoleAct', wish(ann, mute))).toBe('NOT_A_MODERATOR');
  });

  test('moderators who are suspended moderate nothing, and answer no appeal of their own or of each other', async () => {
    const [ann, mod, other, boss] = [
      await join('ann'),
      await join('mod'),
      await join('other'),
      await join('boss'),
    ];
    await grant(boss.id, 'operator');
    for (const one of [mod, other]) await act(boss, one, { kind: 'grant' });
    await act(boss, mod, { kind: 'mute', untilMs: null });
    const [sanction] = (await mod.browser.done('standing')).sanctions;
    const number = sanction?.act ?? 0;
    await mod.browser.done('appeal', { act: number, text: 'It was not me.' });
    const lift = { act: number, text: 'Of course', lift: true };
    for (const one of [mod, other])
      expect(await one.browser.refusal('consoleAnswer', lift)).toBe('ABOVE_YOU');
    await act(boss, mod, { kind: 'suspend', untilMs: null });
    expect((await mod.browser.done('standing')).role).toBeNull();
    expect(await mod.browser.refusal('consoleReports', { state: 'open' })).toBe('NOT_A_MODERATOR');
    const mute = { person: ann.id, sentence: { kind: 'mute', untilMs: null }, reason: 'So' } as const;
    expect(await mod.browser.refusal('consoleAct', mute)).toBe('NOT_A_MODERATOR');
    await act(boss, mod, { kind: 'unsuspend' });
    await mod.browser.done('consoleAct', mute);
  });

  test('guests get no role, and no code', async () => {
    const boss = await join('boss');
    await grant(boss.id, 'operator');
    const guest = new Browser(server.port);
    const { person } = await guest.done('guest', {});
    const wish = { person: person.id, reason: 'So' };
    expect(await boss.browser.refusal('consoleAct', { ...wish, sentence: { kind: 'grant' } })).toBe(
      'GUESTS_CANNOT',
    );
    expect(await boss.browser.refusal('consoleReset', wish)).toBe('GUESTS_CANNOT');
  });
});

test('an appeal is made once and answered by another moderator, who may lift the act', async () => {
  const [bob, mod, other] = [await join('bob'), await join('mod'), await join('other')];
  for (const one of [mod, other]) await grant(one.id, 'moderator');
  await act(mod, bob, { kind: 'suspend', untilMs: null });
  const [sanction] = (await bob.browser.done('standing')).sanctions;
  const appeal = { act: sanction?.act ?? 0, text: 'It was my brother.' };
  expect(await mod.browser.refusal('appeal', appeal)).toBe('NOT_FOUND');
  await bob.browser.done('appeal', appeal);
  expect(await bob.browser.refusal('appeal', appeal)).toBe('APPEALED_ALREADY');
  const { appeals } = await other.browser.done('consoleAppeals');
  expect(appeals).toMatchObject([{ text: 'It was my brother.', act: { kind: 'suspend' } }]);
  const answer = { act: appeal.act, text: 'Fair enough', lift: true };
  expect(await mod.browser.refusal('consoleAnswer', answer)).toBe('ANOTHER_MODERATOR');
  expect((await other.browser.done('consoleAnswer', answer)).appeals).toEqual([]);
  expect((await bob.browser.done('standing')).sanctions).toMatchObject([
    { active: false, appeal: { answer: { text: 'Fair enough', lifted: true } } },
  ]);
  await bob.client.done(newGame());
  const { acts } = await mod.browser.done('consoleLog', {});
  expect(acts.map(({ kind }) => kind)).toEqual(['unsuspend', 'answer', 'suspend', 'grant', 'grant']);
});

test('a one-time code sets a new password once, ends all sessions, and wrong ones say nothing', async () => {
  const [bob, boss] = [await join('bob'), await join('boss')];
  await grant(boss.id, 'operator');
  const { code } = await boss.browser.done('consoleReset', { person: bob.id, reason: 'Forgot it' });
  const stranger = new Browser(server.port);
  const wish = { login: 'BOB', code: code.toLowerCase(), password: 'another horse' };
  expect(await stranger.refusal('recover', { ...wish, code: 'BBBB-BBBB-BBBB' })).toBe('WRONG_CREDENTIALS');
  expect(await stranger.refusal('recover', { ...wish, login: 'nobody' })).toBe('WRONG_CREDENTIALS');
  await stranger.done('recover', wish);
  expect(await stranger.refusal('recover', wish)).toBe('WRONG_CREDENTIALS');
  expect(await bob.browser.refusal('me')).toBe('NOBODY');
  await stranger.done('signIn', { login: 'bob', password: 'another horse' });
});
