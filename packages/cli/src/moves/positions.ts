/** Positions in CGP as `lexiko moves` takes them: read, and put into the numbers of an alphabet and a game. */

import type { GameNumbers, RackInPlay } from '@lexiko/engine/moves';
import { isLaidBlank, letterOf, type Tile } from '@lexiko/rules/board';
import { parseCgp, type CgpPosition } from '@lexiko/rules/notation';
import { textByCode } from '@lexiko/texts';
import type { Alphabet } from '@lexiko/words';
import { UsageError, type Saying } from '../command.ts';

export interface NumberedPosition {
  readonly cgp: CgpPosition;
  readonly board: Uint8Array;
  readonly rack: RackInPlay;
  /** What the position shows of the other racks, in order of turns. */
  readonly others: readonly (readonly number[])[];
  /** Letters that are neither on the board nor on the rack of the side to move, in rising order. */
  readonly unseen: readonly number[];
}

const BLANK_BIT = 64;
const LARGEST_RACK = 12;

/** One position a line; empty lines are passed over. Throws a `UsageError` that names the line. */
export function readPositions(text: string, alphabet: Alphabet, numbers: GameNumbers): NumberedPosition[] {
  const positions: NumberedPosition[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const where: Saying = ({ positions: texts }) => texts.line(at + 1);
    const parsed = parseCgp(singleSpaced(line));
    if (!parsed.ok) throw wrongAt(where, ({ cgpProblems }) => textByCode(cgpProblems, parsed.error));
    positions.push(numberPosition(parsed.value, alphabet, numbers, where));
  }
  if (positions.length === 0) throw new UsageError(({ positions: texts }) => texts.none);
  return positions;
}

/** People and tables part the fields by tabs and runs of spaces. An empty rack is kept: after it come the scores. */
function singleSpaced(line: string): string {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  return /^\S+ -?\d/.test(text) ? text.replace(' ', '  ') : text;
}

/** What is wrong, and where. */
function wrongAt(where: Saying, what: Saying): UsageError {
  return new UsageError((texts) => texts.positions.wrong(where(texts), what(texts)));
}

/** `where` begins the sentence that says what is wrong. */
export function numberPosition(
  cgp: CgpPosition,
  alphabet: Alphabet,
  numbers: GameNumbers,
  where: Saying,
): NumberedPosition {
  const { columns, rows } = numbers;
  if (cgp.width !== columns || cgp.height !== rows) {
    const given = `${cgp.width}×${cgp.height}`;
    throw wrongAt(where, ({ positions }) => positions.otherBoard(given, `${columns}×${rows}`));
  }
  const numberOf = (letter: string): number => {
    const number = letter === '?' ? 0 : alphabet.letters.indexOf(letter);
    if (number < 0) throw wrongAt(where, ({ positions }) => positions.otherLetter(letter, alphabet.name));
    return number;
  };
  const board = Uint8Array.from(cgp.board, (laid, square) => {
    if (laid === '') return 0;
    if (numbers.wordFactors[square] === 0) throw wrongAt(where, ({ positions }) => positions.blockedSquare);
    return numberOf(letterOf(laid)) + (isLaidBlank(laid) ? BLANK_BIT : 0);
  });
  const racks = cgp.racks.map((rack) => rack.map((tile: Tile) => numberOf(tile)));
  const [own = [], ...others] = racks;
  if (own.length > LARGEST_RACK) throw wrongAt(where, ({ positions }) => positions.largeRack(LARGEST_RACK));
  const left = tilesLeft(board, own, numbers);
  return {
    cgp,
    board,
    rack: { letters: own, ...bagOf(left, others, numbers) },
    others,
    unseen: left.flatMap((count, letter) => Array.from({ length: Math.max(0, count) }, () => letter)),
  };
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
