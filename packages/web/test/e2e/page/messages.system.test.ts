/** What the page says over its screens, how it goes away again, and how what was removed comes back. */

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { browserForTests, openMenu, startGame, untilMyTurn } from '../support/browser-table.ts';
import { answerCard, gradeCard } from '../support/drill-cards.ts';

const table = browserForTests();

const MISSING = 'That game isn’t on this device.';

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

/** Where a table is laid out in different ways. */
const SCREENS = [
  [1280, 800],
  [390, 844],
  [1024, 768],
  [1920, 1080],
  [320, 568],
  [740, 360],
] as const;

/** Those of the elements on the screen that something else lies over, in the middle of them. */
function coveredAt(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)];
    if (found.length === 0) return ['nothing is there'];
    return found.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      const isOnScreen = top + height / 2 < innerHeight;
      return !isOnScreen || one.contains(above) || above?.contains(one) === true
        ? []
        : [`${one.textContent} under ${above?.className ?? 'nothing'}`];
    });
  }, selector);
}

describe('a message over the page', () => {
  it('goes by itself, but not while somebody points at it', async () => {
    const { page, context, complaints } = await table().visit();
    await page.clock.install();
    await goTo(page, '#/game/nowhere');
    const message = page.getByRole('alert');
    await message.getByText(MISSING).waitFor();
    await message.hover();
    // From here on time passes only as told, however long the machine takes.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    expect(await message.count()).toBe(1);
    await page.mouse.move(1, 700);
    await page.clock.runFor(11_000);
    expect(await message.count()).toBe(1);
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect.poll(() => message.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks once, after the first game, whether somebody wants to hear it, and covers nothing', async () => {
    const { page, context, complaints } = await table().visit();
    await page.evaluate(() => localStorage.setItem('lexiko.settings', '{"pace":"quick"}'));
    await page.reload();
    await startGame(page, { second: 'beginner', dealCode: 'sounds on' });
    await untilMyTurn(page);
    // The first game itself is left alone: scores, board and buttons are in plain sight.
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => coveredAt(page, '.scores .score'), { message: `${width} × ${height}` })
        .toEqual([]);
    }
    await openMenu(page, 'Resign');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    const question = page.locator('.sound-question');
    await question.waitFor();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await question.scrollIntoViewIfNeeded();
      await expect
        .poll(() => coveredAt(page, '.sound-question, .sound-question button'), {
          message: `${width} × ${height}`,
        })
        .toEqual([]);
      await expect
        .poll(() => coveredAt(page, '.standings .score'), { message: `${width} × ${height}` })
        .toEqual([]);
    }
    await question.getByRole('button', { name: 'Turn on' }).click();
    await question.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('lexiko.settings')))
      .toContain('"sound":"on"');
    await page.reload();
    await page.locator('.standings').waitFor();
    expect(await question.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('what was removed', () => {
  it('leaves a line in the list of games: a second press removes no other game, and it comes back', async () => {
    const { page, context, complaints } = await table().visit({ viewport: { width: 360, height: 740 } });
    for (const dealCode of ['first', 'second', 'third']) {
      await startGame(page, { second: 'beginner', dealCode });
      await untilMyTurn(page);
      await goTo(page, '#/');
    }
    const games = page.locator('.kept-game a');
    await expect.poll(() => games.count()).toBe(3);
    const remove = page.getByRole('button', { name: /^Remove the game/u });
    await remove.nth(1).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await remove.nth(1).boundingBox()) ?? new DOMRect();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page
      .getByText(/^Removed: /u)
      .first()
      .waitFor();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.mouse.click(x + width / 2, y + height / 2);
    expect(await games.count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => games.count()).toBe(3);
    await expect.poll(() => games.nth(1).evaluate((one) => one.matches(':focus'))).toBe(true);

    // Who goes away without it has removed it; what was put back is whole.
    await remove.nth(0).click();
    await page.reload();
    await expect.poll(() => games.count()).toBe(2);
    await games.first().click();
    await untilMyTurn(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('comes back to the companion: a game that was put away for a new one, and a turn taken back', async () => {
    const { page, context, complaints } = await table().visit();
    await page.getByRole('link', { name: 'Table companion' }).click();
    await page.getByRole('button', { name: 'Start game' }).click();
    for (const turn of ['8f horn', 'h6 fa.m']) {
      await page.getByLabel('Enter a turn').fill(turn);
      await page.keyboard.press('Enter');
    }
    const plays = page.locator('.notation');
    await expect.poll(() => plays.count()).toBe(2);
    await page.getByRole('button', { name: 'Undo last turn' }).click();
    await expect.poll(() => plays.count()).toBe(1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => plays.count()).toBe(2);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Start game' }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => plays.count()).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('comes back to the drills: progress that was forgotten, or that a file took the place of', async () => {
    const { page, context, complaints } = await table().visit();
    const undo = page.locator('.toast').getByRole('button', { name: 'Undo' });
    const begun = (cards: number): Promise<void> => page.getByText(`${cards} of 145 started`).waitFor();
    const answerOne = async (): Promise<void> => {
      await goTo(page, '#/learn/drills/twos');
      await answerCard(page, 'right');
      await gradeCard(page, '4');
      await goTo(page, '#/learn/drills');
    };
    await answerOne();
    await begun(1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save progress' }).click();
    const file = await (await saved).path();

    await page.getByRole('button', { name: 'Reset progress…' }).click();
    await begun(1); // one press only asks
    await page.getByRole('button', { name: 'Delete all progress' }).click();
    await begun(0);
    await undo.click();
    await begun(1);
    await page.reload();
    await begun(1);

    await answerOne();
    await begun(2);
    await page.getByLabel('Load progress').setInputFiles(file);
    await begun(1);
    await undo.click();
    await begun(2);
    await page.reload();
    await begun(2);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a player removed in the set-up', () => {
  it('comes back with name and place, beside what was changed meanwhile', async () => {
    const { page, context, complaints } = await table().visit();
    await page.getByRole('link', { name: 'Choose a rulebook' }).click();
    await page.getByRole('button', { name: 'Add player' }).click();
    const names = (): Promise<string[]> =>
      page.locator('.seat-row input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await page.getByLabel('Player 1: Name').fill('Ann');
    await page.getByRole('button', { name: 'Remove: Player 3' }).press('Enter');
    await expect.poll(names).toEqual(['Ann', 'Easy']);
    // The row is gone, and the keyboard is where a player is added.
    await expect
      .poll(() => page.getByRole('button', { name: 'Add player' }).evaluate((one) => one.matches(':focus')))
      .toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['Ann', 'Easy', 'Player 3']);

    await page.getByRole('button', { name: 'Remove: Ann' }).click();
    await page.getByLabel('Deal code').fill('changed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await names())[0]).toBe('Ann');
    expect(await names()).toHaveLength(3);
    expect(await page.getByLabel('Deal code').inputValue()).toBe('changed');

    // What is over with the set-up cannot be undone elsewhere.
    await page.getByRole('button', { name: 'Remove: Ann' }).click();
    // While somebody points at it, it does not go by itself.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await goTo(page, '#/');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('whose turn it is', () => {
  it('is shown in the title and the icon of the tab and on the icon of the app, and the clock is as large as the score', async () => {
    const { page, context, complaints } = await table().visit();
    await page.addInitScript(() => {
      const badges: (number | null)[] = [];
      Object.assign(globalThis, { badges });
      navigator.setAppBadge = (count) => {
        badges.push(count ?? 0);
        return Promise.resolve();
      };
      navigator.clearAppBadge = () => {
        badges.push(null);
        return Promise.resolve();
      };
    });
    await page.reload();
    const icon = (): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');
    const badge = (): Promise<number | null | undefined> =>
      page.evaluate(() => (globalThis as unknown as { readonly badges: (number | null)[] }).badges.at(-1));
    await expect.poll(() => page.title()).toBe('Lexiko');
    await startGame(page, {
      second: 'beginner',
      options: [['Clock', 'Time per turn: You', '300']],
      dealCode: 'marked',
    });
    await untilMyTurn(page);
    await expect.poll(() => page.title()).toBe('● Your turn · Standard · Lexiko English · Lexiko');
    await expect.poll(icon).toBe('/icon-turn.svg');
    await expect.poll(badge).toBe(1);
    expect((await page.request.get(new URL('/icon-turn.svg', page.url()).href)).ok()).toBe(true);
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const sizes = await page
        .locator('.player')
        .first()
        .locator('.clock, .score')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
      expect(sizes[0], `${width} × ${height}`).toBe(sizes[1]);
    }
    await goTo(page, '#/');
    await expect.poll(() => page.title()).toBe('Lexiko');
    await expect.poll(icon).toBe('/icon.svg');
    await expect.poll(badge).toBe(null);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
