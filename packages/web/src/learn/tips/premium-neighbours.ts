/** Empty premium squares beside a vowel (H-05): a short word there often scores in both directions. */

import { letterOf, type Board, type Layout, type Square } from '@lexiko/rules/board';
import { premiumOf, type Premium } from '@lexiko/board/parts';

const VOWELS = 'AEIOU';

export interface PremiumNeighbour {
  readonly square: Square;
  readonly premium: Premium;
  /** Vowels on the up to four adjacent squares. */
  readonly vowels: readonly string[];
}

/** The squares that share an edge with `square`. */
function around({ width, height }: Layout, square: Square): readonly Square[] {
  const column = square % width;
  const row = Math.floor(square / width);
  return [
    ...(column > 0 ? [square - 1] : []),
    ...(column < width - 1 ? [square + 1] : []),
    ...(row > 0 ? [square - width] : []),
    ...(row < height - 1 ? [square + width] : []),
  ];
}

export function premiumNeighbours(layout: Layout, board: Board): readonly PremiumNeighbour[] {
  return board.flatMap((laid, square) => {
    const premium = premiumOf(layout, square);
    if (laid !== '' || premium === null) return [];
    const vowels = around(layout, square)
      .map((other) => letterOf(board[other] ?? ''))
      .filter((letter) => letter !== '' && VOWELS.includes(letter));
    return vowels.length === 0 ? [] : [{ square, premium, vowels }];
  });
}
