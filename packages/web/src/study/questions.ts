/**
 * What lessons and analysis ask the study worker, and what it answers. A question has a name here, an answerer in
 * `worker/study/`, and is asked with `ask` (`study/ask.ts`).
 */

import type { Hooks } from '@lexiko/words';

export interface Questions {
  /** The hooks of a word; `null`: no word of the lexicon. */
  readonly hooks: { readonly asked: string; readonly answered: Hooks | null; readonly news: never };
}

export type Question = keyof Questions;

export type StudyAsked =
  | {
      readonly type: 'ask';
      readonly number: number;
      readonly question: Question;
      readonly asked: Questions[Question]['asked'];
    }
  /** Nobody waits for this answer any more. */
  | { readonly type: 'stop'; readonly number: number };

export type StudySaid =
  | { readonly type: 'answered'; readonly number: number; readonly answered: unknown }
  /** On the way to the answer. */
  | { readonly type: 'news'; readonly number: number; readonly news: unknown }
  /** Something broke; the text is for a report, not for a sentence. */
  | { readonly type: 'failed'; readonly number: number; readonly reason: string };
