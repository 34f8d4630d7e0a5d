/** A picture of a board that can be walked by arrow keys and read aloud, but not played on. */

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { formatColumn, type Board, type Ruleset, type Square } from '@lexiko/rules';
import { texts } from '../texts/current.ts';
import { Cell } from './cell.tsx';
import { marksOf, squareText } from './square-marks.ts';

interface StillBoardProps {
  readonly ruleset: Ruleset;
  readonly board: Board;
  /** Squares to be pointed out. */
  readonly fresh: ReadonlySet<Square>;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function StillBoard({ ruleset, board, fresh }: StillBoardProps) {
  const { layout, tiles, game, options } = ruleset;
  const grid = useRef<HTMLDivElement>(null);
  const focused = useSignal<Square>(layout.centre);
  const columns = Array.from({ length: layout.width }, (_, column) => column);
  const rows = Array.from({ length: layout.height }, (_, row) => row);
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const row = Math.floor(focused.value / layout.width) + step[0];
    const column = (focused.value % layout.width) + step[1];
    if (row < 0 || row >= layout.height || column < 0 || column >= layout.width) return;
    focused.value = row * layout.width + column;
    grid.current?.querySelector<HTMLElement>(`[data-square="${focused.value}"]`)?.focus();
  };
  const cellAt = (square: Square) => {
    const laid = board[square] ?? '';
    const marks = marksOf(layout, square, null);
    const notes = fresh.has(square) ? [texts.value.squares.fresh] : [];
    return (
      <Cell
        key={square}
        square={square}
        laid={laid}
        state={laid === '' ? 'empty' : fresh.has(square) ? 'fresh' : 'set'}
        marks={marks.join(' ')}
        arrow={null}
        isTarget={false}
        isFocusable={focused.value === square}
        text={squareText(texts.value, { ruleset }, { square, laid, marks, notes })}
        set={tiles}
        hasValues={game === 'classic'}
        score={null}
        pointedBy=""
      />
    );
  };
  return (
    <div class={`board-frame columns-${layout.width}`} data-palette={options['board.theme']}>
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
        class={`board ${game}`}
        role="grid"
        aria-label={texts.value.game.board}
        onKeyDown={walk}
      >
        {rows.map((row) => (
          <div key={row} class="row" role="row">
            {columns.map((column) => cellAt(row * layout.width + column))}
          </div>
        ))}
      </div>
    </div>
  );
}
