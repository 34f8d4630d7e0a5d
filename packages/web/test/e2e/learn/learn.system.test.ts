/** The rulebook in the page: found, searched, and opened at the rule behind a refusal. */

import type { Locator, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { advisePlay } from '../support/adviser.ts';
import {
  browserForTests,
  playLaidOut,
  seenTable,
  square,
  startGame,
  untilMyTurn,
} from '../support/browser-table.ts';
import { layAcross, typePlay } from '../support/typing.ts';

const table = browserForTests();

describe('the rulebook', () => {
  it('is searched, tells how editions differ, and has nothing that axe objects to', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Rulebook The rules of' }).click();
    await page.getByRole('heading', { name: 'Rulebook', level: 1 }).waitFor();
    await page.getByLabel('Rules of').selectOption('collectible-2020');
    await page.getByText('at least seven tiles').waitFor();
    await page.getByLabel('Search the rules').fill('blank');
    await page.getByRole('heading', { name: 'Blanks' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Passing' }).count()).toBe(0);
    expect(await objections(page, 'the rulebook')).toEqual([]);
    await page.getByRole('link', { name: 'How the editions differ' }).click();
    const row = page.getByRole('row', { name: /Exchanging needs/u });
    await row.getByRole('cell', { name: 'Seven tiles left' }).waitFor();
    expect(await objections(page, 'the editions')).toEqual([]);
    // A table that is too wide says so at its edge, and is scrolled by keys; one that fits is no stop on the way.
    const wide = page.getByRole('group', { name: 'How the editions differ' });
    await expect.poll(() => wide.getAttribute('tabindex')).toBeNull();
    await page.setViewportSize({ width: 320, height: 568 });
    await page.locator('.scroll-frame.more-right').first().waitFor();
    await wide.press('ArrowRight');
    await page.locator('.scroll-frame.more-left').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens at the rule behind a refusal, and leads back to the game with what was laid out', async () => {
    const { page, context } = await table().visit();
    await startGame(page, { rulebook: 'Deluxe', dealCode: 'rules' });
    await untilMyTurn(page);
    await layAcross(page, 0, 2);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Why?' }).click();
    await page.getByRole('heading', { name: 'Rulebook', level: 1 }).waitFor();
    await expect.poll(() => page.getByLabel('Rules of').inputValue()).toBe('table');
    await page.locator('.rule-section:focus').waitFor();
    // Lessons on a board of their own do not touch the game; rooms with words stay shut while its rules lock them.
    await page.goto(new URL('#/learn/steps', page.url()).href);
    await page.locator('#rack').waitFor();
    await page.goto(new URL('#/learn/drills', page.url()).href);
    await page.getByText('This page opens when the game is over.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Start', exact: true }).count()).toBe(0);
    for (let back = 0; back < 3; back++) await page.goBack();
    await untilMyTurn(page);
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([0, 1]);
    await page.goForward();
    await page.goto(new URL('#/learn/drills', page.url()).href);
    await page.getByRole('button', { name: 'Pause game and continue' }).click();
    await page.getByText('0 to review, 10 new.').waitFor();
    await context.close();
  });
});

/** From the middle of one thing to the middle of another, with the mouse. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const middle = async (of: Locator): Promise<[number, number]> => {
    const box = await of.boundingBox();
    if (box === null) throw new Error('it is on the screen');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up();
}

function onRack(page: Page, letter: string): Locator {
  return page.locator(`#rack [data-tile="${letter}"]`);
}

/** The plays of the five turns, each laid in another way. */
const WAYS: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    // The rules refuse here as in a game, and lead to the section that says why.
    await page.keyboard.type('horn');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.getByText('That is legal too, but this turn is 8F HORN.').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('horn');
    await page.keyboard.press('Enter');
    await page.locator('.practice-status').getByRole('link', { name: 'Why?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('horn');
    await page.keyboard.press('Enter');
  },
  async (page) => {
    await page.locator('#rack').scrollIntoViewIfNeeded();
    for (const [letter, at] of [
      ['F', 82],
      ['A', 97],
      ['M', 127],
    ] as const)
      await drag(page, onRack(page, letter), square(page, at));
    // What it counts is the question, so nothing tells it beforehand.
    await page.locator('.practice-status', { hasText: 'Count it yourself' }).waitFor();
    expect(await page.locator('.play-score').count()).toBe(0);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
  },
  async (page) => {
    await page.getByText('Type the play instead').click();
    await page.getByLabel('Play, such as 8H HORN').fill('10f paste');
    await page.keyboard.press('Enter');
  },
  async (page) => {
    await onRack(page, 'O').click();
    await square(page, 128).click();
    await onRack(page, 'B').click();
    await square(page, 129).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Play it for me' }).click();
  },
];

