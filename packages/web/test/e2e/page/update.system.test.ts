/** A new version of the page while somebody plays: the game goes on undisturbed, and the version comes when it is wanted. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveFolder } from '../../../tools/static-server.mjs';
import { BrowserTable, seenTable, untilMyTurn, untilStored } from '../support/browser-table.ts';

function replaceIn(path: string, from: RegExp | string, to: string): void {
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`there is no ${String(from)} in ${path}`);
  writeFileSync(path, after);
}

it('waits while a game is played, and is loaded from the front page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lexiko-update-'));
  const table = await BrowserTable.open((built) => {
    cpSync(built, folder, { recursive: true });
    return serveFolder(folder);
  });
  const { page, context, complaints } = await table.visit({ serviceWorkers: 'allow' });
  await untilStored(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await untilMyTurn(page);
  const before = await seenTable(page);

  replaceIn(join(folder, 'index.html'), '<title>', '<meta name="version" content="next" /><title>');
  replaceIn(join(folder, 'service-worker.js'), /PAGE_VERSION = "\w+"/u, 'PAGE_VERSION = "next"');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const waiting = (): Promise<string | undefined> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waiting).toBe('installed');
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await expect.poll(async () => (await seenTable(page)).rack.toSorted()).toEqual(before.rack.toSorted());
  const isNext = (): Promise<number> => page.locator('meta[name="version"]').count();
  await page.reload();
  await untilMyTurn(page);
  expect(await isNext()).toBe(0);

  await page.getByRole('link', { name: 'Lexiko, all games' }).click();
  await page.locator('.toast', { hasText: 'A new version of Lexiko is ready.' }).waitFor();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(isNext).toBe(1);
  await page.locator('.kept-game a').first().click();
  await untilMyTurn(page);
  await expect.poll(async () => (await seenTable(page)).rack.toSorted()).toEqual(before.rack.toSorted());
  expect(complaints).toEqual([]);
  await context.close();
  await table.close();
  rmSync(folder, { recursive: true });
});
