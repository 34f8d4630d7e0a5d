/** Scores do not depend on which way the board is turned. */

import fc from 'fast-check';
import { LANGUAGE_IDS } from '@lexiko/languages';
import type { GameState } from '@lexiko/rules';
import {
  CLASSIC_LAYOUT,
  inspectPlay,
  scoreOf,
  type Board,
  type Placement,
  type Square,
} from '@lexiko/rules/board';
import { describe, expect, test } from 'vitest';
import { playRandomGame } from '../support/random-game.ts';
import { randomPlacements } from '../support/random-player.ts';
import { seeded } from '../support/seeded.ts';

const { width } = CLASSIC_LAYOUT;

function transposed(square: Square): Square {
  return (square % width) * width + Math.floor(square / width);
}

function transposedBoard(board: Board): Board {
  return board.map((_, square) => board[transposed(square)] ?? '');
}

describe('the score of a play', () => {
  test('is the same on the transposed board, word by word', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(7, 9),
        fc.constantFrom(...LANGUAGE_IDS),
        (seed, rack, language) => {
          const random = seeded(seed);
          const config = {
            preset: 'deluxe',
            options: { 'dictionary.id': 'test', 'rack.size': rack, 'letters.language': language },
          } as const;
          playRandomGame(config, seed, ({ after }) => {
            if (after.phase !== 'playing' || after.turn === null) return;
            const tiles = randomPlacements(after, after.turn, random);
            const mirrored: GameState = { ...after, board: transposedBoard(after.board) };
            const mirroredTiles = tiles.map(([square, laid]): Placement => [transposed(square), laid]);
            const here = inspectPlay(after, after.turn, tiles);
            const there = inspectPlay(mirrored, after.turn, mirroredTiles);
            expect(there.ok).toBe(here.ok);
            if (!here.ok || !there.ok) return;
            compared++;
            const [one, other] = [
              scoreOf(after, after.turn, here.value, []),
              scoreOf(mirrored, after.turn, there.value, []),
            ];
            expect(other.total).toBe(one.total);
            const sorted = (score: typeof one): readonly string[] =>
              score.words.map(({ word, points }) => `${word} ${points}`).sort();
            expect(sorted(other)).toEqual(sorted(one));
          });
        },
      ),
      { numRuns: 25, seed: 20261117 },
    );
    expect(compared).toBeGreaterThan(200);
  });
});
