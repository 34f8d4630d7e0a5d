import { describe, expect, test } from 'vitest';
import {
  dictionaryPermission,
  helpPermission,
  remindersFor,
  type Action,
  type GameState,
} from '@lexiko/rules';
import { after, laidOut, play, standing, told, world } from '../support/at-the-table.ts';

const agree = (seat: number): Action => ({ type: 'agree', seat });
const decline = (seat: number): Action => ({ type: 'decline', seat });

describe('agreeing to end (S-34)', () => {
  const table = standing({ sides: 3 }, { racks: ['Q', 'A', 'E'], pool: 'ZZ' });

  test('takes all sides; each loses its own letters', () => {
    const two = after(table, [agree(0), agree(2)]);
    expect(two.phase).toBe('playing');
    const over = after(two, [agree(1)]);
    expect(over.outcome).toMatchObject({ reason: 'AGREED', final: [-10, -1, -1], winners: [1, 2] });
  });

  test('a turn taken in between makes all think again', () => {
    const anew = after(table, [agree(0), agree(2), { type: 'pass', seat: 0 }, agree(1)]);
    expect(anew.phase).toBe('playing');
  });

  test('does not wait for sides that have left', () => {
    const over = after(table, [{ type: 'resign', seat: 1 }, agree(0), agree(2)]);
    expect(over.outcome?.reason).toBe('AGREED');
  });

  test('twice is once', () => {
    expect(told(after(table, [agree(0)]), agree(0))).toEqual([]);
  });

  test('can be declined, once for each offer, and still be agreed to', () => {
    const offered = after(table, [agree(0)]);
    expect(told(offered, decline(1))).toEqual([{ type: 'declined', seat: 1 }]);
    const answered = after(offered, [decline(1)]);
    expect(told(answered, decline(1))).toEqual([]);
    // Another side offers: a question of its own.
    expect(told(after(answered, [agree(2)]), decline(1))).toEqual([{ type: 'declined', seat: 1 }]);
    expect(after(answered, [agree(2), agree(1)]).outcome?.reason).toBe('AGREED');
  });

  test('is declined only by whoever was asked', () => {
    expect(told(table, decline(1))).toEqual([]);
    expect(told(after(table, [agree(0)]), decline(0))).toEqual([]);
    expect(told(after(table, [{ type: 'resign', seat: 1 }, agree(0)]), decline(1))).toBe('NOT_YOUR_TURN');
    expect(after(table, [agree(0), decline(1), { type: 'pass', seat: 0 }]).declined).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the scorekeeper (C-07)', () => {
  test('confirms the scores, nobody else does', () => {
    const kept = standing({ options: { scorekeeper: 1 } }, { scores: [12, 7] });
    expect(told(kept, { type: 'confirmScores', seat: 1 })).toEqual([
      { type: 'scores-confirmed', seat: 1, scores: [12, 7] },
    ]);
    expect(told(kept, { type: 'confirmScores', seat: 0 })).toBe('NOT_YOUR_TURN');
    expect(told(standing(), { type: 'confirmScores', seat: 0 })).toBe('VARIATION_OFF');
  });
});

describe('on one’s honour (S-22, S-24, W-16)', () => {
  test('the table reminds of what nobody checks', () => {
    const closing = { passes: 2 };
    expect(remindersFor(standing({ preset: 'deluxe' }, closing), 0)).toEqual(['play-if-possible']);
    expect(remindersFor(standing({ preset: 'deluxe' }, { ...closing, pool: 'E' }), 0)).toEqual([]);
    expect(remindersFor(standing({ preset: 'collectible-2020' }), 0)).toEqual(['pass-only-when-unable']);
    expect(remindersFor(standing({ preset: 'crosswords' }), 0)).toEqual(['exchange-only-when-unable']);
    const checked = { 'pass.enforce': 'solver' };
    expect(remindersFor(standing({ preset: 'collectible-2020', options: checked }), 0)).toEqual([]);
  });
});

describe('the dictionary during a game (D-04, V-05, H-00)', () => {
  const tools = ['lookup', 'browse', 'anagram'] as const;
  const allowed = (state: GameState): readonly string[] =>
    tools.map((tool) => dictionaryPermission(state, tool));

  test('is locked by default', () => {
    expect(allowed(standing())).toEqual(['DICTIONARY_LOCKED', 'DICTIONARY_LOCKED', 'DICTIONARY_LOCKED']);
  });

  test('free, it is there to look up and to browse, on any turn', () => {
    const free = standing({ options: { 'dictionary.access': 'free' } });
    expect(allowed(free)).toEqual(['allowed', 'allowed', 'DICTIONARY_LOCKED']);
    expect(allowed(after(free, [{ type: 'pass', seat: 0 }]))).toEqual([
      'allowed',
      'allowed',
      'DICTIONARY_LOCKED',
    ]);
  });

  test('search by letters is switched on by itself', () => {
    const search = standing({
      options: { 'dictionary.access': 'free', 'dictionary.freeTools': ['anagram'] },
    });
    expect(allowed(search)).toEqual(['DICTIONARY_LOCKED', 'DICTIONARY_LOCKED', 'allowed']);
  });

  test('after the game everything is open', () => {
    expect(allowed(after(standing(), [{ type: 'resign', seat: 0 }]))).toEqual([
      'allowed',
      'allowed',
      'allowed',
    ]);
  });

  test('rules can always be read, word lists and tools as agreed', () => {
    const help = (state: GameState): readonly string[] =>
      (['rules', 'lists', 'tools'] as const).map((topic) => helpPermission(state, topic));
    expect(help(standing())).toEqual(['allowed', 'DICTIONARY_LOCKED', 'DICTIONARY_LOCKED']);
    expect(help(standing({ options: { 'help.inGame': 'lists' } }))).toEqual([
      'allowed',
      'allowed',
      'DICTIONARY_LOCKED',
    ]);
    expect(help(standing({ options: { 'dictionary.access': 'free' } }))).toEqual([
      'allowed',
      'allowed',
      'allowed',
    ]);
  });
});

describe('all letters open (X-03)', () => {
  const open = standing(
    { sides: 1, options: { 'solitaire.mode': 'openPool' } },
    { racks: [''], pool: 'SATQ' },
  );
  const takeBack: Action = { type: 'takeBack', seat: 0 };

  test('plays can be taken back one after the other', () => {
    const played = after(open, [play(0, { J8: 'S' }), play(0, { J9: 'A', J10: 'T' })]);
    expect(played.scores).toEqual([13]);
    const once = after(played, [takeBack]);
    expect([once.scores, once.pool.join('')]).toEqual([[8], 'QAT']);
    const twice = after(once, [takeBack]);
    expect([twice.scores, laidOut(twice)]).toEqual([[0], 'F8H G8O H8R I8N']);
    expect(told(twice, takeBack)).toBe('NOTHING_TO_TAKE_BACK');
  });

  test('elsewhere nothing is taken back at will', () => {
    expect(told(standing(), takeBack)).toBe('VARIATION_OFF');
  });

  test('exchanging is pointless and refused', () => {
    expect(told(open, { type: 'exchange', seat: 0, tiles: [] })).toBe('VARIATION_OFF');
  });
});

describe('alone without a check at the commit (X-00)', () => {
  test('one may check one’s own last word, at no cost', () => {
    const alone = standing({ sides: 1, options: { 'words.validation': 'challenge' } }, { pool: 'EE' });
    const off = after(alone, [play(0, { J8: 'S' }), { type: 'challenge', seat: 0 }], world({ good: [] }));
    expect([off.scores, laidOut(off), off.turn]).toEqual([[0], 'F8H G8O H8R I8N', 0]);
    const kept = after(alone, [play(0, { J8: 'S' }), { type: 'challenge', seat: 0 }], world());
    expect([kept.scores, kept.turn, kept.lostTurns]).toEqual([[8], 0, [0]]);
  });
});

describe('drawing before choosing what to return (W-16)', () => {
  const table = standing(
    { preset: 'crosswords', options: { 'cw.exchange.order': 'drawFirst' } },
    { racks: ['ABC', 'DEF'], pool: 'XYZ' },
  );
  const looked = after(table, [{ type: 'drawToExchange', seat: 0, count: 2 }]);

  test('as many must go back as were drawn, before anything else', () => {
    expect(told(looked, { type: 'pass', seat: 0 })).toBe('RETURN_TILES_FIRST');
    expect(told(looked, { type: 'exchange', seat: 0, tiles: ['A'] })).toBe('RETURN_TILES_FIRST');
    expect(told(looked, { type: 'exchange', seat: 0, tiles: ['Q', 'A'] })).toBe('TILE_NOT_ON_RACK');
    const done = after(looked, [{ type: 'exchange', seat: 0, tiles: ['A', 'X'] }]);
    expect([done.racks[0], done.pool, done.turn]).toEqual([['B', 'C', 'Y'], ['Z', 'A', 'X'], 1]);
  });

  test.each([
    [0, 'EXCHANGE_EMPTY'],
    [4, 'EXCHANGE_ABOVE_MAXIMUM'],
  ])('drawing %i is refused: %s', (count, code) => {
    expect(told(table, { type: 'drawToExchange', seat: 0, count })).toBe(code);
  });

  test('is off unless agreed', () => {
    expect(told(standing({ preset: 'crosswords' }), { type: 'drawToExchange', seat: 0, count: 1 })).toBe(
      'VARIATION_OFF',
    );
  });
});
