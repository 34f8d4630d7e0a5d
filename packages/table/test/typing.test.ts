/** Typing words onto the board, staging what comes before the play, and what happens to a draft meanwhile. */

import { configure, type GameEvent } from '@lexiko/rules';
import { CLASSIC_LAYOUT, CLASSIC_TILES, emptyBoard, withLaid } from '@lexiko/rules/board';
import { describe, expect, it } from 'vitest';
import {
  draftAfter,
  EMPTY_DRAFT,
  placementsOf,
  isTyped,
  recallAll,
  slotsLeft,
  splitOrJoin,
  takeBackLast,
  typeLetter,
  unstaged,
  withLifted,
  withStep,
  type Typing,
} from '@lexiko/table/draft';
import { reconcile } from '../src/draft.ts';
import type { TypingBoard } from '../src/typing.ts';

const empty = emptyBoard(CLASSIC_LAYOUT);

function typingFrom(letters: string | readonly string[], square = 112): Typing {
  const { draft } = reconcile(EMPTY_DRAFT, { rack: [...letters], board: empty, places: 7 });
  return { draft, cursor: { square, direction: 'across' } };
}

function typed(
  start: Typing,
  word: string,
  { board = empty, layout = CLASSIC_LAYOUT, tiles = CLASSIC_TILES }: Partial<TypingBoard> = {},
): Typing {
  return [...word].reduce((typing, letter) => {
    const next = typeLetter(
      typing,
      { layout, board, tiles },
      letter.toUpperCase(),
      letter === letter.toUpperCase() ? 'letter' : 'blank',
    );
    if (!next.ok) throw new Error(next.error);
    return next.value;
  }, start);
}

function tilesOf(language: string): TypingBoard['tiles'] {
  const ruleset = configure({ preset: 'standard-2007', options: { 'letters.language': language } });
  if (!ruleset.ok) throw new Error(ruleset.error.code);
  return ruleset.value.tiles;
}

describe('a typed word', () => {
  it('runs past what lies on the board', () => {
    const typing = typed(typingFrom('HORNSET'), 'HON', { board: withLaid(empty, [[114, 'R']]) });
    expect(placementsOf(typing.draft)).toEqual([
      [112, 'H'],
      [113, 'O'],
      [115, 'N'],
    ]);
    expect(typing.cursor.square).toBe(116);
  });

  it('takes the blank for a letter that the rack lacks, and where the player wants it', () => {
    expect(placementsOf(typed(typingFrom('HO?'), 'HOW').draft)).toContainEqual([114, 'w']);
    expect(placementsOf(typed(typingFrom('HO?'), 'h').draft)).toEqual([[112, 'h']]);
  });

  it('ends at the edge of the board, and at a blocked square', () => {
    const edge = typed(typingFrom('HORNSET', 118), 'HO');
    const board = { layout: CLASSIC_LAYOUT, board: empty, tiles: CLASSIC_TILES };
    expect(typeLetter(edge, board, 'R', 'letter')).toEqual({ ok: false, error: 'no-square' });
    const layout = { ...CLASSIC_LAYOUT, blocked: [114] };
    const before = typed(typingFrom('HORNSET'), 'HO', { layout });
    expect(typeLetter(before, { layout, board: empty, tiles: CLASSIC_TILES }, 'R', 'letter')).toEqual({
      ok: false,
      error: 'no-square',
    });
  });

  it('needs a tile for every letter', () => {
    const board = { layout: CLASSIC_LAYOUT, board: empty, tiles: CLASSIC_TILES };
    expect(typeLetter(typingFrom('HO'), board, 'X', 'letter')).toEqual({ ok: false, error: 'no-tile' });
    expect(typeLetter(typingFrom('HO'), board, 'H', 'blank')).toEqual({ ok: false, error: 'no-tile' });
  });

  it('comes back letter by letter, or all at once to where it began', () => {
    const word = typed(typingFrom('HORNSET'), 'HORN');
    const shorter = takeBackLast(word);
    expect([placementsOf(shorter.draft).length, shorter.cursor.square]).toEqual([3, 115]);
    const none = recallAll(word);
    expect([placementsOf(none.draft), none.cursor.square]).toEqual([[], 112]);
    expect(takeBackLast(none)).toEqual(none);
  });
});

