/** What somebody types for a longer analysis: moves to compare, and tiles of the opponent. */

import type { GameTurn } from '@lexiko/analysis';
import { missingTiles, sortedTiles, type Tile } from '@lexiko/rules/board';
import { formatMove, joinTiles, parseMove, parseTypedTiles } from '@lexiko/rules/notation';
import type { SourceGame } from '../source/game-source.ts';

/** A move as the analysis writes it; `null`: unreadable. Whether it is legal shows in the analysis. */
export function readMove(
  { ruleset: { layout, tiles } }: Pick<SourceGame, 'ruleset'>,
  { board }: Pick<GameTurn, 'board'>,
  text: string,
): string | null {
  if (text.startsWith('-')) {
    const given = parseTypedTiles(text.slice(1));
    return given === null ? null : `-${joinTiles(sortedTiles(given))}`;
  }
  const placed = parseMove({ board, layout, tiles }, text);
  return placed.ok ? formatMove({ board, layout }, placed.value) : null;
}

/** The tiles that the opponent is known to hold; `null`: those cannot be. */
export function readKnownTiles(
  { unseen, bagSize }: Pick<GameTurn, 'unseen' | 'bagSize'>,
  text: string,
): readonly Tile[] | null {
  const tiles = parseTypedTiles(text);
  if (tiles === null || tiles.length > unseen.length - bagSize) return null;
  return missingTiles(unseen, tiles).length === 0 ? tiles : null;
}
