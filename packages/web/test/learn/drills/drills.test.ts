/** Drills: when a card comes again, and what a day asks for. */

import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../src/learn/drills/answer-check.ts';
import {
  cardId,
  GRADES,
  gradesFor,
  type CardSubject,
  type DrillCard,
  type Grade,
} from '../../../src/learn/drills/drill-card.ts';
import { formatDrills, parseDrills } from '../../../src/learn/drills/drill-file.ts';
import { dailySet, dayOf, FIRST_PLAN } from '../../../src/learn/drills/drill-plan.ts';
import { answeredMemory } from '../../../src/learn/drills/memory-model.ts';

const DAY_MS = 86_400_000;
/** Noon of some day, wherever the test runs. */
const NOON_MS = new Date(2026, 4, 3, 12).getTime();

const askedWords = (...letters: readonly string[]): readonly CardSubject[] =>
  letters.map((word) => ({ kind: 'word', letters: word }));

function answered(subject: CardSubject, grades: readonly Grade[], fromMs: number): DrillCard {
  let memory: DrillCard['memory'] | null = null;
  let nowMs = fromMs;
  for (const grade of grades) {
    memory = answeredMemory(memory, grade, nowMs);
    nowMs = memory.dueMs;
  }
  if (memory === null) throw new Error('a card is answered at least once');
  return { ...subject, id: cardId(subject), memory };
}

const byId = (...cards: readonly DrillCard[]): ReadonlyMap<string, DrillCard> =>
  new Map(cards.map((card) => [card.id, card]));

describe('a card', () => {
  const [aa] = askedWords('AA');
  if (aa === undefined) throw new Error('there is a card');

  it('comes again within minutes when it was not known, and in days when it was easy', () => {
    const again = answeredMemory(null, 'again', NOON_MS);
    const easy = answeredMemory(null, 'easy', NOON_MS);
    expect(again.dueMs - NOON_MS).toBeLessThan(DAY_MS / 24);
    expect(again.stage).toBe('learning');
    expect(easy.dueMs - NOON_MS).toBeGreaterThan(2 * DAY_MS);
    expect(easy.stage).toBe('known');
  });

  it('waits longer each time it is known, and less when it is forgotten', () => {
    const { memory } = answered(aa, ['good', 'good', 'good', 'good'], NOON_MS);
    const next = answeredMemory(memory, 'good', memory.dueMs);
    expect(next.scheduledDays).toBeGreaterThan(memory.scheduledDays);
    const forgotten = answeredMemory(memory, 'again', memory.dueMs);
    expect(forgotten).toMatchObject({ stage: 'relearning', lapses: 1 });
    expect(forgotten.stability).toBeLessThan(memory.stability);
  });

  it('is the same after a trip through JSON', () => {
    const { memory } = answered(aa, ['good', 'hard', 'again', 'good'], NOON_MS);
    const read = JSON.parse(JSON.stringify(memory)) as typeof memory;
    expect(answeredMemory(read, 'good', memory.dueMs)).toEqual(answeredMemory(memory, 'good', memory.dueMs));
  });
});

it('a wrong answer can only be graded as not known', () => {
  expect(gradesFor(false)).toEqual(['again']);
  expect(gradesFor(true)).toEqual(GRADES);
});

describe('a word that is meant', () => {
  const right = { kind: 'meaning', word: 'QAT', meaning: 'a shrub' } as const;

  it('is the one and no other word of its letters', () => {
    expect(checkAnswer(right, { kind: 'meaning', word: ' qat ' }).isRight).toBe(true);
    expect(checkAnswer(right, { kind: 'meaning', word: 'taq' }).isRight).toBe(false);
    expect(checkAnswer(right, { kind: 'meaning', word: '' }).isRight).toBe(false);
  });
});

