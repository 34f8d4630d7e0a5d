/**
 * The board of a table: the position and the draft, and over them the arrow of the next letter, the score of the draft,
 * the square under a dragged tile, and where others point.
 */

import {
  armColours,
  Arrow,
  Board,
  cellsWithDraft,
  Float,
  LaidTiles,
  settledCells,
} from '@lexiko/board/parts';
import { computed } from '@preact/signals';
import { useCallback, useMemo } from 'preact/hooks';
import type { Ruleset } from '@lexiko/rules';
import type { Square } from '@lexiko/rules/board';
import { faceOf, laidAt, laidFrom } from '@lexiko/table/draft';
import { texts } from '../texts/current.ts';
import { NO_LESSONS, PositionBoard } from './position-board.tsx';
import { freshSquares, isLaidHere } from './last-play.ts';
import { viewerSeat, type TableSnapshot } from './snapshot.ts';
import { useTable } from './table-context.ts';
import type { Table } from './table.ts';
import './table-board.css';

/** Where the arrow is shown: not on a tile, unless that tile is being dragged. */
function arrowOf({ snapshot, draft, laying, drag }: Table) {
  return {
    square: computed(() => {
      const at = laying.cursor.at.value;
      if (at === null || snapshot.value?.view.phase === 'over') return null;
      const own = laidAt(draft.value, at.square);
      const isHidden =
        own === undefined ? laying.stagedBoard.value[at.square] !== '' : own.slot !== drag.draggedSlot.value;
      return isHidden ? null : at.square;
    }),
    direction: computed(() => laying.cursor.at.value?.direction ?? 'across'),
  };
}

function TableArrow({ width }: { readonly width: number }) {
  const table = useTable();
  const { square, direction } = useMemo(() => arrowOf(table), [table]);
  return <Arrow square={square} direction={direction} width={width} />;
}

/** More tiles than any rack holds. */
const MOST_READY = 30;

function TableTiles({ ruleset }: { readonly ruleset: Ruleset }) {
  const { draft, drag } = useTable();
  const tiles = useMemo(() => {
    const slots = computed(() => draft.value.slots);
    return computed(() => slots.value.map(faceOf));
  }, [draft]);
  const placeOf = useCallback(
    (slot: number) => (drag.draggedSlot.value === slot ? undefined : laidFrom(draft.value, slot)),
    [draft, drag],
  );
  // With all tiles open there are too many to make an element for each.
  const ready =
    tiles.value.length > MOST_READY ? draft.value.laidOut.map(({ slot }) => slot) : [...tiles.value.keys()];
  return (
    <LaidTiles
      tiles={tiles}
      ready={ready}
      placeOf={placeOf}
      width={ruleset.layout.width}
      set={ruleset.tiles}
      hasValues={ruleset.scoring.kind === 'premiums'}
    />
  );
}

/** The score of the draft, at its last tile. A score quiz does not show it (S-08). */
function countOf(
  { deferredDraft, laying, drag }: Table,
  { view }: TableSnapshot,
): { readonly square: Square; readonly total: number } | null {
  const last = deferredDraft.value.laidOut.at(-1);
  const shown = laying.preview.value;
  if (last === undefined || shown?.ok !== true || last.slot === drag.draggedSlot.value) return null;
  if (view.ruleset.scorekeeping.announce === 'quiz') return null;
  return { square: last.square, total: shown.value.score.total };
}

function Pointers({ width }: { readonly width: number }) {
  const { pointers } = useTable();
  return (
    <>
      {[...pointers.value].map(([square, name]) => (
        <Float key={square} look={`pointer at-${square}`} square={square} width={width}>
          <span class="pointed">{name}</span>
        </Float>
      ))}
    </>
  );
}

function Notes({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const table = useTable();
  const { width } = snapshot.view.ruleset.layout;
  const count = countOf(table, snapshot);
  const target = table.drag.dragged.value?.target ?? null;
  const isBad = table.wordCheck.badWords.value.length > 0;
  return (
    <>
      {target !== null && <Float look="aim" square={target} width={width} />}
      <Pointers width={width} />
      {count !== null && (
        <Float look="tally" square={count.square} width={width}>
          <span class={isBad ? 'play-score invalid' : 'play-score'}>{count.total}</span>
        </Float>
      )}
    </>
  );
}

interface TableBoardProps {
  readonly snapshot: TableSnapshot;
  /** An earlier turn, without a draft; others may still point. */
  readonly isStill?: boolean;
  readonly fresh?: ReadonlySet<Square>;
  /** Squares that a lesson points at, with what it says of each. */
  readonly lessons?: ReadonlyMap<Square, string>;
}

export function TableBoard({ snapshot, isStill = false, fresh, lessons = NO_LESSONS }: TableBoardProps) {
  const { layout } = snapshot.view.ruleset;
  const table = useTable();
  const onSquare = useCallback((square: Square) => table.explain(square), [table]);
  if (!isStill) return <LiveBoard snapshot={snapshot} fresh={fresh} lessons={lessons} />;
  return (
    <PositionBoard snapshot={snapshot} fresh={fresh} lessons={lessons} onClick={onSquare}>
      <Pointers width={layout.width} />
    </PositionBoard>
  );
}

function LiveBoard({
  snapshot,
  fresh,
  lessons,
}: {
  readonly snapshot: TableSnapshot;
  readonly fresh: ReadonlySet<Square> | undefined;
  readonly lessons: ReadonlyMap<Square, string>;
}) {
  const table = useTable();
  const { laying, drag, deferredDraft, elements } = table;
  const { view } = snapshot;
  const { layout, scoring, board: printed } = view.ruleset;
  const seat = viewerSeat(snapshot);
  const { laidOut, steps, lifted } = deferredDraft.value;
  const board = laying.stagedBoard.value;
  const words = texts.value;
  // These stay the same from key to key.
  const settled = useMemo(
    () =>
      settledCells(words, view, {
        board,
        staged: steps.map(({ square }) => square),
        fresh: fresh ?? freshSquares(snapshot.events),
        isOwn: isLaidHere(snapshot),
        arms: armColours(view, seat ?? view.turn ?? 0),
        lessons,
        isCounting: false,
      }),
    [snapshot, board, steps, words, fresh, lessons],
  );
  const at = laying.cursor.on(snapshot, laying.cursor.deferred.value);
  const isTyping = seat !== null && view.phase !== 'over' && laying.cursor.deferred.value !== null;
  const setElement = useCallback(
    (grid: HTMLElement | null) => {
      elements.board = grid;
    },
    [elements],
  );
  return (
    <Board
      id={table.boardId}
      label={words.game.board}
      look={scoring.kind}
      palette={printed.theme}
      width={layout.width}
      height={layout.height}
      cells={cellsWithDraft(words, view, settled, { laidOut, lifted, cursor: isTyping ? at : null })}
      focus={at.square}
      onPress={(event, square, cell) => drag.pressSquare(event, square, cell)}
      onClick={(square) => {
        if (!drag.isEcho(`square ${square}`)) laying.tapSquare(square);
      }}
      onElement={setElement}
    >
      {seat !== null && (
        <>
          <TableTiles ruleset={view.ruleset} />
          <TableArrow width={layout.width} />
        </>
      )}
      <Notes snapshot={snapshot} />
    </Board>
  );
}
