/** Looking for an opponent: who meets whom, when a seek ends, and what everybody sees in the lobby. */

import type { Pace } from '@lexiko/protocol';
import { expect, test } from 'vitest';
import { pairSeeks, STUCK_MS } from '../../src/pairing/pairer.ts';
import { pairUp } from '../../src/pairing/pairs.ts';
import type { Candidate } from '../../src/pairing/store/seek-store.ts';
import { connect, seeking, signUp } from '../support/seekers.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';

/** People who are connected, and look for an opponent. */
async function seekers(
  people: readonly string[],
  given: Parameters<typeof seeking>[0] = {},
): Promise<TestService> {
  const table = new TestService();
  await connect(table.store, people);
  for (const person of people) await table.done(person, seeking(given));
  return table;
}

async function gameOf(table: TestService, person: string): Promise<string | null> {
  const { seeks } = await table.done(person, { type: 'list-seeks' });
  return seeks.at(-1)?.game ?? null;
}

function candidate(person: string, rating: number, given: Partial<Candidate> = {}): Candidate {
  return {
    id: person,
    person,
    pace: 'live' satisfies Pace,
    time: '3+0',
    language: 'english',
    dictionary: 'any',
    play: 'either',
    withBots: false,
    rating,
    network: null,
    createdMs: 0,
    endedMs: null,
    game: null,
    hasBegun: false,
    isBot: false,
    hasAccount: true,
    ...given,
  };
}

const namesOf = (candidates: readonly Candidate[], atMs: number): readonly string[] =>
  pairUp(candidates, () => true, atMs).map(({ seeks }) => seeks.map(({ person }) => person).join(' – '));

test('The nearest ratings meet first, and those further apart once they have waited', () => {
  const four = [
    candidate('ann', 1500),
    candidate('bob', 1900),
    candidate('cid', 1560),
    candidate('dan', 1510),
  ];
  expect(namesOf(four, 0)).toEqual(['ann – dan']);
  expect(namesOf(four, 12_000)).toEqual(['ann – dan']);
  expect(namesOf(four, 23_000)).toEqual(['ann – dan', 'bob – cid']);
});

test('Only those meet who want the same game, and bots only those who want them', () => {
  const ann = candidate('ann', 1500);
  expect(namesOf([ann, candidate('bob', 1500, { time: '25+0' })], 0)).toEqual([]);
  expect(namesOf([ann, candidate('bob', 1500, { language: 'german' })], 0)).toEqual([]);
  expect(namesOf([ann, candidate('bot', 1500, { isBot: true })], 0)).toEqual([]);
  const welcoming = candidate('bob', 1500, { withBots: true });
  expect(namesOf([welcoming, candidate('bot', 1500, { isBot: true })], 0)).toEqual(['bob – bot']);
  const guest = candidate('guest', 1500, { hasAccount: false });
  expect(namesOf([candidate('bob', 1500, { play: 'rated' }), guest], 0)).toEqual([]);
  expect(pairUp([ann, guest], () => true, 0)).toMatchObject([{ isRated: false }]);
  expect(pairUp([ann, welcoming], () => true, 0)).toMatchObject([{ isRated: true }]);
});

test('Two who look for a game get one, which begins with their clocks when both have confirmed', async () => {
  const table = await seekers(['ann', 'bob']);
  expect(await pairSeeks(table.service)).toBe(1);
  expect(table.sought.toSorted()).toEqual(['ann', 'bob']);
  const game = (await gameOf(table, 'ann')) ?? '';
  expect(await gameOf(table, 'bob')).toBe(game);
  await table.done('ann', confirm(game));
  await table.done('bob', confirm(game));
  const { ruleset, phase } = await table.state(game);
  expect(phase).not.toBe('lobby');
  expect(ruleset.clock.limit).toMatchObject({ kind: 'game', seconds: [600, 600], incrementSeconds: 5 });
  expect(await table.done('ann', { type: 'list-seeks' })).toMatchObject({ seeks: [{ begun: true }] });
});

test('Who looks for a live opponent learns again, as after a reload, which computer is about as strong', async () => {
  const noMoves = (): never => {
    throw new Error('nobody is asked for a move');
  };
  const table = new TestService({ computers: { levels: ['beginner', 'medium'], choose: noMoves } });
  await connect(table.store, ['ann']);
  const list = () => table.done('ann', { type: 'list-seeks' });
  const { level } = await table.done('ann', seeking());
  expect(level).toBe('medium');
  expect((await list()).level).toBe(level);
  await table.done('ann', { type: 'cancel-seek', seek: (await list()).seeks.at(-1)?.seek ?? '' });
  expect((await list()).level).toBeNull();
});

test('Nobody is paired who is gone, and a reload does not end a seek', async () => {
  const table = await seekers(['ann', 'bob']);
  await connect(table.store, ['bob'], table.clock.nowMs);
  await table.pass(5000);
  expect(await pairSeeks(table.service)).toBe(0);
  await connect(table.store, ['bob']);
  expect(await pairSeeks(table.service)).toBe(1);
  const other = await seekers(['ann', 'bob']);
  await connect(other.store, ['bob'], other.clock.nowMs);
  await other.pass(61_000);
  await pairSeeks(other.service);
  await connect(other.store, ['bob']);
  expect(await pairSeeks(other.service)).toBe(0);
  expect(other.sought).toEqual(['bob']);
});

test('Whoever has muted the other never meets them, nor learns why', async () => {
  const table = await seekers(['ann', 'bob']);
  await table.done('bob', { type: 'mute', person: 'ann', muted: true });
  await table.pass(50_000);
  expect(await pairSeeks(table.service)).toBe(0);
  const { seeks } = await table.done('bob', { type: 'list-seeks' });
  expect(await table.refusal('ann', { type: 'accept-seek', seek: seeks[0]?.seek ?? '' })).toBe(
    'NO_SUCH_SEEK',
  );
});

