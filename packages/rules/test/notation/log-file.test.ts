import { evolve, PRESET_IDS, replay, viewFor, type EventType, type GameEvent } from '@lexiko/rules';
import {
  formatLog,
  logPlayers,
  LONGEST_LOG,
  parseLog,
  parseLogEvents,
  type LogProblem,
} from '@lexiko/rules/notation';
import { anything, assert, jsonValue, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAIN_CONFIG, playFairGame } from '../chance/fair-game.ts';
import { randomConfig } from '../support/random-configs.ts';
import { below, oneOf, seeded, type Random } from '../support/seeded.ts';

const LOG = playFairGame(PLAIN_CONFIG, 1);

/** A file with these events, whatever they are. */
function file(events: unknown): string {
  return JSON.stringify({ format: 'lexiko-log', version: 1, events });
}

describe('the log of a game', () => {
  test('is the same after it was written and read', () => {
    expect(parseLog(formatLog(LOG))).toEqual({ ok: true, value: LOG });
  });

  test('may name the players, by what fits into a line', () => {
    const named = formatLog(LOG, ['Ann', 'Bob the \u202Ebuilder\n']);
    expect(parseLog(named)).toEqual({ ok: true, value: LOG });
    expect(logPlayers(named)).toEqual(['Ann', 'Bob the builder']);
    expect(logPlayers(formatLog(LOG))).toEqual([]);
    const odd = JSON.stringify({
      format: 'lexiko-log',
      version: 1,
      players: [1, 'x'.repeat(99)],
      events: [],
    });
    expect(logPlayers(odd)).toEqual(['', 'x'.repeat(40)]);
    expect(logPlayers('nonsense')).toEqual([]);
  });

  test('is not looked for in a text that is longer than any', () => {
    const problem = { code: 'TOO_LONG', most: LONGEST_LOG };
    expect(parseLog(`{${' '.repeat(LONGEST_LOG)}`)).toEqual({ ok: false, error: problem });
  });

  test('has a line for each event', () => {
    const lines = formatLog(LOG).trimEnd().split('\n');
    expect(lines).toHaveLength(LOG.length + 2);
    expect(lines[0]).toBe('{"format":"lexiko-log","version":1,"events":[');
  });

  test('may begin with a byte order mark', () => {
    expect(parseLog(`\uFEFF${formatLog(LOG)}`).ok).toBe(true);
  });

  test('of random mixes of every preset comes back as it was', () => {
    for (const preset of PRESET_IDS) {
      for (let seed = 1; seed <= 8; seed++) {
        const config = randomConfig(seeded(seed), preset);
        const log = playFairGame(config, 900 + seed);
        const parsed = parseLog(formatLog(log));
        if (!parsed.ok) throw new Error(`${JSON.stringify(config)}: ${JSON.stringify(parsed.error)}`);
        expect(parsed.value).toEqual(log);
      }
    }
  });

  test('can start from a position', () => {
    const setUp: GameEvent = {
      type: 'set-up',
      atMs: 5,
      position: {
        board: Array.from({ length: 225 }, (_, square) => (square === 112 ? 'q' : '')),
        racks: [['A', '?'], []],
        pool: ['Z'],
        scores: [3, -4],
        turn: 1,
        passes: 1,
        zones: null,
        levels: ['top', 'beginner'],
      },
    };
    const log: readonly GameEvent[] = [LOG[0] as GameEvent, setUp];
    expect(parseLog(formatLog(log))).toEqual({ ok: true, value: log });
  });

  test('holds changes of the options before the game', () => {
    const [first, ...rest] = LOG;
    const changed: GameEvent = { type: 'configured', config: { ...PLAIN_CONFIG, sides: 3 } };
    const back: GameEvent = { type: 'configured', config: PLAIN_CONFIG };
    const third: GameEvent = { type: 'confirmed', seat: 2, nonce: 'x' };
    const log = [first as GameEvent, changed, third, back, ...rest];
    expect(parseLog(formatLog(log))).toEqual({ ok: true, value: log });
    expect(parseLog(formatLog([first as GameEvent, third]))).toMatchObject({
      error: { code: 'BAD_FIELD', path: 'events[1].seat' },
    });
  });
});

