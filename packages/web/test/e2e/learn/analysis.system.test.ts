/** Game analysis in the page: a finished game, a pasted one, another play tried, the report; and all of it accessible. */

import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { advisePlay } from '../support/adviser.ts';
import {
  allOf,
  browserForTests,
  playLaidOut,
  seenTable,
  showLetters,
  startGame,
  untilMyTurn,
  untilStored,
} from '../support/browser-table.ts';
import { typePlay } from '../support/typing.ts';

const fixture = (path: string): string =>
  readFileSync(new URL(`../../../../../fixtures/${path}`, import.meta.url), 'utf8');

const table = browserForTests();

async function openAnalysis(page: Page, path = ''): Promise<void> {
  await page.goto(new URL(`#/learn/analysis${path}`, page.url()).href);
}

/** Whatever the machine has to do besides: the words have to come, and every turn is looked at. */
async function untilJudged(page: Page): Promise<void> {
  await page.locator('.analysis-players h3').first().waitFor({ timeout: 60_000 });
}

/** The only analysis in the browser's memory: it is written now and then. */
function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('lexiko-analyses');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no database')));
    });
    const kept = await new Promise<readonly { readonly text: string }[]>((resolve) => {
      const reading = database.transaction('analyses').objectStore('analyses').getAll();
      reading.addEventListener('success', () => resolve(reading.result as { text: string }[]));
    });
    database.close();
    return kept[0]?.text ?? '{}';
  });
}

/** How many turns of it are judged there. */
async function judgedTurnsKept(page: Page): Promise<number> {
  const { lexiko } = JSON.parse(await keptText(page)) as { lexiko?: { studied: unknown[] } };
  return lexiko?.studied.filter((turn) => turn !== null).length ?? 0;
}

