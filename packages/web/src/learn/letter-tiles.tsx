/** Letters as tiles in a row, to look at. */

import { CLASSIC_TILES } from '@lexiko/rules/board';
import { TileFace } from '../board/tile.tsx';
import './letter-tiles.css';

/** In another order: looking at letters anew is half of finding a word (H-04). Nothing depends on it, so any chance will do. */
export function shuffled(letters: readonly string[]): readonly string[] {
  return letters
    .map((letter) => ({ letter, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ letter }) => letter);
}

export function LetterTiles({
  letters,
  hasValues = true,
}: {
  readonly letters: readonly string[];
  /** Crosswords has no values on its letters. */
  readonly hasValues?: boolean;
}) {
  return (
    <span class="letter-tiles" role="img" aria-label={letters.join(' ')}>
      {letters.map((letter, at) => (
        <span key={at} class="letter-tile">
          <TileFace tile={letter} set={CLASSIC_TILES} hasValues={hasValues} />
        </span>
      ))}
    </span>
  );
}