describe('the set of a day', () => {
  const deck = askedWords('AA', 'AB', 'AD', 'AE', 'AG');
  /** In its own order. */
  const ranked = (cards: readonly CardSubject[]) => ({ deck: 'stems', cards }) as const;
  const plan = { ...FIRST_PLAN, newADay: 2, againADay: 1 };

  it('takes new cards from every deck in turn, each once, up to the limit of the day', () => {
    const decks = [ranked(deck), ranked(askedWords('QAT', 'AA'))];
    const set = dailySet({
      plan: { ...plan, newADay: 4 },
      decks,
      cards: new Map(),
      answers: [],
      nowMs: NOON_MS,
    });
    expect(set.fresh.map(({ letters }) => letters).sort()).toEqual(['AA', 'AB', 'AD', 'AE', 'QAT']);
    const answers = [{ atMs: NOON_MS, card: 'word:AA', grade: 'easy', isFirst: true } as const];
    const [aa] = deck;
    if (aa === undefined) throw new Error('there is a card');
    const later = dailySet({
      plan,
      decks: [ranked(deck)],
      cards: byId(answered(aa, ['easy'], NOON_MS)),
      answers,
      nowMs: NOON_MS,
    });
    expect(later.fresh.map(({ letters }) => letters)).toEqual(['AB']);
    expect(later.due).toEqual([]);
  });

  it('asks again what is due, the most overdue first, up to the limit of the day', () => {
    const cards = deck
      .slice(0, 3)
      .map((subject, at) => answered(subject, ['easy'], NOON_MS - (30 - at) * DAY_MS));
    const set = dailySet({ plan, decks: [ranked(deck)], cards: byId(...cards), answers: [], nowMs: NOON_MS });
    expect(set.due.map(({ letters }) => letters)).toEqual(['AA']);
    const done = [{ atMs: NOON_MS - 1000, card: 'word:AA', grade: 'good', isFirst: false } as const];
    expect(
      dailySet({ plan, decks: [ranked(deck)], cards: byId(...cards.slice(1)), answers: done, nowMs: NOON_MS })
        .due,
    ).toEqual([]);
  });

  it('brings to its end what was begun today, whatever the limit', () => {
    const [aa] = deck;
    if (aa === undefined) throw new Error('there is a card');
    const card = answered(aa, ['again'], NOON_MS - 60_000);
    const answers = [{ atMs: NOON_MS - 60_000, card: card.id, grade: 'again', isFirst: true } as const];
    const set = dailySet({
      plan: { ...plan, againADay: 0 },
      decks: [ranked(deck)],
      cards: byId(card),
      answers,
      nowMs: NOON_MS,
    });
    expect(set.due).toEqual([card]);
  });

  it('has limits of its own for every deck, so that another deck can be learnt when one is done', () => {
    const cards = deck.slice(0, 2).map((subject) => answered(subject, ['easy'], NOON_MS - 60_000));
    const answers = cards.map(
      ({ id }) => ({ atMs: NOON_MS - 60_000, card: id, grade: 'easy', isFirst: true }) as const,
    );
    const setOf = (...decks: Parameters<typeof dailySet>[0]['decks']) =>
      dailySet({ plan, decks, cards: byId(...cards), answers, nowMs: NOON_MS }).fresh;
    const other = { deck: 'q', cards: askedWords('QAT', 'QI', 'QOPH') } as const;
    expect(setOf(ranked(deck))).toEqual([]);
    expect(setOf(other)).toHaveLength(2);
    expect(setOf(ranked(deck), other)).toHaveLength(2);
  });

  it('does not ask words in the order of the alphabet, but in one that is the same all day', () => {
    const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `A${letter}`);
    const lettersAt = (nowMs: number, deckOf: 'twos' | 'sevens') =>
      dailySet({
        plan: { ...plan, newADay: 10 },
        decks: [{ deck: deckOf, cards: askedWords(...alphabet) }],
        cards: new Map(),
        answers: [],
        nowMs,
      }).fresh.map(({ letters }) => letters);
    const today = lettersAt(NOON_MS, 'twos');
    expect(today).toHaveLength(10);
    expect(today).not.toEqual(today.toSorted());
    expect(today.toSorted()).not.toEqual(alphabet.slice(0, 10));
    expect(lettersAt(NOON_MS + 3_600_000, 'twos')).toEqual(today);
    expect(lettersAt(NOON_MS + DAY_MS, 'twos')).not.toEqual(today);
    // Of decks that begin with what matters most the first come first, in whatever order.
    expect(lettersAt(NOON_MS, 'sevens').toSorted()).toEqual(alphabet.slice(0, 10));
  });

  it('leaves out cards of decks that are not chosen', () => {
    const card = answered({ kind: 'word', letters: 'ZZZ' }, ['easy'], NOON_MS - 90 * DAY_MS);
    const set = dailySet({ plan, decks: [ranked(deck)], cards: byId(card), answers: [], nowMs: NOON_MS });
    expect(set.due).toEqual([]);
  });

  it('ends at midnight where the reader is', () => {
    expect(dayOf(new Date(2026, 4, 3, 23, 59).getTime())).toBe(dayOf(NOON_MS));
    expect(dayOf(new Date(2026, 4, 4, 0, 1).getTime())).toBe(dayOf(NOON_MS) + 1);
  });
});

