/** The board: a grid that can be walked by keys and read aloud, with what is laid out on it. */

import { useEffect, useMemo, useRef } from 'preact/hooks';
import { formatColumn, type GameEvent, type Laid, type Square } from '@lexiko/rules';
import { EMPTY_DRAFT, laidAt, type Draft } from '../draft/draft.ts';
import { cursor, cursorOf, ground, preview, tapSquare } from '../draft/laying.ts';
import type { TableNews } from '../messages.ts';
import { dragged, isEcho, pressSquare } from '../rack/drag.ts';
import { draft, viewerSeat } from '../table.ts';
import { texts } from '../texts/current.ts';
import { Cell, type CellProps } from './cell.tsx';
import { pointers } from './pointers.ts';
import { armColours, marksOf, squareText } from './square-marks.ts';

/** The squares of the last play, unless it came off again. */
export function freshSquares(events: TableNews['events']): ReadonlySet<Square> {
  const last = events.findLast(({ event }) =>
    ['played', 'withdrew', 'took-back'].includes(event.type),
  )?.event;
  const changes = last?.type === 'played' ? (last as GameEvent & { type: 'played' }).changes : [];
  return new Set(changes.map(([square]) => square));
}

/** How far the board is turned to the player in effect, in quarters: two sit opposite each other (C-09). */
function quarterTurns({ view, seats, attention, place }: TableNews): number {
  const { options, sides } = view.ruleset;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (options['board.rotateToSeat'] === 'off' || place !== 'here' || people < 2) return 0;
  if (options['solitaire.mode'] !== 'off' || attention.kind === 'over') return 0;
  return sides === 2 ? attention.seat * 2 : attention.seat;
}

function cellOfEvent({ target }: Event): { readonly cell: HTMLElement; readonly square: Square } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? null : { cell, square: Number(cell.dataset['square']) };
}

/** `isStill`: a picture of an earlier moment, on which nothing is laid out. */
export function Board({
  news,
  isStill = false,
  fresh = freshSquares(news.events),
}: {
  readonly news: TableNews;
  readonly isStill?: boolean;
  readonly fresh?: ReadonlySet<Square>;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const { view } = news;
  const { layout, options } = view.ruleset;
  const at = cursorOf(news);
  const seat = viewerSeat(news);
  const arms = armColours(view, seat ?? view.turn ?? 0);
  const drag = dragged.value;

  // The focus follows the arrow keys, but nobody's focus is taken away from elsewhere.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && grid.current?.contains(activeElement) === true)
      grid.current.querySelector<HTMLElement>(`[data-square="${at.square}"]`)?.focus();
  }, [at.square]);

  const laidOut: Draft = isStill ? EMPTY_DRAFT : draft.value;
  const board = isStill ? view.board : ground.value;
  const staged = new Set(laidOut.steps.map(({ square }) => square));
  const emptied = new Set(laidOut.lifted?.from);
  const isQuiz = options['score.announce'] === 'quiz';
  const { value: shown } = preview;
  const lastSquare = laidOut.laidOut.at(-1)?.square;
  const words = texts.value;
  const pointing = pointers.value;
  const isTyping = seat !== null && view.phase !== 'over' && cursor.value !== null;
  // What is printed on the squares stays the same from key to key.
  const prints = useMemo(
    () =>
      view.board.map((_, square) => {
        const marks = marksOf(layout, square, arms);
        const empty = squareText(words, view, { square, laid: '', marks, notes: [] });
        return { marks, joined: marks.join(' '), empty };
      }),
    [layout, words, arms === null ? '' : `${arms.N} ${arms.E}`],
  );
  const cellOf = (square: Square): CellProps => {
    const own = laidAt(laidOut, square);
    const lies: Laid = board[square] ?? '';
    const isLifted = own !== undefined && drag?.slot === own.slot;
    const laid = lies !== '' ? lies : own === undefined || isLifted ? '' : own.laid;
    const state =
      lies !== ''
        ? staged.has(square)
          ? 'staged'
          : fresh.has(square)
            ? 'fresh'
            : 'set'
        : isLifted
          ? 'lifted'
          : own === undefined
            ? 'empty'
            : 'draft';
    const printed = prints[square];
    if (printed === undefined) throw new Error('every square has its print');
    const hasArrow = isTyping && at.square === square;
    const { squares, game } = words;
    const notes = [
      ...(state === 'fresh'
        ? [squares.fresh]
        : state === 'draft' || state === 'staged'
          ? [squares.yours]
          : []),
      ...(hasArrow ? [squares.cursor(game[at.direction])] : []),
    ];
    return {
      square,
      laid,
      state,
      marks: emptied.has(square) ? `${printed.marks.join(' ')} emptied` : printed.joined,
      arrow: hasArrow && laid === '' ? at.direction : null,
      isTarget: drag?.target === square,
      isFocusable: at.square === square,
      text:
        laid === '' && notes.length === 0
          ? printed.empty
          : squareText(words, view, { square, laid, marks: printed.marks, notes }),
      set: view.ruleset.tiles,
      hasValues: view.ruleset.game === 'classic',
      pointedBy: pointing.get(square) ?? '',
      score:
        shown?.ok === true && !isQuiz && square === lastSquare && !isLifted ? shown.value.score.total : null,
    };
  };
  const columns = Array.from({ length: layout.width }, (_, column) => column);
  const rows = Array.from({ length: layout.height }, (_, row) => row);
  return (
    <div
      class="board-frame"
      style={{ '--columns': layout.width }}
      data-turn={quarterTurns(news)}
      data-palette={options['board.theme']}
    >
      <div class="column-names" aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{formatColumn(column)}</span>
        ))}
      </div>
      <div class="row-names" aria-hidden="true">
        {rows.map((row) => (
          <span key={row}>{row + 1}</span>
        ))}
      </div>
      <div
        ref={grid}
        id="board"
        class={`board ${view.ruleset.game}`}
        role="grid"
        aria-label={texts.value.game.board}
        onPointerDown={(event) => {
          const pressed = cellOfEvent(event);
          if (pressed !== null) pressSquare(event, pressed.square, pressed.cell);
        }}
        onClick={(event) => {
          const pressed = cellOfEvent(event);
          if (pressed !== null && !isEcho(`square ${pressed.square}`)) tapSquare(pressed.square);
        }}
      >
        {rows.map((row) => (
          <div key={row} class="row" role="row">
            {columns.map((column) => (
              <Cell key={column} {...cellOf(row * layout.width + column)} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
