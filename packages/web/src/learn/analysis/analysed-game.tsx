/** An analysed game: its turns on a board with explanations, charts, totals, and a report to save. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { StudiedTurn } from '@lexiko/analysis';
import { analysisHtml, analysisJson, mannersOf, playerName, titleOf } from '@lexiko/analysis/report';
import { pragmaOf, type ReplayProblem } from '@lexiko/rules/notation';
import { PositionBoard } from '../../table/position-board.tsx';
import { TurnButtons } from '../../parts/turn-buttons.tsx';
import { reasonsOf } from '@lexiko/texts';
import { saveFile } from '../../page/storage/save-file.ts';
import { texts } from '../../texts/current.ts';
import { useReadingPlace } from '../reading-place.ts';
import { analysisTexts, factTexts, reportTexts } from './analysis-texts.ts';
import { Attempt } from './attempt.tsx';
import { GameSettingsPanel } from './shown/game-settings.tsx';
import { Charts } from './shown/charts.tsx';
import { disagreementText } from './source/file-fault-texts.ts';
import { GameMarks, Players, TurnList } from './shown/game-tables.tsx';
import { MistakeSteps, mistakeText, useTurnKeys } from './shown/mistake-steps.tsx';
import type { ShownMove } from './shown/late-game.tsx';
import { WinBar } from './shown/win-bar.tsx';
import { HeatList, useHeat } from './shown/heat.tsx';
import { formatSaved } from './saved-analysis.ts';
import type { Session } from './session.ts';
import { ShareButton } from '../../finished-game/share.tsx';
import { costText, turnText, TurnPanel } from './shown/turn-panel.tsx';
import { positionOfTurn } from './shown/turn-position.ts';
import { placedBy, tableBefore, tableWith } from './shown/turn-table.ts';
import { useFeedback } from '../../page/page-context.ts';
import { lexiconOfGame } from '../../study/question-lexicon.ts';
import type { SourceGame } from './source/game-source.ts';
import { KeepAsStudy } from '../studies/files/keep-as-study.tsx';
import { useDictionaryTitle } from '../../words/use-dictionary-title.ts';

function Status({ session }: { readonly session: Session }) {
  const words = analysisTexts.value;
  const of = session.source.turns.length;
  const progress = session.progress.value;
  const seen = session.studied.value.filter((one) => one !== null).length;
  const done = progress === 'first-sight' ? seen : session.deep.value.size;
  const said = {
    'first-sight': words.firstSight(done, of),
    looking: words.looking(done, of),
    halted: words.halted(done, of),
    done: words.looked(of),
  }[progress];
  return (
    <div class="analysis-status">
      <label>
        <span>{said}</span>
        <progress max={of} value={done} />
      </label>
      {(progress === 'first-sight' || progress === 'looking') && (
        <button type="button" onClick={() => session.stop()}>
          {words.stop}
        </button>
      )}
      {progress === 'halted' && (
        <button type="button" onClick={() => void session.goOn()}>
          {words.goOn}
        </button>
      )}
    </div>
  );
}

function Exports({ session }: { readonly session: Session }) {
  const words = analysisTexts.value;
  const analysis = session.analysis();
  const { file, replayed, ruleset } = session.source;
  const reasons = session.studied.value.map((studied) =>
    studied === null ? [] : reasonsOf(factTexts.value, studied, ruleset.layout),
  );
  const { settings } = session;
  const report =
    analysis === null ? null : { game: file.game, ruleset, replayed, analysis, reasons, settings };
  const save = (ending: 'html' | 'json', type: string, text: string): void =>
    saveFile(`lexiko-analysis.${ending}`, new Blob([text], { type }));
  return (
    <div class="choices analysis-exports">
      {session.source.isPosition !== true && (
        <button
          type="button"
          disabled={report === null}
          onClick={() =>
            report !== null && save('html', 'text/html', analysisHtml(report, reportTexts.value))
          }
        >
          {words.saveHtml}
        </button>
      )}
      <button
        type="button"
        disabled={report === null}
        onClick={() =>
          report !== null &&
          save(
            'json',
            'application/json',
            formatSaved(session.saved(), JSON.parse(analysisJson(report)) as object),
          )
        }
      >
        {words.saveJson}
      </button>
      <KeepAsStudy
        analysed={() => ({
          source: session.source,
          studied: session.studied.peek(),
          deep: session.deep.peek(),
          playouts: session.playouts,
        })}
      />
      <ShareButton textOf={() => Promise.resolve(session.source.origin.text)} />
      <button type="button" disabled={report === null} onClick={() => print()}>
        {words.print}
      </button>
    </div>
  );
}

/** What the file says about the whole game: its word list, and notes before the first turn. */
function FileNotes({ source }: { readonly source: SourceGame }) {
  const words = analysisTexts.value;
  const { game } = source.file;
  const lexicon = pragmaOf(game, 'lexicon');
  const dictionaryTitle = useDictionaryTitle();
  const judge = source.dictionary?.name ?? dictionaryTitle(lexiconOfGame(source)?.identity.id ?? '');
  const notes = game.pragmas.filter(({ name }) => name.toLowerCase() === 'note');
  return (
    <>
      {lexicon !== null && (
        <p class="hint analysis-manner">
          {reportTexts.value.lexicon(lexicon)} {words.judgedBy(judge)}
        </p>
      )}
      {notes.map(({ text }, at) => (
        <p key={at} class="analysis-note">
          {reportTexts.value.note(text)}
        </p>
      ))}
    </>
  );
}

