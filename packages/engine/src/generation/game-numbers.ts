/** Everything that move generation must know about a game, as numbers. From here on, no code knows which game it is. */

/** By square means row by row; letters are numbered as in the lexicon's alphabet, 0 is the blank. */
export interface GameNumbers {
  readonly columns: number;
  readonly rows: number;
  /** By square, 1 to 15. */
  readonly letterFactors: ArrayLike<number>;
  /** By square, 1 to 15; 0 bars the square. */
  readonly wordFactors: ArrayLike<number>;
  /** By square: what any new tile there earns besides its letter. All 0 in the classic game. */
  readonly tilePoints: ArrayLike<number>;
  /** By square: 1 where the first play may lie; it must cover one of these. */
  readonly starts: ArrayLike<number>;
  /** By square: what each of `costlyLetters` costs there in a first play, in thousandths. */
  readonly openingCosts: ArrayLike<number>;
  readonly costlyLetters: readonly number[];
  /** The fewest tiles of a first play. */
  readonly openingTiles: number;
  /** Whether to search for vertical first plays too. On a symmetric board they are nothing new. */
  readonly openingDown: boolean;
  /** Points by letter, 0 to 255; the blank has none. */
  readonly values: ArrayLike<number>;
  /** Tiles in the box by letter. */
  readonly counts: ArrayLike<number>;
  /** 1 to 12. */
  readonly rackSize: number;
  /** Added to the score by number of tiles placed, from 0 to `rackSize`. */
  readonly bonus: readonly number[];
  /** The fewest tiles in the bag for an exchange. */
  readonly exchangeBag: number;
}
