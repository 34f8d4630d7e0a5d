/**
 * How plays are scored: by letter values and premium squares, or by coloured areas (S-36 to S-47, W-07 to W-14,
 * W-30).
 */

import type { GameKind } from '../data/presets.ts';
import type { Options } from '../options/option-values.ts';
import { rackValue, type TileSet } from '../tile-set.ts';
import { BLANK, type Tile } from '../tile.ts';

export interface PremiumScoring {
  readonly kind: 'premiums';
  /** Points for laying at least this many tiles in one turn (S-47). */
  readonly bonus: { readonly tiles: number; readonly points: number };
}

export interface AreaScoring {
  readonly kind: 'areas';
  readonly letterPoints: number;
  /** What a blank is worth, played or left. */
  readonly blankPoints: number;
  /** The factor for letters and dice on the side's own colour. */
  readonly ownFactor: number;
  /** Which letters count: those placed, those of the main word, or those of all words. */
  readonly counted: 'placed' | 'mainWord' | 'allWords';
  /** Whether dice points are added to the letter's, or replace them. */
  readonly crossAdds: boolean;
  readonly bonus: AreaBonus;
}

export interface AreaBonus {
  readonly points: number;
  /** The fewest letters of the main word; 0 where its length does not matter. */
  readonly letters: number;
  /** The fewest tiles placed; 0 where their number does not matter. */
  readonly tiles: number;
}

export type ScoringRule = PremiumScoring | AreaScoring;

/** Who announces and confirms scores (C-07, S-08). */
export interface ScorekeepingRule {
  /** `quiz`: the player guesses the score before it is shown. */
  readonly announce: 'auto' | 'quiz';
  /** The seat that confirms the scores; `null` if nobody does. */
  readonly keeper: number | null;
}

const LETTER_POINTS = 5;
const OWN_FACTOR = 2;
const FIFTY = 50;
const LONG_WORD = 6;
const MANY_PLACED = 5;

export function scoringRule(options: Options, game: GameKind): ScoringRule {
  switch (game) {
    case 'classic':
      return {
        kind: 'premiums',
        bonus: { tiles: options['custom.bonusTiles'], points: options['custom.bonusPoints'] },
      };
    case 'crosswords':
      return {
        kind: 'areas',
        letterPoints: LETTER_POINTS,
        blankPoints: options['cw.blankPoints'],
        ownFactor: OWN_FACTOR,
        counted: options['cw.counted'],
        crossAdds: options['cw.crossAdds'],
        bonus: areaBonus(options['cw.bonus50']),
      };
  }
}

function areaBonus(when: Options['cw.bonus50']): AreaBonus {
  switch (when) {
    case 'over5AndPlaced5':
      return { points: FIFTY, letters: LONG_WORD, tiles: MANY_PLACED };
    case 'placed5':
      return { points: FIFTY, letters: 0, tiles: MANY_PLACED };
    case 'over5':
      return { points: FIFTY, letters: LONG_WORD, tiles: 0 };
  }
}

export function scorekeepingRule(options: Options): ScorekeepingRule {
  const { scorekeeper } = options;
  return { announce: options['score.announce'], keeper: scorekeeper === 'auto' ? null : scorekeeper };
}

/** What tiles left on a rack cost: their values, or a fixed price each (S-48, W-28). */
export function leftoverPoints(rule: ScoringRule, set: TileSet, tiles: readonly Tile[]): number {
  switch (rule.kind) {
    case 'premiums':
      return rackValue(set, tiles);
    case 'areas':
      return tiles.reduce((sum, tile) => sum + (tile === BLANK ? rule.blankPoints : rule.letterPoints), 0);
  }
}
