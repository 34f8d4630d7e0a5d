/** What the element makes of a position, a game file and a log. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { afterKey, afterSquare, freshLaying, laidPlay, type Laying } from '../src/element/laying.ts';
import {
  emptyShown,
  readGcg,
  readLog,
  readPosition,
  readShown,
  type ShownGame,
} from '../src/element/shown-game.ts';

const ENGLISH = { preset: 'standard-2007', tiles: 'english' } as const;

function fixture(path: string): string {
  return readFileSync(new URL(`../../../fixtures/${path}`, import.meta.url), 'utf8');
}

function position(rows: Readonly<Record<number, string>>, rest: string, tiles = 'english'): ShownGame {
  const cgp = Array.from({ length: 15 }, (_, row) => rows[row] ?? '15').join('/');
  const read = readPosition(`${cgp} ${rest}`, { ...ENGLISH, tiles });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe('a shown game', () => {
  it('of a GCG has a stop for each turn, with its play, scores and new tiles', () => {
    const read = readGcg(fixture('guide-game/guide-game.gcg'), ENGLISH);
    if (!read.ok) throw new Error(read.error);
    const { players, stops } = read.value;
    expect(players).toEqual(['Player A', 'Player B']);
    expect(stops[0]).toMatchObject({ seat: null, act: null, scores: [0, 0] });
    expect(stops[1]).toMatchObject({
      seat: 0,
      act: { kind: 'play', move: '8F HORN', score: 14 },
      scores: [14, 0],
    });
    expect([...(stops[1]?.fresh ?? [])]).toEqual([110, 111, 112, 113]);
    expect(stops.at(-1)).toMatchObject({ act: { kind: 'leftover' }, scores: [456, 368] });
  });

  it('of a log of Crosswords has its colours, its crosses and the scores at the end', () => {
    const read = readLog(fixture('games/crosswords.json'));
    if (!read.ok) throw new Error(read.error);
    expect(read.value.arms).toMatchObject({ N: expect.any(String) as string });
    expect(read.value.stops.length).toBeGreaterThan(5);
    expect(read.value.stops.filter(({ act }) => act?.kind === 'play').length).toBeGreaterThan(3);
  });

  it('is known by what its text looks like', () => {
    expect(readShown(fixture('guide-game/guide-game.gcg'), ENGLISH).ok).toBe(true);
    expect(readShown(fixture('logs/standard-2007.json'), ENGLISH).ok).toBe(true);
    expect(readShown(`${Array(15).fill('15').join('/')} / 0/0 0`, ENGLISH).ok).toBe(true);
  });

  it('that cannot be read is a problem and no exception', () => {
    for (const text of [
      '',
      '{',
      '{"format":"lexiko-log","version":1,"events":[{"type":"created"}]}',
      '>A: x',
      '15/15 A/ 0 0',
    ])
      expect(readShown(text, ENGLISH), text).toMatchObject({
        ok: false,
        error: expect.stringMatching(/^[A-Z_]+$/u) as string,
      });
    expect(
      readLog('{"events":[{"type":"created","config":{"preset":"standard-2007"}},{"type":"played"}]}').ok,
    ).toBe(false);
    expect(emptyShown({ ...ENGLISH, tiles: 'klingon' })).toMatchObject({ ok: false });
  });

  it('has the tile set that is asked for', () => {
    expect(position({}, 'ÄQ/ 0/0 0', 'german').ruleset.tiles.values['Ä']).toBe(6);
    expect(position({}, 'Q/ 0/0 0 ld polish;').ruleset.language).toBe('polish');
  });
});

describe('laying tiles', () => {
  const shown = position({ 7: '5HORN6' }, 'EIQTUY?/ 14/0 0');
  if (shown.table === null) throw new Error('a position has a table');
  const { table } = shown;
  const type = (laying: Laying, keys: readonly string[]): Laying =>
    keys.reduce((now, key) => afterKey(now, table, { key, shiftKey: false }) ?? now, laying);

  it('by keys makes a play with its words and score', () => {
    const start = {
      ...freshLaying(shown.ruleset, shown.rack),
      cursor: { square: 114, direction: 'across' },
    } as const;
    const laid = type(start, ['y']);
    expect(laidPlay(table, laid.draft)).toEqual({
      tiles: [{ square: 'J8', letter: 'Y', blank: false }],
      move: '8F (HORN)Y',
      words: ['HORNY'],
      score: 11,
      problem: null,
    });
    expect(laidPlay(table, type(laid, ['Backspace']).draft)).toMatchObject({ tiles: [], move: null });
  });

  it('by taps takes a tile to a square, asks for the letter of a blank, and takes a tile back', () => {
    const start = freshLaying(shown.ruleset, shown.rack);
    const asked = afterSquare({ ...start, chosen: 6 }, table, 114);
    expect(asked.asking).toEqual({ slot: 6, square: 114 });
    const laid = afterSquare({ ...start, chosen: 5 }, table, 114);
    expect(laid.draft.laidOut).toEqual([{ slot: 5, square: 114, laid: 'Y' }]);
    expect(afterSquare(laid, table, 114).draft.laidOut).toEqual([]);
  });

  it('that makes no play says why', () => {
    const start = {
      ...freshLaying(shown.ruleset, shown.rack),
      cursor: { square: 0, direction: 'across' },
    } as const;
    expect(laidPlay(table, type(start, ['q']).draft)).toMatchObject({
      move: null,
      score: null,
      problem: 'NOT_CONNECTED',
    });
  });
});