/** Where the file and the rules disagree, line by line. */
function Disagreements({ problems }: { readonly problems: readonly ReplayProblem[] }) {
  const words = analysisTexts.value;
  if (problems.length === 0) return null;
  return (
    <details class="analysis-table">
      <summary>{words.mistakes(new Set(problems.map(({ line }) => line)).size)}</summary>
      <p class="hint">{words.mistakesAbout}</p>
      <ul class="analysis-faults">
        {problems.map((problem, at) => (
          <li key={at}>{disagreementText(texts.value, problem)}</li>
        ))}
      </ul>
    </details>
  );
}

/** The board at a turn, with one of its moves on it. */
function TurnBoard({
  session,
  studied,
  shown,
  isWarm,
}: {
  readonly session: Session;
  readonly studied: StudiedTurn;
  readonly shown: ShownMove | null;
  readonly isWarm: boolean;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { turn } = studied.analysis;
  const { ruleset } = session.source;
  const { made, best } = studied.analysis;
  const move = [made, ...best].find(({ notation }) => notation === (shown?.notation ?? made.notation));
  const laid = turn.act.kind === 'play' ? turn.act.placed : [];
  const line = shown === null ? [] : (move?.end?.turns.slice(0, shown.turns) ?? []);
  const placed =
    line.at(-1)?.placed ?? move?.changes ?? (shown === null ? laid : placedBy(ruleset, turn, shown.notation));
  const earlier = line.slice(0, -1).flatMap((one) => one.placed);
  const before = tableWith(tableBefore(session.source, turn), earlier);
  const { snapshot, fresh } = tableWith(before.snapshot, placed);
  const { width, height } = ruleset.layout;
  useHeat(frame, isWarm ? studied.replies : null, width * height, turn);
  return (
    <div ref={frame} class="analysis-board">
      <PositionBoard snapshot={{ ...snapshot, viewer: 'spectator' }} isCounting fresh={fresh} />
    </div>
  );
}

/** A turn with its board, buttons to other turns, and its analysis. */
function Turn({
  session,
  studied,
  onTry,
}: {
  readonly session: Session;
  readonly studied: StudiedTurn;
  readonly onTry: () => void;
}) {
  const words = analysisTexts.value;
  const { file, turns, ruleset } = session.source;
  const shown = useSignal<ShownMove | null>(null);
  const isWarm = useSignal(false);
  const at = session.at.value;
  const last = turns.length - 1;
  const { turn } = studied.analysis;
  const position = turn.act.kind === 'lost' ? null : positionOfTurn(session.source, turn);
  const heading = useReadingPlace<HTMLHeadingElement>(session);
  // Before the new turn is painted, so that nothing the player does there is undone.
  useLayoutEffect(() => {
    shown.value = null;
  }, [at]);
  const goTo = (target: number): void => {
    session.at.value = target;
  };
  return (
    <>
      <div class="analysis-left">
        <TurnBoard session={session} studied={studied} shown={shown.value} isWarm={isWarm.value} />
        <TurnButtons
          at={at}
          last={last}
          onGo={goTo}
          slider={
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              aria-label={words.turn(at + 1, last + 1)}
              onInput={({ currentTarget }) => goTo(Number(currentTarget.value))}
            />
          }
        />
        <WinBar session={session} studied={studied} />
        {session.source.isPosition !== true && <MistakeSteps session={session} />}
        <div class="choices">
          {session.source.isPosition !== true && (
            <button
              type="button"
              aria-pressed={isWarm.value}
              onClick={() => {
                isWarm.value = !isWarm.value;
              }}
            >
              {words.heat}
            </button>
          )}
          {turn.isRackWhole && turn.act.kind !== 'lost' && (
            <button type="button" onClick={onTry}>
              {words.attempt}
            </button>
          )}
          {position !== null && (
            <a class="button" href={`#/learn/position/${encodeURIComponent(position)}`}>
              {words.playOn}
            </a>
          )}
        </div>
        {isWarm.value && (
          <HeatList replies={studied.replies} isLookedInto={session.deep.value.has(at)} ruleset={ruleset} />
        )}
      </div>
      <section class="analysis-turn" aria-labelledby="analysis-turn">
        <h2 ref={heading} tabIndex={-1} id="analysis-turn">
          {words.turn(at + 1, last + 1)}
        </h2>
        <p class="analysis-action">
          {turnText(session, playerName({ game: file.game }, turn.player), studied.analysis)}
        </p>
        <TurnPanel
          session={session}
          studied={studied}
          shown={shown.value}
          onShow={(move) => {
            shown.value = move;
          }}
        />
      </section>
    </>
  );
}

export function AnalysedGame({
  session,
  onLeave,
}: {
  readonly session: Session;
  readonly onLeave: () => void;
}) {
  const { announce } = useFeedback();
  const words = analysisTexts.value;
  const { file, replayed, turns, ruleset, isPosition } = session.source;
  const at = session.at.value;
  const last = turns.length - 1;
  const studied = session.studied.value[at] ?? null;
  const isTrying = useSignal(false);
  const name = playerName({ game: file.game }, turns[at]?.player ?? 0);
  useTurnKeys(session, isTrying.value);
  const heading = useReadingPlace<HTMLHeadingElement>(session);
  useLayoutEffect(() => {
    isTrying.value = false;
  }, [at]);
  useEffect(() => {
    if (studied === null) return;
    const mistake = mistakeText(session, at);
    announce(
      [
        `${words.turn(at + 1, last + 1)}. ${turnText(session, name, studied.analysis)}`,
        ...(mistake === null ? [] : [`${mistake}. ${costText(words, studied)}`]),
      ].join(' '),
    );
  }, [at]);
  return (
    <div class="analysis">
      <h1 ref={heading} tabIndex={-1}>
        {titleOf({ game: file.game })}
      </h1>
      <div class="analysis-head">
        <Status session={session} />
      </div>
      {mannersOf(ruleset).map((manner) => (
        <p key={manner} class="hint analysis-manner">
          {reportTexts.value.manners[manner]}
        </p>
      ))}
      <FileNotes source={session.source} />
      <GameSettingsPanel session={session} />
      <Disagreements problems={replayed.problems} />
      {studied === null ? (
        <p role="status">{texts.value.common.opening}</p>
      ) : (
        <div class="analysis-table-and-turn">
          {isTrying.value ? (
            <Attempt
              session={session}
              studied={studied}
              onLeave={() => {
                isTrying.value = false;
              }}
            />
          ) : (
            <Turn
              session={session}
              studied={studied}
              onTry={() => {
                isTrying.value = true;
              }}
            />
          )}
        </div>
      )}
      {isPosition !== true && (
        <>
          <h2>{words.players}</h2>
          <p class="hint">{words.playersAbout}</p>
          <Players session={session} />
          <h2>{words.charts}</h2>
          <Charts session={session} />
          <GameMarks session={session} />
          <TurnList session={session} />
        </>
      )}
      <div class="choices">
        <Exports session={session} />
        <button type="button" class="quiet" onClick={onLeave}>
          {words.others}
        </button>
      </div>
    </div>
  );
}
