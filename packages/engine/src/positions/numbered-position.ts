/** Positions in CGP as the numbers of an alphabet and a game: what move generation, playouts and endgames start from. */

import { err, ok, type Result, type Ruleset } from '@lexiko/rules';
import { isLaidBlank, letterOf } from '@lexiko/rules/board';
import type { CgpPosition } from '@lexiko/rules/notation';
import type { Alphabet } from '@lexiko/words';
import type { GameNumbers } from '../generation/game-numbers.ts';
import type { RackInPlay } from '../generation/generator.ts';
import { classicNumbers } from '../generation/ruleset-numbers.ts';

export interface NumberedPosition {
  readonly cgp: CgpPosition;
  readonly board: Uint8Array;
  readonly rack: RackInPlay;
  /** What the position shows of the other racks, in order of turns. */
  readonly others: readonly (readonly number[])[];
  /** Letters that are neither on the board nor on the rack of the side to move, in rising order. */
  readonly unseen: readonly number[];
}

/** Why a position does not fit a game. */
export type PositionFault =
  /** Sizes as `15×15`. */
  | { readonly code: 'OTHER_BOARD'; readonly actual: string; readonly expected: string }
  | { readonly code: 'OTHER_LETTER'; readonly letter: string }
  | { readonly code: 'BLOCKED_SQUARE' }
  | { readonly code: 'LARGE_RACK'; readonly most: number };

const BLANK_BIT = 64;
const LARGEST_RACK = 12;

/** Exchanges are possible while the bag holds so many tiles, whatever the preset says: the convention engines share. */
const EXCHANGE_BAG = 7;

/**
 * A classic game as positions are judged by. Presets have the English box; a lexicon of letters that are not in it brings
 * the box of its language.
 */
export function positionNumbers(ruleset: Ruleset, alphabet: Alphabet): GameNumbers {
  const numbers = { ...classicNumbers(ruleset, alphabet), exchangeBag: EXCHANGE_BAG };
  const isForeign = alphabet.letters.some((letter, at) => at > 0 && !(letter in ruleset.tiles.values));
  const hasBox = alphabet.counts.some((count, at) => at > 0 && count > 0);
  return isForeign && hasBox ? { ...numbers, values: alphabet.points, counts: alphabet.counts } : numbers;
}

export function numberPosition(
  cgp: CgpPosition,
  alphabet: Alphabet,
  numbers: GameNumbers,
): Result<NumberedPosition, PositionFault> {
  const { columns, rows } = numbers;
  if (cgp.width !== columns || cgp.height !== rows) {
    const [actual, expected] = [`${cgp.width}×${cgp.height}`, `${columns}×${rows}`];
    return err({ code: 'OTHER_BOARD', actual, expected });
  }
  const letters = [...cgp.board.filter((laid) => laid !== '').map(letterOf), ...cgp.racks.flat()];
  const other = letters.find((letter) => letter !== '?' && !alphabet.letters.includes(letter));
  if (other !== undefined) return err({ code: 'OTHER_LETTER', letter: other });
  if (cgp.board.some((laid, square) => laid !== '' && numbers.wordFactors[square] === 0))
    return err({ code: 'BLOCKED_SQUARE' });
  const numberOf = (letter: string): number => (letter === '?' ? 0 : alphabet.letters.indexOf(letter));
  const board = Uint8Array.from(cgp.board, (laid) =>
    laid === '' ? 0 : numberOf(letterOf(laid)) + (isLaidBlank(laid) ? BLANK_BIT : 0),
  );
  const [own = [], ...others] = cgp.racks.map((rack) => rack.map(numberOf));
  if (own.length > LARGEST_RACK) return err({ code: 'LARGE_RACK', most: LARGEST_RACK });
  const left = tilesLeft(board, own, numbers);
  return ok({
    cgp,
    board,
    rack: { letters: own, ...bagOf(left, others, numbers) },
    others,
    unseen: left.flatMap((count, letter) => Array.from({ length: Math.max(0, count) }, () => letter)),
  });
}

/** By letter: tiles neither on the board nor on the rack; below 0 where there are more than the box has. */
function tilesLeft(board: Uint8Array, rack: readonly number[], { counts }: GameNumbers): readonly number[] {
  const left = Array.from(counts);
  const take = (letter: number): void => void (left[letter] = (left[letter] ?? 0) - 1);
  for (const tile of board) if (tile !== 0) take(tile >= BLANK_BIT ? 0 : tile);
  for (const letter of rack) take(letter);
  return left;
}

/**
 * What lies in the bag, and the points on the other racks once it is empty. Racks that are not given, or in part, are
 * taken to be full for as long as there are tiles.
 */
function bagOf(
  left: readonly number[],
  others: readonly (readonly number[])[],
  { values, rackSize }: GameNumbers,
): Omit<RackInPlay, 'letters'> {
  const unseen = left.reduce((sum, count) => sum + count, 0);
  const given = others.reduce((sum, rack) => sum + rack.length, 0);
  const held = Math.max(given, Math.min(unseen, rackSize * Math.max(1, others.length)));
  const bagSize = Math.max(0, unseen - held);
  const otherPoints =
    bagSize === 0
      ? left.reduce((sum, count, letter) => sum + Math.max(0, count) * (values[letter] ?? 0), 0)
      : 0;
  return { bagSize, otherPoints };
}
