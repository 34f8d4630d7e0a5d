import {
  apply,
  createChance,
  createFromPosition,
  createGame,
  listAuthority,
  PRESET_IDS,
  redact,
  replay,
  type GameConfig,
  type GameEvent,
  type GameState,
} from '@lexiko/rules';
import { emptyBoard } from '@lexiko/rules/board';
import { parseAction } from '@lexiko/rules/notation';
import { scoreSheet, type SheetKind, type SheetRow } from '@lexiko/rules/records';
import { describe, expect, test } from 'vitest';
import { playFairGame } from '../chance/fair-game.ts';
import { randomConfig } from '../support/random-configs.ts';
import { seeded } from '../support/seeded.ts';
import { testWorld } from '../support/worlds.ts';
import { SHEET_KINDS } from '../../src/view/score-sheet.ts';

interface Start {
  readonly config?: GameConfig;
  readonly racks: readonly string[];
  readonly pool?: string;
  readonly good?: readonly string[];
}

/** The log of a game from given racks in which these actions are taken one after the other. */
function logOf(
  { config, racks, pool = '', good = [] }: Start,
  actions: readonly object[],
): readonly GameEvent[] {
  const chosen: GameConfig = { ...(config ?? { preset: 'standard-2007' }), sides: racks.length };
  const { layout } = replay([opened(createGame(chosen, null))]).ruleset;
  const position = {
    board: emptyBoard(layout),
    racks: racks.map((rack) => rack.split('')),
    pool: pool.split(''),
    scores: racks.map(() => 0),
    turn: 0,
    passes: 0,
    zones: null,
    levels: null,
  };
  const log = [...opened(createFromPosition(chosen, position, 0))];
  let state: GameState = replay(log);
  for (const json of actions) {
    const action = opened(parseAction(json, layout));
    const world = testWorld({ words: listAuthority(good), chance: createChance('x', []) });
    const applied = opened(apply(state, action, world));
    ({ state } = applied);
    log.push(...applied.events);
  }
  return log;
}

function opened<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** `1 A play 8F HORN +14 14`: a row in one line. */
function line({ number, seat, kind, notation, score, total }: SheetRow): string {
  return [number ?? '·', 'ABCD'[seat], kind, notation, score, total].filter((part) => part !== '').join(' ');
}

