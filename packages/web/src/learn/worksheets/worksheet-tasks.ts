/** The tasks of a worksheet with their solutions, as the study worker makes them: new ones each time, also offline. */

import type { GameConfig } from '@lexiko/rules';
import type { Study } from '../../study/study.ts';
import type { WantedLexicon } from '../../words/dictionaries.ts';
import type { CardSubject } from '../drills/drill-card.ts';
import type { LessonPosition } from '../lesson-table.ts';

export const WORKSHEET_KINDS = ['count', 'hooks', 'bingo'] as const;
export type WorksheetKind = (typeof WORKSHEET_KINDS)[number];
export const WORKSHEET_LEVELS = ['easy', 'hard'] as const;
export type WorksheetLevel = (typeof WORKSHEET_LEVELS)[number];

export type WorksheetTask =
  | {
      readonly kind: 'count';
      readonly position: LessonPosition;
      /** `8F HORN`. */
      readonly move: string;
      readonly score: number;
    }
  | {
      readonly kind: 'hooks';
      readonly letters: string;
      readonly front: readonly string[];
      readonly back: readonly string[];
    }
  | { readonly kind: 'bingo'; readonly letters: string; readonly words: readonly string[] };

/** What a worksheet asks of the study worker. */
export type Asks = Pick<Study, 'ask'>;

export interface WorksheetWish {
  readonly kind: WorksheetKind;
  readonly level: WorksheetLevel;
  readonly dictionary: WantedLexicon;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly signal?: AbortSignal;
}

/** Boards take room on paper. */
const COUNTED = 4;
const WORDS = 10;
/** The likeliest of a deck are the easier ones. */
const EASY_SHARE = 0.2;
/** Among so many of the best plays one is chosen. */
const BEST_PLAYS = 8;
const MOST_NUMBER = 1_000_000;

export async function worksheetTasks(study: Asks, wish: WorksheetWish): Promise<readonly WorksheetTask[]> {
  return wish.kind === 'count' ? countTasks(study, wish) : wordTasks(study, wish);
}

/** Whatever the settings say, nothing that is printed for a class is unfit for school. */
function manner({ dictionary, signal }: WorksheetWish): {
  readonly dictionary: WantedLexicon;
  readonly unfit: 'hidden';
  readonly signal?: AbortSignal;
} {
  return { dictionary, unfit: 'hidden', ...(signal === undefined ? {} : { signal }) };
}

/** The game of the boards: in the language of the class. */
function gameOf({ dictionary: { identity, language } }: WorksheetWish): GameConfig {
  return {
    preset: 'deluxe',
    sides: 2,
    options: { 'letters.language': language, 'dictionary.id': identity.id },
  };
}

async function countTasks(study: Asks, wish: WorksheetWish): Promise<readonly WorksheetTask[]> {
  const tasks: WorksheetTask[] = [];
  while (tasks.length < COUNTED) {
    const number = Math.floor(wish.random() * MOST_NUMBER);
    const position = await study.ask('practice', { number, config: gameOf(wish) }, manner(wish));
    const asked = { position, most: BEST_PLAYS, by: 'score' } as const;
    const plays = await study.ask('candidates', asked, manner(wish));
    // An easier count has fewer tiles; a harder one is the best play.
    const ordered = plays.toSorted((a, b) => a.tiles.length - b.tiles.length);
    const play = wish.level === 'easy' ? ordered[0] : plays[0];
    if (play !== undefined) tasks.push({ kind: 'count', position, move: play.notation, score: play.score });
  }
  return tasks;
}

async function wordTasks(study: Asks, wish: WorksheetWish): Promise<readonly WorksheetTask[]> {
  const { kind, level } = wish;
  const deck = kind === 'bingo' ? 'sevens' : level === 'easy' ? 'hooks2' : 'hooks3';
  const cards = await study.ask('deck', deck, manner(wish));
  const share = kind === 'bingo' && level === 'easy' ? Math.ceil(cards.length * EASY_SHARE) : cards.length;
  const tasks: WorksheetTask[] = [];
  for (const card of shuffled(cards.slice(0, share), wish.random)) {
    if (tasks.length === WORDS) break;
    const task = await wordTask(study, wish, card);
    if (task !== null) tasks.push(task);
  }
  return tasks;
}

/** `null`: nothing to find, such as a word without hooks. */
async function wordTask(study: Asks, wish: WorksheetWish, card: CardSubject): Promise<WorksheetTask | null> {
  const answer = await study.ask('card', card, manner(wish));
  const { letters } = card;
  if (answer.kind === 'hooks') {
    const { front, back } = answer;
    return front.length + back.length === 0 ? null : { kind: 'hooks', letters, front, back };
  }
  if (answer.kind !== 'anagrams' || answer.words.length === 0) return null;
  return { kind: 'bingo', letters, words: answer.words.map(({ word }) => word) };
}

function shuffled<T>(all: readonly T[], random: () => number): readonly T[] {
  return all
    .map((one) => ({ one, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}
