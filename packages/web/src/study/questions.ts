/**
 * What lessons and analysis ask the study worker, and what it answers. A question has a name here, an answerer in
 * `worker/study/`, and is asked with `ask` (`study/study.ts`).
 */

import type { Refusal, Score } from '@lexiko/rules';
import type { Placement, Tile } from '@lexiko/rules/board';
import type { WordLayers } from '@lexiko/words';
import type { Hooks } from '@lexiko/words/questions';
import type { CardAnswer, CardSubject, MeantWord } from '../learn/drills/drill-card.ts';
import type { WordDeck } from '../learn/drills/drill-plan.ts';
import type { LessonPosition } from '../learn/lesson-table.ts';
import type { AnalysisQuestions } from './analysis-questions.ts';
import type { PuzzleQuestions } from './puzzle-questions.ts';

/** What the referee says of a play, its words looked up at once. */
export type Verdict =
  | { readonly kind: 'legal'; readonly score: Score }
  | { readonly kind: 'illegal'; readonly refusal: Refusal };

/** A play that could be made, with what it leaves. */
export interface Candidate {
  /** `8F HORN`. */
  readonly notation: string;
  readonly tiles: readonly Placement[];
  readonly score: number;
  readonly kept: readonly Tile[];
  /** What was learnt from practice games about keeping these letters, in points. */
  readonly keptWorth: number;
}

/** Words that a lexicon has, beside those that a rulebook prints (H-02, H-08). */
export interface ShortList {
  readonly words: readonly MeantWord[];
  /** Printed in the rulebook, and not in the lexicon. */
  readonly absent: readonly string[];
  /** In the lexicon, and not printed in the rulebook; empty where the rulebook prints no such list. */
  readonly beyond: readonly string[];
}

/** A word with what is to be known about it. */
export interface KnownWord extends MeantWord {
  readonly isWord: boolean;
}

/** A word that came up in games with an open dictionary (H-17). */
export interface DiaryWord extends MeantWord {
  readonly times: number;
  /** Who made it first. */
  readonly by: string;
  /** When the last game with it was played. */
  readonly lastMs: number;
}

export interface Questions extends AnalysisQuestions, PuzzleQuestions {
  /** The hooks of a word; `null`: no word of the lexicon. */
  readonly hooks: { readonly asked: string; readonly answered: Hooks | null; readonly news: never };
  /** The cards of a deck, in the order in which they are learnt. */
  readonly deck: {
    readonly asked: WordDeck;
    readonly answered: readonly CardSubject[];
    readonly news: never;
  };
  /** What is right for a card about words. */
  readonly card: { readonly asked: CardSubject; readonly answered: CardAnswer; readonly news: never };
  readonly meanings: {
    readonly asked: { readonly words: readonly string[]; readonly layers: WordLayers };
    readonly answered: readonly KnownWord[];
    readonly news: never;
  };
  /** The words of games with an open dictionary, the latest first. */
  readonly diary: {
    readonly asked: { readonly most: number };
    readonly answered: readonly DiaryWord[];
    readonly news: never;
  };
  /** Words to learn by heart. */
  readonly shortList: {
    readonly asked: 'twos' | 'threes' | 'q';
    readonly answered: ShortList;
    readonly news: never;
  };
  /** Whether a play may be made, by the rules and the words of the position. */
  readonly judge: {
    readonly asked: { readonly position: LessonPosition; readonly tiles: readonly Placement[] };
    readonly answered: Verdict;
    readonly news: never;
  };
  /** A position to practise on, from a game that computers began; the same number gives the same one. */
  readonly practice: {
    readonly asked: {
      readonly number: number;
      /** A letter that must be on the rack. */ readonly with?: Tile;
    };
    readonly answered: LessonPosition;
    readonly news: never;
  };
  /** The best plays of a position; only those with or without a letter where one is named. */
  readonly candidates: {
    readonly asked: {
      readonly position: LessonPosition;
      readonly most: number;
      /** By the score alone, or with what the letters kept are worth. */
      readonly by: 'score' | 'worth';
      readonly letter?: { readonly tile: Tile; readonly use: 'spent' | 'kept' };
    };
    readonly answered: readonly Candidate[];
    readonly news: never;
  };
  /** What keeping these letters is worth, in points. */
  readonly keeping: {
    readonly asked: readonly Tile[];
    readonly answered: number;
    readonly news: never;
  };
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
