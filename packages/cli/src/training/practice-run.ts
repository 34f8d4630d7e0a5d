/**
 * Plays the chunks of a lesson, on threads where it has been built, and keeps each in a file: a run that was interrupted
 * goes on where it was, and ends as if it had not been.
 */

import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { writeWhole, type Environment } from '../words/data-folder.ts';
import { packChunk, unpackChunk } from './chunk-file.ts';
import { CHUNK_GAMES, PracticeRoom, type Chunk, type Lesson } from './lesson.ts';

export interface PracticeRun {
  readonly lesson: Lesson;
  readonly chunks: number;
  readonly threads: number;
  readonly env: Environment;
  /** Where chunks are kept, as files that begin with `name`. */
  readonly folder: string;
  readonly name: string;
  /** Told after each chunk how many games are done. */
  readonly onChunk: (games: number) => void;
}

/** All chunks in order of their numbers, whoever played them and when. */
export async function playChunks(run: PracticeRun): Promise<readonly Chunk[]> {
  const worker = new URL('./worker.ts', import.meta.url);
  const missing = Array.from({ length: run.chunks }, (_, chunk) => chunk).filter(
    (chunk) => !existsSync(pathOf(run, chunk)),
  );
  let done = run.chunks - missing.length;
  const keep = (chunk: number, bytes: Uint8Array): void => {
    writeWhole(pathOf(run, chunk), bytes);
    run.onChunk(++done * CHUNK_GAMES);
  };
  // Threads need JavaScript: from the sources, as tests run them, the games are played here.
  if (worker.pathname.endsWith('.ts')) {
    const room = missing.length === 0 ? null : new PracticeRoom(run.lesson, run.env);
    for (const chunk of missing) if (room !== null) keep(chunk, packChunk(room.play(chunk)));
  } else await playInThreads(run, worker, missing, keep);
  return Array.from({ length: run.chunks }, (_, chunk) => unpackChunk(readFileSync(pathOf(run, chunk))));
}

function pathOf({ folder, name }: PracticeRun, chunk: number): string {
  return join(folder, `${name}-${chunk}.games`);
}

async function playInThreads(
  { lesson, env, threads }: PracticeRun,
  source: URL,
  missing: readonly number[],
  keep: (chunk: number, bytes: Uint8Array) => void,
): Promise<void> {
  const waiting = [...missing];
  const work = async (): Promise<void> => {
    const worker = new Worker(source, { workerData: { lesson, env: { ...env } } });
    try {
      for (let chunk = waiting.shift(); chunk !== undefined; chunk = waiting.shift()) {
        worker.postMessage(chunk);
        const [bytes] = (await once(worker, 'message')) as [Uint8Array]; // all that worker.ts sends
        keep(chunk, bytes);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, missing.length) }, work));
}
