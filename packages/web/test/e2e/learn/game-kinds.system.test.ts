/** The analysis of games with dice, of games whose letters move, and of games alone: from the result, by keys, to another play. */

import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { tableTurns, type TableTurn } from '@lexiko/analysis';
import { formatSquare } from '@lexiko/rules/board';
import { parseLog } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { browserForTests, seenTable } from '../support/browser-table.ts';
import { tabTo, typePlay } from '../support/typing.ts';

const table = browserForTests();

function logOf(name: string): string {
  return readFileSync(new URL(`../../../../../fixtures/games/${name}.json`, import.meta.url), 'utf8');
}

function turnsOf(name: string): readonly TableTurn[] {
  const log = parseLog(logOf(name));
  if (!log.ok) throw new Error(log.error.code);
  return tableTurns(log.value);
}

/** Opens the finished game by its link, and its analysis from the result. */
async function analyse(page: Page, name: string, names: readonly string[]): Promise<void> {
  const shared = { names, log: JSON.parse(logOf(name)) as unknown };
  const code = deflateRawSync(JSON.stringify(shared)).toString('base64url');
  await page.goto(new URL(`#/shared/${code}`, page.url()).href);
  await page.getByRole('dialog').getByRole('link', { name: 'Analyse' }).click();
  await page.locator('.analysis-players h3').first().waitFor({ timeout: 90_000 });
}

/** The first turn is looked into; the others are left alone. */
async function untilPlayedOut(page: Page): Promise<void> {
  await page.getByText('By playouts.').waitFor({ timeout: 90_000 });
  const status = page.locator('.analysis-status');
  // A short game may have been looked into to its end by now, and then there is nothing to stop.
  await status.evaluate((one) =>
    [...one.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')?.click(),
  );
  await status
    .getByRole('button', { name: 'Continue' })
    .or(status.getByText(/turns? analysed$/u))
    .first()
    .waitFor();
}

/** Judges what is laid out, by keys. */
async function judge(page: Page): Promise<void> {
  await tabTo(page, 'Judge');
  await page.keyboard.press('Enter');
}

/** Has the first play that somebody clearly missed from here on asked again by the drills, and answers it there. */
async function drillMissedPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the game' }).click();
  const again = page.getByRole('button', { name: 'Add to drills' });
  await page.getByRole('button', { name: 'Try another move' }).waitFor();
  const turn = page.locator('#analysis-turn');
  const kept = page.getByRole('button', { name: 'Added to your drills.' });
  do {
    const before = await turn.textContent();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => turn.textContent()).not.toBe(before);
    await page.locator('.analysis-moves').waitFor();
    if ((await again.count()) === 0) continue;
    await again.press('Enter');
    // A longer look decides whether it was a mistake, and which play was best.
    await kept
      .or(page.locator('p', { hasText: 'Not added: more playouts' }))
      .first()
      .waitFor({ timeout: 120_000 });
  } while ((await kept.count()) === 0);
  const best = (await page.locator('.analysis-moves tbody th button').first().textContent()) ?? '';
  await page.goto(new URL('#/learn/drills/missed', page.url()).href);
  await page.getByText('Type the play instead').click();
  await page.getByRole('textbox', { name: 'Play, such as 8H HORN' }).fill(best);
  await page.keyboard.press('Enter');
  await page.getByText('Right!').first().waitFor();
}

