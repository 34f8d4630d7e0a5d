/**
 * The board: a grid that can be walked by keys and read aloud. It shows the squares that it is given and says what is
 * pressed; it knows no game.
 */

import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { formatColumn, type Square } from '@lexiko/rules/board';
import type { CellProps } from './cell.tsx';
import { MemoizedCells } from './memoized-cells.tsx';
import './board.css';

export interface BoardProps {
  readonly id?: string | undefined;
  readonly label: string;
  /** Classes of its own, and the name of its colours. */
  readonly look: string;
  readonly palette: string;
  readonly width: number;
  readonly height: number;
  /** By square. One that has not changed is better the same object. */
  readonly cells: readonly CellProps[];
  /** The square that can be reached by Tab. */
  readonly focus: Square;
  /** A pointer came down on a square. */
  readonly onPress?: (event: PointerEvent, square: Square, cell: HTMLElement) => void;
  /** A click, by whatever means. */
  readonly onClick?: (square: Square) => void;
  /** The grid on the page; `null` when it goes. */
  readonly onElement?: (grid: HTMLElement | null) => void;
  /** What lies over the squares. */
  readonly children?: ComponentChildren;
}

function cellOfEvent({ target }: Event): { readonly cell: HTMLElement; readonly square: Square } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? null : { cell, square: Number(cell.dataset['square']) };
}

/** In a shadow root, the document only knows that the focus is somewhere inside. */
function focusedIn(grid: HTMLElement): Element | null {
  const root = grid.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}

/** One square can be reached by Tab. The focus follows the arrow keys, but nobody's is taken away from elsewhere. */
function useRovingFocus(grid: RefObject<HTMLDivElement | null>, square: Square, size: number): void {
  // There is a square to go to as soon as there is a board. Later moves follow after the paint.
  useLayoutEffect(() => {
    if (grid.current?.querySelector('[tabindex="0"]') !== null) return;
    const first = grid.current.querySelector<HTMLElement>(`[data-square="${square}"]`);
    if (first !== null) first.tabIndex = 0;
  }, [grid, size]);
  useEffect(() => {
    const before = grid.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;
    const next = grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? null;
    if (next === null || next === before) return;
    next.tabIndex = 0;
    if (grid.current !== null && grid.current.contains(focusedIn(grid.current))) {
      next.focus({ preventScroll: true });
      // Only a magnified page is larger than the screen.
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight > clientHeight) next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    // Let go last: it has had the focus until here, and to take that away costs the browser more than to move it.
    if (before !== null) before.tabIndex = -1;
  }, [grid, square, size]);
}

/** The names of columns and rows along the edges. */
function Names({ width, height }: { readonly width: number; readonly height: number }) {
  const columns = Array.from({ length: width }, (_, column) => formatColumn(column));
  const rows = Array.from({ length: height }, (_, row) => row + 1);
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

export function Board({
  id,
  label,
  look,
  palette,
  width,
  height,
  cells,
  focus,
  onPress,
  onClick,
  onElement,
  children,
}: BoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const memoized = useMemo(() => new MemoizedCells(), []);
  const names = useMemo(() => <Names width={width} height={height} />, [width, height]);
  useRovingFocus(grid, focus, cells.length);
  useLayoutEffect(() => {
    onElement?.(grid.current);
    return () => onElement?.(null);
  }, [onElement]);
  const rows = Array.from({ length: height }, (_, row) => row);
  return (
    <div class="board-frame" style={{ '--columns': width }} data-palette={palette}>
      {names}
      <div
        ref={grid}
        id={id}
        class={`board ${look}`}
        role="grid"
        aria-label={label}
        onPointerDown={(event) => {
          const pressed = cellOfEvent(event);
          if (pressed !== null) onPress?.(event, pressed.square, pressed.cell);
        }}
        onClick={(event) => {
          const pressed = cellOfEvent(event);
          if (pressed !== null) onClick?.(pressed.square);
        }}
      >
        {rows.map((row) =>
          memoized.row(
            row,
            cells.slice(row * width, (row + 1) * width).map((cell) => memoized.cell(cell)),
          ),
        )}
      </div>
      {children !== undefined && (
        <div class="floats" aria-hidden="true">
          {children}
        </div>
      )}
    </div>
  );
}
