/** Boxes and boards of one's own (V-13). */

import { configure } from '@lexiko/rules';
import { premiumRows } from '@lexiko/rules/board';
import { describe, expect, test } from 'vitest';

function refusalOf(options: Readonly<Record<string, unknown>>): unknown {
  const answer = configure({ preset: 'custom', options });
  return answer.ok ? null : answer.error;
}

describe('a custom game', () => {
  test('has its own box, board and bonus, and is not ranked', () => {
    const answer = configure({
      preset: 'custom',
      options: {
        'custom.letters': { A: 10, B: 10 },
        'custom.values': { A: 1, B: 5 },
        'custom.board': ['...', '.D.', '...'],
        'custom.bonusTiles': 3,
        'custom.bonusPoints': 20,
        'rack.size': 3,
      },
    });
    if (!answer.ok) throw new Error(answer.error.code);
    const { layout, tiles, scoring, ranked } = answer.value;
    expect([layout.width, layout.height, layout.centre]).toEqual([3, 3, 4]);
    expect(tiles).toEqual({
      letters: ['A', 'B'],
      multiples: [],
      counts: { A: 10, B: 10 },
      values: { A: 1, B: 5 },
    });
    expect(scoring.bonus).toEqual({ tiles: 3, points: 20 });
    expect(ranked).toBe(false);
  });

  test('shows its board by the marks with which it was drawn', () => {
    const rows = ['.dtq', 'DTQ.', '#..d', 'T...'];
    const answer = configure({ preset: 'custom', options: { 'custom.board': rows } });
    if (!answer.ok) throw new Error(answer.error.code);
    expect(premiumRows(answer.value.layout)).toEqual(rows);
  });

  test('needs enough tiles to deal, and more than one kind, or the first draw would tie for ever', () => {
    const wrong = (code: string): unknown => ({
      code: 'BAD_OPTION_VALUE',
      key: 'custom.letters',
      fault: { code },
    });
    expect(refusalOf({ 'custom.letters': { A: 5, B: 5 } })).toEqual(wrong('TOO_FEW_TILES'));
    expect(refusalOf({ 'custom.letters': { A: 100 } })).toEqual(wrong('ONE_KIND_OF_TILE'));
    expect(refusalOf({ 'custom.letters': { A: 99, '?': 1 } })).toBeNull();
  });

  test('cannot block its own centre', () => {
    expect(refusalOf({ 'custom.board': ['...', '.#.', '...'] })).toEqual({
      code: 'BAD_OPTION_VALUE',
      key: 'custom.board',
      fault: { code: 'BLOCKED_CENTRE' },
    });
  });
});
