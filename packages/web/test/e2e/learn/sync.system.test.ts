/** What is learnt on several devices of one account, in browsers: plain and sealed, offline, turned off, and at a shared tablet. */

import { DatabaseSync } from '@photostructure/sqlite';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { objections } from '../support/axe.ts';
import { browserForTests, PHONE, type OpenPage } from '../support/browser-table.ts';
import { gradeCard } from '../support/drill-cards.ts';

let databaseFile = '';
const table = browserForTests(async (folder) => {
  const server = await startGameServer(folder);
  databaseFile = server.database;
  return server;
});

/** What the server has stored, as somebody with its disk would read it. */
function stored(sql: string): readonly Readonly<Record<string, unknown>>[] {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    return database.prepare(sql).all() as readonly Readonly<Record<string, unknown>>[];
  } finally {
    database.close();
  }
}

const visits: OpenPage[] = [];
afterAll(async () => {
  for (const { context } of visits) await context.close();
});

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const opened = await table().visit({ reducedMotion: 'reduce', ...options });
  visits.push(opened);
  return opened.page;
}

async function account(page: Page, kind: 'Create account' | 'Sign in', login: string): Promise<void> {
  await page.goto(`${table().url}#/online/account`);
  const card = page.locator('section.card', { has: page.getByRole('heading', { name: kind }) });
  await card.getByLabel('Login').fill(login);
  await card.getByLabel('Password').fill('correct horse');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.getByRole('heading', { name: 'Learning on several devices' }).waitFor();
}

async function synchronised(page: Page): Promise<void> {
  await page.getByText(/^Everything is synchronised/u).waitFor();
}

/** Synchronises now, and waits until that is over. */
async function synchronise(page: Page): Promise<void> {
  await page.goto(`${table().url}#/online/account`);
  await page.getByRole('button', { name: 'Synchronise now' }).waitFor();
  await synchronised(page);
  // What is done at this moment must not be taken for what was done before.
  const done = page.waitForResponse((response) => response.url().includes('/api/progress?') && response.ok());
  await page.getByRole('button', { name: 'Synchronise now' }).click();
  await done;
  await synchronised(page);
}

async function makeDeck(page: Page, name: string, words: string): Promise<void> {
  await page.goto(`${table().url}#/learn/decks/new`);
  await page.getByRole('textbox', { name: 'Words' }).fill(words);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create deck' }).press('Enter');
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** Answers the next card of a deck, rightly or not. */
async function answerCard(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Words' }).fill(words);
  await page.keyboard.press('Enter');
  await page.locator('.drill-solution').waitFor();
  await gradeCard(page, words === 'ZZZ' ? 'Enter' : '4');
}

/** Begins the day's cards of a deck that has been opened. */
async function beginCards(page: Page, deck: string): Promise<void> {
  await page.goto(`${table().url}#/learn/decks`);
  await page.getByRole('link', { name: deck, exact: true }).click();
  await page.getByRole('link', { name: 'Start', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: 'Words' }).waitFor();
}

/** Every answer that a browser keeps of its decks: when, to which card, how. */
async function answersIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('lexiko-decks');
        request.addEventListener('error', () => reject(request.error ?? new Error('no decks')));
        request.addEventListener('success', () => {
          const reading = request.result.transaction('answers').objectStore('answers').getAll();
          reading.addEventListener('success', () => {
            const all = reading.result as { deck: string; letters: string; atMs: number; grade: string }[];
            request.result.close();
            resolve(
              all
                .filter(({ deck }) => !deck.startsWith('unsent'))
                .map(({ letters, atMs, grade }) => `${atMs} ${letters} ${grade}`)
                .toSorted(),
            );
          });
        });
      }),
  );
}

/** What a browser keeps that follows from the answers. */
async function derivedIn(page: Page): Promise<Readonly<Record<string, readonly unknown[]>>> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('lexiko-decks');
        request.addEventListener('error', () => reject(request.error ?? new Error('no decks')));
        request.addEventListener('success', () => {
          const names = ['decks', 'cards', 'days', 'due', 'tallies'];
          const reading = request.result.transaction(names);
          const found = names.map((name) => [name, reading.objectStore(name).getAll()] as const);
          reading.addEventListener('complete', () => {
            request.result.close();
            const plain = ([name, { result }]: (typeof found)[number]): [string, unknown[]] => [
              name,
              (result as Record<string, unknown>[]).flatMap((one): readonly unknown[] => {
                // The order within a day is that of the answers here; a day without cards is none.
                const letters = typeof one['letters'] === 'string' ? one['letters'] : '';
                if (name !== 'due') return [{ ...one, revision: null }];
                return letters === '' ? [] : [{ ...one, letters: letters.split(' ').toSorted() }];
              }),
            ];
            resolve(Object.fromEntries(found.map(plain)));
          });
        });
      }),
  );
}

