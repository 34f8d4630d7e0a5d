/** Runs the games of a tournament, on threads where it has been built, else one after the other. */

import { once } from 'node:events';
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
}

/** In order of the games, whoever finished first. */
export async function runTournament(run: TournamentRun): Promise<readonly GameResult[]> {
  const worker = new URL('./worker.ts', import.meta.url);
  // Threads need JavaScript: from the sources, as tests run them, the games are played here.
  const inThreads = run.threads > 1 && !worker.pathname.endsWith('.ts');
  const results = inThreads ? await playInThreads(run, worker) : playHere(run);
  return [...results].sort((a, b) => a.game - b.game);
}

function playHere({ tournament, games, env, onGame }: TournamentRun): readonly GameResult[] {
  const table = new MatchTable(tournament, env);
  const results: GameResult[] = [];
  for (let game = 0; game < games; game++) {
    results.push(table.play(game));
    onGame(results.length);
  }
  return results;
}

async function playInThreads(run: TournamentRun, source: URL): Promise<readonly GameResult[]> {
  const { tournament, games, env, onGame } = run;
  const results: GameResult[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(source, { workerData: { tournament, env: { ...env } } });
    try {
      while (next < games) {
        worker.postMessage(next++);
        const [result] = (await once(worker, 'message')) as [GameResult]; // all that worker.ts sends
        results.push(result);
        onGame(results.length);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(run.threads, games) }, work));
  return results;
}
