/**
 * The companion's board: a play is entered where it lies. Tap a square, then letters; or type on the board. It lists no
 * rack, since nobody's letters are known: any tile that has not turned up can be laid.
 */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Placement } from '@lexiko/rules/board';
import { BlankDialog } from '../dialogs/blank-dialog.tsx';
import { LetterKeys } from '../learn/editor/letter-keys.tsx';
import { positionTexts } from '../learn/editor/position-texts.ts';
import { afterPaint } from '../page/after-paint.ts';
import { useFeedback } from '../page/page-context.ts';
import { previewText } from '../screens/status.tsx';
import { handleBoardKey } from '../table/board-keys.ts';
import { useTableKeys } from '../table/keyboard.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { TableBoard } from '../table/table-board.tsx';
import { TableContext, useTable } from '../table/table-context.ts';
import { texts } from '../texts/current.ts';
import { companionTexts } from './companion-texts.ts';
import { entryTable, lettersLeft } from './entry-table.ts';

/** The letters, from when a square has been tapped. */
function Keys({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const table = useTable();
  const { laying, notice } = table;
  const asBlank = useSignal(false);
  const part = useRef<HTMLDivElement>(null);
  const isOpen = laying.cursor.at.value?.isArmed === true || laying.hasLaid.value;
  useEffect(() => {
    // On a phone they would open below the screen.
    if (isOpen) afterPaint(() => part.current?.scrollIntoView({ block: 'nearest' }));
  }, [isOpen]);
  const preview = laying.preview.value;
  const told =
    notice.value?.sentence ?? (preview === null ? null : previewText(texts.value, snapshot, preview));
  if (!isOpen) return <p class="hint">{companionTexts.value.tapHelp}</p>;
  return (
    <div ref={part} class="entry-keys">
      <LetterKeys
        ruleset={snapshot.view.ruleset}
        left={lettersLeft(table)}
        asBlank={asBlank}
        onLetter={(letter) => {
          laying.typeLetter(letter, asBlank.peek() ? 'blank' : 'letter');
          asBlank.value = false;
        }}
      />
      <div class="choices">
        <button type="button" disabled={!laying.hasLaid.value} onClick={() => laying.takeBack()}>
          {positionTexts.value.erase}
        </button>
        <button
          type="button"
          class="primary"
          disabled={!laying.hasLaid.value}
          onClick={() => laying.commit()}
        >
          {companionTexts.value.enterPlay}
        </button>
        <span class="entry-preview">{told}</span>
      </div>
    </div>
  );
}

/** The board, and what lies below it, which `children` makes from the keys of the letters. */
export function EntryBoard({
  snapshot,
  fresh,
  onPlay,
  children,
}: {
  readonly snapshot: TableSnapshot;
  readonly fresh: ReadonlySet<number>;
  readonly onPlay: (tiles: readonly Placement[]) => void;
  readonly children: (keys: ComponentChildren) => ComponentChildren;
}) {
  const feedback = useFeedback();
  const play = useRef(onPlay);
  play.current = onPlay;
  const table = useMemo(() => entryTable((tiles) => play.current(tiles), feedback), []);
  useLayoutEffect(() => table.receive(snapshot), [snapshot.game]);
  useEffect(() => () => table.close(), []);
  useTableKeys(table, (event) => handleBoardKey(event, table, null));
  const shown = table.snapshot.value;
  return (
    <TableContext.Provider value={table}>
      <div class="table">{shown !== null && <TableBoard snapshot={shown} fresh={fresh} />}</div>
      {children(shown === null ? null : <Keys snapshot={shown} />)}
      {table.laying.pendingBlank.value !== null && <BlankDialog ruleset={snapshot.view.ruleset} />}
    </TableContext.Provider>
  );
}
