/** Cardboxes of other programs: read and written as the real SQLite reads and writes them. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { readCardbox, writeCardbox, type ForeignCard } from '../../../src/learn/decks/files/cardbox-file.ts';
import { readTable } from '../../../src/learn/decks/files/sqlite-read.ts';
import { writeTable } from '../../../src/learn/decks/files/sqlite-write.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-cardbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;

/** A file that SQLite itself has made. */
function madeBySqlite(fill: (database: DatabaseSyncInstance) => void): Uint8Array {
  const file = join(folder, `made-${made++}.db`);
  const database = new DatabaseSync(file);
  fill(database);
  database.close();
  return new Uint8Array(readFileSync(file));
}

/** What SQLite itself finds in a file, after it has checked the file. */
function seenBySqlite(bytes: Uint8Array, query: string): readonly unknown[] {
  const file = join(folder, `seen-${made++}.db`);
  writeFileSync(file, bytes);
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const rows = database.prepare(query).all();
  // Its owner goes on with it.
  database.exec(
    "CREATE UNIQUE INDEX question_index ON questions (question); INSERT INTO questions (question) VALUES ('ZZZ')",
  );
  database.close();
  return rows;
}

const OLD =
  'CREATE TABLE questions (question varchar(16), correct integer, incorrect integer, streak integer, last_correct integer, difficulty integer)';
const CURRENT =
  'CREATE TABLE questions (question varchar(16), correct integer, incorrect integer, streak integer, last_correct integer, difficulty integer, cardbox integer, next_scheduled integer)';

/** 3 May 2026. */
const NOW_S = 1_777_800_000;
const DAY_S = 86_400;

