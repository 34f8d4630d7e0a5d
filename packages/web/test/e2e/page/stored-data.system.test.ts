/** What a browser has kept from an earlier version of the page opens in this one, and so does a link made by it. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserForTests, seenTable, type OpenPage } from '../support/browser-table.ts';

interface Kept {
  readonly sharedLink: string;
  /** The address of the analysis. */
  readonly analysis: string;
  /** Of the unfinished game. */
  readonly scores: readonly string[];
  /** The letters laid out there. */
  readonly draft: readonly string[];
  readonly localStorage: Readonly<Record<string, string>>;
  readonly databases: readonly {
    readonly name: string;
    readonly version: number;
    readonly stores: readonly {
      readonly name: string;
      readonly keyPath: string | readonly string[] | null;
      /** With its key where that is not part of the record. */
      readonly records: readonly { readonly key?: number | string; readonly value: unknown }[];
    }[];
  }[];
}

const kept = JSON.parse(
  readFileSync(new URL('../../../../../fixtures/browser/kept.json', import.meta.url), 'utf8'),
) as Kept;

const CARDS_DUE_MS = 1_794_972_600_000;

const table = browserForTests();

/** Fills the browser from a file of the same origin that runs no script, then opens the page. */
async function visitWithKept(): Promise<OpenPage> {
  const visit = await table().visit({ reducedMotion: 'reduce' }, new URL('/icon.svg', table().url).href);
  await visit.page.evaluate(async ({ localStorage: items, databases }) => {
    for (const [key, item] of Object.entries(items)) localStorage.setItem(key, item);
    for (const { name, version, stores } of databases) {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version);
        request.addEventListener('error', () => reject(new Error(`${name} does not open`)));
        request.addEventListener('upgradeneeded', () => {
          for (const { name: store, keyPath, records } of stores) {
            const made = request.result.createObjectStore(
              store,
              keyPath === null ? { autoIncrement: true } : { keyPath: keyPath as string | string[] },
            );
            for (const { key, value } of records) made.add(value, key);
          }
        });
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      });
    }
  }, kept);
  visit.complaints.length = 0; // a picture alone has no icon
  await visit.page.goto(table().url);
  return visit;
}

describe('a browser with games, an analysis and drills of an earlier version', () => {
  it('goes on with the unfinished game, its letters laid out and its settings as they were', async () => {
    const { page, context, complaints } = await visitWithKept();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page
      .locator('.kept-game a', { hasText: `You ${kept.scores[0]}` })
      .first()
      .click();
    await page.locator('#rack').waitFor();
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([0, 1, 2]);
    const letters = await page
      .locator('[data-laid]')
      .evaluateAll((tiles) =>
        tiles
          .filter((tile) => getComputedStyle(tile).opacity === '1')
          .map((tile) => tile.querySelector('.letter')?.textContent),
      );
    expect(new Set(letters)).toEqual(new Set(kept.draft));
    await expect.poll(() => page.locator('.player .score').allTextContents()).toEqual(kept.scores);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows the analysis and the cards of the drills', async () => {
    const { page, context, complaints } = await visitWithKept();
    await page.goto(new URL(kept.analysis, table().url).href);
    await page.locator('.analysis-action', { hasText: 'plays 8F HORN for 14.' }).waitFor();
    await expect.poll(() => page.locator('.analysis-turns tbody tr').count()).toBe(4);
    // When the cards are due again, whatever the day on which this runs.
    await page.clock.setFixedTime(CARDS_DUE_MS);
    await page.goto(new URL('#/learn/drills', table().url).href);
    await page.getByText('2 to review').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a link to a game made by an earlier version', () => {
  it('opens the game', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.goto(new URL(kept.sharedLink, table().url).href);
    await page.getByRole('dialog').getByText('Player 1').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
