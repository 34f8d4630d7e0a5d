/** Drill cards: a question about some letters, and how well the learner remembers the answer. Plain values. */

import type { GameConfig, Seat } from '@lexiko/rules';
import type { Arm, Laid, Placement, Tile } from '@lexiko/rules/board';

/**
 * `word`: is this a word? `hooks`: which letters go before and after it? `anagrams`: which words do the letters make?
 * `stem`: which seventh letters make a word with these six? `meaning`: which word of these letters has this meaning?
 * `play`: which play did you miss here?
 */
export const CARD_KINDS = ['word', 'hooks', 'anagrams', 'stem', 'meaning', 'play'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface CardSubject {
  readonly kind: CardKind;
  /** The letters in question; for `meaning` the answer, for `play` the id of the missed play. */
  readonly letters: string;
}

/** How well the learner remembers a card, as FSRS models it. `stability` is in days. */
export interface Memory {
  readonly dueMs: number;
  /** When the card was last answered; `null`: never. */
  readonly lastMs: number | null;
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  readonly scheduledDays: number;
  /** Index of the current short learning step (minutes, not days). */
  readonly step: number;
  readonly answers: number;
  /** How often the learner forgot the card after knowing it. */
  readonly lapses: number;
  readonly stage: 'new' | 'learning' | 'known' | 'relearning';
}

/** A card that has been answered at least once. */
export interface DrillCard extends CardSubject {
  readonly id: string;
  readonly memory: Memory;
}

/** How learners grade their own answers; keys 1 to 4. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

/** The grades a learner may choose from. A wrong answer is always `again`. */
export function gradesFor(isRight: boolean): readonly Grade[] {
  return isRight ? GRADES : ['again'];
}

/** One answer, for the progress chart and the daily limits. */
export interface DrillAnswer {
  readonly atMs: number;
  readonly card: string;
  readonly grade: Grade;
  /** Whether this is the first answer to the card. */
  readonly isFirst: boolean;
}

/** A play that the player missed; drills ask for it as a card of kind `play`. */
export interface MissedPlay {
  /** Names the source (a game and its turn, or a puzzle), so that the same play is stored once. */
  readonly id: string;
  readonly config: GameConfig;
  /** By square, before the turn. */
  readonly board: readonly Laid[];
  readonly rack: readonly Tile[];
  /** Only in Crosswords: the seat to move. */
  readonly turn?: Seat;
  /** Only in Crosswords: the arms of every seat. */
  readonly zones?: readonly (readonly Arm[])[];
  readonly best: {
    readonly tiles: readonly Placement[];
    /** `12C CO(O)KIE`. */
    readonly notation: string;
    readonly score: number;
  };
  /** What the player did instead: `8H HORN`, `-QV`, `-`; `null`: no play, for example after “show answer”. */
  readonly made: { readonly notation: string; readonly score: number } | null;
  readonly atMs: number;
}

/** A word with its meaning; `null`: we have no definition. */
export interface MeantWord {
  readonly word: string;
  readonly meaning: string | null;
}

/** The right answer to a card, from the study worker. */
export type CardAnswer =
  | {
      readonly kind: 'word';
      readonly isWord: boolean;
      readonly meaning: string | null;
      readonly front: readonly string[];
      readonly back: readonly string[];
    }
  | {
      readonly kind: 'hooks';
      readonly meaning: string | null;
      readonly front: readonly string[];
      readonly back: readonly string[];
    }
  | {
      readonly kind: 'anagrams';
      readonly words: readonly MeantWord[];
      /** Also right, but hidden as unfit for school: neither required nor shown. */
      readonly hidden: readonly string[];
    }
  | ({ readonly kind: 'meaning' } & MeantWord)
  | {
      readonly kind: 'stem';
      /** Each letter that makes a word with the six, and those words. */
      readonly partners: readonly { readonly letter: string; readonly words: readonly string[] }[];
    };

export function cardId({ kind, letters }: CardSubject): string {
  return `${kind}:${letters}`;
}

/** Stability in days from which a card counts as firm. */
const FIRM_DAYS = 21;

export function isFirm({ memory }: DrillCard): boolean {
  return memory.stage === 'known' && memory.stability >= FIRM_DAYS;
}
