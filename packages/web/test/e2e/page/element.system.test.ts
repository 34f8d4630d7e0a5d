/** `<lexiko-board>` in a browser, as a page gets it: one module, by a plain script tag. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildElement, ELEMENT_FILE } from '../../../../../scripts/build/element.mjs';
import { inProduction } from '../../../../../scripts/build/page.mjs';
import { ensureSystemPart } from '../../../../../scripts/parts/system-parts.mjs';
import { ROOT } from '../../../../../scripts/workspace.mjs';
import { BROWSER_FLAGS } from '../../../tools/browser-flags.mjs';

const LIMIT = 40_000;
/** As strict as a page can be: the element needs neither inline styles nor anything from elsewhere. */
const POLICY = "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self'; connect-src 'self'";

const START = /```html\n(?<page>.*?)```/s.exec(readFileSync(join(ROOT, 'packages/board/README.md'), 'utf8'))
  ?.groups?.['page'];

const GAMES = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Partien</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<script type="module" src="./${ELEMENT_FILE}"></script><main><h1>Partien</h1>
<lexiko-board id="guide" src="./guide.gcg"></lexiko-board>
<lexiko-board id="crosswords" src="./crosswords.json" theme="dark"></lexiko-board>
<lexiko-board id="missing" src="./nothing.gcg"></lexiko-board></main></html>`;

const folder = mkdtempSync(join(tmpdir(), 'lexiko-element-'));
const fixture = (path: string): string => readFileSync(join(ROOT, 'fixtures', path), 'utf8');
const FILES: Readonly<Record<string, () => readonly [string, string]>> = {
  '/': () => ['text/html', START ?? ''],
  '/games': () => ['text/html', GAMES],
  [`/${ELEMENT_FILE}`]: () => ['text/javascript', readFileSync(join(folder, ELEMENT_FILE), 'utf8')],
  '/guide.gcg': () => ['text/plain', fixture('guide-game/guide-game.gcg')],
  '/crosswords.json': () => ['application/json', fixture('games/crosswords.json')],
};
const server = createServer(({ url }, response) => {
  const file = FILES[url ?? '']?.();
  response
    .writeHead(file === undefined ? 404 : 200, {
      'content-type': file?.[0] ?? 'text/plain',
      'content-security-policy': POLICY,
    })
    .end(file?.[1]);
});
let browser: Browser;
let address = '';

beforeAll(async () => {
  await inProduction(() => buildElement({ root: ROOT, folder }));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: await ensureSystemPart('chromium'),
    args: [...BROWSER_FLAGS],
  });
});

afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function visit(path: string, options = {}): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address + path);
  return { page, complaints };
}

const focused = (board: Locator): Promise<string | undefined> =>
  board.evaluate(({ shadowRoot }) => (shadowRoot?.activeElement as HTMLElement | null)?.dataset['square']);

describe('<lexiko-board>', () => {
  it('is one module below 40,000 bytes, which loads nothing else', () => {
    const code = readFileSync(join(folder, ELEMENT_FILE));
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(LIMIT);
    expect(/\bimport\s*[({'"]|\bfrom\s*['"]/u.test(code.toString('utf8'))).toBe(false);
  });

  it('starts as its README says: tiles are laid by keys and by taps, and the page hears of the play', async () => {
    const { page, complaints } = await visit('/');
    const board = page.locator('lexiko-board');
    const square = (number: number): Locator => board.locator(`[data-square="${number}"]`);
    // J8, behind HORN.
    await square(114).click();
    await page.keyboard.press('y');
    await expect.poll(() => board.getByRole('status').allTextContents()).toContain('8F (HORN)Y +11');
    await expect.poll(() => square(114).getAttribute('aria-label')).toMatch(/^J8.*Y.*placed by you/u);
    await page.keyboard.press('Backspace');
    await expect.poll(() => square(114).getAttribute('aria-label')).toMatch(/empty/u);
    expect(await focused(board)).toBe('114');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focused(board)).toBe('99');
    await board.getByRole('button', { name: 'Y, 4 points' }).click();
    await square(114).click();
    await board.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => page.locator('#play').textContent()).toBe('8F (HORN)Y for 11 points');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('goes through games by buttons, keys and script, in the language of the page', async () => {
    const { page, complaints } = await visit('/games', { viewport: { width: 320, height: 800 } });
    const guide = page.locator('#guide');
    await guide.getByRole('button', { name: 'Erster Zug' }).click();
    await expect.poll(() => guide.getByRole('status').textContent()).toBe('Vor dem ersten Zug');
    await guide.getByRole('button', { name: 'Nächster Zug' }).click();
    await expect.poll(() => guide.getByRole('status').textContent()).toBe('Player A: 8F HORN +14');
    await guide.getByRole('slider').press('End');
    await expect.poll(() => guide.locator('.score').allTextContents()).toEqual(['456', '368']);
    await guide.evaluate((element) => element.setAttribute('turn', '1'));
    await expect.poll(() => guide.locator('.score').allTextContents()).toEqual(['14', '0']);
    expect(await guide.locator('[data-square="112"]').getAttribute('aria-label')).toContain('R, 1 Punkt');
    await expect.poll(() => page.locator('#crosswords .cell.red').count()).toBeGreaterThan(5);
    expect(await page.locator('#missing').getByRole('status').textContent()).toBe(
      'Diese Partie ist nicht lesbar.',
    );
    // Nothing sticks out of a narrow page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const tile = guide.locator('[data-square="112"] .tile');
    const [ground, letter] = await tile.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    });
    expect(ground).not.toBe(letter);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('takes its colours from custom properties of the page', async () => {
    const { page } = await visit('/');
    const board = page.locator('lexiko-board');
    await board.evaluate((element) => element.style.setProperty('--square', 'rgb(1, 2, 3)'));
    const plain = board.locator('[data-square="1"]');
    await expect
      .poll(() => plain.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(1, 2, 3)');
    await page.close();
  });
});
