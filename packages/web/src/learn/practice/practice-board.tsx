/** Board and rack of a practice table, with what the letters laid out count. Keys anywhere go to the board. */

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Square } from '@lexiko/rules/board';
import { afterPaint } from '../../page/after-paint.ts';
import { BlankDialog } from '../../dialogs/blank-dialog.tsx';
import { handleBoardKey } from '../../table/board-keys.ts';
import { useTableKeys } from '../../table/keyboard.ts';
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

/** Where board and questions stand one above the other, whoever is to lay something finds the board on the screen. */
export function showBoard(): void {
  afterPaint(() => document.getElementById('board')?.scrollIntoView({ block: 'nearest' }));
}

/** What stands below the board: a sentence on the last try, else the count of what is laid out. */
function Status({ news, idle }: { readonly news: TableSnapshot; readonly idle: string }) {
  const { laying, notice } = useTable();
  const shown = laying.preview.value;
  const told = notice.value;
  if (told === null) {
    const counted = shown === null ? idle : previewText(texts.value, news, shown);
    return <p class="practice-status">{counted}</p>;
  }
  return (
    <p class="practice-status told">
      {told.sentence}{' '}
      {told.rule !== null && (
        <a href={`#/learn/rules/${news.view.ruleset.preset}/${told.rule}`}>{texts.value.learn.rule}</a>
      )}
    </p>
  );
}

/** The same table, drawn as where players count themselves (S-08). */
function uncounted(news: TableSnapshot): TableSnapshot {
  const { ruleset } = news.view;
  const scorekeeping = { ...ruleset.scorekeeping, announce: 'quiz' } as const;
  return { ...news, view: { ...news.view, ruleset: { ...ruleset, scorekeeping } } };
}

export function PracticeBoard({
  table,
  news,
  marked = NO_SQUARES,
  pointed = null,
  isStill = false,
  tellsScore = true,
  idle,
  submit,
  children,
}: {
  readonly table: Table;
  readonly news: TableSnapshot;
  /** Letters to look at. */
  readonly marked?: ReadonlySet<Square>;
  /** An empty square to look at. */
  readonly pointed?: Square | null;
  /** Nothing more is laid. */
  readonly isStill?: boolean;
  /** Whether it says what the letters laid out count. */
  readonly tellsScore?: boolean;
  /** Said while nothing is laid out. */
  readonly idle: string;
  /** What the button is called that plays. */
  readonly submit: string;
  /** More buttons. */
  readonly children?: ComponentChildren;
}) {
  const drawn = useMemo(() => (tellsScore ? news : uncounted(news)), [news, tellsScore]);
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
        <TableBoard news={drawn} isStill={isStill} fresh={marked} />
        <div class="practice-controls">
          <Status news={drawn} idle={idle} />
          {!isStill && <Rack news={news} />}
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
        {laying.pendingBlank.value !== null && <BlankDialog set={news.view.ruleset.tiles} />}
      </div>
    </TableContext.Provider>
  );
}
