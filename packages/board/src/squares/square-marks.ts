/** What is printed on a square, and its label: premiums, crosses, coloured arms. */

import type { PlayerView, Seat, Table } from '@lexiko/rules';
import {
  ARMS,
  formatSquare,
  isLaidBlank,
  laidValue,
  letterOf,
  ownArms,
  type Arm,
  type Laid,
  type Layout,
  type Square,
} from '@lexiko/rules/board';
import { COLOURS, type Colour } from '@lexiko/rules/rule-points';
import type { BoardTexts, SquareTexts } from '@lexiko/texts/en/board';
import { letterName } from './letter-names.ts';

export type Premium = Extract<keyof SquareTexts, `${'letter' | 'word'}${number}`>;
export type SquareMark = Exclude<keyof SquareTexts, 'signs' | 'empty' | 'fresh' | 'yours' | 'cursor'>;

/** What a board says of its squares, in the reader's language. */
export interface BoardWords {
  readonly squares: SquareTexts;
  readonly game: Pick<BoardTexts, 'tile' | 'blankAs' | 'across' | 'down'>;
}

const BY_FACTOR: Readonly<Record<'letter' | 'word', Readonly<Record<number, Premium>>>> = {
  letter: { 2: 'letter2', 3: 'letter3', 4: 'letter4' },
  word: { 2: 'word2', 3: 'word3', 4: 'word4' },
};

export function isPremium(mark: string): mark is Premium {
  return /\d$/u.test(mark);
}

/** As printed on the board in the reader's language: `2L`. */
export function premiumSign({ signs }: SquareTexts, premium: Premium): string {
  return premium.slice(-1) + signs[premium.startsWith('word') ? 'word' : 'letter'];
}

export function premiumOf({ letterFactors, wordFactors }: Layout, square: Square): Premium | null {
  return BY_FACTOR.word[wordFactors[square] ?? 1] ?? BY_FACTOR.letter[letterFactors[square] ?? 1] ?? null;
}

/** Sides of the board clockwise, as the colours go around it (W-03). */
const CLOCKWISE: readonly Arm[] = ARMS;

/** The colour of each arm for this viewer. Until somebody opens, their own is at the bottom (W-18). */
export function armColours(view: Table, seat: Seat): Readonly<Record<Arm, Colour>> | null {
  const own = view.ruleset.colours[seat]?.[0];
  const [arm] = ownArms(view, seat);
  if (own === undefined || arm === undefined) return null;
  const colourAt = (one: Arm): Colour => {
    const steps = CLOCKWISE.indexOf(one) - CLOCKWISE.indexOf(arm) + COLOURS.indexOf(own);
    return COLOURS[(steps + COLOURS.length) % COLOURS.length] ?? own;
  };
  return { N: colourAt('N'), E: colourAt('E'), S: colourAt('S'), W: colourAt('W') };
}

/** All that is printed on a square, most important first. */
export function marksOf(
  layout: Layout,
  square: Square,
  arms: Readonly<Record<Arm, Colour>> | null,
): readonly SquareMark[] {
  const marks: SquareMark[] = [];
  if (square === layout.centre) marks.push('centre');
  if (layout.bars.some((bar) => bar.includes(square))) marks.push('bar');
  if (layout.blocked.includes(square)) marks.push('blocked');
  const premium = premiumOf(layout, square);
  if (premium !== null) marks.push(premium);
  if (layout.crosses.includes(square)) marks.push('cross');
  const arm = layout.arms[square] ?? '';
  if (arm !== '' && arms !== null) marks.push(arms[arm]);
  return marks;
}

/** `H8, centre, double word, empty`; `F6, R, 1 point`; and where somebody counts `A1, triple word, R, 1 point`. */
export function squareText(
  texts: BoardWords,
  { ruleset }: Pick<PlayerView, 'ruleset'>,
  {
    square,
    laid,
    marks,
    notes,
    isCounted = false,
  }: {
    readonly square: Square;
    readonly laid: Laid;
    readonly marks: readonly SquareMark[];
    readonly notes: readonly string[];
    /** Whether what the tile covers still counts, because it was just laid and somebody counts it. */
    readonly isCounted?: boolean;
  },
): string {
  const shown = marks.map((mark) => texts.squares[mark]);
  const name = letterName(ruleset.language, letterOf(laid));
  const plain =
    ruleset.scoring.kind === 'areas' ? name : texts.game.tile(name, laidValue(ruleset.tiles, laid));
  const tile = isLaidBlank(laid) ? texts.game.blankAs(name) : plain;
  const content = laid === '' ? [...shown, texts.squares.empty] : isCounted ? [...shown, tile] : [tile];
  return [formatSquare(ruleset.layout, square), ...content, ...notes].join(', ');
}

/** The sign printed on an empty square; empty: none. */
export function signOf(texts: SquareTexts, marks: readonly SquareMark[]): string {
  if (marks.includes('centre') && !marks.includes('word2')) return '';
  for (const mark of marks) {
    if (mark === 'centre') return '★';
    if (mark === 'cross') return '✚';
    if (isPremium(mark)) return premiumSign(texts, mark);
  }
  return '';
}
