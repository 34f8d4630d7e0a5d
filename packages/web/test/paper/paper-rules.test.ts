/** Challenges in a game on a physical board: what a ruling writes into its file, and who plays next. */

import { formatGcg, parseGcg, type GcgGame } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import {
  entered,
  newPaperGame,
  nextPlayer,
  ruled,
  withoutLast,
  type Penalty,
} from '../../src/paper/paper-rules.ts';

const [ANN, BEN, CY] = [0, 1, 2];

function played(game: GcgGame, ...turns: readonly string[]): GcgGame {
  return turns.reduce((now, text) => {
    const next = entered(now, text === 'pass' ? { kind: 'pass' } : { kind: 'play', text });
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, game);
}

function opened(penalty: Penalty): GcgGame {
  return played(newPaperGame(['Ann', 'Ben', 'Cy'], 'standard-2007', penalty), '8f horn');
}

function lines(game: GcgGame): readonly string[] {
  return formatGcg(game)
    .split('\n')
    .filter((line) => line.startsWith('>') || line.startsWith('#note'));
}

describe('a challenge at a physical board', () => {
  it('takes a bad play off, and the next player goes on', () => {
    const game = ruled(opened('loseNextTurn'), CY, 'falls');
    expect(lines(game)).toEqual(['>player1:  8F HORN +14 14', '>player1:  -- -14 0']);
    expect(nextPlayer(game)).toBe(BEN);
  });

  it('costs a wrong challenger who is next their turn at once', () => {
    const game = ruled(opened('loseNextTurn'), BEN, 'stands');
    expect(lines(game).slice(1)).toEqual([
      '>player2:  (challenge) +0 0',
      '>player2:  - +0 0',
      '#note turn lost',
    ]);
    expect(nextPlayer(game)).toBe(CY);
    expect(lines(withoutLast(game))).toEqual(['>player1:  8F HORN +14 14']);
  });

  it('costs a wrong challenger their turn when it comes', () => {
    const challenged = ruled(opened('loseNextTurn'), CY, 'stands');
    expect(nextPlayer(challenged)).toBe(BEN);
    expect(nextPlayer(played(challenged, 'pass'))).toBe(ANN);
    expect(nextPlayer(played(challenged, 'pass', 'pass', 'pass'))).toBe(CY);
  });

  it('gives points to whoever was challenged, where that was agreed', () => {
    const game = ruled(opened('points5'), BEN, 'stands');
    expect(lines(game).at(-1)).toBe('>player1:  (challenge) +5 19');
    expect(nextPlayer(game)).toBe(BEN);
  });

  it('costs the game, where that was agreed', () => {
    const game = ruled(opened('loseGame'), BEN, 'stands');
    expect(nextPlayer(game)).toBe(CY);
    expect(nextPlayer(played(game, 'pass', 'pass'))).toBe(CY);
  });

  it('is read back from the file as it was', () => {
    const game = ruled(opened('points10'), BEN, 'stands');
    const parsed = parseGcg(formatGcg(game));
    expect(parsed.ok && parsed.value.game).toEqual(game);
  });
});
