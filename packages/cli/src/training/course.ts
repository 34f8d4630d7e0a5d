/** A course of training: leaves in generations, each playing by what the one before has learnt; win chances in one. */

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fitLeaves, GainCounts, practiceTable } from '@lexiko/engine/internals';
import { boxCounts, formatLeaveText, RackParts, type LeaveText, type WinTable } from '@lexiko/engine/moves';
import type { GameConfig } from '@lexiko/rules';
import { UsageError } from '../command.ts';
import { openLexicon } from '../lexicon-store.ts';
import { writeWhole, type Environment } from '../words/data-folder.ts';
import { CHUNK_GAMES, type Chunk } from './lesson.ts';
import { playChunks } from './practice-run.ts';

/** What is to be learnt. A run is resumed only with the same order. */
export interface CourseOrder {
  readonly subject: 'leaves' | 'wins';
  readonly config: GameConfig;
  readonly lexicon: string;
  readonly seed: number;
  /** Of the last generation; those before play a quarter of them. */
  readonly games: number;
  readonly generations: number;
  /** Tiles of the largest part of a rack that has a value of its own. */
  readonly longest: number;
  /** What the first generation plays by; `null`: by score alone. */
  readonly leaves: LeaveText | null;
}

export interface Course {
  readonly order: CourseOrder;
  readonly folder: string;
  readonly threads: number;
  readonly env: Environment;
  readonly onProgress: (step: CourseProgress) => void;
}

export type CourseProgress =
  | { readonly kind: 'games'; readonly generation: number; readonly done: number; readonly of: number }
  | { readonly kind: 'fit'; readonly generation: number; readonly done: number; readonly of: number }
  /** A generation is through; `score` is the mean of a side. */
  | { readonly kind: 'played'; readonly generation: number; readonly games: number; readonly score: number };

const EARLIER_SHARE = 4;

export async function learnLeaves(course: Course): Promise<LeaveText> {
  const { order, folder, onProgress } = course;
  openFolder(course);
  let leaves = order.leaves;
  for (let generation = 1; generation <= order.generations; generation++) {
    const path = join(folder, `${generation}.leaves.json`);
    if (!existsSync(path)) {
      const isLast = generation === order.generations;
      const chunks = await play(course, generation, leaves, isLast ? 1 : 1 / EARLIER_SHARE);
      const learnt = fit(course, chunks, (done, of) => onProgress({ kind: 'fit', generation, done, of }));
      writeWhole(path, JSON.stringify(learnt));
    }
    leaves = JSON.parse(readFileSync(path, 'utf8')) as LeaveText; // written above, by this program
  }
  if (leaves === null) throw new RangeError('a course of no generations');
  return leaves;
}

export async function learnWins(course: Course): Promise<WinTable> {
  openFolder(course);
  const counts = new GainCounts();
  for (const { unseen, gains } of await play(course, 1, course.order.leaves, 1)) {
    for (const [turn, tiles] of unseen.entries()) counts.add(tiles, gains[turn] ?? 0);
  }
  return counts.fit();
}

/** Removes what a finished course has kept for resuming. */
export function closeFolder({ folder }: Course): void {
  rmSync(folder, { recursive: true, force: true });
}

function openFolder({ folder, order }: Course): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'order.json');
  const text = JSON.stringify(order);
  if (!existsSync(path)) writeWhole(path, text);
  else if (readFileSync(path, 'utf8') !== text)
    throw new UsageError(({ computerGames }) => computerGames.training.otherTraining(folder));
}

async function play(
  { order, folder, threads, env, onProgress }: Course,
  generation: number,
  leaves: LeaveText | null,
  share: number,
): Promise<readonly Chunk[]> {
  const { subject: aim, config, lexicon } = order;
  const count = Math.max(1, Math.ceil((order.games * share) / CHUNK_GAMES));
  const chunks = await playChunks({
    lesson: { aim, config, lexicon, seed: order.seed * 100 + generation, leaves },
    chunks: count,
    threads,
    env,
    folder,
    name: String(generation),
    onChunk: (done) => onProgress({ kind: 'games', generation, done, of: count * CHUNK_GAMES }),
  });
  const score = chunks.reduce((sum, chunk) => sum + chunk.score, 0) / (2 * count * CHUNK_GAMES);
  onProgress({ kind: 'played', generation, games: count * CHUNK_GAMES, score });
  return chunks;
}

function fit(
  { order, env }: Course,
  chunks: readonly Chunk[],
  onRound: (done: number, of: number) => void,
): LeaveText {
  const table = practiceTable(order.config);
  const rackSize = table.ruleset.rack.size;
  const racks = chunks.reduce((sum, chunk) => sum + chunk.equities.length, 0);
  const letters = new Uint8Array(racks * rackSize);
  const equities = new Int32Array(racks);
  let at = 0;
  for (const chunk of chunks) {
    letters.set(chunk.racks, at * rackSize);
    equities.set(chunk.equities, at);
    at += chunk.equities.length;
  }
  const parts = new RackParts(
    boxCounts(table.ruleset, openLexicon(order.lexicon, env).alphabet),
    order.longest,
  );
  return formatLeaveText(parts, fitLeaves({ rackSize, letters, equities }, parts, onRound));
}