function cardsIn(bytes: Uint8Array): readonly ForeignCard[] {
  const read = readCardbox(bytes);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe('a cardbox made by SQLite', () => {
  it('is read with its schedule, whatever was added to the table later', () => {
    const cards = cardsIn(
      madeBySqlite((database) => {
        // As the oldest version made it, then brought up to date.
        database.exec(
          `PRAGMA page_size=1024; ${OLD}; INSERT INTO questions VALUES ('AEINRST', 4, 1, 2, ${NOW_S}, 50)`,
        );
        database.exec('ALTER TABLE questions ADD COLUMN cardbox integer');
        database.exec('ALTER TABLE questions ADD COLUMN next_scheduled integer');
        database.exec('CREATE UNIQUE INDEX question_index ON questions (question)');
        database.exec(
          `INSERT INTO questions VALUES ('AEGINRT', 5, 1, 3, ${NOW_S}, 50, 3, ${NOW_S + 12 * DAY_S})`,
        );
        database.exec(`INSERT INTO questions VALUES ('AEILNRT', 0, 2, -2, 0, 50, 0, ${NOW_S})`);
        database.exec(`INSERT INTO questions VALUES ('AEIMNRT', 0, 0, 0, 0, 50, 0, ${NOW_S})`);
      }),
    );
    expect(cards.map(({ text, memory }) => [text, memory?.dueMs ?? null])).toEqual([
      ['AEINRST', null],
      ['AEGINRT', (NOW_S + 12 * DAY_S) * 1000],
      ['AEILNRT', NOW_S * 1000],
      ['AEIMNRT', null],
    ]);
    expect(cards[1]?.memory).toMatchObject({
      lastMs: NOW_S * 1000,
      stability: 12,
      scheduledDays: 12,
      answers: 6,
      lapses: 1,
      stage: 'known',
    });
    // What was never right begins with a day at most.
    expect(cards[2]?.memory?.stability).toBeLessThanOrEqual(1);
    expect(cards[2]?.memory?.difficulty).toBeGreaterThan(cards[1]?.memory?.difficulty ?? 10);
  });

  it('is read whole when it has 10,000 questions on many pages', () => {
    const bytes = madeBySqlite((database) => {
      database.exec(`${CURRENT}; BEGIN`);
      const insert = database.prepare('INSERT INTO questions VALUES (?, 1, 0, 1, ?, 50, 1, ?)');
      for (let at = 0; at < 10_000; at++) insert.run(`Q${at}`, NOW_S, NOW_S + at);
      database.exec('COMMIT');
    });
    const cards = cardsIn(bytes);
    expect(cards).toHaveLength(10_000);
    expect(cards[9999]).toMatchObject({ text: 'Q9999', memory: { dueMs: (NOW_S + 9999) * 1000 } });
  });

  it('keeps numbers of every size, long texts and a row’s own number', () => {
    const values = [0, 1, -1, 127, -129, 40_000, -9_000_000, 2 ** 31, -(2 ** 40), 2 ** 52, 0.5];
    const long = 'É'.repeat(9000);
    const bytes = madeBySqlite((database) => {
      database.exec('CREATE TABLE "kinds" ("id" INTEGER PRIMARY KEY, [a] , b TEXT, UNIQUE (a, b))');
      for (const value of values) database.prepare('INSERT INTO kinds (a, b) VALUES (?, ?)').run(value, long);
      database.exec("INSERT INTO kinds (a, b) VALUES (x'00ff', NULL)");
    });
    expect(readTable(bytes, 'kinds')).toEqual({
      ok: true,
      value: {
        columns: ['id', 'a', 'b'],
        rows: [...values.map((value, at) => [at + 1, value, long]), [values.length + 1, null, null]],
      },
    });
  });

  it('is refused where it is none, has no questions or is cut off', () => {
    const bytes = madeBySqlite((database) => {
      database.exec(`${CURRENT}; CREATE TABLE other (a); BEGIN`);
      for (let at = 0; at < 500; at++) database.exec(`INSERT INTO questions (question) VALUES ('Q${at}')`);
      database.exec('COMMIT');
    });
    const fault = (found: Uint8Array): unknown => {
      const read = readCardbox(found);
      return read.ok ? null : read.error;
    };
    expect(fault(new TextEncoder().encode('AEINRST\n'))).toBe('not-sqlite');
    expect(fault(bytes.subarray(0, 8192))).toBe('damaged');
    expect(fault(bytes.subarray(0, 20))).toBe('damaged');
    const other = madeBySqlite((database) => database.exec('CREATE TABLE cards (id integer)'));
    expect(fault(other)).toBe('no-table');
    // Whatever bytes are wrong, the reader ends and says so.
    for (let seed = 1; seed < 100; seed++) {
      const broken = Uint8Array.from(bytes);
      for (let at = 0; at < 5; at++)
        broken[(seed * 7919 + at * 104_729) % broken.length] = (seed * 31 + at) % 256;
      expect(() => readCardbox(broken)).not.toThrow();
    }
  });
});

describe('a cardbox that we write', () => {
  const card = (text: string, days: number): ForeignCard => ({
    text,
    memory: {
      dueMs: (NOW_S + days * DAY_S) * 1000,
      lastMs: NOW_S * 1000,
      stability: days,
      difficulty: 5,
      scheduledDays: days,
      step: 0,
      answers: 6,
      lapses: 2,
      stage: 'known',
    },
  });

  it('passes the check of SQLite, and is found as it was', () => {
    const cards = [card('AEINRST', 12), card('AEGINRT', 1), { text: 'ĄĆĘ', memory: null }];
    expect(seenBySqlite(writeCardbox(cards), 'SELECT * FROM questions')).toEqual([
      {
        question: 'AEINRST',
        correct: 4,
        incorrect: 2,
        streak: 3,
        last_correct: NOW_S,
        difficulty: 50,
        cardbox: 3,
        next_scheduled: NOW_S + 12 * DAY_S,
      },
      {
        question: 'AEGINRT',
        correct: 4,
        incorrect: 2,
        streak: 0,
        last_correct: NOW_S,
        difficulty: 50,
        cardbox: 0,
        next_scheduled: NOW_S + DAY_S,
      },
      {
        question: 'ĄĆĘ',
        correct: 0,
        incorrect: 0,
        streak: 0,
        last_correct: 0,
        difficulty: 50,
        cardbox: null,
        next_scheduled: null,
      },
    ]);
  });

  it.each([0, 1, 60, 137, 10_000])('holds %i cards, and gives them back', (count) => {
    const cards = Array.from({ length: count }, (_, at) => card(`CARD${at}`, (at % 40) + 2));
    const bytes = writeCardbox(cards);
    expect(seenBySqlite(bytes, 'SELECT count(*) AS n FROM questions')).toEqual([{ n: count }]);
    const back = cardsIn(bytes);
    expect(back.map(({ text }) => text)).toEqual(cards.map(({ text }) => text));
    expect(back.map(({ memory }) => memory?.dueMs)).toEqual(cards.map(({ memory }) => memory?.dueMs));
    expect(back.map(({ memory }) => memory?.scheduledDays)).toEqual(
      cards.map(({ memory }) => memory?.scheduledDays),
    );
  });

  it('has inner pages with two children at least, however many pages there are', () => {
    // Two of these rows fill a page, and an inner page has room for 518: the last one would have a single child.
    for (const count of [2 * 518, 2 * 518 + 1]) {
      const rows = Array.from({ length: count }, (_, at) => [`${at} ${'x'.repeat(1900)}`]);
      const bytes = writeTable('questions', 'CREATE TABLE questions (question text)', rows);
      expect(seenBySqlite(bytes, 'SELECT count(*) AS n FROM questions')).toEqual([{ n: count }]);
    }
  });
});
