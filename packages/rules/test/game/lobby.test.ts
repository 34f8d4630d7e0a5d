import { describe, expect, test } from 'vitest';
import type { Action, GameConfig, GameEvent, GameState } from '@lexiko/rules';
import { after, confirmations, lobbyOf, scriptedChance, told, world } from '../support/at-the-table.ts';

const BEGIN: Action = { type: 'begin' };

function confirmed(config: Partial<GameConfig> = {}): GameState {
  const lobby = lobbyOf(config);
  return after(lobby, confirmations(lobby));
}

function begun(
  config: Partial<GameConfig>,
  script: Parameters<typeof scriptedChance>[0],
): readonly GameEvent[] {
  const events = told(confirmed(config), BEGIN, world({ chance: scriptedChance(script) }));
  if (typeof events === 'string') throw new Error(events);
  return events;
}

/** Begins with a draw that nobody ties: A for seat 0, then B, C, D; or the highest dice. */
function beginning(state: GameState): GameState {
  const { sides, start } = state.ruleset;
  const draws = start.kind === 'tiles' ? ['ABCD'.slice(0, sides)] : [];
  const script = { draws, rolls: [[6, 6, 1, 1, 1, 1, 1, 1].slice(0, 2 * sides)] };
  return after(state, [BEGIN], world({ chance: scriptedChance(script) }));
}

const rounds = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ type }) => type === 'drew-for-start' || type === 'rolled-for-start');
const starter = (events: readonly GameEvent[]): GameEvent | undefined =>
  events.find(({ type }) => type === 'starter-chosen');

describe('agreeing on a game (V-00, D-01)', () => {
  test('it does not begin while one side has not confirmed', () => {
    const lobby = lobbyOf({ sides: 3 });
    const two = after(lobby, confirmations(lobby).slice(0, 2));
    const refusal = told(two, BEGIN);
    expect(refusal).toBe('NOT_ALL_CONFIRMED');
    expect(two.confirmed).toEqual([true, true, false]);
  });

  test('a change of the options clears all confirmations', () => {
    const changed = after(confirmed(), [
      { type: 'configure', config: { preset: 'deluxe', options: { 'dictionary.id': 'test' } } },
    ]);
    expect(changed.confirmed).toEqual([false, false]);
    expect(told(changed, BEGIN)).toBe('NOT_ALL_CONFIRMED');
  });

  test('once begun the options are locked, and so are the confirmations', () => {
    const playing = beginning(confirmed());
    const configure: Action = { type: 'configure', config: { preset: 'deluxe' } };
    expect(told(playing, configure)).toBe('CONFIG_LOCKED');
    expect(told(playing, { type: 'confirm', seat: 0, nonce: '' })).toBe('CONFIG_LOCKED');
    expect(told(playing, BEGIN)).toBe('CONFIG_LOCKED');
  });

  test('an impossible change is refused and leaves the confirmations alone', () => {
    const bad: Action = { type: 'configure', config: { preset: 'deluxe', sides: 7 } };
    expect(told(confirmed(), bad)).toBe('BAD_SIDE_COUNT');
  });

  test('a dictionary must be chosen, or the word of the table', () => {
    const none = lobbyOf({ options: { 'dictionary.id': '' } });
    expect(told(after(none, confirmations(none)), BEGIN)).toBe('DICTIONARY_NOT_CHOSEN');
    const other = lobbyOf({ options: { 'dictionary.id': 'other' } });
    expect(told(after(other, confirmations(other)), BEGIN)).toBe('DICTIONARY_NOT_CHOSEN');
    const table = lobbyOf({ options: { 'dictionary.id': 'table' } });
    expect(beginning(after(table, confirmations(table))).dictionary).toBeNull();
    const agreed = lobbyOf({ options: { 'dictionary.id': `table:${'0'.repeat(64)}` } });
    expect(beginning(after(agreed, confirmations(agreed))).dictionary).toBeNull();
    const unknown = lobbyOf({ options: { 'dictionary.id': 'table:mine' } });
    expect(told(after(unknown, confirmations(unknown)), BEGIN)).toBe('DICTIONARY_NOT_CHOSEN');
  });

  test('the dictionary that decides is kept with the game', () => {
    expect(beginning(confirmed()).dictionary).toEqual({
      id: 'test',
      name: 'Test',
      version: '1',
      checksum: '0',
    });
  });

  test('before the beginning nobody plays', () => {
    expect(told(confirmed(), { type: 'pass', seat: 0 })).toBe('NOT_BEGUN');
    expect(told(confirmed(), { type: 'resign', seat: 0 })).toBe('NOT_BEGUN');
  });

  test('nobody confirms for a seat that does not exist', () => {
    expect(told(lobbyOf(), { type: 'confirm', seat: 2, nonce: '' })).toBe('NOT_YOUR_TURN');
  });
});

