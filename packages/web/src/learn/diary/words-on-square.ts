/**
 * The words through a square of the board, with who made them, and whether they may be explained. Where words may not be
 * looked up (D-04), a word is explained once nobody can challenge it any more: then it helps no challenge (S-25). Its
 * meaning is shown there, but never that it isn't in the dictionary.
 */

import { dictionaryPermission, type Seat } from '@lexiko/rules';
import { runThrough, textOf, type Square } from '@lexiko/rules/board';
import { challengeableWords } from '@lexiko/table';
import type { TableSnapshot } from '../../table/snapshot.ts';

export interface BoardWord {
  readonly word: string;
  /** Who made it last; `null` if it lay there from the beginning. */
  readonly by: Seat | null;
  /** What it scored; `null` where words have no points of their own. */
  readonly points: number | null;
  readonly mayExplain: boolean;
}

/** Across before down. */
export function wordsOnSquare({ view, events }: TableSnapshot, square: Square): readonly BoardWord[] {
  const { layout, tiles, scoring } = view.ruleset;
  const isOpen = dictionaryPermission(view, 'lookup') === 'allowed';
  const undecided = challengeableWords(view);
  return (['across', 'down'] as const).flatMap((direction) => {
    const run = runThrough(view.board, layout, square, direction);
    if (run.squares.length < 2 || view.board[square] === '') return [];
    const word = textOf(tiles, view.board, run);
    const play = events.findLast(
      ({ event }) =>
        event.type === 'played' &&
        event.score.words.some((one) => one.word === word) &&
        event.changes.some(([changed]) => run.squares.includes(changed)),
    )?.event;
    const made = play?.type === 'played' ? play : null;
    const scored = made?.score.words.find((one) => one.word === word)?.points ?? null;
    return [
      {
        word,
        by: made?.seat ?? null,
        points: scoring.kind === 'premiums' ? scored : null,
        mayExplain: isOpen || !undecided.includes(word),
      },
    ];
  });
}
