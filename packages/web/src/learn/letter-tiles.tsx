/** Letters as tiles in a row, to look at. */

import { CLASSIC_TILES } from '@lexiko/rules';
import { TileFace } from '../board/tile.tsx';

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