describe('a file that is no log is refused by name', () => {
  const FIRST = LOG[0];
  const at = (type: EventType): number => LOG.findIndex((event) => event.type === type);
  /** The log with a field of the first event of a type changed. */
  const changed = (type: EventType, fields: object): unknown =>
    LOG.with(at(type), { ...(LOG[at(type)] as GameEvent), ...fields });
  const played = at('played');
  const cases: readonly (readonly [
    string,
    string,
    Partial<Record<string, unknown>> & Pick<LogProblem, 'code'>,
  ])[] = [
    ['no JSON', 'hello', { code: 'NOT_JSON' }],
    ['nothing', '', { code: 'NOT_JSON' }],
    ['other JSON', '[1,2]', { code: 'NOT_A_LOG' }],
    ['another format', '{"format":"gcg","version":1,"events":[]}', { code: 'NOT_A_LOG' }],
    ['no events', file([]), { code: 'NOT_A_LOG' }],
    ['events that are no list', file({}), { code: 'NOT_A_LOG' }],
    [
      'a later version',
      JSON.stringify({ format: 'lexiko-log', version: 2, events: LOG }),
      { code: 'UNKNOWN_VERSION', version: 2 },
    ],
    [
      'a log without its beginning',
      file(LOG.slice(1)),
      { code: 'BAD_FIELD', path: 'events[0].type', expected: { code: 'ONE_OF', values: ['created'] } },
    ],
    [
      'an unknown preset',
      file([{ ...FIRST, config: { preset: 'chess' } }]),
      { code: 'BAD_FIELD', path: 'events[0].config.preset' },
    ],
    [
      'an unknown option',
      file([{ ...FIRST, config: { preset: 'deluxe', options: { speed: 9 } } }]),
      { code: 'BAD_CONFIG', index: 0, refusal: { code: 'UNKNOWN_OPTION', key: 'speed' } },
    ],
    [
      'an event that is none',
      file([FIRST, 5]),
      { code: 'BAD_FIELD', path: 'events[1]', expected: { code: 'OBJECT' } },
    ],
    ['an unknown event', file([FIRST, { type: 'flew' }]), { code: 'BAD_FIELD', path: 'events[1].type' }],
    [
      'a field too few',
      file([FIRST, { type: 'confirmed', seat: 0 }]),
      { code: 'BAD_FIELD', path: 'events[1].nonce', expected: { code: 'PRESENT' } },
    ],
    [
      'a field too many',
      file([FIRST, { type: 'confirmed', seat: 0, nonce: '', x: 1 }]),
      { code: 'BAD_FIELD', path: 'events[1].x', expected: { code: 'ABSENT' } },
    ],
    [
      'a seat that does not exist',
      file(changed('drew', { seat: 2 })),
      {
        code: 'BAD_FIELD',
        path: `events[${at('drew')}].seat`,
        expected: { code: 'WHOLE_NUMBER', low: 0, high: 1 },
      },
    ],
    [
      'half a seat',
      file(changed('drew', { seat: 0.5 })),
      { code: 'BAD_FIELD', path: `events[${at('drew')}].seat` },
    ],
    [
      'a tile of another game',
      file(changed('drew', { tiles: ['A', 'Ö'] })),
      { code: 'BAD_FIELD', path: `events[${at('drew')}].tiles[1]`, expected: { code: 'TILE' } },
    ],
    [
      'a tile that was hidden from somebody',
      file(changed('drew', { tiles: ['_'] })),
      { code: 'BAD_FIELD', path: `events[${at('drew')}].tiles[0]` },
    ],
    [
      'a square off the board',
      file(changed('played', { changes: [[225, 'A']] })),
      { code: 'BAD_FIELD', path: `events[${played}].changes[0][0]`, expected: { code: 'SQUARE' } },
    ],
    [
      'a blank on the board without a letter',
      file(changed('played', { changes: [[112, '?']] })),
      { code: 'BAD_FIELD', path: `events[${played}].changes[0][1]`, expected: { code: 'LAID_TILE' } },
    ],
    [
      'a rack for nobody',
      file(changed('dealt', { racks: [['A']] })),
      { code: 'BAD_FIELD', path: `events[${at('dealt')}].racks`, expected: { code: 'LENGTH', length: 2 } },
    ],
    [
      'tiles drawn that are not in the pool',
      file(changed('drew', { tiles: ['Q', 'Q'] })),
      { code: 'IMPOSSIBLE', index: at('drew'), type: 'drew', fault: { code: 'DOES_NOT_FIT' } },
    ],
    [
      'a second creation',
      file([FIRST, FIRST]),
      { code: 'IMPOSSIBLE', index: 1, type: 'created', fault: { code: 'OUT_OF_PLACE', phase: 'lobby' } },
    ],
    [
      'a play before the deal',
      file([FIRST, LOG[played]]),
      { code: 'IMPOSSIBLE', index: 1, type: 'played', fault: { code: 'OUT_OF_PLACE', phase: 'lobby' } },
    ],
    [
      'a turn after the end',
      file([...LOG, LOG[at('turn-passed')]]),
      { code: 'IMPOSSIBLE', index: LOG.length, fault: { code: 'OUT_OF_PLACE', phase: 'over' } },
    ],
  ];
  test.each(cases)('%s', (_, text, problem) => {
    expect(parseLog(text)).toMatchObject({ ok: false, error: problem });
  });

  test('nesting beyond reason', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(parseLog(deep).ok).toBe(false);
    expect(
      parseLog(
        `{"format":"lexiko-log","version":1,"events":[{"type":"created","commitment":null,"config":{"preset":"deluxe","options":{"house.note":${deep}}}}]}`,
      ).ok,
    ).toBe(false);
  });
});

