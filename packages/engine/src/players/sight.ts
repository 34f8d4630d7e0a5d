/** What people overlook: how likely a player is to notice a play, by its length, its crossing words, and where it lies. */

import type { Layout } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { Play } from '../generation/play.ts';
import type { Sight } from './personality.ts';

/** Words up to this length are plain to see. */
const PLAIN_LENGTH = 4;
/** Squares up to this far from the middle are where everybody looks. */
const NEAR = 5;

/** How easy one placement is to see. */
export interface Looks {
  /** Letters of the word along the line. */
  readonly length: number;
  /** Words made across it. */
  readonly crossings: number;
  /** Distance of its farthest tile from the middle, by rows or columns, whichever is more. */
  readonly distance: number;
}

export function missesNothing({ plain, longer, crossing, farther }: Sight): boolean {
  return plain >= 1 && longer >= 1 && crossing >= 1 && farther >= 1;
}

export function chanceToNotice(sight: Sight, { length, crossings, distance }: Looks): number {
  return (
    sight.plain *
    sight.longer ** Math.max(0, length - PLAIN_LENGTH) *
    sight.crossing ** crossings *
    sight.farther ** Math.max(0, distance - NEAR)
  );
}

/** `isTaken` says where tiles already lie. */
export function looksOf(
  { direction, tiles }: Play,
  { width, height, centre }: Pick<Layout, 'width' | 'height' | 'centre'>,
  isTaken: (square: number) => boolean,
): Looks {
  const along = direction === 'across' ? 1 : width;
  const over = direction === 'across' ? width : 1;
  const lineOf = (square: number, step: number): number =>
    step === 1 ? square % width : Math.floor(square / width);
  const hasNext = (square: number, step: number): boolean =>
    lineOf(square, step) < (step === 1 ? width : height) - 1 && isTaken(square + step);
  const hasBefore = (square: number, step: number): boolean =>
    lineOf(square, step) > 0 && isTaken(square - step);
  const first = itemAt(tiles, 0).square;
  const last = itemAt(tiles, tiles.length - 1).square;
  let length = (last - first) / along + 1;
  for (let square = first; hasBefore(square, along); square -= along) length++;
  for (let square = last; hasNext(square, along); square += along) length++;
  let crossings = 0;
  let distance = 0;
  for (const { square } of tiles) {
    if (hasBefore(square, over) || hasNext(square, over)) crossings++;
    const columns = Math.abs((square % width) - (centre % width));
    const rows = Math.abs(Math.floor(square / width) - Math.floor(centre / width));
    distance = Math.max(distance, columns, rows);
  }
  return { length, crossings: length > 1 ? crossings : Math.max(0, crossings - 1), distance };
}
