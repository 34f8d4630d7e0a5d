import { LANGUAGE_IDS } from '@lexiko/languages';
import {
  createFromPosition,
  PRESET_IDS,
  replay,
  type Action,
  type EventType,
  type GameConfig,
  type GameEvent,
} from '@lexiko/rules';
import { allTiles } from '@lexiko/rules/board';
import { formatLog, parseLog, parseLogEvents } from '@lexiko/rules/notation';
import { verifyLog, type BagProof } from '@lexiko/rules/records';
import { describe, expect, test } from 'vitest';
import { configForEveryValue, randomConfig } from '../support/random-configs.ts';
import { seeded } from '../support/seeded.ts';
import { PLAIN_CONFIG, playFairGame } from './fair-game.ts';

const LOG = playFairGame(PLAIN_CONFIG, 1);

type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

function firstIndex(log: readonly GameEvent[], type: EventType): number {
  const index = log.findIndex((event) => event.type === type);
  if (index < 0) throw new Error(`There is no ${type} in the log.`);
  return index;
}

/** The log with one event changed, and the index of it. */
function tampered<T extends EventType>(
  log: readonly GameEvent[],
  type: T,
  change: (event: EventOf<T>) => GameEvent,
): { readonly log: readonly GameEvent[]; readonly index: number } {
  const index = firstIndex(log, type);
  return { log: log.with(index, change(log[index] as EventOf<T>)), index };
}

/** A tile that is not `tile`, of those the box holds. */
function other(tile: string | undefined): string {
  return tile === 'E' ? 'A' : 'E';
}

function config(options: Readonly<Record<string, unknown>>, rest: Partial<GameConfig> = {}): GameConfig {
  return { preset: 'standard-2007', ...rest, options: { 'dictionary.id': 'test', ...options } };
}

describe('an honest game', () => {
  test('is proven, with counts', () => {
    const proof = verifyLog(LOG);
    const tiles = LOG.reduce((sum, event) => sum + (event.type === 'drew' ? event.tiles.length : 0), 14);
    expect(proof).toEqual({
      kind: 'proven',
      counts: {
        starts: LOG.filter(({ type }) => type === 'drew-for-start').length,
        deals: 1,
        draws: LOG.filter(({ type }) => type === 'drew').length,
        tiles,
        rolls: 0,
      },
    });
    expect(tiles).toBeGreaterThan(50);
  });

  test('is proven after a trip through its file', () => {
    const read = parseLog(formatLog(LOG));
    expect(read.ok && verifyLog(read.value).kind).toBe('proven');
  });

  test.each(PRESET_IDS)('of preset %s is proven with random options', (preset) => {
    for (let seed = 1; seed <= 12; seed++) {
      const log = playFairGame(randomConfig(seeded(seed), preset), seed);
      expect(verifyLog(log), `seed ${seed}`).toMatchObject({ kind: 'proven' });
    }
  });

  test('is proven for every value of every option, also as its file has it', () => {
    for (const [at, { name, config: chosen }] of configForEveryValue().entries()) {
      const log = playFairGame(chosen, 500 + at);
      expect(verifyLog(log), name).toMatchObject({ kind: 'proven' });
      expect(parseLog(formatLog(log)), name).toEqual({ ok: true, value: log });
    }
  });
});

describe.each(LANGUAGE_IDS)('a game in %s', (language) => {
  const log = playFairGame(config({ 'letters.language': language }), 21);

  test('is proven, and no draw of it can be changed unnoticed', () => {
    expect(verifyLog(log)).toMatchObject({ kind: 'proven' });
    for (const [index, event] of log.entries()) {
      if (event.type !== 'drew') continue;
      const changed = log.with(index, { ...event, tiles: event.tiles.map(other) });
      expect(verifyLog(changed)).toMatchObject({ kind: 'differs', index });
    }
  });
});

