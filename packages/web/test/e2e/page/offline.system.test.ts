/** The page without a network: after one visit it opens, and a game against a computer can be played. */

import { expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { advisePlay } from '../support/adviser.ts';
import { browserForTests, seenTable, untilMyTurn, untilStored } from '../support/browser-table.ts';
import { openWay } from '../support/cut-way.ts';
import { typePlay } from '../support/typing.ts';

const table = browserForTests(startGameServer);

it('opens and plays without a network after the first visit, and finds the game again', async () => {
  const way = await openWay(table().url);
  const { page, context } = await table().visit({ serviceWorkers: 'allow' }, way.url);
  await untilStored(page);
  way.cut();
  await page.reload();
  await page.getByText('words loaded').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await untilMyTurn(page);
  const config = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } } as const;
  await typePlay(page, advisePlay(config, await seenTable(page)));
  await page.keyboard.press('Enter');
  await page.locator('.side .sheet .sheet-entry.play').first().waitFor();

  await page.reload();
  await page.locator('.side .sheet .sheet-entry.play').first().waitFor();
  // Playing with others says plainly that it waits for the network.
  await page.goto(`${way.url}#/online`);
  await page.getByText('Your game is safe').waitFor();
  way.mend();
  await page.getByText('Connected').waitFor();
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toMatch(/^Guest \d{3}$/u);
  await context.close();
  await way.close();
});

it('teaches without a network after the first visit: worksheets, tips, practices, puzzles and studies', async () => {
  const way = await openWay(table().url);
  const { page, context, complaints } = await table().visit(
    { serviceWorkers: 'allow', reducedMotion: 'reduce' },
    way.url,
  );
  await untilStored(page);
  way.cut();
  const open = async (screen: string): Promise<void> => {
    await page.goto(`${way.url}#/learn/${screen}`);
    await page.reload();
  };

  await open('worksheets');
  for (const kind of ['Count this play', 'Find the hooks', 'Make a bingo']) {
    await page.getByLabel('Task').selectOption(kind);
    await page.getByRole('button', { name: 'Make worksheet' }).click();
    const sheet = page.getByRole('region', { name: kind });
    await sheet.locator('li').first().waitFor();
    const solutions = page.getByRole('region', { name: 'Solutions' });
    await expect.poll(() => solutions.locator('li').count()).toBe(await sheet.locator('li').count());
  }

  await open('tips/hooks');
  await page.getByRole('heading', { name: 'Which are words?' }).waitFor();
  await page.locator('.tip-asked').getByRole('button', { name: 'Check' }).click();
  await page.locator('.tip-asked .verdict').waitFor();
  await open('exercises/hooks');
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByText('Look, it goes like this:').waitFor();
  await open('puzzles/set/best/easy');
  await page.locator('#rack').waitFor();
  await open('studies');
  await page.getByRole('heading', { name: 'Studies' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await way.close();
});
