/** Runs the games of a tournament, on threads where it has been built, else one after the other. */

import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Environment } from '../words/data-folder.ts';
import { MatchTable, type GameResult, type Tournament } from './match.ts';

export interface TournamentRun {
  readonly tournament: Tournament;
  readonly games: number;
  readonly threads: number;
  readonly env: Environment;
  /** Told after each game how many are done. */
  readonly onGame: (done: number) => void;
  /** Ends the tournament with the games so far. */
  readonly signal: AbortSignal;
}

/**
 * In order of the games, whoever finished first. Of a tournament that was interrupted only whole groups count: in a part
 * of one, seats and draws are not shared out evenly.
 */
export async function runTournament(run: TournamentRun): Promise<readonly GameResult[]> {
  const worker = new URL('./worker.ts', import.meta.url);
  // Threads need JavaScript: from the sources, as tests run them, the games are played here.
  const inThreads = run.threads > 1 && !worker.pathname.endsWith('.ts');
  const results = inThreads ? await playInThreads(run, worker) : await playHere(run);
  return wholeGroups(results, run.tournament.entrants.length).sort((a, b) => a.game - b.game);
}

function wholeGroups(results: readonly GameResult[], size: number): GameResult[] {
  const groupOf = ({ game }: GameResult): number => Math.floor(game / size);
  const played = new Map<number, number>();
  for (const result of results) played.set(groupOf(result), (played.get(groupOf(result)) ?? 0) + 1);
  return results.filter((result) => played.get(groupOf(result)) === size);
}

async function playHere({
  tournament,
  games,
  env,
  onGame,
  signal,
}: TournamentRun): Promise<readonly GameResult[]> {
  const table = new MatchTable(tournament, env);
  const results: GameResult[] = [];
  for (let game = 0; game < games && !signal.aborted; game++) {
    results.push(table.play(game));
    onGame(results.length);
    await setImmediate(); // a signal is heard between games
  }
  return results;
}

async function playInThreads(run: TournamentRun, source: URL): Promise<readonly GameResult[]> {
  const { tournament, games, env, onGame, signal } = run;
  const results: GameResult[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(source, { workerData: { tournament, env: { ...env } } });
    try {
      while (next < games && !signal.aborted) {
        worker.postMessage(next++);
        const [result] = (await once(worker, 'message', { signal })) as [GameResult]; // all that worker.ts sends
        results.push(result);
        onGame(results.length);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(run.threads, games) }, work));
  return results;
}
