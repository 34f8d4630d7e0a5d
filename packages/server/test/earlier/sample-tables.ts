/**
 * A small community at one moment: finished, running and waiting games, a class, chat and notices. Played over sockets,
 * so that its database is one that a server of its version wrote. The fixtures in `fixtures/databases` are made of it.
 */

import { expect } from 'vitest';
import type { Computers } from '../../src/ports.ts';
import { Browser } from '../support/browser.ts';
import type { Client } from '../support/socket-client.ts';
import { beginGame, step } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { confirm, newGame } from '../support/test-service.ts';
import { addLaterFeatures, type LaterFeatures } from './later-features.ts';

export const PASSWORD = 'a long enough password';

const PEOPLE = ['ann', 'bob', 'cid', 'dee', 'tea', 'amy', 'ben', 'eve'] as const;
export type SamplePerson = (typeof PEOPLE)[number];

/** What a test needs to go on where the sample ended. Ids are those of the database. */
export interface Sample {
  /** When it ended: sessions and clocks count from here. */
  readonly atMs: number;
  readonly people: Readonly<Record<SamplePerson, { readonly id: string; readonly cookie: string }>>;
  readonly games: {
    /** Rated: Ann won against Bob. */
    readonly finished: string;
    /** Ann and Cid, whose turn is limited, with tiles laid out by whoever is on turn. */
    readonly live: string;
    /** Bob and Dee, with days for a turn. */
    readonly correspondence: string;
    /** Ann and Cid against Bob and Dee, by consensus, with a proposal on the table. */
    readonly team: string;
    /** The same people, of whom only Ann and Bob have confirmed. */
    readonly teamLobby: string;
    /** Ann's open game, to which Bob is invited. */
    readonly lobby: string;
    /** Ann against a computer. */
    readonly computer: string;
    /** Amy and Cid against Ben at a table of the class that has begun; Dee has left Ben's team. */
    readonly classTable: string;
  };
  readonly classroom: string;
  /** The last event of each game. */
  readonly seqs: Readonly<Record<string, number>>;
  readonly later?: LaterFeatures;
}

/** The computers of the sample pass. */
export const SAMPLE_COMPUTERS: Computers = {
  levels: ['easy'],
  choose: async (_, { viewer }) => (typeof viewer === 'number' ? { type: 'pass', seat: viewer } : null),
};

const LIMITED = { 'timer.seconds': [900, 900], 'timer.onExpire': 'commitIfLegal' };

