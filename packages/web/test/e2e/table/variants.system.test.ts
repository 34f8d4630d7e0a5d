/** Games beyond the ordinary, in a real browser: four at one screen, each variation, solitaire, dice, by commands. */

import type { Page } from '@playwright/test';
import { configure, type GameConfig } from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import { advise } from '../support/adviser.ts';
import { objections } from '../support/axe.ts';
import {
  allOf,
  browserForTests,
  openMenu,
  playLaidOut,
  seenTable,
  showLetters,
  square,
  startGame,
  untilMyTurn,
} from '../support/browser-table.ts';
import { layAcross, typeLetters } from '../support/typing.ts';

const table = browserForTests();

describe('four people at one screen', () => {
  it('agree to the rules, play in turn with letters covered, and end the game together', async () => {
    const { page, context, complaints } = await table().visit();
    await page.getByRole('link', { name: 'Choose a rulebook' }).click();
    await page.getByLabel('Player 2: Who plays').selectOption('person');
    for (let more = 0; more < 2; more++) await page.getByRole('button', { name: 'Add player' }).click();
    await page.getByLabel('Deal code').fill('four');
    const start = page.getByRole('button', { name: 'Start game' });
    await expect.poll(() => start.isDisabled()).toBe(true);
    const agreement = page.getByRole('checkbox', { name: / agrees$/u });
    for (const box of await allOf(agreement)) await box.check();
    // Any change asks everybody again (V-00).
    await page.getByRole('radio', { name: 'Deluxe' }).check({ force: true });
    await expect.poll(() => agreement.first().isChecked()).toBe(false);
    for (const box of await allOf(agreement)) await box.check();
    await start.click();
    await page.locator('#board').waitFor();
    expect((await seenTable(page)).rack).toEqual([]);

    await showLetters(page);
    await layAcross(page, 111, 3);
    await playLaidOut(page);
    // Nobody is asked: what the next player does first accepts the play for everybody at the screen (S-25).
    expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    await showLetters(page);
    await page.getByRole('button', { name: 'Exchange' }).click();
    await page.locator('dialog .tile').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Exchange' }).click();
    for (let passes = 0; passes < 2; passes++) {
      await showLetters(page);
      await page.getByRole('button', { name: 'Pass' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
    }
    await showLetters(page);
    await openMenu(page, 'End game');
    for (const box of await allOf(page.getByRole('dialog').getByRole('checkbox'))) await box.check();
    await page.getByRole('dialog').getByRole('button', { name: 'End game' }).click();
    await page.getByText('everyone agreed to end it').first().waitFor();
    await expect.poll(async () => (await seenTable(page)).scores).toHaveLength(4);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the variations', () => {
  it('swap letters, pick up a blank and rearrange a word, each undone first and then done', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await startGame(page, {
      rulebook: 'Deluxe',
      second: 'person',
      // The first player has GAAEV?F, the other OTOSGSE.
      dealCode: 'blank 16',
      options: [
        ['Variations', 'Rearranging words', 'on'],
        ['Variations', 'Swapping tiles', 'on'],
        ['Variations', 'Picking up blanks', 'on'],
        ['Scoring', 'Scores of plays', 'quiz'],
        ['Clock', 'Time per turn: Player 1', '900'],
      ],
    });
    await showLetters(page);
    await expect.poll(() => page.locator('.clock').first().textContent()).toMatch(/^1[45]:\d\d$/u);
    await square(page, 111).click();
    await typeLetters(page, ['A', 's', 'G']);
    // A quiz does not tell what it asks for (S-08).
    expect(await page.locator('.play-score').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Points' }).fill('5');
    expect(await objections(page, 'quiz')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
    await showLetters(page);
    await expect
      .poll(() => page.locator('.side .sheet').textContent())
      .toContain('Player 1 counted 5. Correct: ASG 6.');

    const variations = page.getByRole('button', { name: 'Variations' });
    const undo = page.getByRole('button', { name: 'Undo' });
    const rackOf = async (): Promise<string> => [...(await seenTable(page)).rack].sort().join('');
    // The blank on H8 stands for S, which this player has (V-04).
    await variations.click();
    expect(await objections(page, 'variations')).toEqual([]);
    await page.getByRole('button', { name: 'Your S for the blank on H8' }).click();
    await expect.poll(rackOf).toBe('?EGOOST');
    await undo.click();
    await expect.poll(rackOf).toBe('EGOOSST');
    await page.locator('#rack [data-tile="S"]').first().click();
    await square(page, 112).click();
    await expect.poll(rackOf).toBe('?EGOOST');
    // Then the A on G8 changes places with an O (V-03).
    await page.locator('#rack [data-tile="O"]').first().click();
    await square(page, 111).click();
    await expect.poll(rackOf).toBe('?AEGOST');
    await expect.poll(async () => (await seenTable(page)).board.slice(111, 114).join('')).toBe('OSG');
    await square(page, 114).click();
    await typeLetters(page, ['E']);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Points' }).fill('5');
    await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
    await showLetters(page);
    await expect.poll(async () => (await seenTable(page)).board.slice(111, 115).join('')).toBe('OSGE');

    // OSGE is lifted, laid down again, lifted once more, and laid as GOES with a letter of the rack before it (V-02).
    await variations.click();
    await page.getByRole('button', { name: 'OSGE on G8' }).click();
    await expect.poll(async () => (await seenTable(page)).board.slice(111, 115).join('')).toBe('');
    await undo.click();
    await expect.poll(async () => (await seenTable(page)).board.slice(111, 115).join('')).toBe('OSGE');
    await variations.click();
    await page.getByRole('button', { name: 'OSGE on G8' }).click();
    await typeLetters(page, ['G', 'O', 'E', 'S', 'A']);
    await playLaidOut(page);
    await page
      .getByText(/rearranged GOESA/u)
      .first()
      .waitFor();
    await expect.poll(async () => (await seenTable(page)).board.slice(111, 116).join('')).toBe('GOESA');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('solitaire', () => {
  it('is played with one rack, with two, and with all letters open', async () => {
    const { page, context, complaints } = await table().visit();
    const home = page.getByRole('link', { name: 'Lexiko, all games' });
    const stop = async (): Promise<void> => {
      await openMenu(page, 'End game');
      await page.getByRole('dialog').getByRole('button', { name: 'End game' }).click();
      await page.getByRole('dialog').getByText('Game over').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await home.click();
    };
    await page.getByRole('button', { name: 'Open tiles' }).click();
    await untilMyTurn(page);
    await square(page, 111).click();
    await typeLetters(page, [...'QUARTZ']);
    await playLaidOut(page);
    await expect.poll(async () => (await seenTable(page)).scores).toEqual([68]);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(async () => (await seenTable(page)).scores).toEqual([0]);
    await square(page, 111).click();
    await typeLetters(page, [...'ZAX']);
    await playLaidOut(page);
    await expect.poll(async () => (await seenTable(page)).scores).toEqual([38]);
    await stop();

    await page.getByRole('button', { name: 'Two racks' }).click();
    await untilMyTurn(page);
    const first = (await seenTable(page)).rack;
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
    // The other rack is there at once: there is nobody to hide it from.
    await expect.poll(async () => (await seenTable(page)).rack).not.toEqual(first);
    await stop();

    await page.getByRole('button', { name: 'Solitaire' }).click();
    await untilMyTurn(page);
    const alone: GameConfig = {
      preset: 'deluxe',
      sides: 1,
      options: { 'dictionary.id': 'english', 'solitaire.mode': 'tally' },
    };
    const seen = await seenTable(page);
    const action = advise(alone, seen);
    if (action.type === 'play') {
      await page.keyboard.press(':');
      await command(page, moveText(alone, seen.board, action.tiles));
      await expect.poll(async () => (await seenTable(page)).scores[0]).toBeGreaterThan(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('Crosswords', () => {
  it('rolls dice for a cross that is covered, and counts them', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await startGame(page, { rulebook: 'Crosswords', second: 'person', dealCode: 'dice' });
    await showLetters(page);
    // From the small cross to the cross on L8.
    await layAcross(page, 111, 6);
    await playLaidOut(page);
    await page.locator('.die').first().waitFor();
    await expect.poll(() => page.locator('.die').count()).toBe(2);
    await expect
      .poll(() => page.locator('.side .sheet').textContent())
      .toMatch(/The dice show [1-6]\+[1-6] \(L8\)/u);
    expect(await objections(page, 'dice')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

async function command(page: Page, text: string): Promise<void> {
  await page.getByLabel('Command', { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

/** As one would type it. */
function moveText(config: GameConfig, board: readonly string[], tiles: readonly Placement[]): string {
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  return formatMove({ board, layout: configured.value.layout }, tiles);
}

describe('the command line', () => {
  it('is enough to play a whole game, and to hear about it', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await startGame(page, {
      second: 'beginner',
      dealCode: 'by commands',
      options: [
        ['Finish Line', 'Finish Line', 'on'],
        ['Finish Line', 'Level: You', 'beginner'],
        ['Finish Line', 'Level: Beginner 1', 'beginner'],
      ],
    });
    await untilMyTurn(page);
    await page.keyboard.press(':');
    const answer = page.locator('.command-answer');
    await command(page, 'bag');
    await expect.poll(() => answer.textContent()).toMatch(/\d+ in the bag\. Unseen: A \d+, B \d/u);
    await command(page, 'scores');
    await expect.poll(() => answer.textContent()).toMatch(/^You \d+, Beginner 1 \d+$/u);
    await command(page, 'rack');
    await expect.poll(() => answer.textContent()).toMatch(/^Your tiles: /u);
    await command(page, 'hello');
    await expect.poll(() => answer.textContent()).toContain('Can’t read “hello”');
    await command(page, '1a xyzzy');
    await expect.poll(() => answer.textContent()).toMatch(/You don’t have|must touch|centre square/u);
    expect(await objections(page, 'command line')).toEqual([]);
    const { rack } = await seenTable(page);
    await command(page, `exchange ${rack.slice(0, 2).join('').toLowerCase()}`);
    const levels = ['beginner', 'beginner'];
    const config: GameConfig = {
      preset: 'standard-2007',
      sides: 2,
      options: { 'dictionary.id': 'english', 'finishLine.enabled': 'on', 'finishLine.level': levels },
    };
    const over = page.getByRole('dialog').getByText('Game over');
    const turn = page.locator('.status', { hasText: 'Your turn' });
    await expect.poll(async () => (await seenTable(page)).rack).not.toEqual(rack);
    for (;;) {
      const asked = page.getByRole('button', { name: 'Accept' });
      await over.or(turn).or(asked).first().waitFor();
      if (await over.isVisible()) break;
      if (await asked.isVisible()) {
        await command(page, 'accept');
        await asked.waitFor({ state: 'detached' });
        continue;
      }
      const seen = await seenTable(page);
      const action = advise(config, seen);
      await command(page, action.type === 'play' ? moveText(config, seen.board, action.tiles) : action.type);
      await expect.poll(async () => (await seenTable(page)).scores.join()).not.toBe(seen.scores.join());
    }
    await page.getByText('Fair draw verified').waitFor();
    expect(await objections(page, 'result')).toEqual([]);

    // The whole game is in a link, and whoever follows it can replay it by arrow keys.
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.locator('.shared-link input').inputValue();
    const scores = (await seenTable(page)).scores;
    await page.evaluate((address) => {
      location.hash = new URL(address).hash;
    }, link);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByText('Before the first turn').waitFor();
    await expect.poll(async () => (await seenTable(page)).board.join('')).toBe('');
    expect(await objections(page, 'replay')).toEqual([]);
    await page.keyboard.press('End');
    await expect.poll(async () => (await seenTable(page)).scores).toEqual(scores);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await expect.poll(async () => (await seenTable(page)).board.join('')).toBe('');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'End replay' }).waitFor({ state: 'detached' });
    // Where no server keeps short links, asking for one fails, and the link holds the game.
    expect(complaints.filter((text) => !/status of 40[45]/u.test(text))).toEqual([]);
    await context.close();
  });
});

describe('a game on paper', () => {
  it('is counted, tracked and judged for people with a board of their own, and is still there tomorrow', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Table companion' }).click();
    await page.getByLabel('Player names').fill('Ann, Ben, Cy');
    await page.getByRole('button', { name: 'Start game' }).click();
    const enter = async (turn: string): Promise<void> => {
      await page.getByLabel('Enter a turn').fill(turn);
      await page.keyboard.press('Enter');
    };
    await enter('8f horn');
    await page.getByText('Ben to play').waitFor();
    await enter('1a horn');
    await page.getByText('must touch a tile on the board').first().waitFor();
    await enter('h6 fa.m');
    // Cy taps the first square and the letters, one of them once too often.
    await square(page, 140).click();
    const tap = (letter: string): Promise<void> =>
      page.getByRole('button', { name: new RegExp(`^${letter}, \\d+ left$`, 'u') }).click();
    for (const letter of ['P', 'A', 'S', 'T', 'T']) await tap(letter);
    await page.getByRole('button', { name: 'Erase' }).click();
    await tap('Q');
    expect(await objections(page, 'companion, letters open')).toEqual([]);
    await page.getByRole('button', { name: 'Enter play' }).click();
    await expect.poll(async () => (await seenTable(page)).scores).toEqual([14, 9, 52]);
    expect(await objections(page, 'companion')).toEqual([]);
    await page.getByRole('button', { name: 'Challenge PASTQ' }).click();
    await page.getByText('Not valid: PASTQ').waitFor();
    await page.reload();
    await expect.poll(async () => (await seenTable(page)).scores).toEqual([14, 9, 0]);
    await page.getByText('Ann to play').waitFor();
    // A good play stands, and who was wrong to challenge it loses the next turn.
    await square(page, 140).click();
    await typeLetters(page, ['P', 'A', 'S', 'T']);
    await page.keyboard.press('Enter');
    await page.getByLabel('Challenger').selectOption('Cy');
    await page.getByRole('button', { name: 'Challenge PAST, FARMS' }).click();
    await page.getByText('The play is valid: PAST, FARMS. The challenger loses the next turn.').waitFor();
    await enter('pass');
    await page.getByText('Ann to play').waitFor();
    await expect.poll(() => page.locator('.sheet').textContent()).toContain('turn lost');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('heading', { name: 'Ann – Ben – Cy' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
