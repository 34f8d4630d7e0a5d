/** The position editor in the page: typed, dragged, pasted; then analysed and played on. */

import { expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { objections } from '../support/axe.ts';
import { browserForTests, PHONE, seenTable, square, untilMyTurn } from '../support/browser-table.ts';

const table = browserForTests(startGameServer);

it('a position is typed, dragged and pasted, kept in the address, analysed, and played on', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await page.goto(new URL('#/learn/position', page.url()).href);
  const laid = async (): Promise<readonly string[]> =>
    (await seenTable(page)).board.filter((tile) => tile !== '');

  // Typed, with a blank; the dictionary and the tiles are watched meanwhile.
  await square(page, 112).click();
  for (const key of ['H', 'Shift+O', 'R', 'N', 'X']) await page.keyboard.press(key);
  const status = page.locator('.editor-faults');
  await status.getByText('Not in the dictionary: HORNX.').waitFor();
  await page.keyboard.press('Backspace');
  await expect.poll(laid).toEqual(['H', 'o', 'R', 'N']);
  await status.getByText('Enter the rack of the player to move.').waitFor();
  expect(await page.getByRole('button', { name: 'Analyse' }).isDisabled()).toBe(true);

  // Dragged from the letters to the board, and off it again.
  const letter = page.getByRole('button', { name: /^S, \d+ left/u });
  await letter.dragTo(square(page, 116));
  await expect.poll(laid).toEqual(['H', 'o', 'R', 'N', 'S']);
  await square(page, 116).dragTo(page.getByRole('heading', { level: 1 }));
  await expect.poll(laid).toEqual(['H', 'o', 'R', 'N']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(laid).toHaveLength(5);

  await page.getByLabel('Rack').first().fill('AEINRTZ');
  await expect.poll(() => page.getByRole('button', { name: 'Analyse' }).isEnabled()).toBe(true);
  expect(await objections(page, 'position editor')).toEqual([]);

  // In a contrast theme the letters are read on their keys: no plate of the browser lies between the two.
  await page.emulateMedia({ forcedColors: 'active' });
  const [ink, key, adjust] = await letter.evaluate((button) => {
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(button);
    return [color, backgroundColor, forcedColorAdjust];
  });
  expect(adjust).toBe('none');
  expect(ink).not.toBe(key);
  await page.emulateMedia({ forcedColors: 'none' });

  // The address is the position.
  await page.reload();
  await expect.poll(laid).toHaveLength(5);
  expect(await page.getByLabel('Rack').first().inputValue()).toBe('AEINRTZ');

  // So is a link, a short one that the server keeps.
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByRole('textbox', { name: 'Copy link' }).inputValue();
  expect(link).toMatch(/\/s\/[\w-]{12}$/u);
  await page.getByRole('button', { name: 'Clear board' }).click();
  await expect.poll(laid).toEqual([]);
  await page.goto(link);
  await expect.poll(() => page.url()).toContain('#/learn/position/');
  await expect.poll(laid).toEqual(['H', 'o', 'R', 'N', 'S']);
  expect(await page.getByLabel('Rack').first().inputValue()).toBe('AEINRTZ');

  const address = page.url();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.locator('.analysis-players h3, .analysis-moves, .attempt').first().waitFor({ timeout: 60_000 });
  await page.goto(address);

  // A computer goes on from there; the rack nobody knows is drawn.
  await page.setViewportSize(PHONE.viewport);
  await page.getByLabel('From text or a file', { exact: true }).fill('8F HORN\nH6 FA.M');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect.poll(laid).toHaveLength(7);
  // On a phone the text lies far below the board, which comes into view.
  await expect
    .poll(async () => {
      const { y, height } = (await page.locator('#board').boundingBox()) ?? { y: -1, height: 0 };
      return y > -1 && y + height <= PHONE.viewport.height;
    })
    .toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByLabel('Rack').first().fill('AEINRTZ');
  await page.getByLabel('Computer').selectOption('beginner');
  await page.getByRole('button', { name: 'Play on' }).click();
  await untilMyTurn(page);
  await expect.poll(async () => [...(await seenTable(page)).rack].toSorted().join('')).toBe('AEINRTZ');
  expect(await laid()).toHaveLength(7);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a position becomes a puzzle with an address of its own, or says that it holds none', async () => {
  const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
  await page.goto(new URL('#/learn/position', page.url()).href);
  const text = page.getByLabel('From text or a file', { exact: true });
  await text.fill('8F HORN');
  await page.getByRole('button', { name: 'Set up' }).click();
  // HORN was played by the first side; in an address the side to move comes first.
  await page.getByLabel('Rack').nth(1).fill('QUIXOTE');
  const make = page.getByRole('button', { name: 'Make a puzzle' });
  await make.click();
  await page.getByRole('button', { name: 'Show answer' }).waitFor();
  expect(page.url()).toContain('#/learn/puzzles/made/');
  expect(page.url()).not.toContain('QUIXOTE=');
  expect(await objections(page, 'a puzzle made by hand')).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.locator('.puzzle-answer', { hasText: 'QUIXOTE' }).waitFor();

  await page.goBack();
  const rack = page.getByLabel('Rack').first();
  await rack.fill('UUUVVII');
  await make.click();
  await page.getByText('No puzzle here').waitFor();
  await page.getByRole('link', { name: 'Edit position' }).click();
  await expect.poll(() => rack.inputValue()).toBe('UUUVVII');
  await page.goto(new URL('#/learn/puzzles/made/nonsense', page.url()).href);
  await page.getByText('There is no such puzzle.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
