/** What the rulebook reads from a game, in whatever language it tells it. */

import type { PresetId, Ruleset } from '@lexiko/rules';
import { finishLineTarget } from '@lexiko/rules/rule-points';

/** Whether the printed rulebook of the game is one of these; a game of one's own takes from all of them. */
export function isBookOf({ preset }: Pick<Ruleset, 'preset'>, ...books: readonly PresetId[]): boolean {
  return preset === 'custom' || books.includes(preset);
}

/** Paragraphs; those that do not apply to the game are left out. */
export function paragraphs(...texts: readonly (string | false)[]): readonly string[] {
  return texts.filter((text) => text !== false);
}

export function tileCount({ tiles }: Ruleset): number {
  return Object.values(tiles.counts).reduce((sum, count) => sum + count, 0);
}

/** Of each level, the lowest first (V-08). */
export function finishLineTargets(sides: number): readonly number[] {
  return (['beginner', 'intermediate', 'top'] as const).map((level) => finishLineTarget(sides, level));
}

/** All letters with how many there are, as `A 9 · B 3`. */
export function tilesWithCounts({ tiles }: Ruleset): string {
  return tiles.letters
    .filter((letter) => (tiles.counts[letter] ?? 0) > 0)
    .map((letter) => `${letter}\u00A0${tiles.counts[letter] ?? 0}`)
    .join(' · ');
}

/** Letters of each value with how many there are, as `A 9 · E 12`; the lowest value first. */
export function tilesByValue({
  tiles,
}: Ruleset): readonly { readonly value: number; readonly letters: string }[] {
  const held = tiles.letters.filter((letter) => (tiles.counts[letter] ?? 0) > 0);
  const values = [...new Set(held.map((letter) => tiles.values[letter] ?? 0))].toSorted((a, b) => a - b);
  return values.map((value) => ({
    value,
    letters: held
      .filter((letter) => (tiles.values[letter] ?? 0) === value)
      .map((letter) => `${letter}\u00A0${tiles.counts[letter] ?? 0}`)
      .join(' · '),
  }));
}
