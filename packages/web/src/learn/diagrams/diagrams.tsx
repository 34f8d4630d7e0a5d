/** Crosswords lessons on the rulebook's diagrams: count every turn yourself, or read how colours and dice add up. */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { formatSquare } from '@lexiko/rules/board';
import { PositionBoard } from '../../table/position-board.tsx';
import { TurnButtons } from '../../parts/turn-buttons.tsx';
import { EnglishNote } from '../english-note.tsx';
import { lessonSnapshot, rulesetOf } from '../lesson-table.ts';
import { LaidPlay } from '../practice/laid-play.tsx';
import { LayingChoice, useLaying } from '../practice/laying-choice.tsx';
import { showBoard } from '../practice/practice-board.tsx';
import { openLessons } from '../lesson-progress.ts';
import type { ScreenProps } from '../lazy-screen.tsx';
import { RuleLinks } from '../rulebook/rule-links.tsx';
import { CountForm } from '../trainer/trainer.tsx';
import { DIAGRAMS, diagramFrames, openCrosses, type DiagramFrame, type DiagramId } from './diagram-games.ts';
import { diagramsTexts } from './diagrams-texts.ts';
import { texts } from '../../texts/current.ts';
import { useFeedback, useStore } from '../../page/page-context.ts';
import './diagrams.css';

function playerName({ position }: DiagramFrame, seat: number): string {
  const words = diagramsTexts.value;
  const colour = rulesetOf(position.config).colours[seat]?.[0] ?? 'red';
  return words.player(seat + 1, words.colours[colour]);
}

function squareName({ position }: DiagramFrame, square: number): string {
  return formatSquare(rulesetOf(position.config).layout, square);
}

function Explanation({ frame }: { readonly frame: DiagramFrame }) {
  const words = diagramsTexts.value;
  const { score, plain, own, crosses, readings } = frame;
  return (
    <div class="counted">
      <ul>
        <li>{words.letters(plain, own, score.letters)}</li>
        {crosses.map((square, at) => (
          <li key={square}>{words.dice(readings[at] ?? 0, squareName(frame, square), score.dice)}</li>
        ))}
        {score.fifty > 0 && <li>{words.fifty(score.fifty)}</li>}
      </ul>
      <p>
        {words.total(score.total)} <a href="#/learn/rules/crosswords/cwScore">{words.rule}</a>
      </p>
    </div>
  );
}

function Totals({ frame }: { readonly frame: DiagramFrame }) {
  return (
    <ol class="diagram-totals">
      {frame.totals.map((total, seat) => (
        <li key={seat}>
          {playerName(frame, seat)}
          {texts.value.colon}
          <b>{total}</b>
        </li>
      ))}
    </ol>
  );
}

function Diagram({ id }: { readonly id: DiagramId }) {
  const lessons = useStore(openLessons);
  const { announce } = useFeedback();
  const words = diagramsTexts.value;
  const frames = useMemo(() => diagramFrames(id), [id]);
  const at = useSignal(0);
  const hasHints = useSignal(false);
  const laying = useLaying(false);
  const frame = frames[at.value];
  if (frame === undefined) throw new RangeError(`there is no turn ${at.value}`);
  const last = frames.length - 1;
  const snapshot = useMemo(() => lessonSnapshot(frame.position), [frame]);
  const crosses = useMemo(() => openCrosses(frame), [frame]);
  const notes = new Map(
    hasHints.value ? crosses.map(({ square, bonus }) => [square, words.bonus(bonus)] as const) : [],
  );
  const before = frames[at.value - 1] ?? null;
  const isOpen = laying.isOpen(at.value);
  const player = playerName(frame, frame.seat);
  return (
    <div class="trainer-table">
      {isOpen ? (
        <LaidPlay
          id={`${id} ${at.value}`}
          position={frame.before}
          wanted={frame.placed}
          onLaid={() => laying.lay(at.value)}
        />
      ) : (
        <PositionBoard snapshot={snapshot} fresh={frame.fresh} lessons={notes} isCounting />
      )}
      <section class="trainer-side" aria-labelledby="diagram-turn">
        <h2 id="diagram-turn">{words.turn(at.value + 1, frames.length)}</h2>
        <TurnButtons
          at={at.value}
          last={last}
          onGo={(target) => {
            at.value = target;
            announce(words.turn(target + 1, frames.length));
            if (laying.isOpen(target)) showBoard();
          }}
        />
        <p>
          {words.plays(player, frame.word)} {words.steps[id][at.value]}{' '}
          {!isOpen &&
            frame.crosses
              .map((square, place) => words.rolled(frame.readings[place] ?? 0, squareName(frame, square)))
              .join(' ')}
        </p>
        {!isOpen && (
          <CountForm
            key={`${id} ${at.value}`}
            id={`count-${id}-${at.value}`}
            score={frame.score.total}
            isAwaited={laying.isOn}
            onCounted={(isRight) => lessons.noteCount('diagrams', `${id} ${at.value + 1}`, isRight)}
          >
            <Explanation frame={frame} />
          </CountForm>
        )}
        <LayingChoice laying={laying} />
        <RuleLinks lesson={{ screen: 'diagrams', place: id }} book="crosswords" />
        {id === 'third' && at.value === last && (
          <p>
            <a href="#/learn/clinic/base">{words.clinic}</a>
          </p>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={hasHints.value}
            onChange={({ currentTarget }) => {
              hasHints.value = currentTarget.checked;
            }}
          />
          <span>{words.hints}</span>
        </label>
        {hasHints.value && (
          <>
            <p class="hint">{words.hintsAbout(player)}</p>
            <ul class="diagram-crosses">
              {crosses.map(({ square, bonus }) => (
                <li key={square}>
                  <b>{squareName(frame, square)}</b> {words.bonus(bonus)}
                </li>
              ))}
            </ul>
          </>
        )}
        {before !== null && (
          <>
            <h3>{words.totals}</h3>
            <Totals frame={before} />
          </>
        )}
      </section>
    </div>
  );
}

export function Diagrams({ path: [wanted] }: ScreenProps) {
  const words = diagramsTexts.value;
  const id = DIAGRAMS.find((one) => one === wanted) ?? 'first';
  return (
    <main class="rules-page named-squares">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <EnglishNote />
      <div class="diagram-choice">
        {DIAGRAMS.map((one) => (
          <a
            key={one}
            class={one === id ? 'button primary' : 'button'}
            href={`#/learn/diagrams/${one}`}
            aria-current={one === id ? 'true' : undefined}
          >
            {words.names[one]}
          </a>
        ))}
      </div>
      <Diagram key={id} id={id} />
    </main>
  );
}
