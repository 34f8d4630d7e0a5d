/** The moves that the page lists at an analysed turn. */

import { describe, expect, it } from 'vitest';
import { study, turns } from '../../../../analysis/test/study-table.ts';
import { listedMoves } from '../../../src/learn/analysis/shown/shown-turn.ts';

describe('the list of moves', () => {
  it('has the move that reasons compare with, each move once', () => {
    const [turn] = turns;
    if (turn === undefined) throw new Error('a game has turns');
    const studied = study(turn, 20);
    const notations = (other: string): readonly string[] =>
      listedMoves({ ...studied, other: { ...studied.better, notation: other } }).map(
        ({ notation }) => notation,
      );
    const { made, best } = studied.analysis;
    expect(notations('1A ELSEWHERE')).toContain('1A ELSEWHERE');
    expect(notations(best[1]?.notation ?? '').filter((one) => one === best[1]?.notation)).toHaveLength(1);
    expect(notations(made.notation).filter((one) => one === made.notation)).toHaveLength(1);
  });
});