describe('what random players hardly ever do', () => {
  const pass = (seat: number): Action => ({ type: 'pass', seat });
  const stuck = { 'firstWord.min': 5, 'dictionary.id': 'table', 'timer.onExpire': 'warn', scorekeeper: 0 };

  test('dealing anew because nobody can open is proven, and named if it is not as chance had it', () => {
    const log = playFairGame(config({ ...stuck, 'firstWord.deadlock': 'redeal' }), 8, [pass, pass]);
    expect(verifyLog(log)).toMatchObject({ kind: 'proven', counts: { deals: 2 } });
    const wrong = tampered(log, 'redealt', (event) => ({ ...event, racks: event.racks.toReversed() }));
    expect(verifyLog(wrong.log)).toMatchObject({
      kind: 'differs',
      index: wrong.index,
      type: 'redealt',
      expected: log[wrong.index],
    });
  });

  test('dealing anew for no reason is named', () => {
    const log = playFairGame(config({ ...stuck, 'firstWord.deadlock': 'redeal' }), 8, [pass, pass]);
    const deal = log[firstIndex(log, 'redealt')] as GameEvent;
    const index = firstIndex(log, 'dealt') + 1; // when nobody has passed yet
    expect(verifyLog(log.toSpliced(index, 0, deal))).toMatchObject({
      kind: 'differs',
      index,
      expected: null,
    });
  });

  test('votes, warnings, confirmed scores and a lowered minimum come back from the file', () => {
    const log = playFairGame(config({ ...stuck, 'firstWord.deadlock': 'relax' }), 1, [
      pass,
      pass,
      (seat) => ({ type: 'expire', seat }),
      () => ({ type: 'confirmScores', seat: 0 }),
    ]);
    const types = new Set(log.map(({ type }) => type));
    for (const type of ['minimum-lowered', 'time-warned', 'scores-confirmed', 'voted'] as const)
      expect(types).toContain(type);
    expect(parseLog(formatLog(log))).toEqual({ ok: true, value: log });
    expect(verifyLog(log)).toMatchObject({ kind: 'proven' });
  });
});

