/** One way in for every file of a game, ours or of others, by what is in it; and whoever gets a game looks on. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { exportGcg, formatGcg, formatLog, parseLog } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import { browserForTests, openMenu } from '../support/browser-table.ts';
import { objections } from '../support/axe.ts';

const table = browserForTests();

function fixture(path: string): string {
  return readFileSync(new URL(`../../../../../fixtures/${path}`, import.meta.url), 'utf8');
}

const log = parseLog(fixture('logs/standard-2007.json'));
const events = log.ok ? log.value : [];

/** Opens a text as a file, whose name says nothing. */
async function openFile(page: Page, text: string): Promise<void> {
  await page.goto(new URL('#/', page.url()).href);
  const file = { name: 'download', mimeType: 'application/octet-stream', buffer: Buffer.from(text) };
  await page.getByLabel('Open a file').setInputFiles(file);
}

describe('a file', () => {
  it('opens as what it is: a game to look at, plays or a position to analyse', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await openFile(page, formatLog(events, ['Ada', 'Ben']));
    await page.getByRole('dialog').getByText('Ada').first().waitFor();
    // Whoever looks has not played: there are no letters of theirs, and nothing to play again.
    expect(await page.locator('#rack').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Play again' }).count()).toBe(0);

    const gcg = exportGcg(events, [
      { id: 'player1', name: 'Ada' },
      { id: 'player2', name: 'Ben' },
    ]);
    if (!gcg.ok) throw new Error(gcg.error.code);
    await openFile(page, formatGcg(gcg.value));
    await page.getByText('Turn 1 of').first().waitFor();
    await page.getByText('Ada').first().waitFor();

    // A game that goes on: the turns so far.
    const upToNow = events.slice(
      0,
      events.findIndex(({ type }) => type === 'ended'),
    );
    await openFile(page, formatLog(upToNow, ['Cleo', 'Dan']));
    await page.getByText('Cleo').first().waitFor();
    await page.getByText('Turn 1 of').first().waitFor();

    const [position = ''] = fixture('positions/bench.cgp').split('\n');
    await openFile(page, `${position}\n`);
    await page.getByText('Turn 1 of 1').first().waitFor();
    // Nobody has done anything wrong yet.
    await page.locator('.analysis-action', { hasText: 'Player 1 to play' }).waitFor();
    expect(await page.locator('.analysis-verdict').count()).toBe(0);
    await expect.poll(() => page.locator('.board-frame').getAttribute('data-palette')).toBe('classic');
    await expect.poll(() => page.locator('.analysis-moves tbody tr').count()).toBeGreaterThan(1);
    expect(await page.locator('.analysis-moves .made').count()).toBe(0);
    for (const claim of ['Luck and skill', 'All turns', 'Add to drills', 'Map of replies'])
      expect(await page.getByText(claim).count(), claim).toBe(0);
    expect(await objections(page, 'a position in the analysis')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('of before, without names, opens too', async () => {
    const { page, context } = await table().visit({ reducedMotion: 'reduce' });
    await openFile(page, formatLog(events));
    await page
      .getByRole('dialog')
      .getByText(/^Player [12]$/u)
      .first()
      .waitFor();
    await context.close();
  });

  it('that is no game is answered with a sentence, however large it is', async () => {
    const { page, context } = await table().visit({ reducedMotion: 'reduce' });
    await openFile(page, 'Dear diary');
    await page.getByText('Lexiko opens games as GCG or JSON, and positions as CGP.').waitFor();
    await openFile(page, '>ann: A 8A A +1 1\n'.repeat(170_000));
    await page.getByText('This is too long to be a game.').waitFor();
    await openFile(page, '>ann: A 8A A +1 1\n'.repeat(20_000));
    await page.getByText('a GCG file has at most 200,000 characters').waitFor();
    await context.close();
  });
});

describe('a shared game', () => {
  it('does not tell others that they have played it', async () => {
    const { page, context } = await table().visit({
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
    });
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await page.locator('#rack').waitFor();
    await openMenu(page, 'Resign');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.getByRole('dialog').getByLabel('Copy link').inputValue();
    await context.close();

    const friend = await table().visit({ reducedMotion: 'reduce' }, link);
    const dialog = friend.page.getByRole('dialog');
    await dialog.getByText('Player 1').first().waitFor();
    expect(await dialog.textContent()).not.toMatch(/\bYou\b/u);
    await friend.context.close();
  });
});