describe('the analysis of a pasted game', () => {
  it('tells every turn of the Guide Game with its cost, by keys from turn to turn', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await openAnalysis(page);
    await page.getByLabel('Import a game').fill('>nobody: nothing');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('alert').filter({ hasText: 'line 1' }).waitFor();
    await page.getByLabel('Import a game').fill(fixture('guide-game/guide-game.gcg'));
    await page.getByLabel('Played by the rules of').selectOption('deluxe');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await untilJudged(page);
    await page.locator('.analysis-action', { hasText: 'plays 8F HORN for 14.' }).waitFor();
    await expect.poll(() => page.locator('.analysis-turns tbody tr').count()).toBe(32);
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Turn 6 of 32' }).waitFor();
    await page.locator('.analysis-action', { hasText: 'plays E2 PREVENT for 82.' }).waitFor();
    // The board is as it was after the play.
    await expect
      .poll(async () => (await seenTable(page)).board.filter((laid) => laid !== ''))
      .toHaveLength(4 + 3 + 5 + 2 + 4 + 7);
    await page.locator('.analysis-facts', { hasText: 'E2 PREVENT is a bingo.' }).waitFor();
    await page.locator('.win-bar', { hasText: 'win chance' }).waitFor();
    // Once every turn is looked into, which mistake is the worst is settled.
    await page.getByText('32 turns analysed').waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Worst first' }).click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText(/^Mistake 1 of \d+$/u).waitFor();
    const worst = page.locator('.analysis-turns tbody tr').first();
    await expect.poll(() => worst.getAttribute('class')).toBe('current');
    await page
      .locator('[aria-live]', { hasText: /Mistake 1 of \d+\. This move gives away/u })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Next mistake' }).click();
    await page.getByText(/^Mistake 2 of \d+$/u).waitFor();
    await page.getByRole('button', { name: 'Worst first' }).click();
    await page.locator('.analysis-turns tbody tr button').nth(5).click();
    await page.getByRole('heading', { name: 'Turn 6 of 32' }).waitFor();
    await page.getByText('What Value means').click();
    // A longer look as an analyst wants it says how it was made.
    const longer = page.locator('.longer-look');
    await page.getByText('Analysis settings').click();
    await longer.getByLabel('Playouts of each move, at most').selectOption('600');
    await page.getByLabel('Time, at most').selectOption('10 seconds');
    await longer.getByLabel('Turns after the move').selectOption('4');
    await longer.getByLabel('Opponent’s rack').selectOption('known tiles');
    await page.getByLabel('Known tiles of the opponent').fill('QQ');
    await page.getByText('These tiles aren’t all among the unseen ones').waitFor();
    await page.getByLabel('Known tiles of the opponent').fill('DELMOS');
    await page.getByLabel('Also compare').fill('-VE');
    await page.keyboard.press('Enter');
    await page.getByLabel('Also compare').fill('1A ZZZ');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Think longer' }).click();
    await page
      .getByText(/, 4 turns ahead, the opponent holds DELMOS, added: -EV\.$/u)
      .waitFor({ timeout: 60_000 });
    await page.getByText('1A ZZZ can’t be compared').waitFor();
    await page.getByText('Definitions of these words').click();
    await page
      .getByRole('definition')
      .filter({ hasText: 'keep from happening' })
      .waitFor({ timeout: 60_000 });
    // A chart has its numbers behind it.
    await page.getByText('Show as table Points', { exact: true }).click();
    await page.getByRole('group', { name: 'Points', exact: true }).getByText('107').waitFor();
    expect(await objections(page, 'analysis')).toEqual([]);
    // What was found out outlasts a reload, at an address of its own and in the list of files.
    const gave = await page.locator('.analysis-turns tbody tr').nth(6).textContent();
    await expect.poll(() => judgedTurnsKept(page)).toBe(32);
    await expect.poll(() => keptText(page)).toContain('"rivalRack":["D","E","L"');
    await page.reload();
    await untilJudged(page);
    await page.locator('.analysis-action', { hasText: 'plays 8F HORN for 14.' }).waitFor();
    await expect.poll(() => page.locator('.analysis-turns tbody tr').nth(6).textContent()).toBe(gave);
    await page.locator('.analysis-turns tbody tr button').nth(5).click();
    await page.getByText('the opponent holds DELMOS').waitFor();
    // The whole game is analysed again with other settings, which are kept with it.
    await page.getByText('Settings for the whole game').click();
    const whole = page.locator('.analysis > details', { hasText: 'Settings for the whole game' });
    await whole.getByText(/^Settings: 600 playouts of each move at most, 2 turns ahead, /u).waitFor();
    await whole.getByLabel('Playouts of each move, at most').selectOption('2,400');
    await whole.getByLabel('Time per turn, at most').selectOption('2 seconds');
    await whole.getByLabel('Turns after the move').selectOption('6');
    await whole.getByLabel('Opponent’s rack').selectOption('any unseen tiles');
    await whole.getByLabel('Dictionary').selectOption('english-2');
    await whole.getByRole('button', { name: 'Analyse again' }).click();
    const chosen =
      /^Settings: 2,400 playouts of each move at most, 6 turns ahead, the opponent’s rack is unknown, 2 seconds per turn at most, dictionary /u;
    await whole.getByText(chosen).waitFor();
    await untilJudged(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => keptText(page)).toContain('"inference":"off"');
    await page.reload();
    await untilJudged(page);
    await page.getByText('Settings for the whole game').click();
    await whole.getByText(chosen).waitFor();
    await page.locator('.analysis-turns tbody tr button').nth(5).click();
    await page.getByRole('link', { name: 'Play on from here' }).click();
    await page.locator('.position-editor').waitFor();
    await expect
      .poll(() =>
        page
          .locator('.position-editor input')
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      )
      .toContain('EENPRTV');
    await openAnalysis(page);
    await page.getByRole('heading', { name: 'Imported games' }).waitFor();
    await page.locator('.analysis-imported a').first().waitFor();
    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('heading', { name: 'Imported games' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a mistake in an analysed game', () => {
  it('becomes a card when a longer look confirms it, and a turn that was lost is none', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await openAnalysis(page);
    await page
      .getByLabel('Import a game')
      .fill(
        '#player1 a Ann\n#player2 b Bob\n#lexicon CSW21\n>a: HORNAEI 8F HORN +14 14\n#note A quiet start.\n>b: FARMETU - +0 0\n#note turn lost\n',
      );
    await page.getByRole('button', { name: 'Analyse' }).click();
    await untilJudged(page);
    await page.getByText('Dictionary of the game: CSW21.').waitFor();
    await page.getByText('Note: A quiet start.').waitFor();
    await page.locator('.fact-wins').first().waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Add to drills' }).click();
    await page.getByRole('button', { name: 'Added to your drills.' }).waitFor({ timeout: 60_000 });
    await page.keyboard.press('ArrowRight');
    await page.locator('.analysis-action', { hasText: 'loses this turn after a failed challenge' }).waitFor();
    expect(await page.locator('.analysis-moves').count()).toBe(0);
    expect(await objections(page, 'a lost turn')).toEqual([]);
    await page.goto(new URL('#/learn/drills/missed', page.url()).href);
    await page.getByRole('heading', { name: 'There was a better play.' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the analysis of a game of this device', () => {
  /** A finished game of the fixtures comes by its link, as from a friend. */
  async function followLink(page: Page): Promise<void> {
    const shared = { names: ['Ann', 'Bob'], log: JSON.parse(fixture('games/computers.json')) as unknown };
    const code = deflateRawSync(JSON.stringify(shared)).toString('base64url');
    await page.goto(new URL(`#/shared/${code}`, page.url()).href);
  }

  it('is reached from the result, looks deeper on its own, is kept as a file, and judges other plays', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await followLink(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Analyse' }).click();
    await untilJudged(page);
    await page.getByRole('heading', { name: 'Ann – Bob' }).waitFor();
    // Racks of our own games are whole, so that luck is known and turns are played out.
    await page
      .getByText(/^Luck: [+−-]?\d/u)
      .first()
      .waitFor();
    await page.getByText('By playouts.').waitFor({ timeout: 60_000 });
    await page.locator('.fact-wins, .fact-even').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    await page.getByRole('button', { name: 'Map of replies' }).click();
    await page.getByText('250 replies').waitFor();
    await expect.poll(() => page.locator('.analysis-board [style*="--heat"]').count()).toBeGreaterThan(5);
    const [html] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as web page' }).click(),
    ]);
    const saved = readFileSync((await html.path()) ?? '', 'utf8');
    expect(saved).toContain('<h1>Ann – Bob</h1>');
    expect(saved).toContain('aria-label="The board at the end"');
    expect(saved).toMatch(/<li>[^<]*(wins [\d.]+ percentage points more often|No measurable difference)/u);
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as data' }).click(),
    ]);
    const data = readFileSync((await json.path()) ?? '', 'utf8');
    const report = JSON.parse(data) as { turns: unknown[] };
    expect(report.turns).toHaveLength(await page.locator('.analysis-turns tbody tr').count());
    // G-12 for this game: the letters of both sides lie in the quarters of the board.
    await page.getByRole('row', { name: 'Premium squares covered' }).waitFor();
    expect(await objections(page, 'deep analysis')).toEqual([]);

    // Another play on the board of the turn, judged like the one that was made.
    const letters = (await page.locator('.analysis-rack').textContent())?.replace('Rack: ', '') ?? '';
    await page.getByRole('button', { name: 'Try another move' }).click();
    await page.locator('#rack').waitFor();
    // Two letters of the first rack, whatever they make: a play of the opening, well laid.
    const [first = '', second = ''] = letters.replaceAll('?', '');
    await page.locator('[data-square="112"]').click();
    await page.keyboard.press(first.toLowerCase());
    await page.keyboard.press(second.toLowerCase());
    await page.getByRole('button', { name: 'Judge' }).click();
    await page.locator('.analysis-action', { hasText: /worth -?\d/u }).waitFor({ timeout: 60_000 });
    expect(await objections(page, 'another play')).toEqual([]);
    const means = page.locator('.analysis-left');
    await means.getByRole('button', { name: 'Exchange' }).click();
    await page.locator('dialog .tile').first().click();
    await page.getByRole('button', { name: 'Exchange 1' }).click();
    const action = page.locator('.analysis-action');
    await action
      .filter({ hasText: /^Exchanging .* is worth -?\d.* gives away/u })
      .waitFor({ timeout: 60_000 });
    await expect.poll(() => page.locator('.analysis-facts li').count()).toBeGreaterThan(0);
    await means.getByRole('button', { name: 'Pass' }).click();
    await action.filter({ hasText: /^Passing is worth/u }).waitFor({ timeout: 60_000 });
    // A tried move is marked as tried, never as made.
    await expect.poll(() => page.locator('.analysis-moves .hint', { hasText: 'tried' }).count()).toBe(1);
    expect(await page.locator('.analysis-moves .hint', { hasText: 'played' }).count()).toBeLessThan(2);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('button', { name: 'Try another move' }).waitFor();
    // Saved data is opened again, with what it found out: nothing has to be judged anew.
    await openAnalysis(page);
    await page
      .getByLabel('Choose file')
      .setInputFiles({ name: 'analysis.json', mimeType: 'application/json', buffer: Buffer.from(data) });
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('heading', { name: 'Ann – Bob' }).waitFor();
    await page.locator('.fact-wins, .fact-even').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the analysis of other games', () => {
  it('judges a game of Crosswords from its log, also without a network', async () => {
    const { page, context } = await table().visit({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
    await untilStored(page);
    await context.setOffline(true);
    await page.reload();
    await openAnalysis(page);
    await page.getByLabel('Import a game').fill(fixture('logs/crosswords.json'));
    await page.getByRole('button', { name: 'Analyse' }).click();
    await untilJudged(page);
    await page.locator('.analysis-action', { hasText: 'plays' }).waitFor();
    await page.getByText('By score and leave.').waitFor();
    await expect.poll(() => page.locator('.board.areas').count()).toBe(1);
    await page.getByRole('button', { name: 'Try another move' }).waitFor();
    await context.close();
  });
});

describe('the end of a game', () => {
  /** With an empty bag, and with one tile in it. */
  const EMPTY_BAG =
    'BY1COMITIA1H3/AI1A1IF2HAOLES/1P1GO6N2E/WE1ID6G2R/O1WED9I/L1AR1J3ZAG2E/D1I2O5OVUM/SIR1NURL6a/1N1B1AYIN6/' +
    '1FERULA1OX5/1E1A4SuQ4/ES1C11/UT1K11/REPENT9/OD1T11 EENT/TV 303/413 0 lex english;';
  const ONE_IN_BAG =
    'M1GLANCErS5/O1O6HERRY1/N1O1QUADRAT4/YUP12/1R13/DO3JAW7/EL2LADEN6/BI1WAGON7/1tAE11/SH3Z1U5V1/E4O1N5E1/' +
    'D4R1FIFTIES1/AGENTIVE4XI1/T6L5C1/E6T5A1 BEIMOPR/ 408/387 0 lex english;';

  it('is shown line by line on the board, and draw by draw while a tile is in the bag', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await openAnalysis(page);
    await page.getByLabel('Import a game').fill(EMPTY_BAG);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByText('Solved to the end of the game.').waitFor({ timeout: 60_000 });
    await page.getByRole('heading', { name: 'Lines to the end of the game' }).waitFor();
    const laid = async (): Promise<number> =>
      (await seenTable(page)).board.filter((tile) => tile !== '').length;
    const before = await laid();
    const ends = page.locator('summary', { hasText: /The game ends \d+–\d+, proven\.$/u });
    const line = page.locator('details').filter({ has: ends }).first();
    await line.locator('summary').focus();
    await page.keyboard.press('Enter');
    const turns = line.getByRole('listitem');
    const steps = await turns.count();
    expect(steps).toBeGreaterThan(2);
    // Step by step, to its end and back, by the keyboard.
    await line.getByRole('button', { name: 'Next turn' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(laid).toBeGreaterThan(before);
    const afterFirst = await laid();
    await page.keyboard.press('Enter');
    await expect.poll(() => line.locator('[aria-current=step]').count()).toBe(1);
    await line.getByRole('button', { name: 'Last turn' }).click();
    await expect.poll(laid).toBeGreaterThan(afterFirst);
    await expect.poll(() => turns.last().getByRole('button').getAttribute('aria-current')).toBe('step');
    await line.getByRole('button', { name: 'First turn' }).click();
    await expect.poll(laid).toBe(before);
    expect(await objections(page, 'lines of an endgame')).toEqual([]);

    await page.getByRole('button', { name: 'Another game' }).click();
    await page.getByLabel('Import a game').fill(ONE_IN_BAG);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('heading', { name: 'Draws of the last tiles' }).waitFor({ timeout: 60_000 });
    const draws = page.locator('.last-draws');
    const best = draws.locator('summary', { hasText: /wins for \d of 8 possible last tiles/u }).first();
    await best.click();
    await draws
      .getByText(/^Wins: [A-Z?]/u)
      .first()
      .waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await objections(page, 'draws of the last tiles')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the coach', () => {
  it('gives hints that tell more and more, and says afterwards what would have been better', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Choose a rulebook' }).click();
    await page.getByRole('checkbox', { name: 'Training game with a coach' }).check();
    // A rack that nobody would exchange.
    await page.getByLabel('Deal code').fill('good letters');
    await page.getByRole('button', { name: 'Start game' }).click();
    await untilMyTurn(page);
    await page.getByRole('button', { name: 'Coach' }).click();
    const coach = page.getByRole('complementary', { name: 'Coach' });
    await coach.getByRole('button', { name: 'Give me a tip' }).click({ timeout: 60_000 });
    await coach.getByRole('button', { name: 'Where?' }).click();
    await coach.getByText(/^Look between [A-O]\d+ and [A-O]\d+\.$/u).waitFor();
    // More than eight squares are marked.
    await page.locator('#board [data-hint="area"]').nth(8).waitFor();
    await coach.getByRole('button', { name: 'Which tiles?' }).click();
    await coach.getByText(/^Use [A-Z?]( [A-Z?])*\.$/u).waitFor();
    await coach.getByRole('button', { name: 'Show the play' }).click();
    await coach.getByText(/scores \d+\.$/u).waitFor();
    expect(await objections(page, 'coach')).toEqual([]);
    const config = {
      preset: 'standard-2007',
      sides: 2,
      options: { 'dictionary.id': 'english', 'dictionary.access': 'free' },
    } as const;
    await typePlay(page, advisePlay(config, await seenTable(page)));
    await page.keyboard.press('Enter');
    await coach.getByRole('heading', { name: 'Your last turn' }).waitFor({ timeout: 60_000 });
    await coach.getByText(/well played|Better: |may be as good/u).waitFor();
    await coach.getByText(/tip/u).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('helps two people at one screen with Crosswords, and tells neither about the other', async () => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Choose a rulebook' }).click();
    await page.getByRole('radio', { name: 'Crosswords' }).check({ force: true });
    await page.getByLabel('Player 2: Who plays').selectOption('person');
    await page.getByRole('checkbox', { name: 'Training game with a coach' }).check();
    await page.getByLabel('Deal code').fill('coach');
    for (const box of await allOf(page.getByRole('checkbox', { name: / agrees$/u }))) await box.check();
    await page.getByRole('button', { name: 'Start game' }).click();
    await showLetters(page);
    await page.getByRole('button', { name: 'Coach' }).click();
    const coach = page.getByRole('complementary', { name: 'Coach' });
    for (const ask of ['Give me a tip', 'Where?', 'Which tiles?', 'Show the play'])
      await coach.getByRole('button', { name: ask }).click({ timeout: 60_000 });
    await coach.getByText(/scores \d+/u).waitFor();
    const options = { 'dictionary.id': 'english', 'dictionary.access': 'free' } as const;
    const config = { preset: 'crosswords', sides: 2, options } as const;
    const play = async (): Promise<void> => {
      await typePlay(page, advisePlay(config, await seenTable(page)));
      await playLaidOut(page);
    };
    await play();
    await showLetters(page);
    await coach.getByRole('button', { name: 'Give me a tip' }).waitFor({ timeout: 60_000 });
    expect(await coach.getByText('Your last turn').count()).toBe(0);
    await play();
    await showLetters(page);
    await coach.getByText(/well played|Better: |may be as good/u).waitFor({ timeout: 60_000 });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is not there where the dictionary is locked, nor is the analysis while such a game goes on', async () => {
    const { page, context } = await table().visit();
    await startGame(page, { dealCode: 'locked' });
    await untilMyTurn(page);
    expect(await page.getByRole('button', { name: 'Coach' }).count()).toBe(0);
    await openAnalysis(page);
    await page.getByRole('button', { name: 'Pause game and continue' }).waitFor();
    expect(await page.getByLabel('Import a game').count()).toBe(0);
    await context.close();
  });
});