describe('a tampered log is named at the event that differs', () => {
  const cases: readonly (readonly [string, () => ReturnType<typeof tampered>])[] = [
    [
      'a tile drawn that chance did not give',
      () =>
        tampered(LOG, 'drew', (event) => ({
          ...event,
          tiles: [other(event.tiles[0]), ...event.tiles.slice(1)],
        })),
    ],
    [
      'a draw in another order',
      () => tampered(LOG, 'drew', (event) => ({ ...event, tiles: event.tiles.toReversed() })),
    ],
    [
      'a tile fewer drawn',
      () => tampered(LOG, 'drew', (event) => ({ ...event, tiles: event.tiles.slice(1) })),
    ],
    ['somebody else draws', () => tampered(LOG, 'drew', (event) => ({ ...event, seat: 1 - event.seat }))],
    [
      'racks dealt the other way round',
      () => tampered(LOG, 'dealt', (event) => ({ ...event, racks: event.racks.toReversed() })),
    ],
    [
      'another first draw',
      () =>
        tampered(LOG, 'drew-for-start', (event) => ({
          ...event,
          tiles: event.tiles.map((tile) => other(tile)),
        })),
    ],
    [
      'another starter than the draw says',
      () => tampered(LOG, 'starter-chosen', (event) => ({ ...event, seat: 1 - event.seat })),
    ],
  ];

  test.each(cases)('%s', (_, tamper) => {
    const { log, index } = tamper();
    expect(verifyLog(log)).toMatchObject({
      kind: 'differs',
      index,
      type: LOG[index]?.type,
      found: log[index],
      expected: LOG[index],
    });
  });

  test('a draw left out', () => {
    const index = firstIndex(LOG, 'drew');
    expect(verifyLog(LOG.toSpliced(index, 1))).toMatchObject({
      kind: 'differs',
      index,
      expected: LOG[index],
    });
  });

  test('a second deal slipped in', () => {
    const index = firstIndex(LOG, 'dealt');
    const deal = LOG[index] as GameEvent;
    expect(verifyLog(LOG.toSpliced(index + 1, 0, deal))).toMatchObject({
      kind: 'differs',
      index: index + 1,
      type: 'dealt',
      expected: null,
    });
  });

  test('a draw for no reason', () => {
    const index = firstIndex(LOG, 'turn-passed');
    const draw: GameEvent = { type: 'drew', seat: 0, tiles: ['E'] };
    expect(verifyLog(LOG.toSpliced(index, 0, draw))).toMatchObject({
      kind: 'differs',
      index,
      expected: null,
    });
  });

  test('another round of the first draw although nobody was tied', () => {
    const index = firstIndex(LOG, 'starter-chosen');
    const again: GameEvent = { type: 'drew-for-start', seats: [0, 1], tiles: ['A', 'B'] };
    expect(verifyLog(LOG.toSpliced(index, 0, again))).toMatchObject({
      kind: 'differs',
      index,
      type: 'drew-for-start',
    });
  });

  test('options changed during the game, which would start chance anew', () => {
    const index = firstIndex(LOG, 'turn-passed');
    const changed: GameEvent = { type: 'configured', config: PLAIN_CONFIG };
    expect(verifyLog(LOG.toSpliced(index, 0, changed))).toMatchObject({ kind: 'impossible', index });
  });

  test('a nonce changed afterwards', () => {
    const { log } = tampered(LOG, 'confirmed', (event) => ({ ...event, nonce: 'another' }));
    const proof = verifyLog(log);
    expect(proof.kind).toBe('differs');
    expect((proof as BagProof & { index: number }).index).toBe(firstIndex(LOG, 'drew-for-start'));
  });

  test('a lot', () => {
    const log = playFairGame(config({ 'firstDraw.method': 'random' }), 3);
    expect(verifyLog(log)).toMatchObject({ kind: 'proven', counts: { starts: 1 } });
    const wrong = tampered(log, 'starter-chosen', (event) => ({ ...event, seat: 1 - event.seat }));
    expect(verifyLog(wrong.log)).toMatchObject({ kind: 'differs', index: wrong.index });
  });

  test('dice for the first play and on the crosses', () => {
    const log = playFairGame(config({}, { preset: 'crosswords', sides: 3 }), 4);
    expect(verifyLog(log)).toMatchObject({ kind: 'proven' });
    const start = tampered(log, 'rolled-for-start', (event) => ({
      ...event,
      rolls: event.rolls.map(() => [6, 6]),
    }));
    expect(verifyLog(start.log)).toMatchObject({ kind: 'differs', index: start.index });
    const index = log.findIndex((event) => event.type === 'played' && event.rolls.length > 0);
    const play = log[index] as EventOf<'played'>;
    const loaded = {
      ...play,
      rolls: play.rolls.map(({ squares, dice }) => ({ squares, dice: dice.map((die) => 7 - die) })),
    };
    expect(verifyLog(log.with(index, loaded))).toMatchObject({
      kind: 'differs',
      index,
      type: 'played',
      expected: play,
    });
    expect(verifyLog(log.with(index, { ...play, rolls: [] }))).toMatchObject({ kind: 'differs', index });
  });

  test('tiles of an exchange', () => {
    const index = LOG.findIndex((event, at) => event.type === 'drew' && LOG[at + 1]?.type === 'exchanged');
    expect(index).toBeGreaterThan(0);
    const drew = LOG[index] as EventOf<'drew'>;
    const log = LOG.with(index, { ...drew, tiles: drew.tiles.map(other) });
    expect(verifyLog(log)).toMatchObject({ kind: 'differs', index, type: 'drew', expected: drew });
  });

  test('a rack that comes back richer from a play taken off', () => {
    const index = firstIndex(LOG, 'withdrew');
    const withdrew = LOG[index] as EventOf<'withdrew'>;
    const log = LOG.with(index, { ...withdrew, rack: withdrew.rack.with(0, '?') });
    expect(verifyLog(log)).toMatchObject({ kind: 'differs', index, type: 'withdrew', expected: withdrew });
  });

  test('a box of equal tiles, for which no draw could ever decide who starts, is no game to begin with', () => {
    const alike: GameConfig = {
      preset: 'custom',
      options: { 'dictionary.id': 'test', 'custom.letters': { A: 100 } },
    };
    const log = [{ ...(LOG[0] as EventOf<'created'>), config: alike }, ...LOG.slice(1)];
    expect(parseLog(formatLog(log)).ok).toBe(false);
  });

  test('a tile that appears on the board', () => {
    const index = firstIndex(LOG, 'played');
    const play = LOG[index] as EventOf<'played'>;
    const log = LOG.with(index, { ...play, changes: [...play.changes, [0, 'Z'] as const] });
    expect(verifyLog(log)).toMatchObject({ kind: 'impossible', index, type: 'played' });
  });

  test('another secret than the one promised', () => {
    const { log, index } = tampered(LOG, 'revealed', (event) => ({ ...event, secret: `${event.secret}!` }));
    expect(verifyLog(log)).toMatchObject({ kind: 'other-secret', index, type: 'revealed' });
  });

  test('every single event with changed tiles, wherever in the log', () => {
    for (const [index, event] of LOG.entries()) {
      if (event.type !== 'drew') continue;
      const log = LOG.with(index, { ...event, tiles: event.tiles.map(other) });
      expect(verifyLog(log)).toMatchObject({ kind: 'differs', index });
    }
  });
});

