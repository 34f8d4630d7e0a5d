/** Beside the replay of a finished game: the rack of whoever plays next, and the plays that the engine finds with it. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { helpPermission, replay, type GameEvent } from '@lexiko/rules';
import { parseLog } from '@lexiko/rules/notation';
import { useAnswer, useFailureReporter } from '../learn/use-answer.ts';
import { LetterTiles } from '../learn/letter-tiles.tsx';
import { fetchGame } from '../online/account/game-file.ts';
import { usePage, useStore } from '../page/page-context.ts';
import { openRatedGames } from '../page/storage/rated-games.ts';
import { openStudy } from '../study/study.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { texts } from '../texts/current.ts';

const MOST_PLAYS = 5;

/** All events of a finished game, with every rack; `null` until they are here, or where they may not be known. */
function useWholeLog({ game, place }: TableSnapshot): readonly GameEvent[] | null {
  const study = useStore(openStudy);
  const reportFailure = useFailureReporter();
  const events = useSignal<{ readonly game: string; readonly events: readonly GameEvent[] } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const fetched =
      place === 'here'
        ? study.ask('finishedGame', game, { signal })
        : fetchGame(game, signal).then((found) => (typeof found === 'string' ? null : found));
    fetched
      .then((found) => {
        const log = found === null || signal.aborted ? null : parseLog(found.log);
        if (log?.ok === true) events.value = { game, events: log.value };
      })
      .catch(reportFailure);
    return () => leaving.abort();
  }, [game, place]);
  return events.value?.game === game ? events.value.events : null;
}

/** `count`: how many events the replay has shown. */
export function ReplayRack({
  snapshot,
  count,
}: {
  readonly snapshot: TableSnapshot;
  readonly count: number;
}) {
  const { table } = texts.value;
  const { lastGame } = usePage();
  const ratedGames = useStore(openRatedGames);
  const log = useWholeLog(snapshot);
  const wantsPlays = useSignal(false);
  const state = useMemo(() => (log === null ? null : replay(log.slice(0, count))), [log, count]);
  const seat = state?.phase === 'playing' ? state.turn : null;
  const rack = seat === null ? [] : (state?.racks[seat] ?? []);
  const { ruleset } = snapshot.view;
  const isShown = state !== null && seat !== null && rack.length > 0;
  const running = lastGame.game.value;
  // The engine must not help with a game that somebody has left for this one (H-00).
  const mayAsk =
    isShown &&
    ruleset.scoring.kind === 'premiums' &&
    ruleset.solitaire.kind !== 'openPool' &&
    ratedGames.live === null &&
    (running === null || helpPermission(running.view, 'tools') === 'allowed');
  const position = mayAsk ? { config: snapshot.view.config, board: state.board, rack, turn: seat } : null;
  const plays = useAnswer(
    'candidates',
    position !== null && wantsPlays.value ? { position, most: MOST_PLAYS, by: 'worth' } : null,
  );
  if (!isShown) return null;
  return (
    <div class="replay-rack">
      <p>
        <span>{table.toPlayNext(snapshot.seats[seat]?.name ?? '')}</span>{' '}
        <LetterTiles
          letters={rack}
          language={ruleset.language}
          hasValues={ruleset.scoring.kind === 'premiums'}
        />
      </p>
      {mayAsk && (
        <button
          type="button"
          aria-expanded={wantsPlays.value}
          onClick={() => {
            wantsPlays.value = !wantsPlays.value;
          }}
        >
          {table.bestPlays}
        </button>
      )}
      {wantsPlays.value && mayAsk && (
        <ol class="best-plays" aria-label={table.bestPlays} aria-live="polite">
          {(plays ?? []).map(({ notation, score }) => (
            <li key={notation}>
              {notation} <b>{score}</b>
            </li>
          ))}
          {plays === null && <li>{texts.value.common.opening}</li>}
        </ol>
      )}
    </div>
  );
}