test('The lobby hides a seek from whom its maker has muted, from them alone, and only while that holds', async () => {
  const table = await seekers(['ann', 'bob']);
  await connect(table.store, ['cid']);
  const seen = async (person: string): Promise<readonly string[]> => {
    const { lobby } = await table.done(person, { type: 'list-lobby' });
    return (lobby?.seeks ?? []).map((seek) => seek.person.id).toSorted();
  };
  const { version } = await table.done('ann', { type: 'list-lobby' });
  await table.done('bob', { type: 'mute', person: 'ann', muted: true });
  expect([await seen('ann'), await seen('bob'), await seen('cid')]).toEqual([
    ['ann'],
    ['bob'],
    ['ann', 'bob'],
  ]);
  // What was known before the mute is not what is there now.
  expect((await table.done('ann', { type: 'list-lobby', known: version })).lobby).not.toBeNull();
  await table.done('bob', { type: 'mute', person: 'ann', muted: false });
  expect(await seen('ann')).toEqual(['ann', 'bob']);
});

test('A live seek ends when its person begins another live game; one by correspondence goes on', async () => {
  const table = await seekers(['ann']);
  await table.done('ann', seeking({ time: 'day' }));
  await table.begin({}, ['ann', 'bob']);
  const { seeks } = await table.done('ann', { type: 'list-seeks' });
  expect(seeks.map(({ time }) => time)).toEqual(['day']);
  await table.done('bob', seeking({ time: 'day' }));
  await connect(table.store, ['bob'], table.clock.nowMs);
  expect(await pairSeeks(table.service)).toBe(1);
});

test('Of a pair one of whom never comes the game is deleted, and the other goes on seeking', async () => {
  const table = await seekers(['ann', 'bob']);
  await pairSeeks(table.service);
  const game = (await gameOf(table, 'ann')) ?? '';
  await table.done('ann', confirm(game));
  await table.pass(STUCK_MS + 1);
  await pairSeeks(table.service);
  expect(await table.store.games.game(game)).toBeNull();
  expect(await table.done('ann', { type: 'list-seeks' })).toMatchObject({ seeks: [{ game: null }] });
  expect(await table.done('bob', { type: 'list-seeks' })).toEqual({ seeks: [], level: null });
});

test('Whoever lets others wait for nothing again and again looks for no live game for a while', async () => {
  const table = await seekers(['ann']);
  await connect(table.store, ['eve']);
  for (let pairing = 0; pairing < 3; pairing++) {
    await table.done('eve', seeking());
    expect(await pairSeeks(table.service)).toBe(1);
    await table.done('ann', confirm((await gameOf(table, 'ann')) ?? ''));
    table.clock.nowMs += STUCK_MS + 1;
    await pairSeeks(table.service);
  }
  expect(await table.refusal('eve', seeking())).toBe('TOO_MANY_SEEKS');
  await table.done('eve', seeking({ time: 'day' }));
  expect(await gameOf(table, 'ann')).toBeNull(); // who has come goes on looking
  table.clock.nowMs += 5 * 60 * 1000;
  await table.done('eve', seeking());
});

test('A repeated command is the same seek, a new one replaces it, and a cancelled one is gone', async () => {
  const table = await seekers([]);
  await connect(table.store, ['ann']);
  const { seek } = await table.done('ann', seeking(), 'once');
  expect((await table.done('ann', seeking(), 'once')).seek).toEqual(seek);
  await table.done('ann', seeking({ time: '3+0' }));
  const { seeks } = await table.done('ann', { type: 'list-seeks' });
  expect(seeks).toMatchObject([{ time: '3+0' }]);
  expect(await table.done('ann', { type: 'cancel-seek', seek: seeks[0]?.seek ?? '' })).toEqual({ seeks: [] });
  expect(await table.refusal('ann', seeking({ play: 'rated' }))).toBe('CANNOT_BE_RATED');
  expect(await table.refusal('ann', seeking({ dictionary: 'none' }))).toBe('NO_SUCH_DICTIONARY');
});

test('The lobby shows seeks and open games with ratings, and nothing where nothing has changed', async () => {
  const table = await seekers(['ann']);
  await connect(table.store, ['bob', 'cid']);
  await signUp(table.store, 'bob');
  await table.done('bob', { ...newGame(), visibility: 'open' });
  const { version, lobby } = await table.done('cid', { type: 'list-lobby' });
  expect(lobby?.seeks).toMatchObject([{ person: { id: 'ann' }, rating: null, time: '10+5' }]);
  expect(lobby?.games).toHaveLength(1);
  expect((await table.done('cid', { type: 'list-lobby', known: version })).lobby).toBeNull();
  const { game } = await table.done('cid', { type: 'accept-seek', seek: lobby?.seeks[0]?.seek ?? '' });
  expect(await gameOf(table, 'ann')).toBe(game);
  await table.pass(2000);
  expect((await table.done('cid', { type: 'list-lobby', known: version })).lobby?.seeks).toEqual([]);
});

test('A person and their network may look for opponents only so often', async () => {
  const table = await seekers([]);
  await connect(table.store, ['ann']);
  const answers = [];
  for (let time = 0; time < 22; time++) answers.push(await table.tell('ann', seeking()));
  expect(answers.filter((answer) => 'code' in answer)).toEqual([
    { code: 'TOO_MANY_SEEKS' },
    { code: 'TOO_MANY_SEEKS' },
  ]);
});
