/** What is drilled: a card is a question about some letters, with what is known of how well it sits. Plain values. */

import type { GameConfig, Seat } from '@lexiko/rules';
import type { Arm, Laid, Placement, Tile } from '@lexiko/rules/board';

/**
 * `word`: is this a word? `hooks`: which letters go before and after it? `anagrams`: which words do the letters make?
 * `stem`: which seventh letters make a word of these six? `meaning`: which word of these letters is meant?
 * `play`: which play was missed here?
 */
export const CARD_KINDS = ['word', 'hooks', 'anagrams', 'stem', 'meaning', 'play'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface CardSubject {
  readonly kind: CardKind;
  /** The letters asked about; the word that is meant; of a missed play, its id. */
  readonly letters: string;
}

/** How well a card sits, as the scheduler counts it. Times are milliseconds, lengths days. */
export interface Memory {
  readonly dueMs: number;
  readonly lastMs: number | null;
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  readonly scheduledDays: number;
  /** Which of the short steps of the first day has been reached. */
  readonly step: number;
  readonly answers: number;
  /** How often it was known and then forgotten. */
  readonly lapses: number;
  readonly stage: 'new' | 'learning' | 'known' | 'relearning';
}

/** A card that has been answered at least once. */
export interface DrillCard extends CardSubject {
  readonly id: string;
  readonly memory: Memory;
}

/** How somebody judges an answer; 1 to 4 on the keyboard. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

/** How an answer may be judged: what was wrong was not known, whatever somebody thinks of it. */
export function gradesFor(isRight: boolean): readonly Grade[] {
  return isRight ? GRADES : ['again'];
}

/** One answer, for progress over time. */
export interface DrillAnswer {
  readonly atMs: number;
  readonly card: string;
  readonly grade: Grade;
  /** Whether the card was asked for the first time. */
  readonly isFirst: boolean;
}

/** A play that somebody has missed: asked as a card of kind `play`. */
export interface MissedPlay {
  /** Says where it comes from, so that the same is remembered once: a game and its turn, or a puzzle. */
  readonly id: string;
  readonly config: GameConfig;
  /** By square, as it lay before the turn. */
  readonly board: readonly Laid[];
  readonly rack: readonly Tile[];
  /** Crosswords: whose turn it was, and the arms of every seat; elsewhere it does not matter. */
  readonly turn?: Seat;
  readonly zones?: readonly (readonly Arm[])[];
  readonly best: {
    readonly tiles: readonly Placement[];
    /** `12C CO(O)KIE`. */
    readonly notation: string;
    readonly score: number;
  };
  /** What was done instead: `8H HORN`, `-QV`, `-`; `null`: nothing that matters. */
  readonly made: { readonly notation: string; readonly score: number } | null;
  readonly atMs: number;
}

/** A word with its meaning; `null`: we have no definition of our own. */
export interface MeantWord {
  readonly word: string;
  readonly meaning: string | null;
}

/** What is right, from the words of the study worker. */
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
  | { readonly kind: 'anagrams'; readonly words: readonly MeantWord[] }
  | ({ readonly kind: 'meaning' } & MeantWord)
  | {
      readonly kind: 'stem';
      /** Each letter that makes a word with the six, and those words. */
      readonly partners: readonly { readonly letter: string; readonly words: readonly string[] }[];
    };

export function cardId({ kind, letters }: CardSubject): string {
  return `${kind}:${letters}`;
}

/** From this many days on a card counts as firm. */
const FIRM_DAYS = 21;

export function isFirm({ memory }: DrillCard): boolean {
  return memory.stage === 'known' && memory.stability >= FIRM_DAYS;
}
