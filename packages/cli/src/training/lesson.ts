/** A lesson of practice games: what is learnt from which game, and the games themselves, in chunks of a fixed size. */

import {
  practiceRules,
  practiceTable,
  practise,
  type PracticeAim,
  type PracticeRecord,
  type PracticeRules,
} from '@lexiko/engine/internals';
import { parseLeaveText, type LeaveText } from '@lexiko/engine/moves';
import { type GameConfig } from '@lexiko/rules';
import { openEngineContext } from '../engine-context.ts';
import { kernelMaker } from '../engine-kernel.ts';
import { seededNumbers } from '../tournament/bag-order.ts';
import type { Environment } from '../words/data-folder.ts';

/** Games are played and kept in chunks of so many: what an interruption costs at most. */
export const CHUNK_GAMES = 50;

export interface Lesson {
  readonly aim: PracticeAim;
  readonly config: GameConfig;
  readonly lexicon: string;
  readonly seed: number;
  /** What leaves are worth to the players; `null`: nothing. */
  readonly leaves: LeaveText | null;
}

/** What a chunk of games told. */
export type Chunk = Omit<PracticeRecord, 'scores'> & {
  /** Sum of both sides' scores over all games. */
  readonly score: number;
  readonly games: number;
};

/** Plays chunks of one lesson, with words and generators kept between them. */
export class PracticeRoom {
  readonly #lesson: Lesson;
  readonly #rules: PracticeRules;

  constructor(lesson: Lesson, env: Environment) {
    this.#lesson = lesson;
    const { library } = openEngineContext(lesson.lexicon, env);
    this.#rules = practiceRules({
      table: practiceTable(lesson.config),
      library,
      makeKernel: kernelMaker(),
      leaves: lesson.leaves === null ? null : parseLeaveText(lesson.leaves),
    });
  }

  /** The games of a chunk depend on the lesson and the chunk's number only. */
  play(number: number): Chunk {
    const { aim, seed } = this.#lesson;
    const whole = { racks: [], equities: [], unseen: [], gains: [] } as Omit<PracticeRecord, 'scores'>;
    let score = 0;
    for (let game = number * CHUNK_GAMES; game < (number + 1) * CHUNK_GAMES; game++) {
      const record = practise(this.#rules, aim, seededNumbers(seed * 1_000_003 + game));
      for (const key of ['racks', 'equities', 'unseen', 'gains'] as const) whole[key].push(...record[key]);
      score += record.scores[0] + record.scores[1];
    }
    return { ...whole, score, games: CHUNK_GAMES };
  }
}