/** Plays the sample on the server at this port. */
export async function playSample(port: number): Promise<Sample> {
  const browsers = new Map<SamplePerson, Browser>();
  const clients = {} as Record<SamplePerson, Client>;
  for (const name of PEOPLE) {
    const browser = new Browser(port);
    await browser.done('guest', { name });
    if (name === 'ann' || name === 'bob') await browser.done('signUp', { login: name, password: PASSWORD });
    browsers.set(name, browser);
    clients[name] = await browser.socket();
  }
  const { ann, bob, cid, dee, tea, amy, ben, eve } = clients;
  const browserOf = (name: SamplePerson): Browser =>
    browsers.get(name) ?? expect.fail(`no browser of ${name}`);
  const random = numbersFrom(9);
  const stepOften = async (players: readonly Client[], game: string, times: number): Promise<void> => {
    for (let count = 0; count < times; count++) await step(players, game, random);
  };

  for (const player of [ann, bob]) await player.done({ type: 'pledge-fair-play' });
  const { game: finished } = await ann.done({ ...newGame(), terms: { rated: true } });
  await bob.done({ type: 'take-seat', game: finished, seat: 1 });
  for (const client of [ann, bob]) await client.watch(finished);
  await ann.done(confirm(finished));
  const { seq: begun } = await bob.done(confirm(finished));
  for (const client of [ann, bob]) await client.reached(finished, begun);
  await stepOften([ann, bob], finished, 4);
  await bob.act(finished, { type: 'resign' });
  await expect
    .poll(async () => (await browsers.get('ann')?.done('history', {}))?.results)
    .toMatchObject([{ rated: true, outcome: 'won' }]);

  const live = await beginGame([ann, cid], LIMITED);
  await stepOften([ann, cid], live, 5);
  await ann.done({ type: 'say', game: live, to: 'table', text: 'Good luck!' });
  await cid.done({ type: 'say', game: live, to: 'table', text: 'How rude!' });
  await ann.done({ type: 'report', game: live, message: 2, reason: 'Not nice.' });
  await ann.done({ type: 'mute', person: eve.person, muted: true });
  await ann.done({ type: 'set-chat', settings: { chat: 'on', filter: 'off' } });
  const mover = ann.view(live).view.turn === 0 ? ann : cid;
  const laidOut = mover.until(({ type }) => type === 'workspace');
  mover.send({
    type: 'draft',
    game: live,
    tiles: { A1: mover.view(live).view.racks[mover === ann ? 0 : 1]?.[0] ?? 'A' },
  });
  await laidOut;

  const { game: correspondence } = await bob.done({
    ...newGame({ 'timer.days': 3, 'timer.onExpire': 'resign' }),
    pace: 'correspondence',
  });
  await dee.done({ type: 'take-seat', game: correspondence, seat: 1 });
  for (const client of [bob, dee]) await client.watch(correspondence);
  await bob.done(confirm(correspondence));
  const { seq: agreed } = await dee.done(confirm(correspondence));
  for (const client of [bob, dee]) await client.reached(correspondence, agreed);
  await stepOften([bob, dee], correspondence, 3);
  await dee.done({ type: 'take-vacation', days: 2 });

  const team = await teamLobby(clients);
  for (const client of [ann, cid, bob]) await client.done(confirm(team));
  const { seq: playing } = await dee.done(confirm(team));
  for (const client of [ann, cid, bob, dee]) await client.reached(team, playing);
  const proposer = ann.view(team).view.turn === 0 ? ann : bob;
  await proposer.done({ type: 'propose', game: team, action: { type: 'pass' } });
  const waiting = await teamLobby(clients);
  await ann.done(confirm(waiting));
  await bob.done(confirm(waiting));

  const { game: lobby } = await ann.done({ ...newGame(), visibility: 'open' });
  await ann.done({ type: 'invite', game: lobby, person: bob.person });

  const { game: computer } = await ann.done({
    ...newGame({ 'firstDraw.method': 'manual' }),
    seats: [{ kind: 'me' }, { kind: 'computer', level: 'easy' }],
  });
  await ann.done(confirm(computer));
  await ann.act(computer, { type: 'begin', starter: 0 });

  const { class: classroom, code } = await tea.done({ type: 'create-class', name: '7b' });
  for (const pupil of [amy, ben, cid, dee]) await pupil.done({ type: 'join-class', code });
  await tea.done({ type: 'admit', class: classroom, accepted: true });
  await eve.done({ type: 'join-class', code });
  const { game: classTable } = await tea.done({
    type: 'make-table',
    class: classroom,
    config: { ...newGame().config, preset: 'school' },
    teams: [
      [amy.person, cid.person],
      [ben.person, dee.person],
    ],
  });
  expect((await tea.done({ type: 'begin-tables', class: classroom })).refused).toEqual([]);
  await dee.act(classTable, { type: 'resign' });

  const later = await addLaterFeatures(
    clients,
    { ann: browserOf('ann'), cid: browserOf('cid') },
    PASSWORD,
    live,
  );

  const games = { finished, live, correspondence, team, teamLobby: waiting, lobby, computer, classTable };
  const seqs: Record<string, number> = {};
  for (const [name, game] of Object.entries(games)) {
    const watcher = name === 'classTable' ? tea : name === 'correspondence' ? bob : ann;
    seqs[game] = (await watcher.watch(game)).seq;
  }
  for (const client of Object.values(clients)) client.close();
  const people = Object.fromEntries(
    PEOPLE.map((name) => [name, { id: clients[name].person, cookie: browsers.get(name)?.cookie ?? '' }]),
  ) as Sample['people'];
  return { atMs: Date.now(), people, games, classroom, seqs, later };
}

/** Ann and Cid against Bob and Dee, watched by all; nobody has confirmed. */
async function teamLobby({ ann, bob, cid, dee }: Record<SamplePerson, Client>): Promise<string> {
  const { config, ...rest } = newGame({ 'teams.commit': 'consensus' });
  const { game } = await ann.done({ ...rest, config: { ...config, preset: 'school' } });
  await cid.done({ type: 'take-seat', game, seat: 0 });
  for (const client of [bob, dee]) await client.done({ type: 'take-seat', game, seat: 1 });
  for (const client of [ann, bob, cid, dee]) await client.watch(game);
  return game;
}
