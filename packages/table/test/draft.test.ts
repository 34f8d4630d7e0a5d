/** What players lay out and how they sort their letters, without a browser. */

import { createFromPosition, replay, viewFor, type PlayerView } from '@lexiko/rules';
import { CLASSIC_LAYOUT, emptyBoard, withLaid } from '@lexiko/rules/board';
import {
  actionsOf,
  advanced,
  boardOf,
  EMPTY_DRAFT,
  lay,
  moveSlot,
  neighbour,
  placementsOf,
  previewOf,
  recall,
  shuffled,
  slotFor,
  slotsLeft,
  sorted,
  stagedView,
  stepFor,
  recallTile,
  tileInSlot,
  wordsOnBoard,
  type Draft,
  type StagedStep,
} from '@lexiko/table/draft';
import { describe, expect, it } from 'vitest';
import { freeFrom } from '../src/cursor.ts';
import { reconcile, spend } from '../src/draft.ts';
import { handOf } from '../src/staging.ts';

const board = emptyBoard(CLASSIC_LAYOUT);

function rackOf(letters: string, now = board): Draft {
  return reconcile(EMPTY_DRAFT, { rack: [...letters], board: now, places: 7 }).draft;
}

describe('a draft', () => {
  it('brings a tile home to the place it was taken from', () => {
    const laid = lay(rackOf('HORNSET'), { slot: 2, square: 112, laid: 'R' });
    expect(tileInSlot(laid, 2)).toBe('');
    expect(tileInSlot(recallTile(laid, 112), 2)).toBe('R');
  });

  it('lays a tile somewhere else instead of twice', () => {
    const once = lay(rackOf('HORNSET'), { slot: 2, square: 112, laid: 'R' });
    expect(placementsOf(lay(once, { slot: 2, square: 113, laid: 'R' }))).toEqual([[113, 'R']]);
  });

  it('sends home what lay on the square before', () => {
    const once = lay(rackOf('HORNSET'), { slot: 2, square: 112, laid: 'R' });
    const twice = lay(once, { slot: 0, square: 112, laid: 'H' });
    expect(placementsOf(twice)).toEqual([[112, 'H']]);
    expect(slotsLeft(twice)).toContain(2);
  });

  it('survives the opponent’s move, but for what lies on a square that is taken now', () => {
    const both = lay(lay(rackOf('HORNSET'), { slot: 0, square: 112, laid: 'H' }), {
      slot: 1,
      square: 113,
      laid: 'O',
    });
    const { draft, displaced } = reconcile(both, {
      rack: [...'HORNSET'],
      board: withLaid(board, [[113, 'X']]),
      places: 7,
    });
    expect(placementsOf(draft)).toEqual([[112, 'H']]);
    expect(displaced.map(({ laid }) => laid)).toEqual(['O']);
    expect(draft.slots).toEqual([...'HORNSET']);
  });

  it('fills the places of played tiles with the new ones and leaves the others alone', () => {
    const laid = lay(rackOf('HORNSET'), { slot: 1, square: 112, laid: 'O' });
    const { draft } = reconcile(spend(laid, [112]), { rack: [...'HRNSETQ'], board, places: 7 });
    expect(draft.slots).toEqual(['H', 'Q', 'R', 'N', 'S', 'E', 'T']);
    expect(draft.laidOut).toEqual([]);
  });

  it('keeps a shorter rack in its places when the bag is empty', () => {
    const { draft } = reconcile(rackOf('HORNSET'), { rack: ['R', 'T'], board, places: 7 });
    expect(draft.slots).toEqual(['', '', 'R', '', '', '', 'T']);
  });

  it('takes a typed letter from the rack, else from a blank, and a blank first where that is wished', () => {
    const draft = rackOf('A?');
    expect(slotFor(draft, 'A', 'letter')).toBe(0);
    expect(slotFor(draft, 'A', 'blank')).toBe(1);
    expect(slotFor(draft, 'Z', 'letter')).toBe(1);
    expect(slotFor(lay(draft, { slot: 1, square: 1, laid: 'z' }), 'Z', 'letter')).toBeNull();
  });

  it('moves, sorts and shuffles without losing what is laid out', () => {
    const laid = lay(rackOf('TOE?RNS'), { slot: 3, square: 112, laid: 'q' });
    let seed = 1;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (const next of [moveSlot(laid, 0, 5), moveSlot(laid, 6, 0), sorted(laid), shuffled(laid, random)]) {
      expect([...next.slots].sort()).toEqual([...laid.slots].sort());
      expect(placementsOf(next)).toEqual([[112, 'q']]);
      expect(next.slots[next.laidOut[0]?.slot ?? -1]).toBe('?');
      expect(recall(next).laidOut).toEqual([]);
    }
    expect(moveSlot(laid, 0, 2).slots.slice(0, 3)).toEqual(['O', 'E', 'T']);
    expect(sorted(laid).slots).toEqual(['E', 'N', 'O', 'R', 'S', 'T', '?']);
  });
});