test('nothing makes the reader throw', () => {
  assert(property(string({ unit: 'binary' }), (text) => void parseLog(text)));
  assert(property(jsonValue(), (json) => void parseLog(file(json))));
  assert(property(anything(), (json) => void parseLog(file([LOG[0], json]))));
});

test('what the reader accepts can be replayed, seen by everybody and written again', () => {
  const random = seeded(31);
  let accepted = 0;
  for (let round = 0; round < 400; round++) {
    const events = JSON.parse(JSON.stringify(LOG.slice(0, 40 + below(random, 60)))) as unknown[];
    damage(events, random);
    const text = file(events);
    const parsed = parseLog(text);
    if (!parsed.ok) continue;
    accepted++;
    const state = replay(parsed.value);
    for (const viewer of [0, 1, 'spectator'] as const) viewFor(state, viewer);
    expect(parseLogEvents(formatLog(parsed.value))).toEqual({ ok: true, value: parsed.value });
    expect(state.board).toHaveLength(225);
    expect(state.racks).toHaveLength(2);
    expect(state.scores.every((score) => Number.isSafeInteger(score))).toBe(true);
    const next: GameEvent = { type: 'turn-started', seat: 0 };
    if (state.phase === 'playing') expect(evolve(state, next).started).toBe(true);
  }
  expect(accepted).toBeGreaterThan(25);
});

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  3.5,
  1e9,
  '',
  'A',
  'e',
  '?',
  '_',
  '__proto__',
  [],
  {},
  [[]],
];

/** Changes one value anywhere in the events. */
function damage(events: unknown[], random: Random): void {
  let at: unknown = events;
  for (;;) {
    if (typeof at !== 'object' || at === null) return;
    const keys = Object.keys(at);
    const key = oneOf(random, [...keys, keys.length > 0 ? '0' : 'x']);
    const holder = at as Record<string, unknown>;
    const value = holder[key];
    if (typeof value === 'object' && value !== null && random() < 0.8) {
      at = value;
      continue;
    }
    if (random() < 0.2) delete holder[key];
    else holder[key] = oneOf(random, ODD);
    return;
  }
}