it('two devices of one account study the same deck without a network, and have everything when they come back', async () => {
  const phone = await visit(PHONE);
  await account(phone, 'Create account', 'ann');
  await makeDeck(phone, 'Fours', 'HORN FARM OPAL');
  await phone.goto(`${table().url}#/online/account`);
  await phone.getByRole('radio', { name: /^On your devices The server keeps/u }).check();
  expect(await objections(phone, 'the choice where progress is kept')).toEqual([]);
  await phone.getByRole('button', { name: 'Synchronise', exact: true }).press('Enter');
  await synchronised(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await objections(phone, 'a device that synchronises')).toEqual([]);

  const desk = await visit();
  await account(desk, 'Sign in', 'ann');
  await desk.getByText('The server has a copy', { exact: false }).waitFor();
  await desk.getByRole('button', { name: 'Synchronise this device' }).press('Enter');
  await synchronised(desk);
  await beginCards(desk, 'Fours');
  await beginCards(phone, 'Fours');
  for (const page of [phone, desk]) await page.context().route('**/api/**', (route) => route.abort());
  await answerCard(phone, 'HORN');
  await answerCard(phone, 'FARM');
  await answerCard(desk, 'ZZZ');
  for (const page of [phone, desk]) await page.context().unroute('**/api/**');
  await synchronise(phone);
  await synchronise(desk);
  await synchronise(phone);
  const answers = await answersIn(phone);
  expect(answers).toHaveLength(3);
  expect(await answersIn(desk)).toEqual(answers);
  // Schedules, days, due lists and numbers follow from the answers, whichever came first.
  expect(await derivedIn(phone)).toEqual(await derivedIn(desk));
  // One card was answered on both: on neither is it new any more, and two of three are begun.
  for (const page of [phone, desk]) {
    await page.goto(`${table().url}#/learn/decks`);
    await page.getByText('2 of 3 cards begun', { exact: false }).waitFor();
  }

  // A deck that is deleted on one goes from the other; an undo brings it back.
  await desk.getByRole('link', { name: 'Fours', exact: true }).click();
  await desk.getByText('Export or delete').click();
  await desk.getByRole('button', { name: 'Delete deck' }).press('Enter');
  await desk.getByText('You have no deck yet.', { exact: false }).waitFor();
  await synchronise(desk);
  await synchronise(phone);
  await phone.goto(`${table().url}#/learn/decks`);
  await phone.getByText('You have no deck yet.', { exact: false }).waitFor();
  expect(stored("SELECT piece_key FROM progress_piece WHERE piece_key LIKE 'decks/%/%'")).toEqual([]);
});

