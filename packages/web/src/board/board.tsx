/** The board: a grid that can be walked by keys and read aloud, with what is laid out on it. */

import type { RefObject, VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import {
  formatColumn,
  type Board as BoardSquares,
  type GameEvent,
  type Layout,
  type PlayerView,
  type Square,
} from '@lexiko/rules';
import { EMPTY_DRAFT, type Draft } from '@lexiko/table';
import { cursorOf, ground, tapSquare, toldCursor } from '../table/laying.ts';
import type { TableNews } from '../messages.ts';
import { isEcho, pressSquare } from '../rack/drag.ts';
import { toldDraft, viewerSeat } from '../table/table.ts';
import { texts } from '../texts/current.ts';
import type { SquareMark, Texts } from '../texts/texts.ts';
import { COUNTED, type CellProps } from './cell.tsx';
import { Floats } from './floats.tsx';
import { KeptBoard } from './memoized-cells.tsx';
import { armColours, marksOf, squareText } from './square-marks.ts';

/** The squares of the last play, unless it came off again. */
export function freshSquares(events: TableNews['events']): ReadonlySet<Square> {
  const last = events.findLast(({ event }) =>
    ['played', 'withdrew', 'took-back'].includes(event.type),
  )?.event;
  const changes = last?.type === 'played' ? (last as GameEvent & { type: 'played' }).changes : [];
  return new Set(changes.map(([square]) => square));
}

/** Whether the last play was laid out at this screen, by its only viewer or by one of several people who share it. */
function isLaidHere({ events, viewer, place, seats }: TableNews): boolean {
  const last = events.findLast(({ event }) => event.type === 'played')?.event;
  if (last === undefined || !('seat' in last)) return false;
  return place === 'here' ? seats[last.seat]?.kind === 'person' : last.seat === viewer;
}

function cellOfEvent({ target }: Event): { readonly cell: HTMLElement; readonly square: Square } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? null : { cell, square: Number(cell.dataset['square']) };
}

/** One square can be reached by Tab. The focus follows the arrow keys, but nobody's is taken away from elsewhere. */
function useRovingFocus(grid: RefObject<HTMLDivElement | null>, square: Square, layout: Layout): void {
  useEffect(() => {
    const before = grid.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;
    const next = grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? null;
    if (next === null || next === before) return;
    next.tabIndex = 0;
    if (grid.current?.contains(document.activeElement) === true) {
      next.focus({ preventScroll: true });
      // Only a magnified page is larger than the screen.
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight > clientHeight) next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    // Let go last: it has had the focus until here, and to take that away costs the browser more than to move it.
    if (before !== null) before.tabIndex = -1;
  }, [grid, square, layout]);
}

/** A square, and what is printed on it. */
interface SettledCell {
  readonly printed: readonly SquareMark[];
  readonly props: CellProps;
}

/** All squares as they are before anything is laid out. */
function settledCells(
  words: Texts,
  view: PlayerView,
  {
    board,
    staged,
    fresh,
    isOwn,
    arms,
    lessons,
    isCounting,
  }: {
    readonly board: BoardSquares;
    readonly staged: readonly Square[];
    readonly fresh: ReadonlySet<Square>;
    /** Whether those fresh were laid out here. */
    readonly isOwn: boolean;
    readonly arms: ReturnType<typeof armColours>;
    readonly lessons: ReadonlyMap<Square, string>;
    readonly isCounting: boolean;
  },
): readonly SettledCell[] {
  const { layout, tiles, scoring } = view.ruleset;
  return board.map((laid, square) => {
    const printed = marksOf(layout, square, arms);
    const state =
      laid === '' ? 'empty' : staged.includes(square) ? 'staged' : fresh.has(square) ? 'fresh' : 'set';
    const lesson = lessons.get(square);
    const notes = state === 'fresh' ? [words.squares.fresh] : state === 'staged' ? [words.squares.yours] : [];
    if (lesson !== undefined) notes.unshift(lesson);
    const isCounted = isCounting && state === 'fresh';
    const marks = [
      ...printed,
      ...(lesson === undefined ? [] : ['noted']),
      ...(isCounted ? [COUNTED] : []),
      ...(isOwn && state === 'fresh' ? ['own'] : []),
    ];
    const props: CellProps = {
      square,
      laid,
      state,
      marks: marks.join(' '),
      text: squareText(words, view, { square, laid, marks: printed, notes, isCounted }),
      set: tiles,
      hasValues: scoring.kind === 'premiums',
    };
    return { printed, props };
  });
}