describe('a letter of several characters', () => {
  const tiles = tilesOf('spanish');
  const board = { layout: CLASSIC_LAYOUT, board: empty, tiles };
  const laidFrom = (rack: readonly string[], keys: string): readonly string[] =>
    placementsOf(typed(typingFrom(rack), keys, { tiles }).draft).map(([, laid]) => laid);

  it('is typed as it is written, and lies on one square', () => {
    const typing = typed(typingFrom(['CH', 'I', 'C', 'O', 'H']), 'CHICO', { tiles });
    expect(placementsOf(typing.draft)).toEqual([
      [112, 'CH'],
      [113, 'I'],
      [114, 'C'],
      [115, 'O'],
    ]);
    expect(typing.cursor.square).toBe(116);
  });

  it('lies there from its first key on where the rack has no other tile for that', () => {
    expect(laidFrom(['CH', 'A'], 'C')).toEqual(['CH']);
    expect(laidFrom(['CH', 'A'], 'CHA')).toEqual(['CH', 'A']);
    expect(laidFrom(['RR', 'R', 'R'], 'RRR')).toEqual(['RR']);
  });

  it('is two letters where the rack has only those', () => {
    expect(laidFrom(['C', 'H', 'A'], 'CHA')).toEqual(['C', 'H', 'A']);
  });

  it('is what a blank stands for rather than its second half', () => {
    expect(laidFrom(['C', '?', 'A'], 'CHA')).toEqual(['ch', 'A']);
    expect(laidFrom(['?', 'H', 'A'], 'CHA')).toEqual(['ch', 'A']);
    expect(laidFrom(['C', 'CH', '?'], 'ch')).toEqual(['ch']);
  });

  it('becomes two letters, and two become one, with one key', () => {
    const one = typed(typingFrom(['C', 'CH', 'H', 'A']), 'CH', { tiles });
    const two = splitOrJoin(one, board);
    if (!two.ok) throw new Error(two.error);
    expect(placementsOf(two.value.draft)).toEqual([
      [112, 'C'],
      [113, 'H'],
    ]);
    expect(two.value.cursor.square).toBe(114);
    const again = splitOrJoin(two.value, board);
    if (!again.ok) throw new Error(again.error);
    expect(placementsOf(again.value.draft)).toEqual([[112, 'CH']]);
    expect(again.value.cursor.square).toBe(113);
  });

  it('stays whole where the rack lacks its halves', () => {
    const one = typed(typingFrom(['CH', 'A']), 'CH', { tiles });
    expect(splitOrJoin(one, board)).toEqual({ ok: false, error: 'no-tile' });
    const word = typed(typingFrom(['CH', 'A']), 'CHA', { tiles });
    expect(splitOrJoin(word, board)).toEqual({ ok: true, value: word });
  });

  it('is not made of letters that were laid in different places', () => {
    const first = typed(typingFrom(['C', 'CH', 'H']), 'C', { tiles });
    const elsewhere = { ...first, cursor: { square: 30, direction: 'across' } as const };
    expect(placementsOf(typed(elsewhere, 'H', { tiles }).draft)).toEqual([
      [112, 'C'],
      [30, 'H'],
    ]);
  });

  it('may hold a mark that no tile shows alone', () => {
    const box = tilesOf('catalan');
    expect([isTyped(box, '·'), isTyped(box, 'K'), isTyped(tiles, '·')]).toEqual([true, false, false]);
    const typing = typed(typingFrom(['L', 'L·L', 'A']), 'L·LA', { tiles: box });
    expect(placementsOf(typing.draft).map(([, laid]) => laid)).toEqual(['L·L', 'A']);
  });
});

describe('what is staged before a play', () => {
  const recycle = { kind: 'recycle', square: 112, tile: 'O' } as const;
  const retrieve = { kind: 'retrieve', square: 113, tile: 'Q' } as const;

  it('picks up blanks before it swaps letters, whatever was chosen first', () => {
    const draft = withStep(withStep(EMPTY_DRAFT, recycle), retrieve);
    expect(draft.steps).toEqual([retrieve, recycle]);
  });

  it('is undone in the order opposite to that of doing it', () => {
    const draft = withLifted(withStep(EMPTY_DRAFT, retrieve), { squares: [1, 2], direction: 'across' });
    expect(unstaged(draft)).toMatchObject({ steps: [retrieve], lifted: null });
    expect(unstaged(unstaged(draft)).steps).toEqual([]);
  });

  it('is done once its event has happened, and forgotten when the turn is given away', () => {
    const draft = withStep(withStep(EMPTY_DRAFT, retrieve), recycle);
    const done: GameEvent = { type: 'retrieved', seat: 1, square: 113, tile: 'Q' };
    expect(draftAfter(draft, 1, done).steps).toEqual([recycle]);
    expect(draftAfter(draft, 0, done)).toBe(draft);
    const lifted = withLifted(draft, { squares: [1, 2], direction: 'across' });
    const passed = draftAfter(lifted, 1, { type: 'passed', seat: 1, cause: 'chosen', window: null });
    expect(passed).toMatchObject({ steps: [], lifted: null });
  });

  it('leaves nothing of a play laid out', () => {
    const { draft } = typed(typingFrom('HORNSET'), 'HORN');
    const played = {
      type: 'played',
      seat: 0,
      changes: [
        [112, 'H'],
        [113, 'O'],
      ],
    } as unknown as GameEvent;
    const after = draftAfter(draft, 0, played);
    expect(placementsOf(after)).toEqual([]);
    expect(slotsLeft(after).map((slot) => after.slots[slot])).toEqual([...'RNSET']);
  });
});
