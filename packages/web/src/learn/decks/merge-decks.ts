/** Makes one deck of two copies that were studied on different devices. Nothing either learner's device knows is lost. Pure. */

import { dayOf } from '../drills/drill-plan.ts';
import type { Memory } from '../drills/drill-card.ts';
import type { DeckAnswer, DeckCard, DeckDay, DeckTallies, Tally } from './deck.ts';
import { countedDay, emptyDay, firstNew, replayed } from './deck-progress.ts';
import { countedDeck, type WholeDeck } from './whole-deck.ts';

function byLetters<T extends { readonly letters: string }>(records: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const record of records) {
    const known = found.get(record.letters);
    if (known === undefined) found.set(record.letters, [record]);
    else known.push(record);
  }
  return found;
}

/** An answer is known by card and time; of two grades for the same moment the worse one counts on both devices. */
export function unitedAnswers(
  one: readonly DeckAnswer[],
  other: readonly DeckAnswer[],
): readonly DeckAnswer[] {
  const grades = ['again', 'hard', 'good', 'easy'];
  const found = new Map<string, DeckAnswer>();
  for (const answer of [...one, ...other]) {
    const key = `${answer.letters} ${answer.atMs}`;
    const known = found.get(key);
    if (known === undefined || grades.indexOf(answer.grade) < grades.indexOf(known.grade))
      found.set(key, answer);
  }
  return [...found.values()].toSorted(
    (a, b) => a.atMs - b.atMs || (a.letters < b.letters ? -1 : a.letters > b.letters ? 1 : 0),
  );
}

/** The days that these answers make; `bases`: when cards were last answered before the first of them. */
export function daysOf(
  deck: string,
  answers: readonly DeckAnswer[],
  bases: ReadonlyMap<string, number | null>,
): readonly DeckDay[] {
  const last = new Map<string, number | null>(bases);
  const days = new Map<number, DeckDay>();
  for (const { letters, atMs, grade } of answers) {
    const day = dayOf(atMs);
    days.set(day, countedDay(days.get(day) ?? emptyDay(deck, day), grade, last.get(letters) ?? null));
    last.set(letters, atMs);
  }
  return [...days.values()];
}

function askedIn({ letters, hooks }: DeckTallies): number {
  return [letters, hooks]
    .flatMap((one) => Object.values(one))
    .reduce((sum, [asked]: Tally) => sum + asked, 0);
}

/** What a device has counted only grows, so of two copies the larger one is the later one. */
export function unitedTallies(all: readonly DeckTallies[]): readonly DeckTallies[] {
  const found = new Map<string, DeckTallies>();
  for (const one of all) {
    const known = found.get(one.device);
    if (known === undefined || askedIn(one) > askedIn(known)) found.set(one.device, one);
  }
  return [...found.values()].toSorted((a, b) => (a.device < b.device ? -1 : 1));
}

/** Both have the same id. The result is the same whichever is named first. */
export function mergedDecks(one: WholeDeck, other: WholeDeck): WholeDeck {
  const [long, short] =
    one.contents.length > other.contents.length ||
    (one.contents.length === other.contents.length && one.contents.join(' ') <= other.contents.join(' '))
      ? [one, other]
      : [other, one];
  const known = new Set(long.contents);
  const contents = [...long.contents, ...short.contents.filter((letters) => !known.has(letters))];
  const places = new Map(contents.map((letters, place) => [letters, place]));
  const answers = unitedAnswers(one.answers, other.answers);
  const answersOf = byLetters(answers);
  const bases = new Map<string, Memory | null>();
  for (const { letters, base } of [...one.cards, ...other.cards]) {
    const before = bases.get(letters) ?? null;
    if (before === null || (base !== null && (base.lastMs ?? 0) > (before.lastMs ?? 0)))
      bases.set(letters, base);
  }
  const cards: readonly DeckCard[] = [...bases].flatMap(([letters, base]) => {
    const memory = replayed(base, answersOf.get(letters) ?? []);
    return memory === null
      ? []
      : [{ deck: one.deck.id, letters, place: places.get(letters) ?? 0, memory, base }];
  });
  const begun = new Set(cards.map(({ letters }) => letters));
  const [newer, older] = laterFirst(one, other);
  return {
    deck: countedDeck(
      {
        ...newer.deck,
        size: contents.length,
        next: firstNew(contents, (letters) => begun.has(letters)),
        createdMs: Math.min(newer.deck.createdMs, older.deck.createdMs),
      },
      cards,
    ),
    contents,
    cards: cards.toSorted((a, b) => a.place - b.place),
    answers,
    days: daysOf(
      one.deck.id,
      answers,
      new Map([...bases].map(([letters, base]) => [letters, base?.lastMs ?? null])),
    ),
    tallies: unitedTallies([...one.tallies, ...other.tallies]),
  };
}

/** The one whose name or limits were changed last. */
function laterFirst(one: WholeDeck, other: WholeDeck): readonly [WholeDeck, WholeDeck] {
  const by = one.deck.changedMs - other.deck.changedMs;
  const isFirst = by > 0 || (by === 0 && JSON.stringify(one.deck) >= JSON.stringify(other.deck));
  return isFirst ? [one, other] : [other, one];
}
