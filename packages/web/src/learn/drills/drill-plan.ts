/** What somebody drills, and what is due today. Knows decks as lists of cards, not where they come from. */

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
/** Decks that the study worker lays out; the other is made of one's own missed plays. */
export type WordDeck = Exclude<Deck, 'missed'>;
/** Those that follow from the lexicon alone. */
export type LexiconDeck = Exclude<WordDeck, 'diary'>;

export interface DrillPlan {
  readonly decks: readonly Deck[];
  /** Cards of a deck asked for the first time, at most so many a day. */
  readonly newADay: number;
  /** Cards of a deck asked again, at most so many a day. */
  readonly againADay: number;
}

export const FIRST_PLAN: DrillPlan = { decks: ['twos', 'diary', 'missed'], newADay: 10, againADay: 100 };

/** The same day is the same number; days begin at midnight where the reader is. */
export function dayOf(ms: number): number {
  const date = new Date(ms);
  return Math.floor((ms - date.getTimezoneOffset() * 60_000) / 86_400_000);
}

export interface DailySet {
  /** Asked again, the most overdue first. */
  readonly due: readonly DrillCard[];
  /** Asked for the first time, deck by deck in turn, in an order of the day. */
  readonly fresh: readonly CardSubject[];
}

/** Decks whose cards are worth learning in their order: the commonest, likeliest or best first, or as they were missed. */
const RANKED: ReadonlySet<Deck> = new Set(['sevens', 'eights', 'stems', 'young', 'missed']);

/** A deck with its cards. */
export interface LaidDeck {
  readonly deck: Deck;
  readonly cards: readonly CardSubject[];
}

/** What is to be asked today, less what was asked already. Every deck has its own limits. */
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
    // What was begun today is brought to its end, whatever the limit.
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

/** Shuffled, in another way each day, and in the same way all day. */
function inOrderOfDay(subjects: readonly CardSubject[], day: number): readonly CardSubject[] {
  return subjects
    .map((subject) => ({ subject, place: placeOf(`${day} ${cardId(subject)}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ subject }) => subject);
}

/** A number that says nothing about the text and is the same for it each time: FNV-1a, stirred once more. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

/** One of each list in turn, each card once. */
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