describe('the draw for first play (S-02, S-03)', () => {
  test('the letter nearest to A plays first', () => {
    const events = begun({ sides: 3 }, { draws: ['MCD'] });
    expect(rounds(events)).toEqual([{ type: 'drew-for-start', seats: [0, 1, 2], tiles: ['M', 'C', 'D'] }]);
    expect(starter(events)).toEqual({ type: 'starter-chosen', seat: 1, how: 'draw' });
  });

  test('a blank beats every letter', () => {
    expect(starter(begun({}, { draws: ['A?'] }))).toMatchObject({ seat: 1 });
  });

  test('only the tied sides draw again, and what was shown stays out', () => {
    const shown: string[] = [];
    const chance = scriptedChance({ draws: ['BZB', 'ED'] });
    const watching = {
      ...chance,
      draw: (pool: readonly string[], count: number, position: number) => {
        shown.push(pool.join(''));
        return chance.draw(pool, count, position);
      },
    };
    const events = told(confirmed({ sides: 3 }), BEGIN, world({ chance: watching }));
    if (typeof events === 'string') throw new Error(events);
    expect(rounds(events)).toEqual([
      { type: 'drew-for-start', seats: [0, 1, 2], tiles: ['B', 'Z', 'B'] },
      { type: 'drew-for-start', seats: [0, 2], tiles: ['E', 'D'] },
    ]);
    expect(starter(events)).toMatchObject({ seat: 2 });
    // Both B and the Z are out for the second round, all are back for the deal.
    expect(shown.map((pool) => pool.length)).toEqual([100, 97, 100]);
    expect(shown[1]).not.toContain('B');
    expect(shown[1]).not.toContain('Z');
  });

  test('two blanks tie like any letters, as often as it takes', () => {
    const events = begun({}, { draws: ['??', 'EE', 'ZX'] });
    expect(rounds(events).length).toBe(3);
    expect(starter(events)).toMatchObject({ seat: 1 });
  });

  test('after a tie all may draw again by agreement', () => {
    const events = begun({ sides: 3, options: { 'firstDraw.tie': 'redrawAll' } }, { draws: ['BZB', 'EDA'] });
    expect(rounds(events)[1]).toMatchObject({ seats: [0, 1, 2] });
    expect(starter(events)).toMatchObject({ seat: 2 });
  });

  test('the starter may be chosen by lot or by agreement', () => {
    expect(starter(begun({ sides: 4, options: { 'firstDraw.method': 'random' } }, { picks: [3] }))).toEqual({
      type: 'starter-chosen',
      seat: 3,
      how: 'lot',
    });
    const manual = confirmed({ options: { 'firstDraw.method': 'manual' } });
    expect(told(manual, BEGIN)).toBe('BAD_OPTION_VALUE');
    expect(after(manual, [{ type: 'begin', starter: 1 }]).turn).toBe(1);
  });

  test('alone nobody draws', () => {
    const events = begun({ sides: 1 }, {});
    expect(rounds(events)).toEqual([]);
    expect(starter(events)).toMatchObject({ seat: 0, how: 'alone' });
  });
});

describe('dice for first play (W-06)', () => {
  test('the highest sum starts, ties for it roll again', () => {
    const events = begun(
      { preset: 'crosswords', sides: 3 },
      {
        rolls: [
          [3, 3, 1, 2, 5, 1],
          [1, 1, 6, 1],
        ],
      },
    );
    expect(rounds(events)).toEqual([
      {
        type: 'rolled-for-start',
        seats: [0, 1, 2],
        rolls: [
          [3, 3],
          [1, 2],
          [5, 1],
        ],
      },
      {
        type: 'rolled-for-start',
        seats: [0, 2],
        rolls: [
          [1, 1],
          [6, 1],
        ],
      },
    ]);
    expect(starter(events)).toEqual({ type: 'starter-chosen', seat: 2, how: 'dice' });
  });

  test('one die each by agreement', () => {
    const events = begun({ preset: 'crosswords', options: { 'cw.dice': 1 } }, { rolls: [[2, 5]] });
    expect(starter(events)).toMatchObject({ seat: 1 });
  });
});

describe('the deal (S-04, V-06, W-09)', () => {
  test.each([
    ['standard-2007', 7, 2, 86],
    ['standard-2007', 7, 3, 79],
    ['standard-2007', 7, 4, 72],
    ['standard-2007', 9, 2, 82],
    ['standard-2007', 9, 3, 73],
    ['standard-2007', 9, 4, 64],
    ['crosswords', 10, 2, 100],
    ['crosswords', 10, 3, 90],
    ['crosswords', 10, 4, 80],
  ] as const)('%s with %i tiles and %i sides leaves %i', (preset, rack, sides, left) => {
    const state = beginning(confirmed({ preset, sides, options: { 'rack.size': rack } }));
    expect(state.pool.length).toBe(left);
    expect(state.racks.map((tiles) => tiles.length)).toEqual(Array.from({ length: sides }, () => rack));
    expect(state.phase).toBe('playing');
  });

  test('goes round from the starter', () => {
    const events = begun({}, { draws: ['BA', 'EEEEEEEAAAAAAA'] });
    expect(events.at(-1)).toMatchObject({ racks: [[...'AAAAAAA'], [...'EEEEEEE']] });
  });

  test('with all letters open nobody is dealt any', () => {
    const state = beginning(confirmed({ sides: 1, options: { 'solitaire.mode': 'openPool' } }));
    expect([state.pool.length, state.racks]).toEqual([100, [[]]]);
  });
});