describe('nothing can be proven', () => {
  const cases: readonly (readonly [string, string, readonly GameEvent[]])[] = [
    ['of no log', 'no-log', []],
    ['of a log without a beginning', 'no-log', LOG.slice(1)],
    [
      'where nobody promised anything',
      'no-commitment',
      [{ ...(LOG[0] as EventOf<'created'>), commitment: null }, ...LOG.slice(1)],
    ],
    ['while the game is on', 'not-over', LOG.slice(0, firstIndex(LOG, 'ended'))],
    ['before the secret is told', 'not-revealed', LOG.slice(0, -1)],
  ];
  test.each(cases)('%s', (_, reason, log) => {
    expect(verifyLog(log)).toEqual({ kind: 'unprovable', reason });
  });

  test('of a game that starts from a position', () => {
    const { ruleset } = replay(LOG);
    const created = createFromPosition(
      PLAIN_CONFIG,
      {
        board: Array.from({ length: 225 }, () => ''),
        racks: [[], []],
        pool: allTiles(ruleset.tiles),
        scores: [0, 0],
        turn: 0,
        passes: 0,
        zones: null,
        levels: null,
      },
      0,
    );
    if (!created.ok) throw new Error(created.error.code);
    const [first, ...rest] = created.value;
    const promised = { ...(first as EventOf<'created'>), commitment: 'x' };
    expect(verifyLog([promised, ...rest])).toEqual({ kind: 'unprovable', reason: 'from-a-position' });
  });
});

/** All that chance gave, in order. */
function givenBy(log: readonly GameEvent[]): readonly unknown[] {
  return log.flatMap((event): readonly unknown[] => {
    switch (event.type) {
      case 'drew-for-start':
      case 'drew':
        return [event.tiles];
      case 'dealt':
        return [event.racks];
      default:
        return [];
    }
  });
}

test('no change to a file makes the proof throw, and no tile can be changed unnoticed', () => {
  const random = seeded(77);
  let read = 0;
  for (let round = 0; round < 400; round++) {
    const events = JSON.parse(JSON.stringify(LOG)) as Record<string, unknown>[];
    mutate(events, random);
    const parsed = parseLogEvents(JSON.stringify({ format: 'lexiko-log', version: 1, events }));
    if (!parsed.ok) continue;
    read++;
    if (verifyLog(parsed.value).kind === 'proven') expect(givenBy(parsed.value)).toEqual(givenBy(LOG));
  }
  expect(read).toBeGreaterThan(100);
});

/** Changes one thing somewhere: a value swapped with another of the log, removed, or an event moved. */
function mutate(events: Record<string, unknown>[], random: () => number): void {
  const at = Math.floor(random() * events.length);
  const from = Math.floor(random() * events.length);
  const mood = random();
  const event = events[at] as Record<string, unknown>;
  if (mood < 0.2) events.splice(at, 1);
  else if (mood < 0.4) events.splice(at, 0, ...events.splice(from, 1));
  else if (mood < 0.6) events[at] = { ...events[from] };
  else {
    const keys = Object.keys(event);
    const key = keys[Math.floor(random() * keys.length)] ?? '';
    const donor = events.find((one) => one !== event && Object.hasOwn(one, key) && random() < 0.3);
    event[key] = donor?.[key] ?? [null, -1, 1e9, 'x', [], {}][Math.floor(random() * 6)];
  }
}
