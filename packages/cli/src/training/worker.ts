/** A thread of training: plays the chunks it is told to, one after the other. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Environment } from '../words/data-folder.ts';
import { packChunk } from './chunk-file.ts';
import { PracticeRoom, type Lesson } from './lesson.ts';

// Only practice-run.ts starts this, with just these data.
const { lesson, env } = workerData as { readonly lesson: Lesson; readonly env: Environment };
const room = new PracticeRoom(lesson, env);

parentPort?.on('message', (chunk: number) => parentPort?.postMessage(packChunk(room.play(chunk))));