/** The names of columns and rows along the edges. */
function Names({ layout }: { readonly layout: Layout }) {
  const columns = Array.from({ length: layout.width }, (_, column) => formatColumn(column));
  const rows = Array.from({ length: layout.height }, (_, row) => row + 1);
  return (
    <>
      <div class="column-names" aria-hidden="true">
        {columns.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div class="row-names" aria-hidden="true">
        {rows.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </>
  );
}

const NO_LESSONS: ReadonlyMap<Square, string> = new Map();

/** `isStill`: a picture of an earlier moment, on which nothing is laid out. */
export function Board({
  news,
  isStill = false,
  fresh,
  lessons = NO_LESSONS,
  isCounting = false,
}: {
  readonly news: TableNews;
  readonly isStill?: boolean;
  readonly fresh?: ReadonlySet<Square>;
  /** Squares that a lesson points at, with what it says of each. */
  readonly lessons?: ReadonlyMap<Square, string>;
  /** Whether the last play is being counted: its tiles show what they cover. */
  readonly isCounting?: boolean;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const painted = useMemo(() => new KeptBoard(), []);
  const { view } = news;
  const { layout } = view.ruleset;
  const at = cursorOf(news, toldCursor.value);
  const seat = viewerSeat(news);
  useRovingFocus(grid, at.square, layout);

  const { laidOut, steps, lifted }: Draft = isStill ? EMPTY_DRAFT : toldDraft.value;
  const board = isStill ? view.board : ground.value;
  const words = texts.value;
  // These stay the same from key to key.
  const settled = useMemo(
    () =>
      settledCells(words, view, {
        board,
        staged: steps.map(({ square }) => square),
        fresh: fresh ?? freshSquares(news.events),
        isOwn: isLaidHere(news),
        arms: armColours(view, seat ?? view.turn ?? 0),
        lessons,
        isCounting,
      }),
    [news, board, steps, words, fresh, lessons, isCounting],
  );
  const names = useMemo(() => <Names layout={layout} />, [layout]);
  const isTyping = seat !== null && view.phase !== 'over' && toldCursor.value !== null;
  const touched = new Set([...laidOut.map(({ square }) => square), ...(lifted?.from ?? [])]);
  if (isTyping) touched.add(at.square);
  const touchedProps = ({ printed, props }: SettledCell): CellProps => {
    const { square } = props;
    const own = laidOut.find((one) => one.square === square);
    const state = own === undefined ? props.state : 'draft';
    const notes = [
      ...(state === 'fresh' ? [words.squares.fresh] : []),
      ...(state === 'draft' || state === 'staged' ? [words.squares.yours] : []),
      ...(isTyping && at.square === square ? [words.squares.cursor(words.game[at.direction])] : []),
    ];
    return {
      ...props,
      state,
      marks: lifted?.from.includes(square) === true ? `${props.marks} emptied` : props.marks,
      text: squareText(words, view, { square, laid: own?.laid ?? props.laid, marks: printed, notes }),
    };
  };
  const cellAt = (square: Square): VNode => {
    const cell = settled[square];
    if (cell === undefined) throw new Error('every square has its cell');
    return painted.cell(touched.has(square) ? touchedProps(cell) : cell.props);
  };
  const columns = Array.from({ length: layout.width }, (_, column) => column);
  const rows = Array.from({ length: layout.height }, (_, row) => row);
  return (
    <div class="board-frame" style={{ '--columns': layout.width }} data-palette={view.ruleset.board.theme}>
      {names}
      <div
        ref={grid}
        id="board"
        class={`board ${view.ruleset.scoring.kind}`}
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
        {rows.map((row) =>
          painted.row(
            row,
            columns.map((column) => cellAt(row * layout.width + column)),
          ),
        )}
      </div>
      <Floats news={news} isStill={isStill} />
    </div>
  );
}