describe('a turn with variations', () => {
  function viewOf(letters: string, options: Record<string, unknown>): PlayerView {
    const lies = withLaid(board, [
      [111, 'C'],
      [112, 'A'],
      [113, 'q'],
    ]);
    const created = createFromPosition(
      { preset: 'deluxe', sides: 2, options: { 'dictionary.id': 'table', ...options } },
      {
        board: lies,
        racks: [[...letters], [...'EEEEEEE']],
        pool: [],
        scores: [0, 0],
        turn: 0,
        passes: 0,
        zones: null,
        levels: null,
      },
      0,
    );
    if (!created.ok) throw new Error(created.error.code);
    return viewFor(replay(created.value), 0);
  }

  it('shows letters swapped before they are, and undoes them without a trace', () => {
    const view = viewOf('TQHORNS', { 'shift.recycle': 'on', 'blank.retrieve': 'on' });
    expect(stepFor(view, 113, 'Q')).toBe('retrieve');
    expect(stepFor(view, 113, 'T')).toBeNull();
    expect(stepFor(view, 112, 'O')).toBe('recycle');
    const steps: readonly StagedStep[] = [
      { kind: 'retrieve', square: 113, tile: 'Q' },
      { kind: 'recycle', square: 112, tile: 'O' },
    ];
    const draft = { ...EMPTY_DRAFT, steps };
    expect(boardOf(view, 0, draft).slice(111, 114)).toEqual(['C', 'O', 'Q']);
    expect([...handOf(view, 0, draft)].sort()).toEqual([...'?AHNRST']);
    expect(boardOf(view, 0, EMPTY_DRAFT)).toEqual(view.board);
    expect(actionsOf(view, 0, { ...draft, laidOut: [{ slot: 0, square: 114, laid: 'S' }] }, null)).toEqual([
      { type: 'retrieve', seat: 0, square: 113, tile: 'Q' },
      { type: 'recycle', seat: 0, square: 112, tile: 'O' },
      { type: 'play', seat: 0, tiles: [[114, 'S']] },
    ]);
  });

  it('forgets what was staged when it can no longer be done', () => {
    const view = viewOf('THORNSE', { 'shift.recycle': 'on' });
    const steps: readonly StagedStep[] = [{ kind: 'recycle', square: 112, tile: 'Z' }];
    expect(stagedView(view, 0, steps).steps).toEqual([]);
  });

  it('lays a lifted word anew with letters of the rack, its blank as it was', () => {
    const view = viewOf('THORNSE', { 'shift.anagram': 'on' });
    const [word] = wordsOnBoard(view);
    if (word === undefined) throw new Error('there is a word');
    const lifted = { from: word.squares, direction: word.direction };
    const hand = handOf(view, 0, { ...EMPTY_DRAFT, lifted });
    expect(hand.slice(7)).toEqual(['^C', '^A', '^q']);
    const { draft: empty } = reconcile(
      { ...EMPTY_DRAFT, lifted },
      { rack: hand, board: boardOf(view, 0, { ...EMPTY_DRAFT, lifted }), places: 7 },
    );
    const laid = [
      { slot: 8, square: 111, laid: 'A' },
      { slot: 7, square: 112, laid: 'C' },
      { slot: 0, square: 113, laid: 'T' },
      { slot: 9, square: 114, laid: 'q' },
    ].reduce(lay, empty);
    expect(actionsOf(view, 0, laid, null)).toEqual([
      {
        type: 'rearrange',
        seat: 0,
        from: [111, 112, 113],
        at: 111,
        direction: 'across',
        word: ['A', 'C', 'T', 'q'],
        rack: [113],
      },
    ]);
    const shown = previewOf(view, 0, laid);
    expect(shown?.ok && shown.value.play.words).toEqual(['ACTQ']);
    const short = previewOf(view, 0, recallTile(laid, 114));
    expect(short?.ok === false && short.error.code).toBe('ANAGRAM_TILE_LEFT_OUT');
  });
});

describe('the typing arrow', () => {
  const row = withLaid(board, [
    [112, 'A'],
    [113, 'B'],
  ]);

  it('skips what is occupied', () => {
    expect(freeFrom(CLASSIC_LAYOUT, row, { square: 112, direction: 'across' })).toBe(114);
    expect(advanced(CLASSIC_LAYOUT, row, { square: 111, direction: 'across' }).square).toBe(114);
    expect(freeFrom(CLASSIC_LAYOUT, row, { square: 112, direction: 'down' })).toBe(127);
  });

  it('stays on the board', () => {
    expect(neighbour(CLASSIC_LAYOUT, 0, 'left')).toBe(0);
    expect(neighbour(CLASSIC_LAYOUT, 0, 'up')).toBe(0);
    expect(neighbour(CLASSIC_LAYOUT, 224, 'right')).toBe(224);
    expect(neighbour(CLASSIC_LAYOUT, 224, 'down')).toBe(224);
    expect(advanced(CLASSIC_LAYOUT, row, { square: 119, direction: 'across' }).square).toBe(119);
  });

  it('finds no square past the edge', () => {
    const edge = withLaid(board, [[119, 'Z']]);
    expect(freeFrom(CLASSIC_LAYOUT, edge, { square: 119, direction: 'across' })).toBeNull();
  });
});
