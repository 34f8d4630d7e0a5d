/** Shows a practice position: board, rack, the question as children, and a link to the next position. */

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { PositionBoard } from '../../table/position-board.tsx';
import { LetterTiles } from '../letter-tiles.tsx';
import { lessonSnapshot, type LessonPosition } from '../lesson-table.ts';
import type { Tip } from '@lexiko/analysis';
import { tipsTexts } from './tips-texts.ts';
import { useFeedback } from '../../page/page-context.ts';

export function PositionFrame({
  tip,
  number,
  position,
  lessons = new Map(),
  board,
  children,
}: {
  readonly tip: Tip;
  readonly number: number;
  readonly position: LessonPosition;
  readonly lessons?: ReadonlyMap<number, string>;
  /** A practice board with its own rack; without it, the position is shown read-only. */
  readonly board?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const { announce } = useFeedback();
  const words = tipsTexts.value;
  const snapshot = useMemo(() => lessonSnapshot(position), [position]);
  const before = useRef(number);
  useEffect(() => {
    // The focus stays on the link to the next position, so announce the new one.
    if (before.current !== number) announce(words.position(number));
    before.current = number;
  }, [number]);
  return (
    <div class="trainer-table">
      {board ?? <PositionBoard snapshot={snapshot} fresh={new Set()} lessons={lessons} />}
      <section class="trainer-side" aria-labelledby="tip-position">
        <h2 id="tip-position">{words.position(number)}</h2>
        {board === undefined && (
          <p class="clinic-rack">
            <LetterTiles letters={position.rack} />
          </p>
        )}
        {children}
        <p>
          <a href={`#/learn/tips/${tip}/${number + 1}`}>{words.nextPosition}</a>
        </p>
      </section>
    </div>
  );
}