describe('an answer', () => {
  it('is right when all hooks are named, in any order and case, and nothing else', () => {
    const right = { kind: 'hooks', meaning: null, front: ['B', 'C'], back: ['S'] } as const;
    expect(checkAnswer(right, { kind: 'hooks', front: 'c b', back: 's' }).isRight).toBe(true);
    expect(checkAnswer(right, { kind: 'hooks', front: 'bx', back: '' })).toEqual({
      isRight: false,
      missing: ['C–', '–S'],
      wrong: ['X–'],
    });
  });

  it('names every word that the letters make', () => {
    const words = ['RETAINS', 'NASTIER'].map((word) => ({ word, meaning: null }));
    const right = { kind: 'anagrams', words, hidden: ['STAINER'] } as const;
    expect(checkAnswer(right, { kind: 'anagrams', words: 'nastier, retains' }).isRight).toBe(true);
    // A word that is right but not shown is neither asked for nor wrong.
    expect(checkAnswer(right, { kind: 'anagrams', words: 'nastier, stainer, retains' }).isRight).toBe(true);
    expect(checkAnswer(right, { kind: 'anagrams', words: 'nastier' }).missing).toEqual(['RETAINS']);
  });
});

describe('a file of progress', () => {
  const [aa] = askedWords('AA');
  if (aa === undefined) throw new Error('there is a card');
  const card = answered(aa, ['good', 'again'], NOON_MS);
  const record = {
    cards: [card],
    answers: [{ atMs: NOON_MS, card: card.id, grade: 'good', isFirst: true }],
    missed: [
      {
        id: 'game 1 turn 3',
        config: { preset: 'deluxe' },
        board: Array.from({ length: 225 }, (_, square) => (square === 1 ? 'A' : '')),
        rack: ['?', 'B'],
        best: { tiles: [[0, 'B']], notation: '1A B(A)', score: 4 },
        made: null,
        atMs: NOON_MS,
      },
      {
        id: 'game 2 turn 2',
        config: { preset: 'crosswords', sides: 2 },
        board: Array.from({ length: 225 }, () => ''),
        rack: ['C', 'A', 'T'],
        turn: 1,
        zones: [['S'], ['N']],
        best: { tiles: [[111, 'C']], notation: '8G C', score: 10.5 },
        made: null,
        atMs: NOON_MS,
      },
    ],
    plan: FIRST_PLAN,
  } as const;

  it('is read as it was written', () => {
    expect(parseDrills(formatDrills(record))).toEqual({ ok: true, value: record });
  });

  it('is refused where it is damaged, foreign or of another version', () => {
    const fault = (text: string): unknown => {
      const read = parseDrills(text);
      return read.ok ? null : read.error;
    };
    const written = formatDrills(record);
    expect(fault('{')).toBe('not-json');
    expect(fault('[]')).toBe('not-drills');
    expect(fault(written.replace('"version":1', '"version":2'))).toBe('newer-version');
    expect(fault(written.replace('"grade":"good"', '"grade":"superb"'))).toBe('damaged');
    expect(fault(written.replace('"word:AA"', '"word:AB"'))).toBe('damaged');
    expect(fault(written.replace('"lapses":', '"lapse":'))).toBe('damaged');
    expect(fault(written.replace(/"dueMs":\d+/u, '"dueMs":9e15'))).toBe('damaged');
    expect(fault(written.replace(/"newADay":\d+/u, '"newADay":-1'))).toBe('damaged');
    expect(fault(written.replace('"deluxe"', '"nonsense"'))).toBe('damaged');
    expect(fault(written.replace('"deluxe"', '"deluxe","options":5'))).toBe('damaged');
    expect(fault(written.replace('"deluxe"', '"deluxe","teamSizes":"two"'))).toBe('damaged');
    expect(fault(written.replace('"board":["",', '"board":['))).toBe('damaged');
    expect(fault(written.replace('"turn":1', '"turn":2'))).toBe('damaged');
    expect(fault(written.replace('[["S"],["N"]]', '[["S"],["X"]]'))).toBe('damaged');
  });
});