it('a sealed copy is nowhere readable, opens with its passphrase only, and goes when it is turned off', async () => {
  const one = await visit();
  await account(one, 'Create account', 'bea');
  await makeDeck(one, 'Secretive', 'SECRETIVE MYSTERIES');
  await one.goto(`${table().url}#/online/account`);
  await one.reload();
  await one.getByRole('radio', { name: /^On your devices, encrypted/u }).waitFor();
  // Whoever opens the page begins at its top, not at this card.
  await expect(one.locator('#sync-title:focus').count()).resolves.toBe(0);
  await one.getByRole('radio', { name: /^On your devices, encrypted/u }).check();
  await one.getByLabel('Passphrase', { exact: true }).fill('short');
  await one.getByRole('button', { name: 'Synchronise', exact: true }).click();
  await one.getByText('The passphrase needs at least 12 characters.').waitFor();
  await one.getByRole('button', { name: 'Suggest a passphrase' }).click();
  const phrase = await one.getByLabel('Passphrase', { exact: true }).inputValue();
  expect(phrase.split(' ')).toHaveLength(6);
  expect(await objections(one, 'a passphrase')).toEqual([]);
  await one.getByRole('button', { name: 'Synchronise', exact: true }).click();
  await synchronised(one);
  const [bea] = stored("SELECT person_id AS id FROM progress_copy WHERE form = 'sealed'");
  const pieces = stored(
    `SELECT piece_key, body FROM progress_piece WHERE person_id = '${String(bea?.['id'])}'`,
  );
  expect(pieces.length).toBeGreaterThan(1);
  const { readFileSync } = await import('node:fs');
  const disk = [databaseFile, `${databaseFile}-wal`]
    .map((file) => readFileSync(file).toString('latin1'))
    .join('');
  for (const secret of ['Secretive', 'SECRETIVE', phrase, phrase.slice(0, 11)])
    expect(disk).not.toContain(secret);
  for (const { piece_key: key, body } of pieces) {
    expect(key).toMatch(/^[\w-]{43}$/u);
    // Not merely packed: gzip begins with these bytes.
    expect(Buffer.from(String(body), 'base64').subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
  }

  const two = await visit(PHONE);
  await account(two, 'Sign in', 'bea');
  await two.getByText('encrypted copy of what you’ve learnt', { exact: false }).waitFor();
  await two.getByLabel('Passphrase', { exact: true }).fill('not the right phrase');
  await two.keyboard.press('Enter');
  await two.getByText('That isn’t the passphrase of this copy.', { exact: false }).waitFor();
  expect(await objections(two, 'a wrong passphrase')).toEqual([]);
  await two.getByLabel('Passphrase', { exact: true }).fill(`  ${phrase.replace(' ', '   ')}`);
  await two.keyboard.press('Enter');
  await synchronised(two);
  await two.goto(`${table().url}#/learn/decks`);
  await two.getByRole('link', { name: 'Secretive', exact: true }).waitFor();

  await one.getByRole('button', { name: 'Delete the copy' }).click();
  await one.getByRole('button', { name: 'Delete the copy now' }).click();
  await one.getByRole('radio', { name: /^On this device only/u }).waitFor();
  expect(stored("SELECT * FROM progress_copy WHERE form = 'sealed'")).toEqual([]);
  expect(stored(`SELECT * FROM progress_piece WHERE person_id = '${String(bea?.['id'])}'`)).toEqual([]);
  // The other device hears of it, and keeps what it has.
  await two.goto(`${table().url}#/online/account`);
  await two.getByText('Another device has deleted the copy at the server.', { exact: false }).waitFor();
  await two.goto(`${table().url}#/learn/decks`);
  await two.getByRole('link', { name: 'Secretive', exact: true }).waitFor();
});

/** Fills in a new passphrase, with the one before it if there is one, and asks for the change. */
async function changePhrase(page: Page, old: string | null, next: string): Promise<void> {
  await page.goto(`${table().url}#/online/account`);
  await page.getByText(old === null ? 'Encrypt the copy' : 'Change the passphrase', { exact: true }).click();
  if (old !== null) await page.getByLabel('Current passphrase').fill(old);
  await page.getByLabel('New passphrase').fill(next);
  const name = old === null ? 'Encrypt copy' : 'Change passphrase';
  await page.getByRole('button', { name, exact: true }).click();
}

async function enterPhrase(page: Page, phrase: string): Promise<void> {
  await page.goto(`${table().url}#/online/account`);
  await page.getByLabel('Passphrase', { exact: true }).fill(phrase);
  await page.getByRole('button', { name: 'Synchronise this device' }).click();
}

async function joinSealed(page: Page, login: string, phrase: string): Promise<void> {
  await account(page, 'Sign in', login);
  await enterPhrase(page, phrase);
  await synchronised(page);
}

it('a passphrase is changed without losing anything, although the answer and half of the rest are lost on the way', async () => {
  const OLD = 'the first phrase';
  const NEXT = 'the second phrase';
  const one = await visit();
  await account(one, 'Create account', 'eve');
  await makeDeck(one, 'Fours', 'HORN FARM OPAL');
  await one.goto(`${table().url}#/online/account`);
  await one.getByRole('radio', { name: /^On your devices The server keeps/u }).check();
  await one.getByRole('button', { name: 'Synchronise', exact: true }).click();
  await synchronised(one);
  const [eve] = stored('SELECT person_id AS id FROM progress_copy ORDER BY created_ms DESC');
  const bodies = (): readonly string[] =>
    stored(`SELECT body FROM progress_piece WHERE person_id = '${String(eve?.['id'])}'`).map(({ body }) =>
      String(body),
    );
  const plain = bodies();
  expect(plain.length).toBeGreaterThan(1);

  // From plain to encrypted: nothing that could be read stays at the server.
  await changePhrase(one, null, OLD);
  await one.getByText('The new passphrase is in force.', { exact: false }).waitFor();
  await synchronised(one);
  const before = bodies();
  expect(before).toHaveLength(plain.length);
  for (const body of before) expect(plain).not.toContain(body);

  const two = await visit(PHONE);
  await joinSealed(two, 'eve', OLD);
  await beginCards(two, 'Fours');
  await changePhrase(one, 'not the passphrase', NEXT);
  await one.getByText('That isn’t the passphrase that the copy has now', { exact: false }).waitFor();
  expect(await objections(one, 'changing the passphrase')).toEqual([]);

  // The server makes the change, its answer is lost, and so is what is sealed anew.
  await one.context().route('**/api/progress/put', (route) => route.abort());
  await one.context().route('**/api/progress/change', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await one.getByLabel('Current passphrase').fill(OLD);
  await one.getByRole('button', { name: 'Change passphrase', exact: true }).click();
  await one.getByText('The new passphrase is in force.', { exact: false }).waitFor();
  expect(bodies().toSorted()).toEqual(before.toSorted());

  // Another device goes on learning meanwhile, is told plainly, and takes the new passphrase only.
  await answerCard(two, 'HORN');
  await two.goto(`${table().url}#/learn`);
  await two.getByText('The passphrase was changed on another device.', { exact: false }).waitFor();
  await enterPhrase(two, OLD);
  await two.getByText('That isn’t the passphrase of this copy.', { exact: false }).waitFor();
  expect(await objections(two, 'a device that is asked for the new passphrase')).toEqual([]);
  expect(await two.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // It reads what is still sealed as before, and does what the first one could not.
  await enterPhrase(two, NEXT);
  await synchronised(two);
  for (const body of bodies()) expect(before).not.toContain(body);
  await one.context().unroute('**/api/progress/put');
  await one.context().unroute('**/api/progress/change');
  await one.reload();
  await synchronise(one);
  expect(await answersIn(one)).toHaveLength(1);
  expect(await derivedIn(one)).toEqual(await derivedIn(two));

  // Both change it in the same moment: one of the two phrases opens the copy, and both devices go on with it.
  await Promise.all([changePhrase(one, NEXT, 'a phrase of one'), changePhrase(two, NEXT, 'a phrase of two')]);
  const hasWon = (page: Page): Promise<boolean> =>
    Promise.race([
      page
        .getByText('The new passphrase is in force.', { exact: false })
        .waitFor()
        .then(() => true),
      page
        .getByText('The passphrase was changed on another device.', { exact: false })
        .waitFor()
        .then(() => false),
    ]);
  const won = await Promise.all([hasWon(one), hasWon(two)]);
  expect(won.filter(Boolean)).toHaveLength(1);
  await enterPhrase(won[0] ? two : one, won[0] ? 'a phrase of one' : 'a phrase of two');
  for (const page of [one, two]) await synchronise(page);

  // No longer encrypted: the other device sends nothing readable until it is asked.
  await one.getByText('Stop encrypting', { exact: true }).first().click();
  await one.getByRole('button', { name: 'Stop encrypting' }).click();
  await one.getByText('The copy is no longer encrypted.').waitFor();
  await synchronised(one);
  await two.getByRole('button', { name: 'Synchronise now' }).click();
  await two.getByRole('button', { name: 'Synchronise unencrypted' }).click();
  await synchronised(two);
  expect(await answersIn(two)).toHaveLength(1);
  expect(stored("SELECT piece_key FROM progress_piece WHERE piece_key LIKE 'decks/%/answers/%'")).not.toEqual(
    [],
  );
});

it('deleting the account deletes its copy, and nothing on the device', async () => {
  const page = await visit();
  await account(page, 'Create account', 'cid');
  await makeDeck(page, 'Kept', 'HORN FARM');
  await page.goto(`${table().url}#/online/account`);
  await page.getByRole('radio', { name: /^On your devices The server keeps/u }).check();
  await page.getByRole('button', { name: 'Synchronise', exact: true }).click();
  await synchronised(page);
  const before = stored('SELECT person_id FROM progress_copy').length;
  const card = page.locator('section.card', { has: page.getByRole('button', { name: 'Delete account' }) });
  await card.getByRole('button', { name: 'Delete account' }).click();
  await card.getByLabel('password', { exact: false }).fill('correct horse');
  await Promise.all([page.waitForURL(table().url), card.locator('button.danger').click()]);
  await expect.poll(() => stored('SELECT person_id FROM progress_copy').length).toBe(before - 1);
  await page.goto(`${table().url}#/learn/decks`);
  await page.getByRole('link', { name: 'Kept', exact: true }).waitFor();
});

/** Where one answer is kept by the drills of Lexiko English. */
async function drill(page: Page): Promise<void> {
  await page.goto(`${table().url}#/learn/drills`);
  // The drills open their database.
  await page.waitForFunction(() => localStorage.getItem('lexiko.drilled') !== null);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('lexiko-drills', 1);
        request.addEventListener('error', () => reject(request.error ?? new Error('no drills')));
        request.addEventListener('success', () => {
          const writing = request.result.transaction('answers', 'readwrite');
          const answer = { atMs: 1_790_000_000_000, card: 'word QI', grade: 'good', isFirst: true };
          writing.objectStore('answers').add(answer);
          writing.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
  );
}

async function drilledIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('lexiko-drills', 1);
        request.addEventListener('error', () => reject(request.error ?? new Error('no drills')));
        request.addEventListener('success', () => {
          const reading = request.result.transaction('answers').objectStore('answers').getAll();
          reading.addEventListener('success', () => {
            request.result.close();
            resolve((reading.result as { card: string }[]).map(({ card }) => card));
          });
        });
      }),
  );
}

