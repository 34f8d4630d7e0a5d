/** The puzzle of the day on a small board, as a link to it. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { PositionBoard } from '../../table/position-board.tsx';
import { useStore } from '../../page/page-context.ts';
import { texts } from '../../texts/current.ts';
import { lessonSnapshot } from '../lesson-table.ts';
import { LetterTiles } from '../letter-tiles.tsx';
import { useFailureReporter } from '../use-answer.ts';
import { openPuzzleHistory, recordOfDay, streakOf } from './puzzle-history.ts';
import { dayOf } from './puzzle-day.ts';
import { openPuzzleSet, type NamedPuzzle } from './puzzle-set.ts';
import { puzzlesTexts } from './puzzles-texts.ts';
import './daily-puzzle.css';

const NONE: ReadonlySet<number> = new Set();

function SmallPuzzle({ today, named }: { readonly today: string; readonly named: NamedPuzzle }) {
  const { puzzle, config } = named;
  const { board, rack } = puzzle.position;
  const words = puzzlesTexts.value;
  const records = useStore(openPuzzleHistory).records.value;
  const snapshot = useMemo(() => lessonSnapshot({ config, board, rack }), [named]);
  const record = recordOfDay(records, today);
  const streak = streakOf(records, today);
  return (
    <a class="daily-puzzle" href="#/learn/puzzles/daily">
      {/* A screen reader reads one link; the squares are on the puzzle's own screen. */}
      <span class="daily-board" aria-hidden="true" inert>
        <PositionBoard id="daily-board" snapshot={snapshot} fresh={NONE} />
      </span>
      <span class="daily-side">
        <b>
          {words.kinds[puzzle.kind]}, {words.difficulties[puzzle.difficulty]}
        </b>
        <LetterTiles letters={rack} />
        <span class="hint">
          {record === null ? texts.value.dictionaries.englishOnly : words.outcomes[record.outcome]}
          {streak > 0 && ` ${words.streak(streak)}`}
        </span>
        <span class="button primary">{record === null ? words.solveDaily : words.lookAgain}</span>
      </span>
    </a>
  );
}

export function DailyPuzzle() {
  const reportFailure = useFailureReporter();
  const set = useStore(openPuzzleSet);
  const named = useSignal<NamedPuzzle | null>(null);
  const today = useSignal(dayOf(new Date())).value;
  useEffect(() => {
    set.ofDay(today).then((found) => {
      named.value = found;
    }, reportFailure);
  }, []);
  return named.value === null ? null : <SmallPuzzle today={today} named={named.value} />;
}
