/** The moves of a position in order, as objects to print. */

import { laidTiles, type Exchange, type Move, type MoveGenerator, type Play } from '@lexiko/engine/moves';
import {
  BLANK,
  type Board,
  formatSquare,
  type Layout,
  runThrough,
  sortedTiles,
  withLaid,
} from '@lexiko/rules/board';
import { joinTiles, formatWordStart } from '@lexiko/rules/notation';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Alphabet } from '@lexiko/words';
import type { NumberedPosition } from '@lexiko/engine/positions';

/** What `--json` prints of a move. */
export type ListedMove =
  | {
      readonly position: number;
      /** `rearrange`: letters on the board move too, and `tiles` are those of the whole word. */
      readonly type: 'play' | 'rearrange';
      readonly at: string;
      readonly word: string;
      readonly tiles: Readonly<Record<string, string>>;
      readonly score: number;
      readonly leave: string;
      readonly equity: number;
    }
  | {
      readonly position: number;
      readonly type: 'exchange' | 'pass';
      readonly tiles: string;
      readonly score: 0;
      readonly leave: string;
      readonly equity: number;
    };

/** Something done before the move of a turn, as `--json` prints it; score, leave and equity are those of that move. */
export interface ListedStep {
  readonly position: number;
  readonly type: 'retrieve' | 'recycle';
  readonly at: string;
  /** The tile laid, by its square. */
  readonly tiles: Readonly<Record<string, string>>;
  /** The tile taken up. */
  readonly gained: string;
  /** The best move after it. */
  readonly next: ListedMove;
  readonly score: number;
  readonly leave: string;
  readonly equity: number;
}

export interface Counted {
  readonly placements: number;
  readonly exchanges: number;
  /** Of the scores of all placements. */
  readonly sum: number;
  /** The highest score; 0 if nothing can be placed. */
  readonly max: number;
}

/** Sets the generator to a position. */
export function setPosition(generator: MoveGenerator, { board, rack }: NumberedPosition): void {
  generator.setBoard(board);
  generator.setRack(rack);
}

/** Of the position that is set. */
export function countMoves(generator: MoveGenerator): Counted {
  const placements = generator.listPlacements();
  let sum = 0;
  let max = 0;
  for (let index = 0; index < placements; index++) {
    sum += generator.scoreAt(index);
    max = Math.max(max, generator.scoreAt(index));
  }
  return { placements, exchanges: generator.exchangeCount, sum, max };
}

/** A pass is neither a placement nor an exchange. */
export function countOf(moves: readonly Move[]): Counted {
  const scores = moves.flatMap((move) => (move.type === 'play' ? [move.score] : []));
  const exchanges = moves.filter((move) => move.type === 'exchange' && move.letters.length > 0).length;
  return {
    placements: scores.length,
    exchanges,
    sum: scores.reduce((sum, score) => sum + score, 0),
    max: scores.reduce((max, score) => Math.max(max, score), 0),
  };
}

interface Place {
  readonly position: number;
  readonly alphabet: Alphabet;
  readonly layout: Layout;
  readonly at: NumberedPosition;
}

export function describeMove(move: Move, place: Place): ListedMove {
  return move.type === 'play' ? describePlacement(move, place) : describeExchange(move, place);
}

/** The word of a move, or what is done instead. */
export function moveText({ positions }: TerminalTexts, move: ListedMove): string {
  if ('word' in move) return move.type === 'rearrange' ? positions.rearranged(move.word) : move.word;
  return move.type === 'pass' ? positions.pass : positions.exchange(move.tiles);
}

function describePlacement(move: Play, { position, alphabet, layout, at }: Place): ListedMove {
  return {
    position,
    type: 'play',
    ...describeWord(move, { board: at.cgp.board, alphabet, layout }),
    score: move.score,
    leave: leaveAfter(
      move.tiles.map(({ letter, isBlank }) => (isBlank ? 0 : letter)),
      at,
      alphabet,
    ),
    equity: move.equityMilli / 1000,
  };
}

export interface DescribedWord {
  readonly at: string;
  readonly word: string;
  readonly tiles: Readonly<Record<string, string>>;
}

/** Where a play stands on the board, its word, and its tiles by square; blanks in lower case, also those that lay there before. */
export function describeWord(
  move: Pick<Play, 'direction' | 'tiles'>,
  {
    board,
    alphabet,
    layout,
  }: { readonly board: Board; readonly alphabet: Alphabet; readonly layout: Layout },
): DescribedWord {
  const placed = laidTiles(move, alphabet);
  const after = withLaid(board, placed);
  const { squares } = runThrough(after, layout, placed[0]?.[0] ?? 0, move.direction);
  const [first = 0] = squares;
  const { width } = layout;
  return {
    at: formatWordStart({ row: Math.floor(first / width), column: first % width, direction: move.direction }),
    word: joinTiles(squares.map((square) => after[square] ?? '')),
    tiles: Object.fromEntries(placed.map(([square, laid]) => [formatSquare(layout, square), laid])),
  };
}

function describeExchange(move: Exchange, { position, alphabet, at }: Place): ListedMove {
  return {
    position,
    type: move.letters.length === 0 ? 'pass' : 'exchange',
    tiles: tilesText(move.letters, alphabet),
    score: 0,
    leave: leaveAfter(move.letters, at, alphabet),
    equity: move.equityMilli / 1000,
  };
}

/** What stays on the rack, as text. */
export function leaveAfter(
  played: readonly number[],
  { rack }: NumberedPosition,
  alphabet: Alphabet,
): string {
  const left = [...rack.letters];
  for (const letter of played) left.splice(left.indexOf(letter), 1);
  return tilesText(left, alphabet);
}

/** A to Z, blanks last. */
function tilesText(letters: readonly number[], alphabet: Alphabet): string {
  return joinTiles(
    sortedTiles(letters.map((letter) => (letter === 0 ? BLANK : (alphabet.letters[letter] ?? '')))),
  );
}