it('lessons, puzzles and drills come along too, in any browser, and what is done offline is sent when there is a network again', async () => {
  const one = await visit();
  // As in Firefox before 126.
  await one.addInitScript('delete IDBFactory.prototype.databases');
  await one.reload();
  await drill(one);
  await account(one, 'Create account', 'dora');
  await one.getByRole('radio', { name: /^On your devices The server keeps/u }).check();
  await one.getByRole('button', { name: 'Synchronise', exact: true }).click();
  await synchronised(one);
  await one.context().setOffline(true);
  await one.evaluate(() => {
    localStorage.setItem('lexiko.lessons', '{"clinic/herd":true,"steps/1":true}');
    localStorage.setItem(
      'lexiko.puzzles',
      '[{"puzzle":"p","kind":"best","difficulty":"easy","outcome":"solved","tries":1,"atMs":1790000000000,"day":"2026-09-21"}]',
    );
  });
  await one.getByRole('button', { name: 'Synchronise now' }).click();
  await one.getByText('No connection to the server.', { exact: false }).waitFor();
  await one.context().setOffline(false);
  await synchronised(one);
  const two = await visit();
  await account(two, 'Sign in', 'dora');
  await two.getByRole('button', { name: 'Synchronise this device' }).click();
  await synchronised(two);
  await two.goto(`${table().url}#/learn`);
  await two.getByText('1 of', { exact: false }).first().waitFor();
  const kept = await two.evaluate(() => [
    localStorage.getItem('lexiko.lessons'),
    localStorage.getItem('lexiko.puzzles'),
  ]);
  expect(JSON.parse(kept[0] ?? '')).toEqual({ 'clinic/herd': true, 'steps/1': true });
  expect(kept[1]).toContain('2026-09-21');
  expect(await drilledIn(two)).toEqual(['word QI']);
  expect(await objections(two, 'the start of Learn')).toEqual([]);
});

