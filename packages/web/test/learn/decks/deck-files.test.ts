/** Decks as files, tables of other programs, and two copies of a deck that become one. */

import { describe, expect, it } from 'vitest';
import type { Deck, DeckAnswer } from '../../../src/learn/decks/deck.ts';
import { afterDeckAnswer, emptyDay } from '../../../src/learn/decks/deck-progress.ts';
import { newDeck } from '../../../src/learn/decks/decks-state.ts';
import { formatAnki, formatSchedule, readCardTable } from '../../../src/learn/decks/files/card-table.ts';
import { formatCsv, parseCsv } from '../../../src/learn/decks/files/csv.ts';
import { formatDeck, parseDeck } from '../../../src/learn/decks/files/deck-file.ts';
import { readStudyFile } from '../../../src/learn/decks/files/study-file.ts';
import { mergedDecks } from '../../../src/learn/decks/merge-decks.ts';
import { schedulesOf, wholeDeck, type WholeDeck } from '../../../src/learn/decks/whole-deck.ts';
import type { Grade, Memory } from '../../../src/learn/drills/drill-card.ts';
import { dayOf } from '../../../src/learn/drills/drill-plan.ts';
import { currentLexicon } from '../../../src/words/dictionaries.ts';

const NOON_MS = new Date(2026, 4, 3, 12).getTime();
const DAY_MS = 86_400_000;
const dictionary = currentLexicon('english');
if (dictionary === null) throw new Error('the page has English words');

const MEMORY: Memory = {
  dueMs: NOON_MS + 12 * DAY_MS,
  lastMs: NOON_MS,
  stability: 12.25,
  difficulty: 4.5,
  scheduledDays: 12,
  step: 0,
  answers: 6,
  lapses: 1,
  stage: 'known',
};

const deck: Deck = newDeck({ name: 'Sevens', kind: 'anagrams', dictionary }, 3, NOON_MS);
const fresh: WholeDeck = wholeDeck(deck, ['AEGINRT', 'AEINRST', 'AEILNRT'], new Map([['AEINRST', MEMORY]]));

type Given = readonly [letters: string, grade: Grade, atMs: number];

function afterOne(whole: WholeDeck, device: string, [letters, grade, atMs]: Given): WholeDeck {
  const { cards, days, tallies } = whole;
  const day = days.find((one) => one.day === dayOf(atMs)) ?? emptyDay(whole.deck.id, dayOf(atMs));
  const next = afterDeckAnswer(
    { deck: whole.deck, card: cards.find((card) => card.letters === letters) ?? null, day },
    { letters, grade, atMs, place: whole.contents.indexOf(letters) },
  );
  const [asked, missed] = tallies.find((one) => one.device === device)?.letters['A'] ?? [0, 0];
  return {
    ...whole,
    deck: next.deck,
    cards: [...cards.filter((card) => card.letters !== letters), next.card],
    answers: [...whole.answers, next.answer],
    days: [...days.filter((one) => one.day !== day.day), next.day],
    tallies: [
      ...tallies.filter((one) => one.device !== device),
      { deck: whole.deck.id, device, letters: { A: [asked + 1, missed] }, hooks: {} },
    ],
  };
}

/** The deck after some answers on one device. */
function studied(start: WholeDeck, device: string, given: readonly Given[]): WholeDeck {
  let whole = start;
  for (const one of given) whole = afterOne(whole, device, one);
  return whole;
}

const inOrder = (whole: WholeDeck): WholeDeck => ({
  ...whole,
  cards: whole.cards.toSorted((a, b) => a.place - b.place),
  answers: whole.answers.toSorted((a: DeckAnswer, b: DeckAnswer) => a.atMs - b.atMs),
  days: whole.days.toSorted((a, b) => a.day - b.day),
  tallies: whole.tallies.toSorted((a, b) => (a.device < b.device ? -1 : 1)),
});

describe('a deck from another program', () => {
  it('begins with what has a schedule, so that new cards come after it', () => {
    expect(fresh.contents).toEqual(['AEINRST', 'AEGINRT', 'AEILNRT']);
    expect(fresh.deck).toMatchObject({ size: 3, next: 1, begun: 1 });
  });

  it('takes schedules by the letters, however they are sorted, and of two the later', () => {
    const later = { ...MEMORY, lastMs: NOON_MS + 1 };
    const found = schedulesOf(deck, [
      { text: 'retains', memory: MEMORY },
      { text: 'AEINRST', memory: later },
      { text: 'HORN', memory: null },
    ]);
    expect([...found]).toEqual([['AEINRST', later]]);
  });
});

