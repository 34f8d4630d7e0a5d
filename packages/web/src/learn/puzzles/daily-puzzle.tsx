/** The puzzle of the day on a small board, as a link to it. */

import { useMemo } from 'preact/hooks';
import { PositionBoard } from '../../table/position-board.tsx';
import { texts } from '../../texts/current.ts';
import { lessonSnapshot } from '../lesson-table.ts';
import { LetterTiles } from '../letter-tiles.tsx';
import { puzzlesTexts } from './puzzles-texts.ts';
import { useTodaysPuzzle, type TodaysPuzzle } from './use-todays-puzzle.ts';
import './daily-puzzle.css';

const NONE: ReadonlySet<number> = new Set();

function SmallPuzzle({ named, language, isAsChosen, record, streak }: TodaysPuzzle) {
  const { puzzle, config } = named;
  const { board, rack } = puzzle.position;
  const words = puzzlesTexts.value;
  const notes = [
    ...(isAsChosen ? [] : [texts.value.dictionaries.englishOnly]),
    ...(record === null ? [] : [words.outcomes[record.outcome]]),
    ...(streak > 0 ? [words.streak(streak)] : []),
  ];
  const snapshot = useMemo(() => lessonSnapshot({ config, board, rack }), [named]);
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
        <LetterTiles letters={rack} language={language} />
        {notes.length > 0 && <span class="hint">{notes.join(' ')}</span>}
        <span class="button primary">{record === null ? words.solveDaily : words.lookAgain}</span>
      </span>
    </a>
  );
}

export function DailyPuzzle() {
  const todays = useTodaysPuzzle();
  return todays === null ? null : <SmallPuzzle {...todays} />;
}
