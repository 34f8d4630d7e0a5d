/** What the events of `<lexiko-board>` bring. Plain data, so that its types need no other package. */

/** The tiles laid out, and the play that they make. */
export interface LaidPlay {
  readonly tiles: readonly { readonly square: string; readonly letter: string; readonly blank: boolean }[];
  /** `8F (HORN)Y`: across, tiles of the board in brackets; `null` while the tiles make no play. */
  readonly move: string | null;
  readonly words: readonly string[];
  readonly score: number | null;
  /** Why the tiles make no play, as a code of the rules. */
  readonly problem: string | null;
}

export interface ShownTurn {
  /** From 0, the table before the first turn. */
  readonly turn: number;
  readonly turns: number;
}

export interface LexikoBoardEventMap {
  'lexiko-ready': CustomEvent<null>;
  'lexiko-problem': CustomEvent<null>;
  'lexiko-turn': CustomEvent<ShownTurn>;
  'lexiko-laid': CustomEvent<LaidPlay>;
  'lexiko-play': CustomEvent<LaidPlay>;
}