describe('the sheet of a game', () => {
  test('has a row a turn, with zero rows for passes, exchanges, lost turns and plays that came off', () => {
    const log = logOf({ racks: ['HORNEEE', 'FARMSTQ', 'AEIOUXZ'], pool: 'BCDEFGHIJKLM', good: ['HORN'] }, [
      { type: 'play', seat: 0, tiles: { F8: 'H', G8: 'O', H8: 'R', I8: 'N' } },
      { type: 'challenge', seat: 1 },
      { type: 'play', seat: 2, tiles: { H9: 'A', H10: 'X' } },
      { type: 'challenge', seat: 0 },
      { type: 'exchange', seat: 0, tiles: 'EE' },
      { type: 'pass', seat: 1 },
    ]);
    expect(scoreSheet(log).rows.map(line)).toEqual([
      '1 A play 8F HORN 14 14',
      '· B challenge HORN 0 0',
      '2 B lost-turn 0 0',
      '3 C withdrawn H8 (R)AX 0 0',
      '· A challenge RAX 0 14',
      '4 A exchange -EE 0 14',
      '5 B pass - 0 0',
    ]);
    expect(scoreSheet(log).rows[4]?.verdict).toEqual({ stands: false, bad: ['RAX'] });
    expect(scoreSheet(log).totals).toEqual([14, 0, 0]);
    expect(scoreSheet(log).outcome).toBeNull();
  });

  test('ends with the settlement as in the table of the Guide Game', () => {
    const log = logOf({ racks: ['HORN', 'AI'] }, [
      { type: 'play', seat: 0, tiles: { F8: 'H', G8: 'O', H8: 'R', I8: 'N' } },
      { type: 'accept', seat: 1 },
    ]);
    const sheet = scoreSheet(log);
    expect(sheet.rows.map(line)).toEqual([
      '1 A play 8F HORN 14 14',
      '· A out (AI) 2 16',
      '· B left (AI) -2 -2',
    ]);
    expect(sheet.outcome).toEqual({ reason: 'OUT', final: [16, -2], winners: [0] });
  });

  test('has words with their points and the bonus', () => {
    const log = logOf({ racks: ['PREVENT', 'A'], pool: 'Q' }, [
      {
        type: 'play',
        seat: 0,
        tiles: { H2: 'P', H3: 'R', H4: 'E', H5: 'V', H6: 'E', H7: 'N', H8: 'T' },
      },
    ]);
    expect(scoreSheet(log).rows[0]).toMatchObject({
      notation: 'H2 PREVENT',
      words: [{ word: 'PREVENT' }],
      bonus: 50,
      columns: null,
    });
  });

  test('shows a rearranged word whole', () => {
    const config: GameConfig = { preset: 'deluxe', options: { 'shift.anagram': 'on' } };
    const log = logOf({ config, racks: ['TARE', 'QVV'], pool: 'QQQQQQQQ' }, [
      { type: 'play', seat: 0, tiles: { G8: 'A', H8: 'R', I8: 'E' } },
      { type: 'pass', seat: 1 },
      {
        type: 'rearrange',
        seat: 0,
        from: ['G8', 'H8', 'I8'],
        at: 'G8',
        direction: 'across',
        word: 'TEAR',
        rack: ['G8'],
      },
    ]);
    expect(scoreSheet(log).rows.at(-1)).toMatchObject({ kind: 'play', notation: '8G TEAR' });
  });

  test('of overtime and of challenges for points has rows for the points', () => {
    const config: GameConfig = {
      preset: 'standard-2007',
      options: { 'challenge.failPenalty': 'points5', 'timer.onExpire': 'pointsPerMinute' },
    };
    const log = logOf({ config, racks: ['HORN', 'FARM'], pool: 'ABCDEFGHIJKLMNOPQ', good: ['HORN'] }, [
      { type: 'play', seat: 0, tiles: { F8: 'H', G8: 'O', H8: 'R', I8: 'N' } },
      { type: 'challenge', seat: 1 },
      { type: 'expire', seat: 1 },
    ]);
    expect(scoreSheet(log).rows.map(line)).toEqual([
      '1 A play 8F HORN 14 14',
      '· B challenge HORN 0 0',
      '· A points 5 19',
      '· B points -10 -10',
    ]);
  });

  test('of Crosswords tells letters, own colour, dice, the fifty and challenges apart (W-35)', () => {
    const config: GameConfig = { preset: 'crosswords', options: { 'cw.crosses': ['H12'] } };
    const tiles = { H7: 'A', H8: 'B', H9: 'C', H10: 'D', H11: 'E', H12: 'F' };
    const start = { config, racks: ['ABCDEF', 'GHIJKL'], pool: 'MNOPQRST' };
    const play = { type: 'play', seat: 0, tiles };
    const [row] = scoreSheet(logOf(start, [play])).rows;
    const reading = (row?.columns?.rolls ?? []).flat().reduce((sum, die) => sum + die, 0);
    expect(reading).toBeGreaterThan(1);
    // Six letters, two of them (and the cross) on the own arm in the south.
    const columns = { letters: 30, ownColour: 10, dice: reading * 10, fifty: 50, challenge: 0 };
    expect(row).toMatchObject({ columns, score: 90 + reading * 10 });

    // The word is not on the list: 25 points against the mover, and the play comes off.
    const sheet = scoreSheet(logOf(start, [play, { type: 'challenge', seat: 1 }]));
    expect(sheet.rows.map(line)).toEqual([
      '1 A withdrawn H7 ABCDEF 0 0',
      '· B challenge ABCDEF 0 0',
      '· A points -25 -25',
    ]);
    expect(sheet.rows[0]?.columns).toMatchObject({ letters: 0, dice: 0, fifty: 0 });
    expect(sheet.rows[2]?.columns).toMatchObject({ challenge: -25 });
    expect(sheet.totals).toEqual([-25, 0]);
  });

  test('begins with the creation of the game', () => {
    expect(() => scoreSheet([])).toThrow('begins with the creation');
  });
});

test('the sheet agrees with the scores of every game, and of every view of it', () => {
  const openPool = { 'dictionary.id': 'test', 'solitaire.mode': 'openPool' };
  const configs = PRESET_IDS.flatMap((preset) =>
    Array.from({ length: 10 }, (_, seed) => randomConfig(seeded(20 + seed), preset)),
  ).concat({ preset: 'deluxe', options: openPool });
  const kinds = new Set<SheetKind>();
  for (const [at, config] of configs.entries()) {
    const log = playFairGame(config, 300 + at);
    const state = replay(log);
    const sheet = scoreSheet(log);
    for (const { kind } of sheet.rows) kinds.add(kind);
    expect(sheet.outcome?.final).toEqual(state.outcome?.final);
    expect(sheet.totals, JSON.stringify(config)).toEqual(state.outcome?.final);
    const turns = sheet.rows.filter(({ number }) => number !== null);
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, index) => index + 1));
    for (const row of sheet.rows) {
      if (row.columns === null || row.kind !== 'play') continue;
      const { letters, ownColour, dice, fifty } = row.columns;
      expect(letters + ownColour + dice + fifty).toBe(row.score);
    }
    const seen = log.map((event) => redact(state.ruleset, event, 'spectator').event);
    const spectator = scoreSheet(seen);
    const open = ({ kind, notation, verdict, ...row }: SheetRow): unknown =>
      kind === 'exchange' || kind === 'withdrawn' ? row : { ...row, kind, notation, stands: verdict?.stands };
    expect(spectator.rows.map(open)).toEqual(sheet.rows.map(open));
    expect(spectator.rows.some(({ notation }) => notation.includes('_'))).toBe(false);
  }
  expect([...kinds].sort()).toEqual([...SHEET_KINDS].sort());
});