describe('tables', () => {
  it('keep fields with quotes, delimiters and line breaks', () => {
    const rows = [
      ['A "quoted" one', 'two, three'],
      ['four\nfive', ''],
    ];
    expect(parseCsv(formatCsv(rows))).toEqual(rows);
    expect(parseCsv('a;b\r\n"c;d";e\r\n')).toEqual([
      ['a', 'b'],
      ['c;d', 'e'],
    ]);
    expect(formatCsv([['=1+1']])).toBe("'=1+1\n");
  });

  it('of schedules come back as they went out', () => {
    const cards = [
      { text: 'AEINRST', memory: MEMORY },
      { text: 'AEGINRT', memory: null },
    ];
    expect(readCardTable(formatSchedule(cards))).toEqual(cards);
  });

  it('name their columns in any order and case, and may keep the schedule as JSON', () => {
    const [plain] = readCardTable(
      'Lexicon;Next Scheduled;Alphagram;Reps\nX;2026-05-15T12:00:00Z;AEINRST;3\n',
    );
    expect(plain).toMatchObject({
      text: 'AEINRST',
      memory: { dueMs: Date.UTC(2026, 4, 15, 12), answers: 3, stage: 'known' },
    });
    const card = {
      Due: '2026-05-15T12:00:00Z',
      Stability: 7.5,
      Difficulty: 3,
      Reps: 4,
      Lapses: 1,
      State: 2,
      LastReview: '2026-05-08T12:00:00Z',
    };
    const [json] = readCardTable(
      formatCsv([
        ['alphagram', 'fsrs_card'],
        ['AEINRST', JSON.stringify(card)],
      ]),
    );
    expect(json?.memory).toMatchObject({
      stability: 7.5,
      difficulty: 3,
      answers: 4,
      lapses: 1,
      scheduledDays: 7,
    });
  });

  it('of Anki begin with the front of the card', () => {
    const text = formatAnki([{ front: 'AEINRST', back: 'RETAINS: keeps\nNASTIER' }]);
    expect(text.startsWith('#separator:Comma\n')).toBe(true);
    expect(readCardTable(text)).toEqual([{ text: 'AEINRST', memory: null }]);
    const exported =
      '#separator:tab\n#html:true\n#guid column:1\n#deck column:2\nx1\tDeck\t<b>AEGINRT</b>\tGRANITE\n';
    expect(readCardTable(exported)).toEqual([{ text: 'AEGINRT', memory: null }]);
  });

  it('that are plain lists have one column', () => {
    expect(readCardTable('HORN\r\nFARM\r\n').map(({ text }) => text)).toEqual(['HORN', 'FARM']);
  });
});

