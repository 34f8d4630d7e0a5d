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
  /** Cards asked for the first time, at most so many a day. */
  readonly newADay: number;
  /** Cards asked again, at most so many a day. */
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
  /** Asked for the first time, deck by deck in turn. */
  readonly fresh: readonly CardSubject[];
}

/** What is to be asked today, less what was asked already. */
export function dailySet({
  plan,
  decks,
  cards,
  answers,
  nowMs,
}: {
  readonly plan: DrillPlan;
  /** The cards of the chosen decks, the first to be learnt first. */
  readonly decks: readonly (readonly CardSubject[])[];
  readonly cards: ReadonlyMap<string, DrillCard>;
  readonly answers: readonly DrillAnswer[];
  readonly nowMs: number;
}): DailySet {
  const today = answers.filter(({ atMs }) => dayOf(atMs) === dayOf(nowMs));
  const firstToday = new Set(today.filter(({ isFirst }) => isFirst).map(({ card }) => card));
  const againToday = new Set(today.map(({ card }) => card).filter((card) => !firstToday.has(card)));
  const chosen = new Set(decks.flat().map(cardId));
  const open = [...cards.values()].filter(
    ({ id, memory }) => chosen.has(id) && dayOf(memory.dueMs) <= dayOf(nowMs),
  );
  // What was begun today is brought to its end, whatever the limit.
  const begun = open.filter(({ id }) => firstToday.has(id) || againToday.has(id));
  const waiting = open.filter(({ id }) => !firstToday.has(id) && !againToday.has(id));
  const room = Math.max(0, plan.againADay - againToday.size);
  const byDue = (a: DrillCard, b: DrillCard): number => a.memory.dueMs - b.memory.dueMs;
  return {
    due: [...waiting.sort(byDue).slice(0, room), ...begun.sort(byDue)],
    fresh: inTurn(decks, (subject) => !cards.has(cardId(subject))).slice(
      0,
      Math.max(0, plan.newADay - firstToday.size),
    ),
  };
}

/** One of each list in turn, each card once. */
function inTurn(
  decks: readonly (readonly CardSubject[])[],
  isWanted: (subject: CardSubject) => boolean,
): readonly CardSubject[] {
  const lists = decks.map((deck) => deck.filter(isWanted));
  const taken = new Map<string, CardSubject>();
  for (let at = 0; at < Math.max(0, ...lists.map(({ length }) => length)); at++) {
    for (const list of lists) {
      const subject = list[at];
      if (subject !== undefined && !taken.has(cardId(subject))) taken.set(cardId(subject), subject);
    }
  }
  return [...taken.values()];
}
