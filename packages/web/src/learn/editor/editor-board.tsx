/** The board that is set up, and the tile that follows the pointer. */

import { Arrow, Board, Float, settledCells, TileFace } from '@lexiko/board/parts';
import { useSignal, type Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Ruleset } from '@lexiko/rules';
import type { Square } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { neighbour, type Cursor } from '@lexiko/table/draft';
import { texts } from '../../texts/current.ts';
import type { Typed } from './edited-position.ts';
import type { Setting } from './position-setting.ts';
import type { TileCarrying } from './tile-carrying.ts';

const STEPS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

function isStep(key: string): key is keyof typeof STEPS {
  return Object.hasOwn(STEPS, key);
}

export function EditorBoard({
  setting: { ruleset },
  typed,
  carrying,
  onTyped,
  onSquare,
}: {
  readonly setting: Setting;
  readonly typed: Typed;
  readonly carrying: TileCarrying;
  readonly onTyped: (key: string, asBlank: boolean) => boolean;
  readonly onSquare: (cursor: Cursor) => void;
}) {
  const words = texts.value;
  const { layout, scoring, board: printed } = ruleset;
  const { position, cursor } = typed;
  /** The first tap chooses the square, wherever the arrow was. */
  const hasChosen = useRef(false);
  const square: Signal<Square | null> = useSignal(cursor.square);
  const direction = useSignal(cursor.direction);
  const isCovered = itemAt(position.board, cursor.square) !== '';
  square.value = isCovered ? null : cursor.square;
  direction.value = cursor.direction;
  const cells = useMemo(
    () =>
      settledCells(
        words,
        { ruleset },
        {
          board: position.board,
          staged: [],
          fresh: new Set(),
          isOwn: false,
          arms: null,
          lessons: new Map(),
          isCounting: false,
        },
      ).map(({ props }) => props),
    [words, ruleset, position.board],
  );
  return (
    <div
      class="editor-board named-squares"
      onKeyDown={(event) => {
        const { key } = event;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const { direction: way } = cursor;
        if (isStep(key)) onSquare({ square: neighbour(layout, cursor.square, STEPS[key]), direction: way });
        else if (key === ' ') onSquare({ ...cursor, direction: way === 'across' ? 'down' : 'across' });
        else if (!onTyped(key, event.shiftKey)) return;
        event.preventDefault();
      }}
    >
      <Board
        id="board"
        label={words.game.board}
        look={scoring.kind}
        palette={printed.theme}
        width={layout.width}
        height={layout.height}
        cells={cells}
        focus={cursor.square}
        onPress={(event, at) => {
          const laid = itemAt(position.board, at);
          if (laid !== '') carrying.press(event, laid, at);
        }}
        onClick={(at) => {
          if (carrying.takeEcho()) return;
          const isAgain = hasChosen.current && at === cursor.square && cursor.direction === 'across';
          hasChosen.current = true;
          onSquare({ square: at, direction: isAgain ? 'down' : 'across' });
        }}
      >
        {isCovered && <Float look="aim" square={cursor.square} width={layout.width} />}
        <Arrow square={square} direction={direction} width={layout.width} />
      </Board>
    </div>
  );
}

/** The tile that follows the pointer. */
export function Carried({
  carrying,
  ruleset,
}: {
  readonly carrying: TileCarrying;
  readonly ruleset: Ruleset;
}) {
  const tile = carrying.carried.value;
  if (tile === null) return null;
  return (
    <div class="editor-carried" aria-hidden="true" style={{ translate: `${tile.x}px ${tile.y}px` }}>
      <TileFace tile={tile.laid} set={ruleset.tiles} hasValues body="tile" />
    </div>
  );
}
