/** What the games of a study have in common: looked for in the page, with the turns behind it and a drill made of one. */

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { browserForTests } from '../support/browser-table.ts';

const table = browserForTests();

it('a player’s leaks have counts and margins, lead to their turns, and become drills', async () => {
  const { page, context, complaints } = await table().visit({ viewport: { width: 360, height: 740 } });
  const game = await readFile(
    new URL('../../../../../fixtures/games/computers.json', import.meta.url),
    'utf8',
  );
  await page.goto(new URL('#/learn/studies', page.url()).href);
  await page.getByLabel('Import files').setInputFiles(
    [
      ['Ann', 'Bob'],
      ['Cid', 'Ann'],
    ].map((players) => ({
      name: `${players.join()}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(game.replace('"events"', `"players":${JSON.stringify(players)},"events"`)),
    })),
  );
  await page.getByRole('link', { name: 'What the games have in common' }).click();
  await page.getByLabel('Player').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Look for leaks' }).click();
  await page.locator('.leaks-verdict').waitFor({ timeout: 60_000 });
  expect(await page.locator('.leaks-verdict').textContent()).toMatch(
    /^Ann loses most with .* points per game/u,
  );
  expect(await objections(page, 'leaks')).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  // The rarest kind: a drill of its turns, and the way to one of them.
  const rows = await page.locator('table.numbers tbody tr').all();
  const counts = await Promise.all(
    rows.map(async (row) => Number(await row.locator('td').first().textContent())),
  );
  const kind = page.locator('details.study-part').nth(counts.indexOf(Math.min(...counts)));
  await kind.locator('summary').click();
  await kind.getByRole('button', { name: /^Drill these turns/u }).click();
  await kind.getByText(/added to your drills/u).waitFor({ timeout: 120_000 });
  const turn = kind.locator('a').first();
  const number = /turn (\d+)/u.exec((await turn.textContent()) ?? '')?.[1];
  await turn.click();
  // The place before the turn, with its rack to look into.
  await expect.poll(() => page.getByLabel('Rack', { exact: true }).inputValue()).toMatch(/^[A-Z?]{1,7}$/u);
  expect(Number(number)).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});
