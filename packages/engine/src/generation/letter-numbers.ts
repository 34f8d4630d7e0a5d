/** Tiles as the numbers of word graphs and move generation, and back. 0 is the blank. */

import { HIDDEN, isLaidBlank, letterOf, type Board, type Placement, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { Alphabet } from '@lexiko/words';
import type { Play } from './play.ts';

const BLANK_BIT = 64;

/** Stands for a letter that the lexicon does not know: it may lie on the board, but no word goes through it. */
function unknownLetter({ size }: Alphabet): number {
  return size + 1;
}

/** A tile that is not in the alphabet becomes the unknown letter. */
export function lettersOf(tiles: readonly Tile[], alphabet: Alphabet): readonly number[] {
  return tiles.map((tile) => (tile === '?' ? 0 : numberOf(tile, alphabet)));
}

/** The unknown letter may be any that the alphabet lacks, so its tile is hidden. */
export function tileOf(letter: number, alphabet: Alphabet): Tile {
  if (letter === unknownLetter(alphabet)) return HIDDEN;
  return letter === 0 ? '?' : itemAt(alphabet.letters, letter);
}

function numberOf(letter: string, alphabet: Alphabet): number {
  const number = alphabet.singles.get(letter) ?? alphabet.letters.indexOf(letter);
  return number > 0 ? number : unknownLetter(alphabet);
}

/** A board for the generator; 0 is an empty square. */
export function boardNumbers(board: Board, alphabet: Alphabet): Uint8Array {
  return Uint8Array.from(board, (laid) => {
    if (laid === '') return 0;
    return numberOf(letterOf(laid), alphabet) + (isLaidBlank(laid) ? BLANK_BIT : 0);
  });
}

/** A placement in the notation of the rules. */
export function laidTiles({ tiles }: Pick<Play, 'tiles'>, { letters }: Alphabet): readonly Placement[] {
  return tiles.map(({ square, letter, isBlank }) => [
    square,
    isBlank ? itemAt(letters, letter).toLowerCase() : itemAt(letters, letter),
  ]);
}

/** The letters left on a rack after using some; throws if the rack lacks one of them. */
export function lettersLeft(rack: readonly number[], used: readonly number[]): readonly number[] {
  const left = [...rack];
  for (const letter of used) {
    const at = left.indexOf(letter);
    if (at < 0) throw new RangeError(`no ${letter} among ${rack.join()}`);
    left.splice(at, 1);
  }
  return left;
}

/** The letters that a play uses from the rack. */
export function usedLetters({ tiles }: Pick<Play, 'tiles'>): readonly number[] {
  return tiles.map(({ letter, isBlank }) => (isBlank ? 0 : letter));
}
