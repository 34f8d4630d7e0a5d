/** Drills while the page is open: answers, plan, and drills that come back after they were replaced. */

import { describe, expect, it } from 'vitest';
import type {
  CardSubject,
  DrillAnswer,
  DrillCard,
  MissedPlay,
} from '../../../src/learn/drills/drill-card.ts';
import { DECKS, type DrillPlan } from '../../../src/learn/drills/drill-plan.ts';
import { cardCount } from '../../../src/learn/drills/drill-record.ts';
import { Drills } from '../../../src/learn/drills/drill-state.ts';
import { EMPTY_RECORD, type DrillRecord } from '../../../src/learn/drills/drill-store.ts';

const NOON_MS = new Date(2026, 4, 3, 12).getTime();
const MINUTE_MS = 60_000;
const AA: CardSubject = { kind: 'word', letters: 'AA' };
const QI: CardSubject = { kind: 'word', letters: 'QI' };

const missed = (id: string): MissedPlay => ({
  id,
  config: { preset: 'standard-2007', sides: 2 },
  board: [],
  rack: [],
  best: { tiles: [], notation: '8H HORN', score: 14 },
  made: null,
  atMs: NOON_MS,
});

/** A database in memory; another screen writes to it by `add`. */
class MemoryDrills {
  record: DrillRecord;
  isBroken = false;

  constructor(record: DrillRecord = EMPTY_RECORD) {
    this.record = record;
  }

  read(): Promise<DrillRecord> {
    return Promise.resolve(this.record);
  }

  keepAnswer(card: DrillCard, answer: DrillAnswer): Promise<void> {
    if (this.isBroken) return Promise.reject(new Error('the disk is full'));
    const cards = [...this.record.cards.filter(({ id }) => id !== card.id), card];
    this.record = { ...this.record, cards, answers: [...this.record.answers, answer] };
    return Promise.resolve();
  }

  keepPlan(plan: DrillPlan): Promise<void> {
    this.record = { ...this.record, plan };
    return Promise.resolve();
  }

  replace(record: DrillRecord): Promise<void> {
    this.record = record;
    return Promise.resolve();
  }

  add(play: MissedPlay): void {
    this.record = { ...this.record, missed: [...this.record.missed, play] };
  }
}

async function opened(database = new MemoryDrills()) {
  const failures: unknown[] = [];
  const drills = new Drills({
    decks: DECKS,
    open: () => Promise.resolve(database),
    layOut: (deck) => Promise.resolve(deck === 'twos' ? [AA, QI] : []),
    onFailure: (error) => failures.push(error),
  });
  await drills.open();
  return { drills, database, failures };
}

/** Everything given so far is written down. */
async function kept({ isKeeping }: Drills): Promise<void> {
  while (isKeeping.peek()) await Promise.resolve();
}

describe('drills', () => {
  it('ask for the cards of a deck once its words are laid out', async () => {
    const { drills } = await opened();
    expect(drills.setFor(['twos'], NOON_MS)).toBeNull();
    await drills.fetchDecks(['twos']);
    expect(drills.setFor(['twos'], NOON_MS)?.fresh).toEqual([AA, QI]);
  });

  it('know an answer at once, and keep it', async () => {
    const { drills, database } = await opened();
    const memory = drills.giveAnswer(AA, 'good', NOON_MS);
    expect(drills.cards.peek().get('word:AA')?.memory).toEqual(memory);
    expect(drills.isKeeping.peek()).toBe(true);
    await kept(drills);
    expect(database.record.answers).toEqual([
      { atMs: NOON_MS, card: 'word:AA', grade: 'good', isFirst: true },
    ]);
  });

  it('tell of an answer that could not be kept', async () => {
    const { drills, database, failures } = await opened();
    database.isBroken = true;
    drills.giveAnswer(AA, 'good', NOON_MS);
    await kept(drills);
    expect(failures).toEqual([new Error('the disk is full')]);
  });

  it('keep what somebody chose to drill', async () => {
    const { drills, database } = await opened();
    await drills.changePlan({ newADay: 3 });
    expect(drills.plan.peek().newADay).toBe(3);
    expect(database.record.plan?.newADay).toBe(3);
  });

  it('count missed plays among their cards, each once', () => {
    const play: CardSubject = { kind: 'play', letters: 'asked' };
    const memory = { ...EMPTY_RECORD, missed: [missed('asked'), missed('new')] };
    const card = { ...play, id: 'play:asked' } as DrillCard;
    expect(cardCount(memory)).toBe(2);
    expect(cardCount({ ...memory, cards: [card] })).toBe(2);
  });
});

describe('drills that were forgotten', () => {
  it('come back as they were', async () => {
    const { drills, database } = await opened();
    drills.giveAnswer(AA, 'good', NOON_MS);
    await kept(drills);
    database.add(missed('old'));
    const before = database.record;
    const undo = await drills.replace(EMPTY_RECORD);
    expect(drills.record.peek()).toEqual(EMPTY_RECORD);
    await undo();
    expect(drills.record.peek()).toEqual(before);
    expect(database.record).toEqual(before);
  });

  it('come back beside what was answered and missed in between', async () => {
    const { drills, database } = await opened();
    drills.giveAnswer(AA, 'good', NOON_MS);
    await kept(drills);
    const undo = await drills.replace(EMPTY_RECORD);
    drills.giveAnswer(QI, 'good', NOON_MS + MINUTE_MS);
    drills.giveAnswer(AA, 'good', NOON_MS + 20 * MINUTE_MS);
    await kept(drills);
    database.add(missed('between'));
    await undo();
    const { answers, missed: plays } = database.record;
    expect(answers.map(({ card, isFirst }) => `${card} ${isFirst}`)).toEqual([
      'word:AA true',
      'word:QI true',
      'word:AA false',
    ]);
    expect(plays.map(({ id }) => id)).toEqual(['between']);
    // The second answer counts as a second one, as if nothing had been forgotten.
    expect(drills.cards.peek().get('word:AA')?.memory.answers).toBe(2);
    expect(drills.cards.peek().get('word:QI')?.memory.answers).toBe(1);
  });

  it('come back without the drills of a file that had taken their place', async () => {
    const { drills } = await opened();
    drills.giveAnswer(AA, 'good', NOON_MS);
    await kept(drills);
    const other = await opened();
    other.drills.giveAnswer(QI, 'easy', NOON_MS);
    const file = other.drills.record.peek() ?? EMPTY_RECORD;
    const undo = await drills.replace({ ...file, missed: [missed('of the file')] });
    await undo();
    expect([...drills.cards.peek().keys()]).toEqual(['word:AA']);
    expect(drills.record.peek()?.missed).toEqual([]);
  });

  it('come back with the plan, unless another was made since', async () => {
    const { drills } = await opened();
    await drills.changePlan({ newADay: 3 });
    await (
      await drills.replace(EMPTY_RECORD)
    )();
    expect(drills.plan.peek().newADay).toBe(3);
    const undo = await drills.replace(EMPTY_RECORD);
    await drills.changePlan({ newADay: 9 });
    await undo();
    expect(drills.plan.peek().newADay).toBe(9);
  });
});
