/** Loads the player's games for a screen that counts them: stored games first, then new ones from the server. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasBeenOnline } from '../../online/connection/been-online.ts';
import { useFailureReporter } from '../use-answer.ts';
import { fetchOwnGames, type ServerGames } from './server-games.ts';
import { openStudy } from '../../study/study.ts';
import { useStore } from '../../page/page-context.ts';

/** Calls `count` at once, and again for each batch of new games from the server. */
export function useOwnGames(count: (signal: AbortSignal) => Promise<void>): ServerGames {
  const reportFailure = useFailureReporter();
  const study = useStore(openStudy);
  const server = useSignal<ServerGames>(hasBeenOnline() ? 'asking' : 'none');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const gather = async (): Promise<void> => {
      await count(signal);
      const state = await fetchOwnGames(study, signal, () => void count(signal).catch(reportFailure));
      if (!signal.aborted) server.value = state;
    };
    gather().catch(reportFailure);
    return () => leaving.abort();
  }, []);
  return server.value;
}