describe('the analysis of Crosswords', () => {
  it('plays turns out, shows replies and luck of the dice, and counts another play with any dice', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await analyse(page, 'crosswords', ['Ann', 'Bob']);
    await untilPlayedOut(page);
    await page.getByText('Moves are compared with average dice').waitFor();
    await page.locator('.fact-wins, .fact-even').waitFor();
    await page
      .getByText(/^Dice: [+-][\d.]+ points compared with their average/u)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Map of replies' }).press('Enter');
    await page.getByText(/^\d+ replies from random racks/u).waitFor();
    await expect.poll(() => page.locator('.analysis-board [style*="--heat"]').count()).toBeGreaterThan(5);
    await page.getByText('Value of the unseen tiles').waitFor();
    expect(await objections(page, 'Crosswords')).toEqual([]);

    const [first] = turnsOf('crosswords');
    if (first?.event.type !== 'played') throw new Error('the game begins with a play');
    await page.getByRole('button', { name: 'Try another move' }).press('Enter');
    await page.locator('#rack').waitFor();
    await typePlay(page, { type: 'play', seat: 0, tiles: first.event.changes });
    const dice = page.getByLabel('The dice show');
    await dice.selectOption('12');
    await page.getByText(/^With 12 on the dice it scores \d+\.$/u).waitFor();
    await judge(page);
    await page.locator('.analysis-action', { hasText: /is worth .* and wins/u }).waitFor({ timeout: 90_000 });
    expect(await objections(page, 'another play of Crosswords')).toEqual([]);
    await drillMissedPlay(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the analysis of a game whose letters move', () => {
  it('shows what is done before a play, and judges a play after a blank was picked up', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await analyse(page, 'moving-letters', ['Ann', 'Bob']);
    await page.getByText('nobody moves tiles on the board').waitFor();
    const turns = turnsOf('moving-letters');
    const at = turns.findIndex(
      ({ before }) => before.steps.length === 1 && before.steps[0]?.kind === 'retrieve',
    );
    const made = turns[at];
    if (made?.event.type !== 'played') throw new Error('somebody picked a blank up');
    await page.locator('body').press('Home');
    for (let step = 0; step < at; step++) await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: `Turn ${at + 1} of` }).waitFor();
    await untilPlayedOut(page);
    await page.locator('.analysis-action', { hasText: 'plays retrieve' }).waitFor();
    // The board is as it was after all of the turn.
    const after = turns[at + 1]?.start.board ?? [];
    await expect.poll(async () => (await seenTable(page)).board).toEqual(after);
    expect(await objections(page, 'letters that move')).toEqual([]);

    await page.getByRole('button', { name: 'Try another move' }).press('Enter');
    await page.getByRole('button', { name: 'Variations' }).press('Enter');
    const dialog = page.getByRole('dialog');
    expect(await objections(page, 'variations of another play')).toEqual([]);
    const blank = formatSquare(made.start.ruleset.layout, made.before.steps[0]?.before[0] ?? 0);
    await dialog
      .getByRole('button', { name: new RegExp(`^Your . for the blank on ${blank}$`, 'u') })
      .press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await typePlay(page, { type: 'play', seat: 0, tiles: made.event.changes });
    await judge(page);
    await page
      .locator('.analysis-action', { hasText: `${made.turn.notation} is worth` })
      .waitFor({ timeout: 90_000 });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the analysis of a game alone', () => {
  it('tells final scores in place of chances, and why there is no map of replies', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await analyse(page, 'alone', ['Ann']);
    await untilPlayedOut(page);
    await page.getByText('You play alone here').waitFor();
    await page.getByRole('columnheader', { name: 'Final score' }).waitFor();
    await expect.poll(() => page.getByRole('columnheader', { name: 'Wins' }).count()).toBe(0);
    await page.locator('.fact-scores, .fact-even-scores').waitFor();
    await page.getByRole('button', { name: 'Map of replies' }).press('Enter');
    await page.getByText('Solitaire has no replies').waitFor();
    await page.getByText('Expected final score').first().waitFor();
    expect(await objections(page, 'a game alone')).toEqual([]);

    const [first] = turnsOf('alone');
    if (first?.event.type !== 'played') throw new Error('the game begins with a play');
    await page.getByRole('button', { name: 'Try another move' }).press('Enter');
    await page.locator('#rack').waitFor();
    await typePlay(page, { type: 'play', seat: 0, tiles: first.event.changes });
    await judge(page);
    await page
      .locator('.analysis-action', { hasText: /leads to a final score of [\d.]+/u })
      .waitFor({ timeout: 90_000 });
    await drillMissedPlay(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
