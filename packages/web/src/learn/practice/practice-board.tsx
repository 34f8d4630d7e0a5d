/** Board and rack of a practice table, with the score of the tentative play. Keys work anywhere on the page. */

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Square } from '@lexiko/rules/board';
import { afterPaint } from '../../page/after-paint.ts';
import { BlankDialog } from '../../dialogs/blank-dialog.tsx';
import { handleBoardKey } from '../../table/board-keys.ts';
import { useTableKeys } from '../../table/keyboard.ts';
import { NO_LESSONS } from '../../table/position-board.tsx';
import { TableBoard } from '../../table/table-board.tsx';
import { TableContext, useTable } from '../../table/table-context.ts';
import { Icon } from '../../parts/icons.tsx';
import type { TableSnapshot } from '../../table/snapshot.ts';
import { RackTools } from '../../rack/rack-tools.tsx';
import { Rack } from '../../rack/rack.tsx';
import { previewText } from '../../screens/status.tsx';
import type { Table } from '../../table/table.ts';
import { texts } from '../../texts/current.ts';
import { TypedPlay } from './typed-play.tsx';
import './practice-board.css';

const NO_SQUARES: ReadonlySet<Square> = new Set();

/** Scrolls the board into view after the next paint; on narrow screens it may be off screen. */
export function showBoard(): void {
  afterPaint(() => document.getElementById('board')?.scrollIntoView({ block: 'nearest' }));
}

/** The line below the board: the notice on the last try, else the score of the tentative play, else `idle`. */
function Status({ snapshot, idle }: { readonly snapshot: TableSnapshot; readonly idle: string }) {
  const { laying, notice } = useTable();
  const shown = laying.preview.value;
  const noted = notice.value;
  if (noted === null) {
    const counted = shown === null ? idle : previewText(texts.value, snapshot, shown);
    return <p class="practice-status">{counted}</p>;
  }
  return (
    <p class="practice-status info">
      {noted.sentence}{' '}
      {noted.rule !== null && (
        <a href={`#/learn/rules/${snapshot.view.ruleset.preset}/${noted.rule}`}>{texts.value.learn.rule}</a>
      )}
    </p>
  );
}

/** The same table without computed scores, as in games where players count themselves (S-08). */
function uncounted(snapshot: TableSnapshot): TableSnapshot {
  const { ruleset } = snapshot.view;
  const scorekeeping = { ...ruleset.scorekeeping, announce: 'quiz' } as const;
  return { ...snapshot, view: { ...snapshot.view, ruleset: { ...ruleset, scorekeeping } } };
}

export function PracticeBoard({
  table,
  snapshot,
  marked = NO_SQUARES,
  lessons = NO_LESSONS,
  pointed = null,
  isStill = false,
  tellsScore = true,
  idle,
  submit,
  children,
}: {
  readonly table: Table;
  readonly snapshot: TableSnapshot;
  /** Squares whose tiles are highlighted. */
  readonly marked?: ReadonlySet<Square>;
  /** Squares that a lesson points at, with what it says of each. */
  readonly lessons?: ReadonlyMap<Square, string>;
  /** A square to point at; `null`: none. */
  readonly pointed?: Square | null;
  /** Whether the board accepts no tiles. */
  readonly isStill?: boolean;
  /** Whether to show the score of the tentative play. */
  readonly tellsScore?: boolean;
  /** Text while no tile is placed. */
  readonly idle: string;
  /** Label of the play button. */
  readonly submit: string;
  /** More buttons. */
  readonly children?: ComponentChildren;
}) {
  const drawn = useMemo(() => (tellsScore ? snapshot : uncounted(snapshot)), [snapshot, tellsScore]);
  const part = useRef<HTMLDivElement>(null);
  const { laying, pointers } = table;
  useTableKeys(
    table,
    (event) => {
      if (!isStill) handleBoardKey(event, table, null);
    },
    part,
  );
  useEffect(() => {
    pointers.value = pointed === null ? new Map() : new Map([[pointed, '◎']]);
    return () => {
      pointers.value = new Map();
    };
  }, [pointed]);
  return (
    <TableContext.Provider value={table}>
      <div ref={part} class="practice named-squares">
        <TableBoard snapshot={drawn} isStill={isStill} fresh={marked} lessons={lessons} />
        <div class="practice-controls">
          <Status snapshot={drawn} idle={idle} />
          {!isStill && <Rack snapshot={snapshot} />}
          <div class="practice-buttons">
            {!isStill && (
              <>
                <RackTools />
                <button
                  type="button"
                  class="primary"
                  disabled={!laying.hasLaid.value}
                  onClick={() => laying.commit()}
                >
                  <Icon name="play" /> {submit}
                </button>
              </>
            )}
            {children}
          </div>
          {!isStill && <TypedPlay submit={submit} />}
        </div>
        {laying.pendingBlank.value !== null && <BlankDialog ruleset={snapshot.view.ruleset} />}
      </div>
    </TableContext.Provider>
  );
}
