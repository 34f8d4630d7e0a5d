/**
 * What lessons and analysis ask the study worker, and what it answers. A question has a name here, an answerer in
 * `worker/study/`, and is asked with `ask` (`study/study.ts`).
 */

import type { GameConfig, Refusal, Score } from '@lexiko/rules';
import type { Placement, Tile } from '@lexiko/rules/board';
import type { Hooks } from '@lexiko/words/questions';
import type { CardAnswer, CardSubject, MeantWord } from '../learn/drills/drill-card.ts';
import type { WordDeck } from '../learn/drills/drill-plan.ts';
import type { Exercise, ExerciseTask } from '../learn/exercises/exercise.ts';
import type { LessonPosition } from '../learn/lesson-table.ts';
import type { UnfitChoice } from '../page/settings.ts';
import type { WantedLexicon } from '../words/dictionaries.ts';
import type { WordsFault } from '../words/words-state.ts';
import type { AnalysisQuestions } from './analysis-questions.ts';
import type { FinderQuestions } from './finder-questions.ts';
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

/** A word, its definition, and whether the dictionary has it. */
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

export interface Questions extends AnalysisQuestions, FinderQuestions, PuzzleQuestions {
  /** The hooks of a word; `null`: no word of the lexicon. */
  readonly hooks: { readonly asked: string; readonly answered: Hooks | null; readonly progress: never };
  /** The cards of a deck, in the order in which they are learnt. */
  readonly deck: {
    readonly asked: WordDeck;
    readonly answered: readonly CardSubject[];
    readonly progress: never;
  };
  /** What is right for a card about words. */
  readonly card: { readonly asked: CardSubject; readonly answered: CardAnswer; readonly progress: never };
  readonly meanings: {
    /** `config`: of the game that the words belong to. */
    readonly asked: { readonly words: readonly string[]; readonly config: GameConfig };
    readonly answered: readonly KnownWord[];
    readonly progress: never;
  };
  /** The words of games with an open dictionary, the latest first. */
  readonly diary: {
    readonly asked: { readonly most: number };
    readonly answered: readonly DiaryWord[];
    readonly progress: never;
  };
  /** Words to learn by heart. */
  readonly shortList: {
    readonly asked: 'twos' | 'threes' | 'q';
    readonly answered: ShortList;
    readonly progress: never;
  };
  /** Whether a play may be made, by the rules and the words of the position. */
  readonly judge: {
    readonly asked: { readonly position: LessonPosition; readonly tiles: readonly Placement[] };
    readonly answered: Verdict;
    readonly progress: never;
  };
  /** A position to practise on, from a game that computers began; the same number gives the same one. */
  readonly practice: {
    readonly asked: {
      readonly number: number;
      /** A letter that must be on the rack. */
      readonly with?: Tile;
      /** Of the game; of the lessons, in English, if not given. */
      readonly config?: GameConfig;
    };
    readonly answered: LessonPosition;
    readonly progress: never;
  };
  /** What a word means, in the sense that a child meets first; `null`: no definition. */
  readonly everydaySense: {
    readonly asked: string;
    readonly answered: string | null;
    readonly progress: never;
  };
  /** A task of a short practice; the same round and number give the same one. */
  readonly exercise: {
    readonly asked: { readonly kind: Exercise; readonly round: number; readonly number: number };
    readonly answered: ExerciseTask;
    readonly progress: never;
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
    readonly progress: never;
  };
  /** What keeping these letters is worth, in points. */
  readonly keeping: {
    readonly asked: readonly Tile[];
    readonly answered: number;
    readonly progress: never;
  };
}

export type Question = keyof Questions;

export type StudyRequest =
  | {
      readonly type: 'ask';
      readonly number: number;
      readonly question: Question;
      readonly asked: Questions[Question]['asked'];
      /** Whose words it is answered with. */
      readonly dictionary: WantedLexicon;
      /** Whether the answer may show words unfit for school. */
      readonly unfit: UnfitChoice;
    }
  /** Nobody waits for this answer any more. */
  | { readonly type: 'stop'; readonly number: number };

export type StudyReply =
  | { readonly type: 'answered'; readonly number: number; readonly answered: unknown }
  /** Progress of an answer. */
  | { readonly type: 'progress'; readonly number: number; readonly progress: unknown }
  /** The dictionary did not come. */
  | { readonly type: 'wordless'; readonly number: number; readonly fault: WordsFault }
  /** An unexpected error; the text is for bug reports. */
  | { readonly type: 'failed'; readonly number: number; readonly reason: string };
