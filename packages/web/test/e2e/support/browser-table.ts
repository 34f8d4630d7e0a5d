/** A real Chromium in front of the built page, and the ways in which tests look at it and act on it. */

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { ensureWeb } from '../../../../../scripts/build/page.mjs';
import { ensureSystemPart } from '../../../../../scripts/parts/system-parts.mjs';
import { BROWSER_FLAGS } from '../../../tools/browser-flags.mjs';
import { serveFolder } from '../../../tools/static-server.mjs';
import { openWay } from './cut-way.ts';

const PATIENCE_MS = 40_000;

/** `LEXIKO_ROUGH=1`: a slow network and a slow machine, to find tests that do not wait for what they expect. */
const ROUGH = process.env['LEXIKO_ROUGH'] === '1' ? { mostDelayMs: 300, slowdown: 2 } : null;

/** An opened page, with everything that went wrong on it. */
export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

/** Something that serves the page. */
export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The same at the end of a slow way. */
async function roughly(server: PageServer): Promise<PageServer> {
  const way = await openWay(server.url, ROUGH ?? {});
  return {
    url: way.url,
    async close() {
      await way.close();
      await server.close();
    },
  };
}

export class BrowserTable {
  readonly #browser: Browser;
  readonly #server: PageServer;
  readonly folder: string;

  private constructor(browser: Browser, server: PageServer, folder: string) {
    this.#browser = browser;
    this.#server = server;
    this.folder = folder;
  }

  static async open(serve: (folder: string) => Promise<PageServer> = serveFolder): Promise<BrowserTable> {
    const folder = await ensureWeb();
    const executablePath = await ensureSystemPart('chromium');
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
    try {
      const server = await serve(folder);
      return new BrowserTable(browser, ROUGH === null ? server : await roughly(server), folder);
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  /** Where the page is served. */
  get url(): string {
    return this.#server.url;
  }

  /** A visitor who has never been here, whose computers answer at once, and who was asked about sounds. */
  async visit(options: BrowserContextOptions = {}, url: string = this.#server.url): Promise<OpenPage> {
    // Every visit would fetch everything twice; the test of the page without a network asks for it.
    const context = await this.#browser.newContext({
      locale: 'en-GB',
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(() => {
      if (localStorage.getItem('lexiko.settings') === null)
        localStorage.setItem('lexiko.settings', '{"pace":"quick","soundQuestion":"asked"}');
      // They have said a name before; the test of the question asks for none.
      if (localStorage.getItem('lexiko.guestName') === null && !location.search.includes('nameless'))
        localStorage.setItem('lexiko.guestName', '"Guest 100"');
    });
    const page = await context.newPage();
    if (ROUGH !== null) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: ROUGH.slowdown });
    }
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('blocked by Playwright')) return;
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(url);
    return { page, context, complaints };
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
  }
}

/** A visitor with a phone. */
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;

/** A browser for the tests of a file, opened before the first and closed after the last. */
export function browserForTests(serve?: (folder: string) => Promise<PageServer>): () => BrowserTable {
  let table: BrowserTable | undefined;
  beforeAll(async () => {
    table = await BrowserTable.open(serve);
  });
  afterAll(async () => {
    await table?.close();
  });
  return () => {
    if (table === undefined) throw new Error('the browser is open while tests run');
    return table;
  };
}

export interface Setup {
  readonly rulebook?: string;
  /** Who sits at the second seat: `person` or a level. */
  readonly second?: string;
  /** People beside these two. */
  readonly more?: number;
  /** Options to be changed, each as group, name and value: `['Finish Line', 'Finish Line', 'on']`. */
  readonly options?: readonly (readonly [group: string, name: string, value: string])[];
  readonly dealCode: string;
  /** The language of the tiles, by its id. */
  readonly language?: string;
}

