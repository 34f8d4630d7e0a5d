/** The best plays of a place: found on demand, kept with their settings, and each of them a variation to add. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { turnToJudge, type Chapter, type ChapterTable, type KeptAnalysis } from '@lexiko/analysis/studies';
import type { Tile } from '@lexiko/rules/board';
import { useFeedback, useStore } from '../../../page/page-context.ts';
import { openRatedGames } from '../../../page/storage/rated-games.ts';
import { lexiconOfGame } from '../../../study/question-lexicon.ts';
import { openStudy } from '../../../study/study.ts';
import { reportTexts } from '../../analysis/analysis-texts.ts';
import { learnTexts } from '../../learn-texts.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { Kept } from './kept-plays.tsx';
import { keptFrom } from './kept-analysis.ts';
import { studiesTexts } from '../studies-texts.ts';

const PLAYOUTS = [0, 300, 1200, 5000] as const;

export function BestPlays({
  chapter,
  node,
  table,
  rack,
  kept,
  onKeep,
  onAdd,
}: {
  readonly chapter: Chapter;
  readonly node: string;
  readonly table: ChapterTable;
  /** `null`: what is typed is no rack. */
  readonly rack: readonly Tile[] | null;
  readonly kept: KeptAnalysis | null;
  readonly onKeep: (analysis: KeptAnalysis | null) => void;
  readonly onAdd: (notation: string) => void;
}) {
  const words = studiesTexts.value;
  const study = useStore(openStudy);
  const isRated = useStore(openRatedGames).hasBoard(table.board);
  const reportFailure = useFailureReporter();
  const { announce } = useFeedback();
  const playouts = useSignal<number>(300);
  const running = useSignal<number | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), [node]);
  const turn = rack === null || rack.length === 0 ? null : turnToJudge(chapter, node, rack);
  const analyse = async (): Promise<void> => {
    if (turn === null) return;
    const leaving = new AbortController();
    work.current = leaving;
    running.value = 0;
    const config = { ...chapter.start.config, sides: chapter.start.players.length };
    const game = { config, dictionary: null };
    try {
      const iterations = playouts.peek();
      const studied = await study.ask(
        'studyTurn',
        { ...game, turn, iterations },
        {
          signal: leaving.signal,
          onProgress: (done) => {
            running.value = done;
          },
        },
      );
      const dictionary = lexiconOfGame(game)?.identity.id ?? '';
      onKeep(keptFrom(studied, { playouts: iterations, dictionary }));
      announce(words.analysis);
    } catch (error) {
      reportFailure(error);
    } finally {
      running.value = null;
    }
  };
  return (
    <details class="study-part" open={kept !== null}>
      <summary>{words.analysis}</summary>
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
          <button type="button" disabled={turn === null || isRated} onClick={() => void analyse()}>
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
      {turn === null && <p class="hint">{words.needsRack}</p>}
      {kept !== null && <Kept kept={kept} onAdd={onAdd} onForget={() => onKeep(null)} />}
    </details>
  );
}
