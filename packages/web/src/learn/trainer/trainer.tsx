/** Scoring practice on a worked game: step through the turns and count each yourself or read the explanation. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { GameConfig, Ruleset } from '@lexiko/rules';
import { liftedTile, type Placement } from '@lexiko/rules/board';
import { PositionBoard } from '../../table/position-board.tsx';
import { TurnButtons } from '../../parts/turn-buttons.tsx';
import { paperSnapshot } from '../../paper/paper-game.ts';
import { PaperSheet } from '../../paper/paper-sheet.tsx';
import { texts } from '../../texts/current.ts';
import { learnTexts } from '../learn-texts.ts';
import { trainerTexts } from './trainer-texts.ts';
import { countLessons, lessonResult, openLessons, type LessonProgress } from '../lesson-progress.ts';
import { LaidPlay } from '../practice/laid-play.tsx';
import { LayingChoice, useLaying } from '../practice/laying-choice.tsx';
import { showBoard } from '../practice/practice-board.tsx';
import type { ScreenId } from '../screens.ts';
import type { SectionId } from '../rulebook/outline.ts';
import { RuleLinks, SectionLinks } from '../rulebook/rule-links.tsx';
import { SquareKey } from '../square-key.tsx';
import { BoardMarks } from '../statistics/board-marks.tsx';
import { statisticsTexts } from '../statistics/statistics-texts.ts';
import { countWords, sumText, type CountedWord } from './counting.ts';
import { firstSteps, guideBoardUse, guideGame, type WorkedGame, type WorkedGameId } from './worked-games.ts';
import { useFeedback, useStore } from '../../page/page-context.ts';
import './trainer.css';

interface Worked {
  readonly ruleset: Ruleset;
  readonly frame: WorkedGame['frames'][number];
}

/** The rulebook sections that explain the score of a turn. */
function rulesBehind(
  counted: readonly CountedWord[],
  { number, bonus }: WorkedGame['frames'][number]['turn'],
): readonly SectionId[] {
  const letters = counted.flatMap((one) => one.letters);
  return [
    'score',
    ...(number === 1 ? (['opening'] as const) : []),
    ...(letters.some(({ factor }) => factor > 1) || counted.some(({ factors }) => factors.length > 0)
      ? (['premiums'] as const)
      : []),
    ...(letters.some(({ value }) => value === 0) ? (['blanks'] as const) : []),
    ...(bonus > 0 ? (['fifty'] as const) : []),
  ];
}

/** The score of every word, and the bonus for using all tiles. */
function Explanation({ ruleset, frame: { board, fresh, turn } }: Worked) {
  const words = trainerTexts.value;
  const counted = countWords(ruleset, board, fresh);
  return (
    <div class="counted">
      <ul>
        {counted.map((one) => (
          <li key={one.word}>
            <b>{one.word}</b> {sumText(one)} = <b>{one.points}</b>
          </li>
        ))}
        {turn.bonus > 0 && (
          <li>
            {words.bonus} <b>{turn.bonus}</b>
          </li>
        )}
      </ul>
      <p>{words.total(turn.score)}</p>
      <SectionLinks ids={rulesBehind(counted, turn)} />
    </div>
  );
}

/** A field for the learner's count. Shows `children`, the explanation, after a correct count or on request. */
export function CountForm({
  id,
  score,
  isAwaited,
  onCounted,
  children,
}: {
  readonly id: string;
  readonly score: number;
  /** Called after every count. */
  readonly onCounted: (isRight: boolean) => void;
  /** Whether the field takes the focus when it appears, because counting is the next step after the play. */
  readonly isAwaited: boolean;
  readonly children: ComponentChildren;
}) {
  const { announce } = useFeedback();
  const words = trainerTexts.value;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isAwaited) field.current?.focus();
  }, []);
  const answer = useSignal('');
  const isShown = useSignal(false);
  const verdict = useSignal<string | null>(null);
  return (
    <>
      <form
        class="count-form"
        onSubmit={(event) => {
          event.preventDefault();
          const isRight = Number(answer.value) === score && answer.value.trim() !== '';
          verdict.value = isRight ? words.right : words.wrong(answer.value);
          announce(verdict.value);
          if (isRight) isShown.value = true;
          onCounted(isRight);
        }}
      >
        <label for={id}>{words.question}</label>
        <input
          ref={field}
          id={id}
          type="number"
          inputMode="numeric"
          value={answer.value}
          onInput={({ currentTarget }) => {
            answer.value = currentTarget.value;
          }}
        />
        <button type="submit" class="primary">
          {words.check}
        </button>
        <button
          type="button"
          onClick={() => {
            isShown.value = true;
          }}
        >
          {words.explain}
        </button>
      </form>
      {verdict.value !== null && <p class="verdict">{verdict.value}</p>}
      {isShown.value && children}
    </>
  );
}

/** The two measures of skill for the whole Guide Game (G-12). */
function GuideMarks() {
  const words = statisticsTexts.value;
  const use = guideBoardUse();
  return (
    <>
      <h3>{words.marks}</h3>
      <BoardMarks
        board={use}
        columns={[
          ...use.sides.map((side, at) => ({ name: at === 0 ? 'A' : 'B', use: side })),
          { name: words.together, use: use.together },
        ]}
      />
    </>
  );
}

