/** The moves worth a look shortly before the bag is empty: all that empty it, and of the others the most promising of each kind. */

import { itemAt } from '@lexiko/rules/item-at';
import { MAX_RACK } from '../kernel/memory-map.ts';
import type { MoveGenerator } from '../generation/generator.ts';
import type { Exchange } from '../generation/play.ts';
import type { EndgameMove } from './moves.ts';

/** A move while the bag holds tiles. */
export type PreEndgameMove = EndgameMove | (Pick<Exchange, 'type' | 'letters'> & { readonly score: 0 });

/** Of the plays that leave tiles in the bag, how many are taken by equity, and for each number of tiles by score. */
const BY_EQUITY = 24;
const BY_SIZE = 4;
const EXCHANGES = 4;
/**
 * Of the plays that empty the bag, by tiles in it: with one more than any rack without a blank has, with more tiles as
 * many as can be seen in all draws within some tenths of a second. Those of the lowest equity are left out.
 */
const MOST_EMPTYING: readonly number[] = [0, 1000, 250];
const MOST_EMPTYING_MANY = 200;
/** Tiles from this many points on are hard to get rid of. */
const HEAVY = 8;
const HEAVY_PLAYS = 4;

export interface PreEndgameCandidate {
  readonly move: PreEndgameMove;
  /** In thousandths; a pass promises less than anything. */
  readonly equity: number;
}

export interface PreEndgameCandidates {
  /** They leave the bag empty: the rest of the game is known. */
  readonly emptying: readonly PreEndgameCandidate[];
  /** Plays that spare tiles of the bag, exchanges, and passing. */
  readonly sparing: readonly PreEndgameCandidate[];
}

/** For the board that is set. */
export function preEndgameCandidates(
  generator: MoveGenerator,
  { rack, bagSize }: { readonly rack: readonly number[]; readonly bagSize: number },
  passing: 'allowed' | 'when-unable',
): PreEndgameCandidates {
  generator.setRack({ letters: rack, bagSize, otherPoints: 0 });
  const count = generator.listPlacements();
  const emptying: PreEndgameCandidate[] = [];
  // The side to move has its rack and what it draws, as one rack.
  const isKnown = rack.length + bagSize <= MAX_RACK;
  const others: (PreEndgameCandidate & { readonly isHeavy: boolean })[] = [];
  const { values } = generator.numbers;
  for (let index = 0; index < count; index++) {
    const { type, direction, tiles, score, equityMilli } = generator.placementAt(index);
    const move = { type, direction, tiles, score } as const;
    if (isKnown && tiles.length >= bagSize) emptying.push({ move, equity: equityMilli });
    else {
      const isHeavy = tiles.some(({ letter, isBlank }) => !isBlank && itemAt(values, letter) >= HEAVY);
      others.push({ move, equity: equityMilli, isHeavy });
    }
  }
  others.sort((a, b) => b.equity - a.equity || b.move.score - a.move.score);
  const byScore = others.toSorted((a, b) => b.move.score - a.move.score);
  const sparing = new Set<PreEndgameCandidate>(others.slice(0, BY_EQUITY));
  for (let size = 1; size <= rack.length; size++)
    for (const one of byScore.filter(({ move }) => tilesIn(move) === size).slice(0, BY_SIZE))
      sparing.add(one);
  for (const one of byScore.filter(({ isHeavy }) => isHeavy).slice(0, HEAVY_PLAYS)) sparing.add(one);
  if (bagSize >= generator.numbers.exchangeBag) {
    const exchanges = generator
      .exchanges()
      .filter(({ letters }) => letters.length <= bagSize)
      .sort((a, b) => b.equityMilli - a.equityMilli);
    for (const { type, letters, equityMilli } of exchanges.slice(0, EXCHANGES))
      sparing.add({ move: { type, letters, score: 0 }, equity: equityMilli });
  }
  if (count === 0 || passing === 'allowed')
    sparing.add({ move: { type: 'pass', score: 0 }, equity: -Infinity });
  emptying.sort((a, b) => b.equity - a.equity || b.move.score - a.move.score);
  return {
    emptying: emptying.slice(0, MOST_EMPTYING[bagSize] ?? MOST_EMPTYING_MANY),
    sparing: [...sparing],
  };
}

/** How many tiles a move takes from the rack. */
export function tilesIn(move: PreEndgameMove): number {
  switch (move.type) {
    case 'play':
      return move.tiles.length;
    case 'exchange':
      return move.letters.length;
    case 'pass':
      return 0;
  }
}

/** The letters a move takes from the rack, 0 for a blank. */
export function lettersTaken(move: PreEndgameMove): readonly number[] {
  switch (move.type) {
    case 'play':
      return move.tiles.map(({ letter, isBlank }) => (isBlank ? 0 : letter));
    case 'exchange':
      return move.letters;
    case 'pass':
      return [];
  }
}

/** What stays of a rack without some of its letters. */
export function without(rack: readonly number[], letters: readonly number[]): number[] {
  const kept = [...rack];
  for (const letter of letters) kept.splice(kept.indexOf(letter), 1);
  return kept;
}

/** The board with the tiles of a play. */
export function boardAfter(board: ArrayLike<number>, move: PreEndgameMove): Uint8Array {
  const after = Uint8Array.from(board);
  if (move.type === 'play')
    for (const { square, letter, isBlank } of move.tiles) after[square] = isBlank ? letter + 64 : letter;
  return after;
}
