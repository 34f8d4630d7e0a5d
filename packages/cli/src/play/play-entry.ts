/**
 * What players type for plays, over the notation of the rules: a small letter among capitals is a blank, but where all
 * letters are of one case, blanks stand in for what is missing on the rack, and only where that leaves a choice must the
 * blank be marked.
 */

import {
  BLANK,
  err,
  formatSquare,
  letterOf,
  ok,
  parseMove,
  parseWordStart,
  runThrough,
  tilesAtHand,
  type Direction,
  type Laid,
  type MoveProblem,
  type Placement,
  type PlayerView,
  type RearrangeAction,
  type Result,
  type Seat,
  type Square,
  type Tile,
} from '@lexiko/rules';

/** The tiles that `8F HORN` lays; the error is a sentence. */
export function parsePlay(view: PlayerView, seat: Seat, text: string): Result<readonly Placement[], string> {
  const { board, ruleset } = view;
  const { layout, tiles } = ruleset;
  const placed = parseMove({ board, layout, tiles }, text);
  if (!placed.ok) return err(problemText(placed.error));
  const word = text.trim().split(/\s+/u)[1] ?? '';
  const marked = word !== word.toUpperCase() && word !== word.toLowerCase();
  if (marked) return ok(placed.value);
  return withBlanks(placed.value, tilesAtHand(view, seat), (square) => formatSquare(layout, square));
}

function problemText(problem: MoveProblem): string {
  switch (problem.code) {
    case 'NOT_A_MOVE':
    case 'NOT_A_START':
      return `'${problem.text}' is neither a play such as 8F HORN nor a command; help lists them.`;
    case 'NOT_A_WORD':
      return `'${problem.text}' is not a word: letters, dots and brackets only.`;
    case 'NOT_A_LETTER':
      return `There is no letter ${letterOf(problem.letter)} in this game. [C-03]`;
    case 'LEAVES_BOARD':
      return 'That word leaves the board. [C-02]';
    case 'NOTHING_THERE':
      return `There is no letter on ${problem.square} to play through.`;
    case 'OTHER_LETTER_THERE':
      return `${problem.square} holds ${letterOf(problem.lies)}, not ${letterOf(problem.said)}. [S-11]`;
    case 'NO_NEW_TILE':
      return 'That word lies there already. [S-11]';
  }
}

/** Blanks for the letters that are not at hand, where that leaves no choice. */
function withBlanks(
  placed: readonly Placement[],
  hand: readonly Tile[],
  nameOf: (square: Square) => string,
): Result<readonly Placement[], string> {
  const blanks = hand.filter((tile) => tile === BLANK).length;
  const held = (letter: string): number => hand.filter((tile) => tile === letter).length;
  const wanted = new Map<string, Square[]>();
  for (const [square, laid] of placed)
    wanted.set(letterOf(laid), [...(wanted.get(letterOf(laid)) ?? []), square]);
  const missing = [...wanted].map(([letter, squares]) => Math.max(0, squares.length - held(letter)));
  const canFill = missing.reduce((sum, count) => sum + count, 0) <= blanks;
  for (const [letter, squares] of wanted) {
    if (canFill && held(letter) > 0 && held(letter) < squares.length) {
      return err(
        `Which ${letter} is the blank (${squares.map(nameOf).join(' or ')})? Write the blank as a small letter, all others as capitals. [S-20]`,
      );
    }
  }
  return ok(
    placed.map(([square, laid]): Placement => {
      const letter = letterOf(laid);
      return [square, canFill && held(letter) === 0 ? letter.toLowerCase() : letter];
    }),
  );
}

/** A letter to lay, from a text such as `C`; `?C` asks for the blank although the letter is at hand. */
export function parseLaid(view: PlayerView, seat: Seat, text: string): Laid | null {
  const match = /^(\??)(\p{L})$/u.exec(text);
  if (match === null) return null;
  const letter = (match[2] ?? '').toUpperCase();
  const hand = tilesAtHand(view, seat);
  const blank = match[1] === '?' || (!hand.includes(letter) && hand.includes(BLANK));
  return blank ? letter.toLowerCase() : letter;
}

/** Tiles to exchange: letters and `?`, with or without spaces. `null` if there is anything else. */
export function parseTiles(text: string): readonly Tile[] | null {
  const tiles = [...text.replaceAll(/[\s,]/gu, '').toUpperCase()];
  return tiles.every((tile) => tile === BLANK || /^\p{L}$/u.test(tile)) ? tiles : null;
}

/**
 * `8F SPATES` lays the word that lies there anew, with letters of the rack added. `from` names a square of the word
 * meant where several lie in the line. Blanks are always written small.
 */
export function parseRearrangement(
  view: PlayerView,
  seat: Seat,
  { at, text, from }: { readonly at: string; readonly text: string; readonly from: Square | null },
): Result<RearrangeAction, string> {
  const { board, ruleset } = view;
  const { width } = ruleset.layout;
  const start = parseWordStart(at);
  if (start === null || !/^\p{L}+$/u.test(text))
    return err('Write where and what: rearrange 8F PASTES. [V-02]');
  const { direction } = start;
  const first = start.row * width + start.column;
  const targets = [...text].map((_, step) => first + step * (direction === 'across' ? 1 : width));
  const old = from ?? targets.find((square) => isWordAt(view, square, direction));
  if (old === undefined) return err('There is no word there to rearrange. [V-02]');
  const run = runThrough(board, ruleset.layout, old, direction).squares;
  const hasBlank = run.some((square) => board[square] !== letterOf(board[square] ?? ''));
  const isCapitals = text === text.toLowerCase() && !hasBlank;
  const word = [...text].map((laid) => (isCapitals ? letterOf(laid) : laid));
  const rack = addedSquares(view, run, targets, word);
  return ok({ type: 'rearrange', seat, from: run, at: first, direction, word, rack });
}

function isWordAt({ board, ruleset }: PlayerView, square: Square, direction: Direction): boolean {
  return (
    (board[square] ?? '') !== '' && runThrough(board, ruleset.layout, square, direction).squares.length > 1
  );
}

/** Which squares get a tile of the rack: what the old word cannot give, on new squares first. */
function addedSquares(
  { board }: PlayerView,
  run: readonly Square[],
  targets: readonly Square[],
  word: readonly Laid[],
): readonly Square[] {
  const rest = run.map((square) => board[square] ?? '');
  const ours = targets
    .map((square, at) => ({ square, laid: word[at] ?? '' }))
    .filter(({ square }) => board[square] === '' || run.includes(square));
  const oldFirst = ours.sort((a, b) => Number(run.includes(b.square)) - Number(run.includes(a.square)));
  return oldFirst.flatMap(({ square, laid }) => {
    const at = rest.indexOf(laid);
    if (at < 0) return [square];
    rest.splice(at, 1);
    return [];
  });
}
