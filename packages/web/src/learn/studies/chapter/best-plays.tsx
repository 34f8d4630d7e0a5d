/** The best plays of a place: found on demand, kept with their settings, and each of them a variation to add. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { MOST_IN_BAG, type TableTurn } from '@lexiko/analysis';
import {
  tableToJudge,
  turnToJudge,
  type Chapter,
  type ChapterTable,
  type KeptAnalysis,
  type KeptLine,
} from '@lexiko/analysis/studies';
import type { Tile } from '@lexiko/rules/board';
import { useFeedback, useStore } from '../../../page/page-context.ts';
import { openRatedGames } from '../../../page/storage/rated-games.ts';
import { lexiconOfGame } from '../../../study/question-lexicon.ts';
import { openStudy } from '../../../study/study.ts';
import { analysisTexts, reportTexts } from '../../analysis/analysis-texts.ts';
import { learnTexts } from '../../learn-texts.ts';
import { focusIfLost } from '../../reading-place.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { Kept } from './kept-plays.tsx';
import { hasOpenTiles } from './chapter-view-table.ts';
import { keptFrom } from './kept-analysis.ts';
import { studiesTexts } from '../studies-texts.ts';

const PLAYOUTS = [0, 300, 1200, 5000] as const;

/** Who asks for the plays of a place may also wait for the draws of the last tiles. */
const PATIENT = { mostInBag: MOST_IN_BAG };

/** A place is judged by its turn, or else at its table. */
function asked(atTable: TableTurn | null): TableTurn {
  if (atTable === null) throw new Error('nothing can be judged there');
  return atTable;
}

export function BestPlays({
  chapter,
  node,
  table,
  rack,
  players,
  kept,
  onKeep,
  onAdd,
  onAddLine,
}: {
  readonly chapter: Chapter;
  readonly node: string;
  readonly table: ChapterTable;
  /** `null`: what is typed is no rack. */
  readonly rack: readonly Tile[] | null;
  /** Who plays, the player on turn first. */
  readonly players: readonly string[];
  readonly kept: KeptAnalysis | null;
  readonly onKeep: (analysis: KeptAnalysis | null) => void;
  readonly onAdd: (notation: string) => void;
  readonly onAddLine: (line: KeptLine) => void;
}) {
  const words = studiesTexts.value;
  const study = useStore(openStudy);
  const isRated = useStore(openRatedGames).hasBoard(table.board);
  const reportFailure = useFailureReporter();
  const { announce } = useFeedback();
  const playouts = useSignal<number>(300);
  const running = useSignal<number | null>(null);
  const work = useRef<AbortController | null>(null);
  const summary = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => () => work.current?.abort(), [node]);
  const isRunning = running.value !== null;
  // The buttons to begin, to stop and to delete take each other's place.
  useLayoutEffect(() => {
    if (!isFirst.current) focusIfLost(summary.current);
    isFirst.current = false;
  }, [isRunning, kept === null]);
  const held = rack === null || rack.length === 0 ? null : rack;
  const turn = held === null ? null : turnToJudge(chapter, node, held);
  const atTable = held === null ? null : tableToJudge(chapter, node, held);
  const isReady = turn !== null || atTable !== null;
  const analyse = async (): Promise<void> => {
    if (!isReady) return;
    const leaving = new AbortController();
    work.current = leaving;
    running.value = 0;
    const config = { ...chapter.start.config, sides: chapter.start.players.length };
    const game = { config, dictionary: null };
    try {
      const iterations = playouts.peek();
      const manner = {
        signal: leaving.signal,
        onProgress: (done: number): void => {
          running.value = done;
        },
      };
      const studied =
        turn === null
          ? await study.ask('studyTable', { table: asked(atTable), iterations }, manner)
          : await study.ask('studyTurn', { ...game, turn, iterations, look: PATIENT }, manner);
      const dictionary = lexiconOfGame(game)?.identity.id ?? '';
      onKeep(keptFrom(studied, { playouts: iterations, dictionary }));
      announce(words.analysis);
    } catch (error) {
      reportFailure(error);
    } finally {
      running.value = null;
    }
  };
  if (hasOpenTiles(table))
    return (
      <p class="hint">
        {analysisTexts.value.problems['open-letters']}{' '}
        <a href="#/learn/workbench">{learnTexts.value.screens.workbench.title}</a>
      </p>
    );
  return (
    <details class="study-part study-plays" open={kept !== null}>
      <summary ref={summary}>{words.analysis}</summary>
      {isRated && <p role="status">{learnTexts.value.gate.ratedBoard}</p>}
      <div class="study-form">
        <label class="field">
          <span>{words.depth}</span>
          <select
            value={playouts.value}
            onChange={({ currentTarget: { value } }) => {
              playouts.value = Number(value);
            }}
          >
            {PLAYOUTS.map((count) => (
              <option key={count} value={count}>
                {count === 0 ? reportTexts.value.judged.equity : count}
              </option>
            ))}
          </select>
        </label>
        {running.value === null ? (
          <button type="button" disabled={!isReady || isRated} onClick={() => void analyse()}>
            {words.analyse}
          </button>
        ) : (
          <>
            <span role="status">{words.analysing(running.value)}</span>
            <button type="button" onClick={() => work.current?.abort()}>
              {words.stop}
            </button>
          </>
        )}
      </div>
      {!isReady && <p class="hint">{words.needsRack}</p>}
      {kept !== null && (
        <Kept
          kept={kept}
          players={players}
          onAdd={onAdd}
          onAddLine={onAddLine}
          onForget={() => onKeep(null)}
        />
      )}
    </details>
  );
}