describe('a deck as a file', () => {
  const whole = studied(fresh, 'phone', [
    ['AEGINRT', 'good', NOON_MS],
    ['AEINRST', 'again', NOON_MS + 1000],
  ]);
  const file = (text: string, name = 'deck.json') => {
    const bytes = new TextEncoder().encode(text);
    return { name, size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.slice().buffer) };
  };

  it('is read as it was written', async () => {
    const read = await readStudyFile(file(formatDeck(whole)));
    expect(read).toEqual({ ok: true, value: { kind: 'deck', whole } });
  });

  it('is refused where it is damaged, foreign or of another version', () => {
    const fault = (text: string): unknown => {
      const read = parseDeck(text);
      return read.ok ? null : read.error;
    };
    const written = formatDeck(whole);
    expect(fault('{')).toBe('not-a-deck');
    expect(fault('{"format":"lexiko-drills"}')).toBe('not-a-deck');
    expect(fault(written.replace('"version":1', '"version":2'))).toBe('newer-version');
    expect(fault(written.replace('"place":1', '"place":2'))).toBe('damaged');
    expect(fault(written.replace('"AEILNRT"', '"AEGINRT"'))).toBe('damaged');
    expect(fault(written.replace('"AEILNRT"', '"A EILNRT"'))).toBe('damaged');
    expect(fault(written.replace('"grade":"good"', '"grade":"superb"'))).toBe('damaged');
    expect(fault(written.replace('"newADay":20', '"newADay":1e9'))).toBe('damaged');
    expect(fault(written.replace(/"A":\[\d+,\d+\]/u, '"A":[1,2]'))).toBe('damaged');
    expect(fault(written.replaceAll(/"deck":"[^"]*"/gu, '"deck":"other"'))).toBe('damaged');
    // Numbers that follow from the cards are not believed.
    const lied = parseDeck(written.replace('"begun":2', '"begun":99'));
    expect(lied.ok && lied.value.deck.begun).toBe(2);
  });

  it('is told from lists and tables by what it contains', async () => {
    expect(await readStudyFile(file('HORN\nFARM\n', 'list.txt'))).toMatchObject({
      value: { kind: 'cards', asks: null },
    });
    expect(await readStudyFile(file('', 'empty.txt'))).toEqual({ ok: false, error: 'no-cards' });
    expect(await readStudyFile({ ...file(''), size: 1e9 })).toEqual({ ok: false, error: 'too-large' });
  });
});

describe('two copies of a deck', () => {
  const phone = studied(fresh, 'phone', [
    ['AEGINRT', 'good', NOON_MS],
    ['AEINRST', 'again', NOON_MS + DAY_MS],
    ['AEINRST', 'good', NOON_MS + DAY_MS + 60_000],
  ]);
  const laptop = studied(
    { ...fresh, deck: { ...fresh.deck, name: 'My sevens', changedMs: NOON_MS + 5 } },
    'laptop',
    [
      ['AEGINRT', 'again', NOON_MS + 3_600_000],
      ['AEILNRT', 'easy', NOON_MS + 2 * DAY_MS],
    ],
  );

  it('become the deck that one device would have with all the answers', () => {
    const all = [...phone.answers, ...laptop.answers].toSorted((a, b) => a.atMs - b.atMs);
    const one = studied(
      fresh,
      'phone',
      all.map(({ letters, grade, atMs }) => [letters, grade, atMs]),
    );
    const merged = mergedDecks(phone, laptop);
    expect({ ...inOrder(merged), tallies: [] }).toEqual({
      ...inOrder(one),
      deck: { ...one.deck, name: 'My sevens', changedMs: NOON_MS + 5 },
      tallies: [],
    });
    expect(merged.tallies.map(({ device, letters }) => [device, letters['A']])).toEqual([
      ['laptop', [2, 0]],
      ['phone', [3, 0]],
    ]);
  });

  it('become the same whichever comes first, and again with one of them nothing changes', () => {
    const merged = mergedDecks(phone, laptop);
    expect(inOrder(mergedDecks(laptop, phone))).toEqual(inOrder(merged));
    expect(inOrder(mergedDecks(merged, phone))).toEqual(inOrder(merged));
    expect(inOrder(mergedDecks(merged, merged))).toEqual(inOrder(merged));
  });

  it('go on with the first card that neither has begun, although their cards stand in another order', () => {
    const [first, second, third] = ['AEGINRT', 'AEINRST', 'AEILNRT'].map((letters) => [letters]);
    const turned = wholeDeck(deck, ['EIRST', 'EINST', ...(third ?? []), ...(first ?? [])], new Map());
    const plain = wholeDeck(
      deck,
      [first, second, third].flatMap((one) => one ?? []),
      new Map(),
    );
    const begun = (['AEGINRT', 'AEINRST', 'AEILNRT'] as const).reduce(
      (whole, letters, at) => afterOne(whole, 'phone', [letters, 'good', NOON_MS + at]),
      plain,
    );
    expect(begun.deck.next).toBe(3);
    // The order of the longer one holds: its first two cards are new to both.
    for (const merged of [mergedDecks(begun, turned), mergedDecks(turned, begun)]) {
      expect(merged.contents.slice(0, 2)).toEqual(['EIRST', 'EINST']);
      expect(merged.deck.next).toBe(0);
      // Nor are they passed over when a card beyond them is reviewed.
      const reviewed = afterOne(merged, 'laptop', ['AEINRST', 'good', NOON_MS + DAY_MS]);
      expect(reviewed.deck.next).toBe(0);
    }
    // In the same order the one that has begun more cards goes on.
    const one = afterOne(plain, 'laptop', ['AEGINRT', 'again', NOON_MS + 9]);
    expect(mergedDecks(one, begun).deck.next).toBe(3);
  });

  it('have the schedule that the last answer leaves, on whichever device it was given', () => {
    const plain = wholeDeck(deck, ['AEGINRT'], new Map());
    const early = afterOne(plain, 'phone', ['AEGINRT', 'easy', NOON_MS]);
    const late = afterOne(plain, 'laptop', ['AEGINRT', 'again', NOON_MS + DAY_MS]);
    const inTurn = afterOne(early, 'laptop', ['AEGINRT', 'again', NOON_MS + DAY_MS]);
    for (const merged of [mergedDecks(early, late), mergedDecks(late, early)]) {
      expect(merged.cards).toEqual(inTurn.cards);
      expect(merged.cards[0]?.memory.lastMs).toBe(NOON_MS + DAY_MS);
    }
  });

  it('keep the cards that only one of them has', () => {
    const longer = { ...laptop, contents: [...laptop.contents, 'AEIMNRT'] };
    expect(mergedDecks(phone, longer).contents).toEqual([...fresh.contents, 'AEIMNRT']);
    expect(mergedDecks(phone, longer).deck.size).toBe(4);
  });
});
