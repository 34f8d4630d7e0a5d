/** All that a decision needs and the rules must not make themselves: the time, chance, and the dictionary. */

import type { Tile } from '../tile.ts';
import type { WordAuthority } from '../words.ts';
import type { DictionaryIdentity } from './event.ts';

/** Chance by position: the same question at the same position always has the same answer. */
export interface Chance {
  draw(pool: readonly Tile[], count: number, position: number): readonly Tile[];
  /** What each die shows. */
  roll(dice: number, position: number): readonly number[];
  /** A number from 0 to below `below`. */
  pick(below: number, position: number): number;
  /** What all of it was derived from, to be told at the end; `null` where nobody committed to anything. */
  readonly secret: string | null;
}

export interface World {
  readonly nowMs: number;
  readonly chance: Chance;
  readonly words: WordAuthority;
  /** What `words` is; `null` where the players themselves decide. */
  readonly dictionary: DictionaryIdentity | null;
}
