/**
 * Personalities: what a computer player knows, sees, values and dares. Data only; it is used where choices are made.
 * The numbers were set by tournaments between neighbouring levels (`lexiko tournament`).
 */

import type { Manners } from '../vocabulary/vocabulary.ts';

export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

/** What a player overlooks. Each number is a chance or a factor on the chance that a play is noticed; 1 misses nothing. */
export interface Sight {
  /** Chance to notice a plain short play. */
  readonly plain: number;
  /** Factor for each letter of the word beyond four. */
  readonly longer: number;
  /** Factor for each further word that the play makes (parallel plays, hooks). */
  readonly crossing: number;
  /** Factor for each square that the play lies farther than five from the middle of the board. */
  readonly farther: number;
}

export interface Personality {
  readonly name: string;
  /** The rarest words it knows, by commonness (10 to 95); `null` for all of them. */
  readonly vocabulary: number | null;
  /** Who plays with children plays no words unfit for school. */
  readonly manners: Manners;
  readonly sight: Sight;
  /** How many of the plays it notices it considers. */
  readonly attention: number;
  /** In points: how far below the best its choices scatter. 0 always takes the best. */
  readonly looseness: number;
  /** Share of a leave's worth that it takes into account. */
  readonly leave: number;
  /** Points it gives up to keep a triple word square from the next side. */
  readonly defence: number;
  /**
   * `solve`: with an empty bag it deduces the other rack and solves the endgame; `count`: it counts the points of
   * going out.
   */
  readonly endgame: 'none' | 'count' | 'solve';
  /** How much better than a play an exchange must look before it exchanges, in points. */
  readonly exchangeMargin: number;
  /** The chance, per turn, to look for a word that may not exist. */
  readonly daring: number;
  /** The chance to challenge a word that it does not know, at good odds; 1 if it knows all words. */
  readonly doubt: number;
  /** The same for a word that looks made up: a form of a word it knows, or letters that do not go together. */
  readonly suspicion: number;
  /** Share of the agreed variations (rearranging, recycling) that it remembers to search. */
  readonly variations: number;
  /** How many recycled letters it looks ahead (V-03); with 1 it tries the most promising. */
  readonly recycling: number;
  /** `playouts`: it plays its candidates out against what the others may hold, and takes the one that wins most. */
  readonly lookahead: 'none' | 'playouts';
  /**
   * With so many tiles in the bag or fewer it follows its plays over the tiles that it may draw; 0: it plays out until the
   * bag is empty (decision 5).
   */
  readonly searchedBag: number;
  /** How many times as many positions as usual it searches. */
  readonly patience: number;
}

export const PERSONALITIES: Readonly<Record<Level, Personality>> = {
  beginner: {
    name: 'Beginner',
    vocabulary: 20,
    manners: 'polite',
    sight: { plain: 0.75, longer: 0.75, crossing: 0.6, farther: 0.9 },
    attention: 10,
    looseness: 4,
    leave: 0,
    defence: 0,
    endgame: 'none',
    exchangeMargin: 12,
    daring: 0.1,
    doubt: 0.1,
    suspicion: 0,
    variations: 0.4,
    recycling: 1,
    lookahead: 'none',
    searchedBag: 0,
    patience: 1,
  },
  easy: {
    name: 'Easy',
    vocabulary: 35,
    manners: 'polite',
    sight: { plain: 0.85, longer: 0.82, crossing: 0.75, farther: 0.9 },
    attention: 12,
    looseness: 2,
    leave: 0.5,
    defence: 0,
    endgame: 'none',
    exchangeMargin: 8,
    daring: 0.07,
    doubt: 0.08,
    suspicion: 0,
    variations: 0.6,
    recycling: 1,
    lookahead: 'none',
    searchedBag: 0,
    patience: 1,
  },
  medium: {
    name: 'Medium',
    vocabulary: 50,
    manners: 'any',
    sight: { plain: 0.95, longer: 0.92, crossing: 0.85, farther: 1 },
    attention: 16,
    looseness: 1,
    leave: 0.7,
    defence: 0,
    endgame: 'count',
    exchangeMargin: 4,
    daring: 0.04,
    doubt: 0.06,
    suspicion: 0,
    variations: 0.8,
    recycling: 1,
    lookahead: 'none',
    searchedBag: 0,
    patience: 1,
  },
  hard: {
    name: 'Hard',
    vocabulary: 70,
    manners: 'any',
    sight: { plain: 1, longer: 1, crossing: 1, farther: 1 },
    attention: 30,
    looseness: 0,
    leave: 1,
    defence: 0,
    endgame: 'count',
    exchangeMargin: 0,
    daring: 0,
    doubt: 0.04,
    suspicion: 0.9,
    variations: 1,
    recycling: 1,
    lookahead: 'none',
    searchedBag: 0,
    patience: 1,
  },
  expert: {
    name: 'Expert',
    vocabulary: null,
    manners: 'any',
    sight: { plain: 1, longer: 1, crossing: 1, farther: 1 },
    attention: 40,
    looseness: 3,
    leave: 1,
    defence: 1,
    endgame: 'count',
    exchangeMargin: 0,
    daring: 0,
    doubt: 1,
    suspicion: 0,
    variations: 1,
    recycling: 1,
    lookahead: 'none',
    searchedBag: 0,
    patience: 1,
  },
  champion: {
    name: 'Champion',
    vocabulary: null,
    manners: 'any',
    sight: { plain: 1, longer: 1, crossing: 1, farther: 1 },
    attention: 40,
    looseness: 0,
    leave: 1,
    defence: 1,
    endgame: 'solve',
    exchangeMargin: 0,
    daring: 0,
    doubt: 1,
    suspicion: 0,
    variations: 1,
    recycling: 4,
    lookahead: 'playouts',
    searchedBag: 1,
    patience: 5,
  },
};
