/** A row of tiles to look at, not to drag. */

import { languageOf, type LanguageId } from '@lexiko/languages';
import { rulesetOf } from './lesson-table.ts';
import { useMemo } from 'preact/hooks';
import { TileFace } from '@lexiko/board/parts';
import './letter-tiles.css';

/** The letters in random order, which helps to find words (H-04). No game depends on it, so `Math.random` is enough. */
export function shuffled(letters: readonly string[]): readonly string[] {
  return letters
    .map((letter) => ({ letter, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ letter }) => letter);
}

export function LetterTiles({
  letters,
  hasValues = true,
  language = 'english',
}: {
  readonly letters: readonly string[];
  /** Language whose tile values the letters show. */
  readonly language?: LanguageId;
  /** False for Crosswords, whose tiles have no values. */
  readonly hasValues?: boolean;
}) {
  const set = useMemo(
    () => rulesetOf({ preset: 'deluxe', sides: 2, options: { 'letters.language': language } }).tiles,
    [language],
  );
  return (
    <span class="letter-tiles" role="img" lang={languageOf(language).tag} aria-label={letters.join(' ')}>
      {letters.map((letter, at) => (
        <span key={at} class="letter-tile">
          <TileFace tile={letter} set={set} hasValues={hasValues} />
        </span>
      ))}
    </span>
  );
}