/** From the front page through the set-up to the table. */
export async function startGame(
  page: Page,
  { rulebook, second, more = 0, options = [], dealCode, language }: Setup,
): Promise<void> {
  await page.getByRole('link', { name: 'Choose a rulebook' }).click();
  if (rulebook !== undefined) await page.getByRole('radio', { name: rulebook }).check({ force: true });
  if (language !== undefined)
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption(language);
  if (second !== undefined) await page.getByLabel('Player 2: Who plays').selectOption(second);
  for (let added = 0; added < more; added++) await page.getByRole('button', { name: 'Add player' }).click();
  for (const [group, name, value] of options) await chooseOption(page, group, name, value);
  await page.getByLabel('Deal code').fill(dealCode);
  for (const box of await page.getByRole('checkbox', { name: / agrees$/u }).all()) await box.check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('#board').waitFor();
}

/** Language, dictionary and checking of the games that start from the front page. */
export async function openWordsChoice(page: Page): Promise<void> {
  await page.locator('.words-choice summary').click();
}

/** Opens the group of an option and chooses a value by its name in the rules, or types a number. */
export async function chooseOption(page: Page, group: string, name: string, value: string): Promise<void> {
  const part = page.locator('.option-group', { has: page.locator('summary', { hasText: group }) });
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  const field = part.getByLabel(name, { exact: true });
  if ((await field.getAttribute('type')) === 'number') await field.fill(value);
  else await field.selectOption(value);
}

/** All of them, as soon as there is one: `all` alone does not wait, and a loop over nothing passes. */
export async function allOf(found: Locator): Promise<Locator[]> {
  await found.first().waitFor({ state: 'attached' });
  return found.all();
}

/** When the page is stored whole, so that it opens without a network. */
export async function untilStored(page: Page): Promise<void> {
  const stateOfWorker = async (): Promise<string | undefined> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(stateOfWorker).toBe('activated');
}

/** What the first clock of the table shows, in seconds. */
export async function secondsLeft(page: Page): Promise<number> {
  const [minutes, seconds] = ((await page.locator('.clock').first().textContent()) ?? '').split(':');
  return Number(minutes) * 60 + Number(seconds);
}

export async function untilMyTurn(page: Page): Promise<void> {
  await page.locator('.status', { hasText: 'Your turn' }).waitFor();
}

/** Whoever has taken the screen looks at their letters. */
export async function showLetters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show my tiles' }).click();
  await untilMyTurn(page);
}

/** Plays what is laid out. */
export async function playLaidOut(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await seenTable(page)).draft).toEqual([]);
}

export async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** What is to be seen of the table. */
export interface SeenTable {
  /** By square; a blank is lower case. */
  readonly board: readonly string[];
  /** Squares of the letters laid out. */
  readonly draft: readonly number[];
  readonly rack: readonly string[];
  readonly bag: number;
  readonly scores: readonly number[];
}

export function seenTable(page: Page): Promise<SeenTable> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('[data-square]')];
    const letterIn = (cell: HTMLElement): string => {
      const letter = cell.querySelector('.letter')?.textContent ?? '';
      return cell.querySelector('.blank') === null ? letter : letter.toLowerCase();
    };
    return {
      board: cells.map((cell) => (cell.classList.contains('draft') ? '' : letterIn(cell))),
      draft: cells.flatMap((cell, at) => (cell.classList.contains('draft') ? [at] : [])),
      rack: [...document.querySelectorAll<HTMLElement>('#rack [data-tile]')].map(
        ({ dataset }) => dataset['tile'] ?? '',
      ),
      bag: Number.parseInt(document.querySelector('.bag')?.textContent ?? '', 10),
      scores: [...document.querySelectorAll('.player .score')].map((score) => Number(score.textContent)),
    };
  });
}

/** The letters seen over the board, each by the square that its middle lies on. */
export function laidOver(page: Page): Promise<Record<number, string>> {
  return page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLElement>('[data-laid]')];
    const seen = tiles.filter((tile) => getComputedStyle(tile).opacity === '1');
    return Object.fromEntries(
      seen.map((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect();
        const below = document.elementFromPoint(x + width / 2, y + height / 2);
        const cell = below?.closest<HTMLElement>('[data-square]');
        return [Number(cell?.dataset['square']), tile.querySelector('.letter')?.textContent ?? ''];
      }),
    );
  });
}

export function square(page: Page, number: number) {
  return page.locator(`[data-square="${number}"]`);
}