/** Where the links of a page lead that stay on this page's site, each once. */
function linksOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('main a[href^="#/"]')].map((link) => link.getAttribute('href') ?? ''),
    ),
  ]);
}

/** Goes to each address, as a click does, and tells which of them lead nowhere. */
function deadEnds(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const isThere = (address: string): boolean => {
      const [, screen, room = '', place = '', section = ''] = address.split('/');
      const here = document.activeElement;
      if (screen === 'new') return here?.closest(`[data-option="${place}"]`) != null;
      if (room === 'rules' && section === '') return document.querySelector('.rule-section') !== null;
      if (room === 'rules') return here?.classList.contains('rule-section') === true;
      // The way to all screens is what comes where there is no such screen.
      return (
        document.querySelector('main h1') !== null && document.querySelector('main .screen-group') === null
      );
    };
    const dead: string[] = [];
    for (const address of all) {
      location.hash = '#/learn';
      await new Promise((resolve) => setTimeout(resolve));
      location.hash = address;
      const until = performance.now() + 40_000;
      while (!isThere(address) && performance.now() < until) await new Promise(requestAnimationFrame);
      if (!isThere(address)) dead.push(address);
    }
    return dead;
  }, addresses);
}

describe('links between rules, options and lessons', () => {
  it('all lead somewhere, and lessons lead back', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    const found = new Set<string>();
    for (const place of ['rules/deluxe', 'rules/collectible-2020', 'rules/crosswords', 'editions']) {
      // From elsewhere, so that what is there is not that of the place before.
      await page.goto(new URL('#/learn', page.url()).href);
      await page.locator('main .screen-group').first().waitFor();
      await page.goto(new URL(`#/learn/${place}`, page.url()).href);
      await page
        .locator(place === 'editions' ? 'main table' : '.rule-section')
        .first()
        .waitFor();
      for (const address of await linksOn(page)) found.add(address);
    }
    const lessons = [...found].filter((address) => /^#\/learn\/(?!rules|editions)/u.test(address));
    expect(lessons.length).toBeGreaterThan(25);
    for (const lesson of lessons) {
      await page.goto(new URL(lesson, page.url()).href);
      if (!/(tips|drills)$/u.test(lesson)) await page.locator('main a[href*="/rules/"]').first().waitFor();
      for (const address of await linksOn(page)) found.add(address);
    }
    expect(found.size).toBeGreaterThan(150);
    // What both games can agree on is found in the same place of the set-up.
    const others = [...found].filter((address) => !/^#\/new\/crosswords\/(?!cw\.)/u.test(address));
    expect(await deadEnds(page, others)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('open an option at the set-up, and its rules in another window', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.goto(new URL('#/learn/rules/collectible-2020/exchange', page.url()).href);
    const section = page.locator('#rule-exchange');
    await section.getByText('What the referee says').click();
    await section.getByText('You can exchange only while the bag has at least 7 tiles.').waitFor();
    await section.getByText('What you can agree on').click();
    await section.getByRole('link', { name: 'Exchanging needs' }).click();
    const option = page.locator('[data-option="exchange.minPool"]');
    await option.locator('select:focus').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /2020/u }).isChecked()).toBe(true);
    expect(await objections(page, 'the set-up')).toEqual([]);
    const opened = context.waitForEvent('page');
    await option.getByRole('link', { name: 'Read the rules' }).click();
    await (await opened).locator('#rule-exchange:focus').waitFor();
    // Another rulebook's address is followed from the set-up itself too.
    await page.goto(new URL('#/new/crosswords', page.url()).href);
    await expect.poll(() => page.getByRole('radio', { name: 'Crosswords' }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

const STANDARD = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'english' } } as const;

describe('the learning game', () => {
  it('has an open dictionary, tells what words mean, and keeps them in the diary', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Learning game' }).click();
    await untilMyTurn(page);
    const lookUp = page.getByLabel('Look up a word');
    await lookUp.fill('qat');
    await page.keyboard.press('Enter');
    await page.getByText('QAT is valid.').waitFor();
    await lookUp.fill('zzzq');
    await page.keyboard.press('Enter');
    await page.getByText('ZZZQ isn’t in the dictionary.').waitFor();
    await typePlay(page, advisePlay(STANDARD, await seenTable(page)));
    await playLaidOut(page);
    const words = page.locator('.played-words dt');
    await words.first().waitFor();
    const [word = ''] = await words.allTextContents();
    expect(word).toMatch(/^[A-Z]{2,}$/u);
    expect(await objections(page, 'a learning game')).toEqual([]);
    await page.getByRole('link', { name: 'Word diary' }).click();
    await page.getByLabel('Find a word').fill(word);
    await page.locator('.diary-words dt', { hasText: word }).first().waitFor();
    expect(await objections(page, 'the word diary')).toEqual([]);
    await expect.poll(() => page.title()).toBe('Word diary · Learn · Lexiko');
    await page.getByRole('link', { name: 'Back to the game' }).press('Enter');
    await untilMyTurn(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('counting practice', () => {
  it('has every turn laid by keys, hand or notation, and accepts exactly the printed scores', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.goto(new URL('#/learn/steps', page.url()).href);
    const question = page.getByLabel('How many points?');
    for (const [at, score] of [14, 9, 25, 16, 16].entries()) {
      await page.getByRole('heading', { name: `Turn ${at + 1} of 5` }).waitFor();
      await page.locator('#rack').waitFor();
      if (at === 0) expect(await objections(page, 'a play to be laid')).toEqual([]);
      await WAYS[at]?.(page);
      await question.and(page.locator(':focus')).waitFor();
      await page.keyboard.type(String(score + 1));
      await page.keyboard.press('Enter');
      await page.locator('.verdict', { hasText: 'Count again' }).waitFor();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(String(score));
      await page.keyboard.press('Enter');
      await page.locator('.verdict', { hasText: 'Right!' }).waitFor();
      await page.getByText(`Total: ${score} points.`).waitFor();
      if (at === 0) expect(await objections(page, 'a counted turn')).toEqual([]);
      await page.getByText(`${at + 1} of 5 turns counted`).waitFor();
      if (at < 4) {
        // Two buttons lead on, and no two have the same name.
        expect(await page.getByRole('button', { name: 'Next turn' }).count()).toBe(1);
        await page.getByRole('button', { name: 'Continue', exact: true }).focus();
        await page.keyboard.press('Enter');
      }
    }
    // What was counted outlasts a reload, and learning goes on from here.
    await page.reload();
    await page.getByText('5 of 5 turns counted').waitFor();
    await page.goto(new URL('#/learn', page.url()).href);
    await page.getByRole('link', { name: 'First steps' }).getByText('All 5 done').waitFor();
    await page.getByRole('link', { name: 'First steps' }).click();
    await page.getByRole('link', { name: 'Continue to the Guide Game' }).click();
    await page.getByRole('heading', { name: 'Turn 1 of 32' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('goes through the Guide Game to its printed totals', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Lessons, drills' }).click();
    await page.getByRole('link', { name: 'Guide Game' }).click();
    await page.getByRole('heading', { name: 'Turn 1 of 32' }).waitFor();
    // Where somebody counts, a tile shows and tells what it covers: here two squares that triple the word.
    for (let turn = 1; turn < 19; turn++) await page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByRole('heading', { name: 'Turn 19 of 32' }).waitFor();
    await expect.poll(() => page.locator('.cell .covered').allTextContents()).toEqual(['3W', '3W']);
    await expect
      .poll(() => page.getByRole('gridcell', { name: /^A1, triple word, C, 3 points/u }).count())
      .toBe(1);
    // Neither hides the letter: a T without its bar would be an I.
    const hidden = await page.locator('.cell:has(> .covered)').evaluateAll((cells) =>
      cells.map((cell) => {
        const [label, letter] = ['.covered', '.letter'].map((part) => cell.querySelector(part));
        if (!label || !letter) throw new Error('a tile has a letter');
        const { top, height } = letter.getBoundingClientRect();
        return (label.getBoundingClientRect().bottom - top) / height;
      }),
    );
    expect(Math.max(...hidden)).toBeLessThan(1 / 3);
    await page.getByRole('button', { name: 'Last turn' }).click();
    await page.getByText('Total: 824 points.').waitFor();
    await page.getByRole('row', { name: /\(AI\) -2 456/u }).waitFor();
    // The two marks of skilled play (G-12).
    await page.getByRole('row', { name: /Points from premium squares 237 149 386/u }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has a score sheet whose German headings are whole on a small phone', async () => {
    const { page, context } = await table().visit({
      locale: 'de-DE',
      viewport: { width: 360, height: 740 },
    });
    await page.goto(new URL('#/learn/guide', page.url()).href);
    await page.getByRole('button', { name: 'Nächster Zug' }).click();
    await page.locator('.sheet th.number', { hasText: 'Punkte' }).waitFor();
    const cut = await page.locator('.sheet th.number').evaluateAll((headings) =>
      headings
        .filter((heading) => {
          const text = document.createRange();
          text.selectNodeContents(heading);
          return text.getBoundingClientRect().left < heading.getBoundingClientRect().left;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    await context.close();
  });
});
