/** Which decks the learner drills, and which cards are due today. Decks are plain lists of cards here. */

import type { LanguageId } from '@lexiko/languages';
import { cardId, type CardSubject, type DrillAnswer, type DrillCard } from './drill-card.ts';

export const DECKS = [
  'twos',
  'hundred',
  'threes',
  'q',
  'hooks2',
  'hooks3',
  'sevens',
  'eights',
  'stems',
  'young',
  'diary',
  'missed',
] as const;
export type Deck = (typeof DECKS)[number];
/** Decks that the study worker builds; the `missed` deck comes from the player's missed plays. */
export type WordDeck = Exclude<Deck, 'missed'>;
/** Decks built from the lexicon alone. */
export type LexiconDeck = Exclude<WordDeck, 'diary'>;

/** Decks that need the English rulebook lists or the English definitions. */
const ENGLISH_DECKS: ReadonlySet<Deck> = new Set<Deck>(['hundred', 'q', 'diary']);

export function decksOf(language: LanguageId): readonly Deck[] {
  return language === 'english' ? DECKS : DECKS.filter((deck) => !ENGLISH_DECKS.has(deck));
}

export interface DrillPlan {
  readonly decks: readonly Deck[];
  /** The most new cards a day, per deck. */
  readonly newADay: number;
  /** The most reviews a day, per deck. */
  readonly againADay: number;
  /** When the learner changed it; missing in plans of earlier versions. */
  readonly changedMs?: number;
}

export const FIRST_PLAN: DrillPlan = { decks: ['twos', 'diary', 'missed'], newADay: 10, againADay: 100 };

/** Days since 1970 in local time: days begin at local midnight. */
export function dayOf(ms: number): number {
  const date = new Date(ms);
  return Math.floor((ms - date.getTimezoneOffset() * 60_000) / 86_400_000);
}

export interface DailySet {
  /** Reviews: the most overdue first, then the cards already answered today. */
  readonly due: readonly DrillCard[];
  /** New cards: one of each deck in turn, shuffled by day. */
  readonly fresh: readonly CardSubject[];
}

/** Decks in order of importance: new cards come from the front. Other decks are shuffled first. */
const RANKED: ReadonlySet<Deck> = new Set(['sevens', 'eights', 'stems', 'young', 'missed']);

export interface LaidDeck {
  readonly deck: Deck;
  readonly cards: readonly CardSubject[];
}

/** The cards left for today. The limits of the plan apply to each deck. */
export function dailySet({
  plan,
  decks,
  cards,
  answers,
  nowMs,
}: {
  readonly plan: DrillPlan;
  readonly decks: readonly LaidDeck[];
  readonly cards: ReadonlyMap<string, DrillCard>;
  readonly answers: readonly DrillAnswer[];
  readonly nowMs: number;
}): DailySet {
  const day = dayOf(nowMs);
  const today = answers.filter(({ atMs }) => dayOf(atMs) === day);
  const firstToday = new Set(today.filter(({ isFirst }) => isFirst).map(({ card }) => card));
  const againToday = new Set(today.map(({ card }) => card).filter((card) => !firstToday.has(card)));
  const byDue = (a: DrillCard, b: DrillCard): number => a.memory.dueMs - b.memory.dueMs;
  const waiting = new Set<DrillCard>();
  const begun = new Set<DrillCard>();
  const fresh = decks.map(({ deck, cards: subjects }) => {
    const ids = subjects.map(cardId);
    const countIn = (done: ReadonlySet<string>): number => ids.filter((id) => done.has(id)).length;
    const due = ids
      .flatMap((id) => cards.get(id) ?? [])
      .filter(({ memory }) => dayOf(memory.dueMs) <= day)
      .sort(byDue);
    // Cards already answered today come back regardless of the limit.
    const isBegun = ({ id }: DrillCard): boolean => firstToday.has(id) || againToday.has(id);
    for (const card of due.filter(isBegun)) begun.add(card);
    const screen = Math.max(0, plan.againADay - countIn(againToday));
    for (const card of due.filter((one) => !isBegun(one)).slice(0, screen)) waiting.add(card);
    const unasked = subjects.filter((subject) => !cards.has(cardId(subject)));
    const ordered = RANKED.has(deck) ? unasked : inOrderOfDay(unasked, day);
    return inOrderOfDay(ordered.slice(0, Math.max(0, plan.newADay - countIn(firstToday))), day);
  });
  return {
    due: [...[...waiting].sort(byDue), ...[...begun].sort(byDue)],
    fresh: inTurn(fresh),
  };
}

/** Shuffled differently each day, but in the same way all day. */
function inOrderOfDay(subjects: readonly CardSubject[], day: number): readonly CardSubject[] {
  return subjects
    .map((subject) => ({ subject, place: placeOf(`${day} ${cardId(subject)}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ subject }) => subject);
}

/** A hash to sort by: FNV-1a with one more mixing step. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

/** Interleaves the lists, without duplicates. */
function inTurn(lists: readonly (readonly CardSubject[])[]): readonly CardSubject[] {
  const taken = new Map<string, CardSubject>();
  for (let at = 0; at < Math.max(0, ...lists.map(({ length }) => length)); at++) {
    for (const list of lists) {
      const subject = list[at];
      if (subject !== undefined && !taken.has(cardId(subject))) taken.set(cardId(subject), subject);
    }
  }
  return [...taken.values()];
}
