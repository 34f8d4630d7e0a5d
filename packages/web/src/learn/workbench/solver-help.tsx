/** Solver help for an open-letter game: suggests next plays, or plays the rest of the game. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { RecordProgress } from '@lexiko/engine/moves';
import type { GameState } from '@lexiko/rules';
import { inspectPlay, scoreOf, type Placement } from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';
import type { OpenGame } from '../../study/puzzle-questions.ts';
import { useFailureReporter } from '../use-answer.ts';
import { workbenchTexts } from './workbench-texts.ts';
import { useFeedback, useStore } from '../../page/page-context.ts';
import { openStudy } from '../../study/study.ts';

const SUGGESTED = 6;

function scoreOfPlay(state: GameState, tiles: readonly Placement[]): number {
  const play = inspectPlay(state, 0, tiles);
  return play.ok ? scoreOf(state, 0, play.value, []).total : 0;
}

/** Takes the plays found so far, without waiting for the solver to finish. */
function SoFar({
  ahead,
  onTake,
}: {
  readonly ahead: RecordProgress | null;
  readonly onTake: (plays: RecordProgress['plays']) => void;
}) {
  if (ahead === null || ahead.plays.length === 0) return null;
  return (
    <button type="button" onClick={() => onTake(ahead.plays)}>
      {workbenchTexts.value.takeSoFar}
    </button>
  );
}

export function SolverHelp({
  game,
  state,
  onPlays,
}: {
  readonly game: OpenGame;
  readonly state: GameState;
  /** Called with the plays to make, in order. */
  readonly onPlays: (plays: readonly (readonly Placement[])[]) => void;
}) {
  const study = useStore(openStudy);
  const { announce } = useFeedback();
  const reportFailure = useFailureReporter();
  const words = workbenchTexts.value;
  const status = useSignal<string | null>(null);
  const plays = useSignal<readonly (readonly Placement[])[] | null>(null);
  const ahead = useSignal<RecordProgress | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const wait = async (answer: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const stop = new AbortController();
    asking.current = stop;
    status.value = words.thinking;
    ahead.value = null;
    announce(words.thinking);
    try {
      await answer(stop.signal);
    } catch (error) {
      reportFailure(error);
    }
    status.value = null;
    ahead.value = null;
  };
  const suggest = (): Promise<void> =>
    wait(async (signal) => {
      const found = await study.ask('openPlays', { ...game, most: SUGGESTED }, { signal });
      plays.value = found.toSorted((a, b) => scoreOfPlay(state, b) - scoreOfPlay(state, a));
      announce(found.length === 0 ? words.nothing : words.bestPlays);
    });
  const finish = (): Promise<void> =>
    wait(async (signal) => {
      const rest = await study.ask('finishOpenGame', game, {
        signal,
        onProgress: (progress) => {
          const { plays: settled, score, left } = progress;
          status.value = words.settled(game.plays.length + settled.length, score, left);
          ahead.value = progress;
        },
      });
      if (rest.length === 0) announce(words.nothing);
      else onPlays(rest);
    });
  const { layout } = state.ruleset;
  return (
    <section class="card" aria-labelledby="bench-solver">
      <h2 id="bench-solver">{words.solver}</h2>
      <p class="hint">{words.solverAbout}</p>
      {status.value === null ? (
        <div class="practice-buttons">
          <button type="button" onClick={() => void suggest()}>
            {words.bestPlays}
          </button>
          <button type="button" onClick={() => void finish()}>
            {words.finish}
          </button>
        </div>
      ) : (
        <div class="practice-buttons">
          <p role="status">{status.value}</p>
          {ahead.value !== null && (
            <progress
              aria-label={words.finish}
              max={state.pool.length}
              value={state.pool.length - ahead.value.left}
            />
          )}
          <button type="button" onClick={() => asking.current?.abort()}>
            {words.stop}
          </button>
          <SoFar ahead={ahead.value} onTake={(taken) => onPlays(taken)} />
        </div>
      )}
      {plays.value !== null &&
        (plays.value.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <ul class="bench-list">
            {plays.value.map((tiles) => {
              const notation = formatMove({ board: state.board, layout }, tiles);
              return (
                <li key={notation}>
                  <button type="button" onClick={() => onPlays([tiles])}>
                    {notation} <b>{scoreOfPlay(state, tiles)}</b>
                  </button>
                </li>
              );
            })}
          </ul>
        ))}
    </section>
  );
}
