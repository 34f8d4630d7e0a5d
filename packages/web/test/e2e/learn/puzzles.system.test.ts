/** Puzzles, statistics, solitaire records and the workbench of open letters, as somebody uses them. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '@lexiko/analysis/puzzles';
import { replay, type GameEvent } from '@lexiko/rules';
import { formatLog, parseLog } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import { packText } from '../../../src/finished-game/game-link.ts';
import { SCREENS_BY_GROUP } from '../../../src/learn/screens.ts';
import { dailyKind, dailyLine, dayOf } from '../../../src/learn/puzzles/puzzle-day.ts';
import { namedPuzzle, pageConfig } from '../../../src/learn/puzzles/puzzle-set.ts';
import { usualDictionary } from '../../../src/words/dictionaries.ts';
import { OPEN_CONFIG, openLog } from '../../../src/learn/workbench/open-table.ts';
import { ensureLexicon } from '../../../../../scripts/build/lexica.mjs';
import { objections } from '../support/axe.ts';
import { browserForTests, seenTable, square, untilStored } from '../support/browser-table.ts';
import { openWay } from '../support/cut-way.ts';
import { LANGUAGES, textsIn, VISITS } from '../support/language-visits.ts';
import { typeLetters, typePlay } from '../support/typing.ts';

const table = browserForTests();

/** Of English by their kind, of other languages by `german/bingo`. */
function linesOf(file: string): readonly string[] {
  return readFileSync(new URL(`../../../src/learn/puzzles/sets/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

async function enter(page: Page, room: string): Promise<void> {
  await page.goto(new URL(`#/learn/${room}`, page.url()).href);
}

/** Lays the best answer by keys and submits it. */
async function answer(page: Page, { answers: [best] }: Puzzle): Promise<void> {
  if (best === undefined) throw new Error('a puzzle has an answer');
  await page.locator('#rack').waitFor();
  await typePlay(page, { type: 'play', seat: 0, tiles: best.placed });
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Right!' }).waitFor();
}

function firstOf(kind: PuzzleKind): Puzzle {
  const [line] = linesOf(kind);
  if (line === undefined) throw new Error(`there is no ${kind}`);
  return namedPuzzle(line, pageConfig('english')).puzzle;
}

/** Keeps a finished game on the device, as a link does. */
async function keepGame(page: Page, log: string): Promise<void> {
  const events = JSON.parse(log) as Readonly<Record<string, unknown>>;
  const code = await packText(JSON.stringify({ ...events, players: ['Ada', 'Ben'] }));
  if (code === null) throw new Error('the game fits into a link');
  await page.goto(new URL(`#/shared/${code}`, page.url()).href);
  await page.getByRole('dialog').waitFor();
}

describe('puzzles', () => {
  it.each(LANGUAGES)('of the day have %s words for whoever plays in that language', async (language) => {
    const { locale, device } = VISITS[language];
    const words = await textsIn(locale);
    await ensureLexicon(usualDictionary(language)); // building it is no part of this visit
    const { page, context, complaints } = await table().visit({ locale, reducedMotion: 'reduce', ...device });
    await enter(page, 'puzzles/daily');
    await page.locator('#rack').waitFor();
    const today = dayOf(new Date());
    const line = dailyLine(linesOf(`${language}/${dailyKind(today)}`), today);
    const { position, answers } = namedPuzzle(line, pageConfig(language)).puzzle;
    await expect
      .poll(async () => (await seenTable(page)).rack.toSorted())
      .toEqual(position.rack.map(String).toSorted());
    await typePlay(page, { type: 'play', seat: 0, tiles: answers[0]?.placed ?? [] });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: words.puzzles.right }).waitFor();
    await enter(page, 'puzzles');
    await page.getByRole('link', { name: words.puzzles.lookAgain }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are solved by keys, one of each kind, and remembered', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    for (const kind of PUZZLE_KINDS) {
      await enter(page, `puzzles/set/${kind}/any`);
      if (kind === 'best') await page.getByRole('button', { name: 'Hint' }).click();
      await answer(page, firstOf(kind));
    }
    // The last is an endgame: what wins it goes on to the end of the game.
    await expect.poll(() => page.locator('.puzzle-line li').count()).toBeGreaterThan(0);
    await page.getByText('The next best play loses by').first().waitFor();
    // The points of the line and of the tiles left come to the lead that is claimed.
    await page
      .getByText(/^(Final adjustment: \d+ points? for (you|your opponent)\. )?You win by \d+ points?\.$/u)
      .waitFor();
    expect(await objections(page, 'a solved puzzle')).toEqual([]);
    await enter(page, 'puzzles');
    await page.getByRole('heading', { name: 'Your puzzles' }).waitFor();
    await expect.poll(() => page.getByRole('cell', { name: 'solved', exact: true }).count()).toBe(4);
    await expect.poll(() => page.getByRole('cell', { name: 'solved with a hint' }).count()).toBe(1);
    expect(await objections(page, 'puzzles')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('say what is wrong with another answer, and show the right one on wish', async () => {
    const { page, context } = await table().visit({ reducedMotion: 'reduce' });
    await enter(page, 'puzzles/set/bingo/easy');
    await page.locator('#rack [data-tile]').first().waitFor();
    // A letter alone in a corner lies nowhere near a word.
    const tile = await page
      .locator('#rack [data-tile]:not([data-tile="?"])')
      .first()
      .getAttribute('data-tile');
    const empty = await page.locator('[data-square="0"].empty').count();
    await square(page, empty === 1 ? 0 : 224).click();
    await typeLetters(page, [tile ?? '']);
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await page.locator('.practice-status.info').waitFor();
    await page.getByRole('button', { name: 'Show answer' }).click();
    // The button is gone, and reading goes on at the answer; then at the next question.
    await page.locator('h2:focus', { hasText: 'The answer' }).waitFor();
    await page.getByRole('button', { name: 'Another puzzle' }).click();
    await page.locator('#puzzle-kind:focus').waitFor();
    await page.getByRole('button', { name: 'Show answer' }).waitFor();
    await context.close();
  });

  it('have one for the day, which is solved without a network and kept over a reload', async () => {
    const way = await openWay(table().url);
    const { page, context } = await table().visit({ serviceWorkers: 'allow' }, way.url);
    await untilStored(page);
    way.cut();
    // Every room opens without a network, and none of them waits for it.
    for (const { id } of SCREENS_BY_GROUP.flatMap(({ screens }) => screens)) {
      await enter(page, id);
      await page.waitForFunction(
        () =>
          document.querySelector('main h1') !== null && document.querySelector('main .screen-group') === null,
      );
    }
    await expect.poll(() => page.locator('[role="alert"]').count()).toBe(0);
    await enter(page, 'puzzles');
    await page.reload();
    await page.getByRole('link', { name: 'Solve' }).click();
    const today = dayOf(new Date());
    await answer(
      page,
      namedPuzzle(dailyLine(linesOf(dailyKind(today)), today), pageConfig('english')).puzzle,
    );
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.reload();
    await page.getByText('1 day in a row').waitFor();
    await page.getByRole('link', { name: 'View again' }).click();
    await page.getByRole('heading', { name: 'Right!' }).waitFor();
    await context.close();
    await way.close();
  });
});

/** The plays of a seat that nobody challenged off the board. */
function standingPlays(events: readonly GameEvent[], seat: number) {
  const plays: Extract<GameEvent, { type: 'played' }>[] = [];
  for (const event of events) {
    if (event.type === 'played') plays.push(event);
    if (event.type === 'withdrew') plays.pop();
  }
  return plays.filter((play) => play.seat === seat);
}

describe('statistics', () => {
  it('count a finished game beside the Guide Game', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    const file = new URL('../../../../../fixtures/logs/standard-2007.json', import.meta.url);
    const text = readFileSync(file, 'utf8');
    await keepGame(page, text);
    await enter(page, 'statistics');
    await page.getByRole('heading', { name: 'Two marks of skilled play' }).waitFor();
    await expect
      .poll(() => page.getByLabel('Player').locator('option').allTextContents())
      .toEqual(['Ada', 'Ben']);
    // What is told of Ada is what stands in the log.
    const log = parseLog(text);
    if (!log.ok) throw new Error(log.error.code);
    const plays = standingPlays(log.value, 0).map(({ score }) => score.total);
    const figure = (name: string): Promise<string | null> =>
      page.locator('.figures > div', { hasText: name }).locator('dd').textContent();
    await expect.poll(() => figure('Best game')).toBe(String(replay(log.value).outcome?.final[0]));
    await expect.poll(() => figure('Bingos per game')).toBe('11 in total');
    const best = plays.toSorted((x, y) => y - x).slice(0, 5);
    await expect
      .poll(() =>
        page.getByRole('group', { name: 'Best plays' }).locator('td:nth-of-type(1)').allTextContents(),
      )
      .toEqual(best.map(String));
    await page.getByRole('row', { name: /bingo 176/u }).waitFor();
    await page.getByRole('row', { name: 'Points from premium squares' }).getByText('237').waitFor();
    await page.getByText('Show as table').click();
    await expect.poll(() => page.locator('.chart-line tbody tr').count()).toBe(1);
    expect(await objections(page, 'statistics')).toEqual([]);
    // The hook that there was in it is worth less than what was played: nothing was missed.
    await enter(page, 'puzzles/own');
    await page.getByText('No puzzle found in the finished games').waitFor({ timeout: 120_000 });
    // What was missed is a puzzle.
    const other = new URL('../../../../../fixtures/games/computers.json', import.meta.url);
    await keepGame(page, readFileSync(other, 'utf8'));
    await enter(page, 'puzzles/own');
    await page.locator('#rack').waitFor({ timeout: 120_000 });
    // In the colours of all puzzles, not in those of its game.
    await expect.poll(() => page.locator('.board-frame').getAttribute('data-palette')).toBe('classic');
    await page.locator('.square-key').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('games alone', () => {
  it('stand in the records with their total, and open letters in a list of their own', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    const plays = [
      [...'HORN'].map((letter, at) => [110 + at, letter] as const),
      [
        [82, 'F'],
        [97, 'A'],
        [127, 'M'],
      ] as const,
    ];
    await keepGame(page, formatLog(openLog({ config: OPEN_CONFIG, plays }, true)));
    await enter(page, 'records');
    await page.getByText('Your best so far: 23 points.').waitFor();
    const row = page.getByRole('row', { name: /open tiles · Deluxe/u });
    await row.getByText('8F HORN').waitFor();
    // Two plays; the passes that ended the game are no turns of it.
    await row.getByRole('cell', { name: '2', exact: true }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('lexiko-solitaire.csv');
    expect(await objections(page, 'records')).toEqual([]);
    // Their dictionary is open, so their words are in the diary, and are drilled: the letters stand in order.
    await enter(page, 'diary');
    await page.getByRole('link', { name: 'Drill these words' }).press('Enter');
    await page.getByRole('heading', { name: 'Which word fits the definition?' }).waitFor();
    // The day decides which of the two comes first.
    const letters = page.getByRole('img', { name: /^(A F M R|H N O R)$/u });
    const isFarm = (await letters.getAttribute('aria-label')) === 'A F M R';
    if (isFarm) await page.getByText('land and buildings where animals and food are raised').waitFor();
    expect(await objections(page, 'a meaning')).toEqual([]);
    await page.keyboard.type(isFarm ? 'farm' : 'horn');
    await page.keyboard.press('Enter');
    await page.locator('.drill-right').waitFor();
    await page.keyboard.press('4');
    await page.getByText('1 card left').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the workbench of open letters', () => {
  it('has branches, undo, help that is marked, and a hall that lasts', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await enter(page, 'workbench');
    await page.locator('#rack').waitFor();
    await square(page, 110).click();
    await typeLetters(page, [...'HORN']);
    await page.keyboard.press('Enter');
    await page.getByText('14 points in 1 play, 96 tiles left').waitFor();
    await page.getByLabel('Name of this position').fill('with a horn');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('0 points in 0 plays').waitFor();
    await page.getByRole('button', { name: 'Find best plays' }).click();
    await page.locator('.bench-list button').first().waitFor();
    const suggested = page.getByRole('region', { name: 'Solver' }).locator('.bench-list button').first();
    await suggested.click();
    await page
      .getByRole('row', { name: /solver/u })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'with a horn · 14' }).click();
    await page.getByText('14 points in 1 play').waitFor();
    await square(page, 0).click();
    await typeLetters(page, ['Q']);
    await page.keyboard.press('Enter');
    await page.locator('.practice-status.info').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Name of the game').fill('first try');
    await page.getByRole('button', { name: 'Add this game' }).click();
    await page.getByRole('row', { name: /first try.*14.*without help/u }).waitFor();
    const [gcg] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'GCG: first try' }).click(),
    ]);
    expect(gcg.suggestedFilename()).toMatch(/\.gcg$/u);
    expect(await objections(page, 'the workbench')).toEqual([]);
    // Removed by mistake, it comes back, and is there to stay.
    await page.getByRole('button', { name: 'Remove: first try' }).click();
    await expect.poll(() => page.getByRole('row', { name: /first try/u }).count()).toBe(0);
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await page.reload();
    await page.getByRole('row', { name: /first try/u }).waitFor();
    await page.getByText('14 points in 1 play').waitFor();
    await page.getByRole('button', { name: 'Finish the game' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Finish the game' }).click();
    // It goes on while somebody looks: two plays, or more by now.
    await page.getByText(/^Solving: \d+ points in \d+ plays, \d+ tiles left/u).waitFor();
    await page.getByRole('button', { name: 'Use plays so far' }).click();
    // The solver may have gone on before it was stopped: one play of it, or several.
    await page.getByText(/^\d+ points in \d+ plays/u).waitFor();
    await page
      .getByRole('row', { name: /solver/u })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
