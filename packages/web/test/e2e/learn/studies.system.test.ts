/** Studies in the page: made, written and varied by keyboard, imported, kept over a reload, taken back, given away. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatLog } from '@lexiko/rules/notation';
import { expect, it } from 'vitest';
import { OPEN_CONFIG, openLog } from '../../../src/learn/workbench/open-table.ts';
import { objections } from '../support/axe.ts';
import { browserForTests, seenTable } from '../support/browser-table.ts';

const table = browserForTests();

/** Of a solitaire game with all tiles open. */
const OPEN_GAME = formatLog(
  openLog(
    {
      config: OPEN_CONFIG,
      plays: [Array.from('HORN', (tile, at) => [112 + at, tile] as const)],
    },
    true,
  ),
  ['Ann'],
);

const GAME = `#player1 A Ann
#player2 B Bob
#title Two turns
>A: HNOR 8F HORN +14 14
#note A short start
>B: AFMO H6 FA.M +9 9
`;

it('a game becomes a study with variations, notes, marks and an analysis, which a reload keeps', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await page.goto(new URL('#/learn/studies', page.url()).href);
  const laid = async (): Promise<string> =>
    (await seenTable(page)).board.filter((tile) => tile !== '').join('');
  await page.getByText('No studies yet.').waitFor();
  expect(await objections(page, 'list of studies')).toEqual([]);

  // The example is there, with its notes.
  await page.getByRole('button', { name: /^The Guide Game, with notes/u }).click();
  await page.getByText('makes THORN', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'All studies' }).click();
  await page.getByRole('button', { name: /^Delete:/u }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No studies yet.').waitFor();

  await page.getByLabel('Import files').setInputFiles([
    { name: 'two.gcg', mimeType: 'text/plain', buffer: Buffer.from(GAME) },
    { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ann') },
  ]);
  await page.getByRole('heading', { name: 'Two turns' }).waitFor();

  // Through the tree by keys, which tell what is there.
  await page.locator('body').press('End');
  await expect.poll(laid).toBe('FAHORNM');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(laid).toBe('HORN');
  await page.getByText('A short start').first().waitFor();

  // A variation by notation; what is no turn is refused with its reason.
  await page.getByLabel('Turn to add').fill('1A CAT');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(/./u).waitFor();
  await page.getByLabel('Turn to add').fill('g9 of');
  await page.keyboard.press('Enter');
  await expect.poll(laid).toBe('HORNOF');
  await page.getByLabel('Note').fill('Keeps A and M.');
  await page.getByRole('button', { name: 'Make this the main line' }).click();
  await page.getByLabel('Note').blur();

  // The best plays are found once, and kept.
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Best plays here').click();
  await page.getByLabel('Playouts of each play').selectOption('0');
  await page.getByRole('button', { name: 'Analyse and keep' }).click();
  await page.getByRole('button', { name: 'Delete this analysis' }).waitFor({ timeout: 60_000 });
  await page.getByText('Marked squares').click();
  await page.getByLabel('Square', { exact: true }).fill('h8');
  await page.getByLabel('What is there to see?').fill('the centre');
  await page.getByRole('button', { name: 'Mark', exact: true }).click();
  await page.getByRole('button', { name: 'Remove the mark on H8' }).waitFor();
  expect(await page.getByLabel(/H8.*the centre/u).count()).toBe(1);
  expect(await objections(page, 'study')).toEqual([]);

  // Everything is there after a reload.
  await page.reload();
  await page.getByRole('button', { name: '2. Bob G9 OF +7' }).click();
  expect(await page.getByLabel('Note').inputValue()).toBe('Keeps A and M.');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as GCG' }).click(),
  ]);
  const gcg = await readFile(await file.path(), 'utf8');
  expect(gcg).toContain('>B: AFMO G9 OF +7 7\n#note Keeps A and M.');
  expect(gcg).toContain('#variation 1');

  // Behind a link it can be read, and kept as a copy.
  await page.getByRole('button', { name: 'Copy link' }).click();
  const address = await page.getByRole('textbox', { name: 'Copy link' }).inputValue();
  const reader = await context.newPage();
  await reader.goto(address);
  await reader.getByText('Someone shared this study with you.', { exact: false }).waitFor();
  await reader.getByRole('button', { name: '2. Bob G9 OF +7' }).click();
  await reader.getByText('Keeps A and M.').last().waitFor();
  expect(await reader.getByLabel('Note').count()).toBe(0);
  expect(await reader.getByLabel('Turn to add').count()).toBe(0);
  await reader.getByRole('button', { name: 'Keep a copy' }).click();
  await reader.getByLabel('Turn to add').waitFor();
  await reader.getByRole('link', { name: 'All studies' }).click();
  await expect.poll(() => reader.locator('.study-row').count()).toBe(2);
  await reader
    .getByRole('button', { name: /^Delete:/u })
    .first()
    .click();
  await reader.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => reader.locator('.study-row').count()).toBe(1);
  await reader.close();

  // An earlier version, and away in two steps.
  await page.getByText('Versions').click();
  await page.getByRole('button', { name: 'Go back to this: 2' }).click();
  await page.getByRole('button', { name: '2. Bob G9 OF +7' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'All studies' }).click();
  await page.getByRole('button', { name: /^Delete:/u }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No studies yet.').waitFor();
  // No server keeps a short link here: the one request for it is all that went wrong.
  expect(complaints).toEqual([expect.stringContaining('404')]);
  await context.close();
});

