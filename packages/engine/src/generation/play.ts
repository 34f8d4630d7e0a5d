/** What move generation returns: plays with their tiles, scores and equity. */

export type PlayDirection = 'across' | 'down';

/** A tile of a play. `letter` is what it shows, numbered as in the alphabet. */
export interface PlacedTile {
  readonly square: number;
  readonly letter: number;
  readonly isBlank: boolean;
}

/** Tiles laid on the board. A single tile that forms words both ways is an across play. */
export interface Play {
  readonly type: 'play';
  readonly direction: PlayDirection;
  /** In order of squares. */
  readonly tiles: readonly PlacedTile[];
  readonly score: number;
  readonly equityMilli: number;
}

/** Tiles returned; none is a pass. Letters in ascending order, blanks (0) first. */
export interface Exchange {
  readonly type: 'exchange';
  readonly letters: readonly number[];
  readonly equityMilli: number;
}

export type Move = Play | Exchange;
