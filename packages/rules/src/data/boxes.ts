/** The box of tiles of each language, for the classic game and for Crosswords. */

import { LANGUAGE_IDS, languageOf, type Language, type LanguageId } from '@lexiko/languages';
import { BLANK } from '../tile.ts';
import { tileSet, type TileSet } from '../tile-set.ts';
import { CROSSWORDS_BLANKS, CROSSWORDS_COUNTS, CROSSWORDS_TILE_COUNT } from './crosswords.ts';

/** Made once: all games of a language share its box. */
function boxesBy(make: (id: LanguageId) => TileSet): Readonly<Record<LanguageId, TileSet>> {
  return Object.fromEntries(LANGUAGE_IDS.map((id) => [id, make(id)])) as Record<LanguageId, TileSet>;
}

function classicBox(id: LanguageId): TileSet {
  const { letters, blanks } = languageOf(id);
  return tileSet(
    letters.map(({ letter }) => letter),
    { ...Object.fromEntries(letters.map(({ letter, count }) => [letter, count])), [BLANK]: blanks },
    Object.fromEntries(letters.map(({ letter, points }) => [letter, points])),
  );
}

/** The boxes of the classic game (C-03, C-04). */
export const CLASSIC_BOXES: Readonly<Record<LanguageId, TileSet>> = boxesBy(classicBox);

/** The English box of the classic game. */
export const CLASSIC_TILES: TileSet = CLASSIC_BOXES.english;

/**
 * A box of Crosswords (W-33): the rulebook has the English one; in another language there are as many tiles, divided
 * as in its classic box. No letter values: leftover letters and letters played are counted by number (W-13, W-28).
 */
function crosswordsBox(id: LanguageId): TileSet {
  const language = languageOf(id);
  const letters = language.letters.map(({ letter }) => letter);
  return tileSet(letters, id === 'english' ? CROSSWORDS_COUNTS : dividedCounts(language), {});
}

/** By largest remainders; a tie goes to the earlier letter. The box is larger than the classic one, so none gets lost. */
function dividedCounts({ letters }: Language): Readonly<Record<string, number>> {
  const tiles = CROSSWORDS_TILE_COUNT - CROSSWORDS_BLANKS;
  const whole = letters.reduce((sum, { count }) => sum + count, 0);
  const shares = letters.map(({ letter, count }) => {
    const share = (count * tiles) / whole;
    return { letter, count: Math.floor(share), remainder: share % 1 };
  });
  const missing = tiles - shares.reduce((sum, { count }) => sum + count, 0);
  const extra = new Set(shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, missing));
  const counts = shares.map((share) => [share.letter, share.count + (extra.has(share) ? 1 : 0)] as const);
  return { ...Object.fromEntries(counts), [BLANK]: CROSSWORDS_BLANKS };
}

export const CROSSWORDS_BOXES: Readonly<Record<LanguageId, TileSet>> = boxesBy(crosswordsBox);
