/** What measurements in a slowed browser share: a cardbox of many cards, the longest task, and what they print. */

import { readFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';

const DAY_S = 86_400;

/** @typedef {import('@playwright/test').Page} Page */

/** @param {string} line */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * A cardbox as its owner has it after years: every card asked before, 400 of them due on each day.
 * @param {string} file
 * @param {readonly string[]} questions
 */
export function writeBox(file, questions) {
  const nowS = Math.floor(Date.now() / 1000);
  const database = new DatabaseSync(file);
  database.exec(
    'CREATE TABLE questions (question varchar(16), correct integer, incorrect integer, streak integer, last_correct integer, difficulty integer, cardbox integer, next_scheduled integer); BEGIN',
  );
  const insert = database.prepare('INSERT INTO questions VALUES (?, ?, ?, 1, ?, 50, ?, ?)');
  for (const [at, question] of questions.entries()) {
    const dueS = nowS + Math.floor(at / 400) * DAY_S;
    insert.run(question, (at % 7) + 1, at % 4, dueS - 30 * DAY_S, at % 9, dueS);
  }
  database.exec('COMMIT; CREATE UNIQUE INDEX question_index ON questions (question)');
  database.close();
}

/** Runs in the page: notes the longest task from now on. */
export function watchTasks() {
  const seen = { longest: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask' });
}

/**
 * The longest task since the last question, in milliseconds.
 * @param {Page} page
 * @returns {Promise<number>}
 */
export function longestTask(page) {
  return page.evaluate(() => {
    const { seen } = /** @type {{ seen: { longest: number } }} */ (/** @type {unknown} */ (globalThis));
    const found = Math.round(seen.longest);
    seen.longest = 0;
    return found;
  });
}

/**
 * Finds every set of letters of seven to nine tiles, and offers to make a deck of them.
 * @param {Page} page
 * @param {string} url
 */
export async function findManyWords(page, url) {
  await page.goto(`${url}#/learn/words`);
  await page.locator('.finder-fields select').first().selectOption('all');
  await page.locator('.finder-lengths select').first().selectOption('7');
  await page.locator('.finder-lengths select').last().selectOption('9');
  await page.locator('.finder-form .primary').click();
  await page.locator('.finder-results summary').click();
}

/**
 * The questions of the deck that is open, as it exports them.
 * @param {Page} page
 * @param {number} most
 * @returns {Promise<readonly string[]>}
 */
export async function questionsOf(page, most) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'List (.txt)' }).click();
  return readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\n')
    .slice(0, most);
}