it('a game with dice is a chapter of its log: gone through, noted, analysed, varied, kept and shared, but not as GCG', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await page.goto(new URL('#/learn/studies', page.url()).href);
  const laid = async (): Promise<number> =>
    (await seenTable(page)).board.filter((tile) => tile !== '').length;
  const log = new URL('../../../../../fixtures/games/crosswords.json', import.meta.url);
  await page.getByLabel('Import files').setInputFiles(fileURLToPath(log));
  const tree = page.locator('.study-tree');
  await tree.getByRole('button', { name: /^1\. / }).waitFor();
  await page.locator('body').press('ArrowRight');
  await expect.poll(laid).toBeGreaterThan(1);
  await page.getByLabel('Note').fill('Dice decide here.');
  await page.getByLabel('Note').blur();
  // The turns of the game stay.
  expect(await page.getByRole('button', { name: 'Delete from here' }).count()).toBe(0);

  // A turn without dice is a variation.
  const turns = await tree.getByRole('button').count();
  await page.getByLabel('Turn to add').fill('-');
  await page.getByRole('button', { name: 'Add turn' }).click();
  await expect.poll(() => tree.getByRole('button').count()).toBe(turns + 1);
  await page.getByRole('button', { name: 'Delete from here' }).waitFor();

  // The best plays are found by its own rules.
  await page.locator('body').press('ArrowLeft');
  await page.getByText('Best plays here').click();
  await page.getByLabel('Playouts of each play').selectOption('0');
  await page.getByRole('button', { name: 'Analyse and keep' }).click();
  await page.getByRole('button', { name: 'Delete this analysis' }).waitFor({ timeout: 60_000 });
  expect(await objections(page, 'chapter of a log')).toEqual([]);

  await page.reload();
  await tree.getByText('Dice decide here.').waitFor();
  await page.getByRole('button', { name: 'Save as GCG' }).click();
  await page.getByText('GCG can’t hold games with dice', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const address = await page.getByRole('textbox', { name: 'Copy link' }).inputValue();
  const reader = await context.newPage();
  await reader.goto(address);
  await reader.getByText('Someone shared this study with you.', { exact: false }).waitFor();
  await reader.getByText('Dice decide here.').first().waitFor();
  expect(await reader.getByLabel('Turn to add').count()).toBe(0);
  await reader.close();
  expect(complaints).toEqual([expect.stringContaining('404')]);
  await context.close();
});

it('a game with all tiles open is kept by its analysis, which cannot judge it, and varied with any tile', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await page.goto(new URL('#/learn/analysis', page.url()).href);
  await page.getByLabel('Import a game').fill(OPEN_GAME);
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.getByText('With all tiles open there is nothing to judge', { exact: false }).waitFor();
  expect(await objections(page, 'a game that cannot be judged')).toEqual([]);
  await page.getByRole('button', { name: 'Keep as study' }).click();
  const tree = page.locator('.study-tree');
  await tree.getByRole('button', { name: '1. Ann 8H HORN' }).click();
  expect(await page.getByLabel('Rack').count()).toBe(0);
  await page.getByLabel('Turn to add').fill('8h hornets');
  await page.getByRole('button', { name: 'Add turn' }).click();
  await tree.getByRole('button', { name: 'Ann 8H (HORN)ETS' }).waitFor();
  // The turn that was added has the focus, and arrow keys take it on.
  await tree.getByRole('button', { name: '1. Ann 8H HORN' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => tree.getByRole('button', { name: 'Start' }).getAttribute('aria-current'))
    .toBe('step');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Start');
  await page.getByRole('button', { name: 'Lay tiles' }).click();
  await page.getByText('Lay a play on the board.').waitFor();
  expect(await objections(page, 'a chapter with all tiles open')).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
