/** Boards that teach: the same colour and the same label mean the same on every screen, whatever game is shown. */

import type { Page } from '@playwright/test';
import { PUZZLE_KINDS } from '@lexiko/analysis/puzzles';
import { PRESET_IDS } from '@lexiko/rules';
import { expect, it } from 'vitest';
import { premiumSign } from '@lexiko/board/parts';
import { squares } from '@lexiko/texts/en/board';
import { CLINIC_CASES, clinicCase } from '../../../src/learn/clinic/clinic-cases.ts';
import { formatDrills } from '../../../src/learn/drills/drill-file.ts';
import { EMPTY_RECORD } from '../../../src/learn/drills/drill-store.ts';
import { SCREENS_BY_GROUP } from '../../../src/learn/screens.ts';
import { browserForTests } from '../support/browser-table.ts';

const table = browserForTests();

const PREMIUMS = ['letter2', 'letter3', 'word2', 'word3'] as const;

/** How a premium square looks: its label, ink, colour and pattern. */
interface Look {
  readonly premium: (typeof PREMIUMS)[number];
  readonly label: string;
  readonly paint: string;
}

/** Every free premium square on the page, and those that explain the colours. */
function looksOn(page: Page): Promise<readonly Look[]> {
  return page.evaluate(
    (premiums) =>
      premiums.flatMap((premium) =>
        [...document.querySelectorAll(`.cell.${premium}:not(.centre, .noted, :has(.tile))`)].map((cell) => {
          const { color, backgroundColor, backgroundImage } = getComputedStyle(cell);
          return {
            premium,
            label: cell.textContent.trim(),
            paint: `${color} on ${backgroundColor} ${backgroundImage}`,
          };
        }),
      ),
    PREMIUMS,
  );
}

/** A play missed in a game with the colours of 2007, in which a double word is red. */
const MISSED = {
  id: 'a game of 2007',
  config: { preset: 'standard-2007', sides: 2, options: { 'board.theme': 'alt2007' } } as const,
  board: Array.from({ length: 225 }, () => ''),
  rack: [...'HORNATE'],
  best: {
    tiles: [...'HORN'].map((letter, at) => [110 + at, letter] as const),
    notation: '8F HORN',
    score: 14,
  },
  made: null,
  atMs: 0,
};

const CLASSIC_CASES = CLINIC_CASES.filter((id) => clinicCase(id).position.config.preset !== 'crosswords');

/** Every screen that teaches on a board with premium squares. */
const BOARDS = [
  'steps',
  'guide',
  ...CLASSIC_CASES.map((id) => `clinic/${id}`),
  'tips/s',
  'tips/premiums',
  'tips/choice',
  'drills/missed',
  'puzzles/daily',
  ...PUZZLE_KINDS.map((kind) => `puzzles/set/${kind}/any`),
  'workbench',
];

/** Screens that may have one some day. */
const OTHERS = [
  ...SCREENS_BY_GROUP.flatMap(({ screens }) => screens.map(({ id }) => id)),
  ...PRESET_IDS.map((id) => `rules/${id}`),
];

it.each(['light', 'dark'] as const)(
  'a premium square looks the same on every board that teaches (%s)',
  async (colorScheme) => {
    const { page, context, complaints } = await table().visit({ reducedMotion: 'reduce', colorScheme });
    const goTo = async (path: string): Promise<void> => {
      await page.goto(new URL(`#/learn`, page.url()).href);
      await expect.poll(() => page.locator('.board-frame').count()).toBe(0);
      await page.goto(new URL(`#/learn/${path}`, page.url()).href);
    };
    await goTo('drills');
    await page.getByLabel('Load progress').setInputFiles({
      name: 'drills.json',
      mimeType: 'application/json',
      buffer: Buffer.from(formatDrills({ ...EMPTY_RECORD, missed: [MISSED] })),
    });
    await page.getByText('1 card loaded.').first().waitFor();

    const seen: { readonly path: string; readonly look: Look }[] = [];
    for (const path of BOARDS) {
      await goTo(path);
      await expect.poll(() => page.locator('.board-frame').count(), { message: path }).toBe(1);
      const looks = await looksOn(page);
      expect(new Set(looks.map(({ premium }) => premium)), path).toEqual(new Set(PREMIUMS));
      seen.push(...looks.map((look) => ({ path, look })));
    }
    for (const path of OTHERS) {
      await goTo(path);
      await page.locator('main h1').waitFor();
      seen.push(...(await looksOn(page)).map((look) => ({ path, look })));
    }

    const [first] = seen;
    const usual = new Map(
      PREMIUMS.map((premium) => [
        premium,
        seen.find(({ look, path }) => look.premium === premium && path === first?.path),
      ]),
    );
    const paints = [...usual.values()].map((one) => one?.look.paint);
    expect(new Set(paints).size).toBe(PREMIUMS.length);
    for (const { path, look } of seen) {
      expect(look.label, path).toBe(premiumSign(squares, look.premium));
      expect(look.paint, `${look.premium} on ${path}`).toBe(usual.get(look.premium)?.look.paint);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);