/** `(AI)` becomes `AI`. */
function lettersLeft(notation: string): string {
  return notation.replaceAll(/[()]/gu, '');
}

/** Index of the first turn not yet counted; 0 if all are. */
function firstOpen(id: WorkedGameId, frames: WorkedGame['frames'], progress: LessonProgress): number {
  const open = frames.findIndex(
    ({ turn: { kind } }, at) => kind === 'play' && lessonResult(progress, id, at + 1) === null,
  );
  return Math.max(0, open);
}

/** The tiles of a turn's play, and the position before it with those tiles on the rack. */
function layingOf(config: GameConfig, { board, fresh }: WorkedGame['frames'][number]) {
  const wanted = [...fresh].map((square): Placement => [square, board[square] ?? '']);
  const before = board.map((laid, square) => (fresh.has(square) ? '' : laid));
  const rack = wanted.map(([, laid]) => liftedTile(laid));
  return { wanted, position: { config, board: before, rack } };
}

/** The screen that follows each worked game. */
const AFTER: Readonly<Record<WorkedGameId, ScreenId>> = { steps: 'guide', guide: 'clinic' };

export function Trainer({ id }: { readonly id: WorkedGameId }) {
  const { announce } = useFeedback();
  const lessons = useStore(openLessons);
  const words = trainerTexts.value;
  const { game, config, frames } = useMemo(
    () => (id === 'steps' ? firstSteps(words.firstSteps) : guideGame()),
    [id, words],
  );
  const at = useSignal(firstOpen(id, frames, lessons.progress.peek()));
  // Beginners also practise placing tiles; the Guide Game practises counting only.
  const laying = useLaying(id === 'steps');
  const { learn, game: gameWords } = texts.value;
  const frame = frames[at.value];
  if (frame === undefined) throw new RangeError(`there is no turn ${at.value}`);
  const { turn } = frame;
  const last = frames.length - 1;
  const plays = frames.filter(({ turn: { kind } }) => kind === 'play').length;
  const titleAt = (place: number): string =>
    place < plays ? words.turn(place + 1, plays) : words.settlement;
  const goTo = (next: number): void => {
    at.value = next;
    announce(titleAt(next));
    if (laying.isOpen(next)) showBoard();
  };
  const isPlay = turn.kind === 'play';
  const isDone = lessonResult(lessons.progress.value, id, at.value + 1) === true;
  const { right } = countLessons(lessons.progress.value, id);
  const isOpen = isPlay && laying.isOpen(at.value);
  const player = words.player(game.players[turn.player]?.name ?? '');
  const snapshot = paperSnapshot(game, config, frame);
  // The score sheet must not reveal the score of the current play.
  const listed = frames.slice(0, isPlay ? at.value : at.value + 1);
  return (
    <main class="rules-page named-squares">
      <h1>{words.titles[id]}</h1>
      <p>{words.abouts[id]}</p>
      <div class="trainer-table">
        {isOpen ? (
          <LaidPlay
            id={`${id} ${at.value}`}
            {...layingOf(config, frame)}
            onLaid={() => laying.lay(at.value)}
          />
        ) : (
          <PositionBoard snapshot={snapshot} isCounting fresh={frame.fresh} />
        )}
        <section class="trainer-side" aria-labelledby="trainer-turn">
          <h2 id="trainer-turn">{titleAt(at.value)}</h2>
          <TurnButtons at={at.value} last={last} onGo={goTo} />
          {isPlay ? (
            <>
              <p>
                {words.plays(player, turn.notation)} {id === 'steps' ? words.steps[at.value] : ''}
              </p>
              {!isOpen && (
                <CountForm
                  key={`${id} ${at.value}`}
                  id={`count-${turn.number}`}
                  score={turn.score}
                  isAwaited={laying.isOn}
                  onCounted={(isRight) => lessons.noteCount(id, at.value + 1, isRight)}
                >
                  <Explanation ruleset={snapshot.view.ruleset} frame={frame} />
                </CountForm>
              )}
              {isDone && at.value < last && (
                <button type="button" class="primary" onClick={() => goTo(at.value + 1)}>
                  {words.goOn}
                </button>
              )}
              <LayingChoice laying={laying} />
            </>
          ) : (
            <p>
              {turn.score > 0
                ? words.gains(player, lettersLeft(turn.notation), turn.score)
                : words.loses(player, lettersLeft(turn.notation), -turn.score)}{' '}
              <a href="#/learn/rules/deluxe/settling">{learn.rule}</a>
            </p>
          )}
          <p class="hint">
            {words.counted(right, plays)}
            {right === plays && <> {words.allCounted}</>}
          </p>
          {(right === plays || at.value === last) && (
            <a class="button primary" href={`#/learn/${AFTER[id]}`}>
              {words.nextLesson[id]}
            </a>
          )}
          {right > 0 && (
            <button type="button" class="quiet" onClick={() => lessons.forget(id)}>
              {learnTexts.value.startOver}
            </button>
          )}
          <SquareKey />
          <RuleLinks lesson={{ screen: id }} />
          <h3>{gameWords.sheet}</h3>
          <PaperSheet game={game} frames={listed} />
          {at.value === last && id === 'guide' && (
            <>
              <p>{words.total(frame.scores.reduce((sum, score) => sum + score, 0))}</p>
              <GuideMarks />
            </>
          )}
        </section>
      </div>
    </main>
  );
}
