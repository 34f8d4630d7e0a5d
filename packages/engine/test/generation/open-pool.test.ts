/** Solitaire with all letters open: the best plays of a position, and whole games with a high total. */

import { apply, viewFor, type GameState } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../rules/test/support/seeded.ts';
import { testWorld } from '../../../rules/test/support/worlds.ts';
import { PLAIN_PRICES, type RecordGame, searchRecord, type TilePrices } from '../../src/entries/moves.ts';
import { bestOpenPlays } from '../../src/open-pool/open-plays.ts';
import { authorityOf, lexicon, stateOf } from '../support/players-support.ts';

const { graph, alphabet } = lexicon;
const FREE: TilePrices = { blank: 0, s: 0, tile: 0, point: 0 };

function openTable(): GameState {
  return stateOf({
    options: { 'solitaire.mode': 'openPool' },
    words: [['H8', 'across', 'STONE']],
    racks: [''],
  });
}

function plays(state: GameState, most: number, perStretch: number, prices = FREE) {
  const open = { table: viewFor(state, 0), seat: 0, graph, alphabet, prices, goOn: () => true };
  return bestOpenPlays(open, most, perStretch);
}

/** The rules' own count, play by play. */
function afterPlays(from: GameState, list: RecordGame['plays']): GameState {
  const world = testWorld({ words: authorityOf(from.ruleset) });
  return list.reduce((state, tiles) => {
    const applied = apply(state, { type: 'play', seat: 0, tiles }, world);
    if (!applied.ok) throw new Error(JSON.stringify(applied.error));
    return applied.value.state;
  }, from);
}

function scoreOfPlay(state: GameState, tiles: RecordGame['plays'][number]): number {
  return itemAt(afterPlays(state, [tiles]).scores, 0) - itemAt(state.scores, 0);
}

describe('plays with open letters', () => {
  test('are worth their score where tiles cost nothing, and come best first', () => {
    const state = openTable();
    const found = plays(state, 20, 20);
    expect(found).toHaveLength(20);
    for (const { tiles, worth } of found) expect(worth).toBe(scoreOfPlay(state, tiles));
    expect(found.map(({ worth }) => worth)).toEqual(
      found.map(({ worth }) => worth).toSorted((a, b) => b - a),
    );
  });

  test('spread over the board where only one may stand on the same squares', () => {
    const squares = plays(openTable(), 20, 1).map(({ tiles }) => tiles.map(([square]) => square).join());
    expect(new Set(squares).size).toBe(squares.length);
    expect(squares).toHaveLength(20);
  });

  test('cost what prices say', () => {
    const state = openTable();
    const { values } = state.ruleset.tiles;
    for (const { tiles, worth } of plays(state, 5, 5, { blank: 9, s: 3, tile: 2, point: 1 })) {
      const price = tiles.reduce((sum, [, laid]) => {
        const own = /[a-z]/u.test(laid) ? 9 : (values[laid] ?? 0) + (laid === 'S' ? 3 : 0);
        return sum + 2 + own;
      }, 0);
      // A blank has no value, so what a point costs is not asked of it.
      expect(worth).toBeCloseTo(scoreOfPlay(state, tiles) - price);
    }
  });
});

describe('the search for a record', () => {
  /** The best play, turn by turn. */
  const greedily = (from: GameState, turns: number): GameState => {
    const [best] = turns === 0 ? [] : plays(from, 1, 1, PLAIN_PRICES);
    return best === undefined ? from : greedily(afterPlays(from, [best.tiles]), turns - 1);
  };

  test('finds an end of the game that the rules count alike and that is no worse than the best play each time', () => {
    const start = greedily(openTable(), 10);
    const world = testWorld({ words: authorityOf(start.ruleset) });
    const prices = PLAIN_PRICES;
    const search = searchRecord({
      start,
      world,
      graph,
      alphabet,
      prices,
      width: 3,
      random: seeded(1),
      noise: 0,
    });
    let step = search.next();
    while (step.done !== true) {
      // What is ahead can be taken as it is at any time.
      const { plays: ahead, score, left } = step.value;
      const reached = afterPlays(start, ahead);
      expect([reached.scores[0], reached.pool.length]).toEqual([score, left]);
      step = search.next();
    }
    const found = step.value;
    expect(afterPlays(start, found.plays).scores[0]).toBe(found.score);
    expect(found.score).toBeGreaterThanOrEqual(itemAt(greedily(start, 100).scores, 0));
  });
});
