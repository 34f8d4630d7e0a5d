/** Drills and lessons in the page: by keys alone, kept over a reload, without a network, and ruled on by the referee. */

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TIPS } from '@lexiko/analysis';
import { describe, expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { browserForTests, square, untilStored } from '../support/browser-table.ts';
import { openWay } from '../support/cut-way.ts';
import { answerCard, gradeCard, isGoodWord } from '../support/drill-cards.ts';
import { tabTo, typeLetters } from '../support/typing.ts';

const table = browserForTests();

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(`#/learn/${path}`, page.url()).href);
}

describe('drills', () => {
  it('are done by keyboard alone and without a network; progress outlasts a reload and goes elsewhere as a file', async () => {
    const way = await openWay(table().url);
    const visit = await table().visit({ reducedMotion: 'reduce', serviceWorkers: 'allow' }, way.url);
    const { page, context, complaints } = visit;
    await untilStored(page);
    way.cut();
    await page.reload();
    await goTo(page, 'drills');
    await page.getByText('0 to review, 10 new.').waitFor();
    await page.getByLabel('New cards per deck and day').fill('3');
    await page.keyboard.press('Tab');
    await page.getByText('0 to review, 3 new.').waitFor();
    expect(await objections(page, 'drills')).toEqual([]);
    await page.getByRole('link', { name: 'Start', exact: true }).focus();
    await page.keyboard.press('Enter');
    // What was wrong comes back at once, whatever key is pressed.
    await answerCard(page, 'wrong');
    await page.getByText('Not quite.').first().waitFor();
    expect(await page.locator('.drill-grades button').count()).toBe(1);
    await page.keyboard.press('4');
    expect(await page.locator('.drill-grades button').count()).toBe(1);
    await gradeCard(page, '1');
    const word = await answerCard(page, 'right');
    await page.getByText('Right!').first().waitFor();
    const said = isGoodWord(word) ? `${word} is a word` : `${word} isn’t a word`;
    await page.locator('.drill-solution').getByText(said).waitFor();
    expect(await objections(page, 'an answered card')).toEqual([]);
    await gradeCard(page, '4');
    await answerCard(page, 'right');
    await gradeCard(page, '4');
    await answerCard(page, 'right');
    await gradeCard(page, '4');
    await page.getByRole('heading', { name: 'Done for today!' }).waitFor();
    await page.getByText('4 answers, 3 right.').waitFor();
    await page.reload();
    await goTo(page, 'drills');
    await page.getByText('No more cards are due today.').waitFor();
    await page.getByText('3 of', { exact: false }).first().waitFor();
    await page.getByText('Show as table').click();
    await expect.poll(() => page.locator('.drill-table tbody tr').textContent()).toContain('4375 %');
    expect(await objections(page, 'progress')).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save progress' }).click();
    const written = await readFile(await (await saved).path());
    expect(complaints).toEqual([]);
    await context.close();
    await way.close();

    const other = await table().visit({ reducedMotion: 'reduce' });
    await goTo(other.page, 'drills');
    await other.page.getByText('0 to review, 10 new.').waitFor();
    const load = (buffer: Buffer): Promise<void> =>
      other.page
        .getByLabel('Load progress')
        .setInputFiles({ name: 'drills.json', mimeType: 'application/json', buffer });
    await load(Buffer.from('{}'));
    await other.page.getByText('This file has no drills.').first().waitFor();
    await load(written);
    await other.page.getByText('3 cards loaded.').first().waitFor();
    await other.page.getByText('No more cards are due today.').waitFor();
    await other.context.close();
  });

  it('bring back within the sitting what was not known, and ask for hooks, bingos and stems', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await goTo(page, 'drills/hooks2');
    await page.getByText('10 cards left').waitFor();
    await page.getByRole('textbox', { name: 'Before' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('abcdefgh');
    await page.keyboard.press('Enter');
    await page.getByText('Not quite.').first().waitFor();
    await page.locator('.drill-solution').getByText('Before it:').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('10 cards left').waitFor();
    await page.getByRole('textbox', { name: 'Before' }).waitFor();
    await goTo(page, 'drills/sevens');
    await page.getByRole('heading', { name: 'Which words use all these letters?' }).waitFor();
    await page.getByRole('button', { name: 'Shuffle' }).click();
    await page.getByRole('textbox', { name: 'Words' }).fill('zzz');
    await page.keyboard.press('Enter');
    await page.locator('.drill-solution').getByText('Wrong: ZZZ.').waitFor();
    await goTo(page, 'drills/stems');
    await page.getByRole('heading', { name: 'Which seventh letters' }).waitFor();
    await page.getByRole('textbox', { name: 'Letters' }).fill('s');
    await page.keyboard.press('Enter');
    await page.locator('.drill-solution').getByText('Missing:').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('lessons on positions', () => {
  it('have the referee rule in the clinic, by keyboard alone, and count the diagrams of Crosswords', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await goTo(page, 'clinic/herd');
    const decide = async (reason: string): Promise<void> => {
      await page.getByLabel(reason).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    };
    // Nothing has been judged yet, so that nothing is counted.
    await page.getByLabel('No: it makes a non-word').waitFor();
    expect(await page.getByText(/\d of \d+ right/u).count()).toBe(0);
    await decide('No: it makes a non-word');
    await page.locator('.verdict:focus', { hasText: 'Right!' }).waitFor();
    await page.getByText('DD isn’t in the dictionary.').waitFor();
    expect(await objections(page, 'the clinic')).toEqual([]);
    // The same letters, laid so that the referee lets it pass.
    await page.getByRole('button', { name: 'Make a legal play' }).click();
    await square(page, 41).click();
    await page.keyboard.press('Space');
    await typeLetters(page, [...'HERD']);
    await page.keyboard.press('Enter');
    await page.locator('.practice-status.info', { hasText: 'DD isn’t in the dictionary.' }).waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('o');
    await page.keyboard.press('Enter');
    await page.getByText('L3 HERO is legal and scores 27 points.').first().waitFor();
    await page.getByRole('link', { name: 'Next case' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus', { hasText: 'Case 15 of 22' }).waitFor();
    await decide('No: it makes a non-word');
    await page.locator('.verdict', { hasText: 'The referee disagrees.' }).waitFor();
    await page.getByText('Legal, for 27 points:').waitFor();
    await page.getByText('1 of 2 right').waitFor();
    await page.reload();
    await page.getByText('1 of 2 right').waitFor();
    await goTo(page, 'clinic/gate');
    await decide('No: it makes a non-word');
    await page.getByText('GATELIED isn’t in the dictionary.').waitFor();
    await goTo(page, 'clinic/base');
    await decide('No: it makes a non-word');
    await page.getByText('SB isn’t in the dictionary.').waitFor();
    await page.getByRole('link', { name: 'The rule' }).click();
    await page.locator('#rule-cwPlaying:focus').waitFor();
    await goTo(page, 'diagrams/second');
    const question = page.getByLabel('How many points?');
    for (const [at, score] of [15, 15, 15, 15, 40, 85, 140, 30].entries()) {
      await page.getByRole('heading', { name: `Turn ${at + 1} of 8` }).waitFor();
      await question.fill(String(score));
      await page.keyboard.press('Enter');
      await page.getByText(`Total: ${score} points.`).waitFor();
      if (at < 7) await page.getByRole('button', { name: 'Next turn' }).click();
    }
    await page.getByLabel('Show where this player scores').check();
    await page.getByText('L8 70 points on average').waitFor();
    expect(await objections(page, 'diagrams')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Marks every word by what the page says when nothing is marked, then asks for the next ones. */
async function answerQuiz(page: Page): Promise<void> {
  const quiz = page.locator('.tip-asked');
  const check = quiz.getByRole('button', { name: 'Check' });
  const more = quiz.getByRole('button', { name: 'More words' });
  await check.press('Enter');
  // A word without hooks is asked for too.
  while (await quiz.getByText('None of them is in the dictionary.').isVisible()) {
    await more.press('Enter');
    await more.waitFor({ state: 'detached' });
    await check.press('Enter');
  }
  const missed = await quiz.getByText(/^You missed: /u).textContent();
  const right = (missed ?? '').replace(/^You missed: |\.$/gu, '').split(' ');
  for (const word of right) await quiz.getByRole('checkbox', { name: word, exact: true }).press('Space');
  await check.press('Enter');
  await quiz.getByText('Right!').waitFor();
  const wrong = (await quiz.locator('.tip-group').allTextContents()).find((word) => !right.includes(word));
  await quiz.getByRole('checkbox', { name: wrong ?? '', exact: true }).press('Space');
  await check.press('Enter');
  await quiz.getByText(`Not in the dictionary: ${wrong}.`).waitFor();
  await more.press('Enter');
  await quiz.getByText('Not in the dictionary').waitFor({ state: 'detached' });
}

describe('the ten tips', () => {
  it('lead to their tools, which answer, by keyboard alone', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await goTo(page, 'tips');
    await page.getByRole('heading', { name: 'Ten tips' }).waitFor();
    await expect.poll(() => page.locator('.tip-card').count()).toBe(10);
    expect(await objections(page, 'the tips')).toEqual([]);
    await tabTo(page, 'Lists and cards');
    await page.keyboard.press('Enter');
    await page.getByText('Our dictionary has all hundred words printed in the 2020 rulebook.').waitFor();
    await tabTo(page, 'AE');
    await page.keyboard.press('Enter');
    await page.getByText('G H K M N S T W').waitFor();
    await answerQuiz(page);
    await goTo(page, 'tips/groups');
    await page.getByRole('textbox', { name: 'Tiles' }).fill('GNIRTSA');
    for (const group of ['ING', 'NT', 'STR'])
      await page.getByRole('checkbox', { name: group, exact: true }).press('Space');
    await tabTo(page, 'Check');
    await page.keyboard.press('Enter');
    await page.getByText('Right!').first().waitFor();
    await goTo(page, 'tips/keeping');
    await page.getByRole('textbox', { name: 'Tiles' }).fill('RAINSTV');
    await tabTo(page, 'Keep V');
    await page.keyboard.press('Enter');
    await page.getByText(/Worth -\d/u).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Keep S' }).press('Space');
    await page.getByText(/Worth \+\d/u).waitFor();
    await page.locator('.tip-pair button:enabled').first().press('Enter');
    await page.getByRole('button', { name: 'Next pair' }).press('Enter');
    await page.getByRole('button', { name: 'Next pair' }).waitFor({ state: 'detached' });
    await goTo(page, 'tips/bingos');
    await page.getByRole('textbox', { name: 'Tiles' }).fill('OUTRING');
    await page.getByRole('button', { name: 'Show' }).press('Enter');
    await page.getByText('All seven tiles make: OUTGRIN OUTRING ROUTING TOURING.').waitFor();
    const own = page.getByLabel('Your word');
    await own.fill('outgo');
    await own.press('Enter');
    await page.getByText('Use each of the seven tiles once.').first().waitFor();
    await own.fill('routing');
    await own.press('Enter');
    await page.locator('.verdict', { hasText: 'Right!' }).waitFor();
    await goTo(page, 'tips/q');
    await page.getByRole('button', { name: 'QAT', exact: true }).waitFor();
    await answerQuiz(page);
    await goTo(page, 'tips/hooks');
    await page.getByRole('textbox', { name: 'Word' }).fill('tame');
    await page.getByText('D R S').waitFor();
    await page.getByRole('textbox', { name: 'Word' }).fill('tamx');
    await page.getByText('TAMX isn’t in the dictionary.').waitFor();
    await answerQuiz(page);
    // From the explorer to its quiz.
    await page.getByRole('link', { name: 'Drill: Hooks of two' }).press('Enter');
    await page.getByRole('heading', { name: 'Which letters go before and after it' }).waitFor();
    await page.keyboard.type('b');
    await page.keyboard.press('Enter');
    await page.locator('.drill-grades button:focus').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('have tools that nothing can be held against, on the smallest telephone', async () => {
    const viewport = { width: 320, height: 568 };
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce', viewport });
    const found: string[] = [];
    const titles = new Set<string>();
    for (const tip of TIPS) {
      await goTo(page, `tips/${tip}`);
      // The page before is still there for a moment.
      const title = async (): Promise<string> => (await page.locator('.tips h1').allTextContents()).join('');
      await expect.poll(async () => !['', ...titles].includes(await title())).toBe(true);
      titles.add(await title());
      await page.waitForFunction(() => !document.body.innerText.includes('Loading…'));
      found.push(...(await objections(page, tip)));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > viewport.width) found.push(`${tip}: ${width} wide`);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are practised on positions, and a play that was missed comes back in the drills', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    // Whoever was in the drills before finds there what came later.
    await goTo(page, 'drills/missed');
    await page.getByText('No more cards are due today.').waitFor();
    await goTo(page, 'tips/s');
    await page.locator('button:enabled', { hasText: 'Play the S' }).press('Enter');
    await page.getByText('Best play with the S').waitFor();
    await page
      .locator('.drill-solution')
      .getByText(/The S scores -?\d+ points? more/u)
      .waitFor();
    await goTo(page, 'tips/premiums/2');
    await page.locator('.cell.noted').first().waitFor();
    await page.getByLabel('Show premium squares beside a vowel').press('Space');
    await expect.poll(() => page.locator('.cell.noted').count()).toBe(0);
    // A play over such a square, then one that is refused.
    const [play = ''] = await page.locator('.trainer-side details li b').allTextContents();
    await page.getByText('Type the play instead').click();
    const typed = page.getByRole('textbox', { name: 'Play, such as 8H HORN' });
    await typed.fill(play.toLowerCase());
    await page.keyboard.press('Enter');
    await page.locator('.verdict', { hasText: play }).getByText('Right!').waitFor();
    await typed.fill('1A ZZZ');
    await page.keyboard.press('Enter');
    await page.locator('.practice-status.info').waitFor();
    await page.getByRole('link', { name: 'Next position' }).press('Enter');
    await page.getByRole('heading', { name: 'Position 3' }).waitFor();
    await goTo(page, 'tips/choice');
    await page.locator('#rack').waitFor();
    await page.getByText('Type the play instead').click();
    const field = page.getByRole('textbox', { name: 'Play, such as 8H HORN' });
    await field.fill('1A ZZZ');
    await page.keyboard.press('Enter');
    await page.locator('.practice-status.info').waitFor();
    await page.getByRole('button', { name: 'Compare' }).press('Enter');
    const best = await page.locator('.drill-table tbody th').first().textContent();
    await page.getByRole('button', { name: 'Add to drills' }).press('Enter');
    await page.getByText('Added to your missed plays.').first().waitFor();
    await goTo(page, 'drills/missed');
    await page.getByRole('heading', { name: 'There was a better play.' }).waitFor();
    expect(await objections(page, 'a missed play')).toEqual([]);
    await page.getByText('Type the play instead').click();
    await field.fill((best ?? '').toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByText('Right!').first().waitFor();
    await page.keyboard.press('4');
    await page.getByRole('heading', { name: 'Done for today!' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