it('a shared tablet deletes what it keeps for a pupil whom the server no longer knows, and nothing of the others', async () => {
  const page = await visit();
  await account(page, 'Create account', 'fay');
  const kept = (): Promise<readonly string[]> =>
    page.evaluate(async () =>
      [...Object.keys(localStorage), ...(await indexedDB.databases()).map(({ name }) => name ?? '')]
        .filter((name) => name.includes('@'))
        .toSorted(),
    );
  const [fay] = stored("SELECT person_id AS id FROM account WHERE login = 'fay'");
  const known = String(fay?.['id']);
  await page.evaluate(
    async (pupils) => {
      for (const pupil of pupils) {
        localStorage.setItem(`lexiko.lessons@${pupil}`, '{"steps/1":true}');
        for (const name of ['lexiko-decks', 'lexiko-drills', 'lexiko-drills-german'])
          await new Promise((resolve) => {
            const request = indexedDB.open(`${name}@${pupil}`, 1);
            request.addEventListener('success', () => {
              request.result.close();
              resolve(null);
            });
          });
      }
      localStorage.setItem('lexiko.pupils', JSON.stringify(pupils));
    },
    ['gone', known],
  );
  expect(await kept()).toHaveLength(8);
  await page.reload();
  await expect.poll(kept).toHaveLength(4);
  expect((await kept()).every((name) => name.endsWith(`@${known}`))).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('lexiko.pupils'))).toBe(JSON.stringify([known]));
});
