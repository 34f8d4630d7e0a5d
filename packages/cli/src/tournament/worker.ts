/** A thread of a tournament: plays the games it is told to, one after the other. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Environment } from '../words/data-folder.ts';
import { MatchTable, type Tournament } from './match.ts';

// Only run.ts starts this, with just these data.
const { tournament, env } = workerData as { readonly tournament: Tournament; readonly env: Environment };
const table = new MatchTable(tournament, env);

parentPort?.on('message', (game: number) => parentPort?.postMessage(table.play(game)));
