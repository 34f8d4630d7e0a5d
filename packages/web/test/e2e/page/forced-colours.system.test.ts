/** The colours of the system in place of ours: everything that our colours say is still to be seen. */

import { describe, expect, it } from 'vitest';
import { browserForTests, startGame, untilMyTurn } from '../support/browser-table.ts';
import { layAcross } from '../support/typing.ts';

const table = browserForTests();

describe.each(['light', 'dark'] as const)('with the colours of the system (%s)', (colorScheme) => {
  it('squares, premiums, tiles, the turn, the last play and what can be pressed are told apart', async () => {
    const { page, context, complaints } = await table().visit({ forcedColors: 'active', colorScheme });
    await startGame(page, { second: 'beginner', dealCode: 'of the system' });
    await untilMyTurn(page);
    await page.locator('.cell.fresh').first().waitFor();
    await layAcross(page, 20, 1);
    const looks = await page.evaluate(() => {
      const styleOf = (selector: string): CSSStyleDeclaration => {
        const found = document.querySelector(selector);
        if (found === null) throw new Error(`there is no ${selector}`);
        return getComputedStyle(found);
      };
      const lineOf = (selector: string): string => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = styleOf(selector);
        return `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`;
      };
      const groundOf = (selector: string): string => styleOf(selector).backgroundColor;
      const kinds = [
        '.cell.empty:not(.letter2, .letter3, .word2, .word3)',
        '.cell.empty.letter2',
        '.cell.empty.letter3',
        '.cell.empty.word2',
        '.cell.empty.word3',
      ];
      return {
        lines: kinds.map(lineOf),
        square: groundOf('.cell.empty'),
        set: groundOf('.cell.fresh .tile'),
        held: groundOf('.place.tile'),
        laid: groundOf('.laid .tile'),
        fresh: styleOf('.cell.fresh .tile').outlineStyle,
        active: lineOf('.player.active'),
        other: lineOf('.player:not(.active)'),
        play: groundOf('.action.primary'),
        pass: groundOf('.action:not(.primary)'),
      };
    });
    expect(new Set(looks.lines).size).toBe(looks.lines.length);
    for (const line of looks.lines) expect(line).not.toMatch(/^0px| none /u);
    expect(looks.set).not.toBe(looks.square);
    expect(looks.held).not.toBe(looks.square);
    expect(new Set([looks.laid, looks.set, looks.square]).size).toBe(3);
    expect(looks.fresh).toBe('solid');
    expect(looks.active).not.toBe(looks.other);
    expect(looks.play).not.toBe(looks.pass);

    // What cannot be pressed looks like it.
    await page.getByRole('button', { name: 'Recall' }).click();
    const recall = page.getByRole('button', { name: 'Recall' });
    await expect.poll(() => recall.isDisabled()).toBe(true);
    expect(await recall.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('dashed');

    // Of several choices the chosen one.
    await page.goto(table().url);
    const grounds = await page.locator('.levels').evaluate((all) =>
      [...all.querySelectorAll('input')].map((one) => ({
        isChosen: one.checked,
        ground: getComputedStyle(one.nextElementSibling ?? one).backgroundColor,
      })),
    );
    const chosen = grounds.find(({ isChosen }) => isChosen)?.ground;
    expect(grounds.filter(({ ground }) => ground === chosen)).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the bars of a chart are seen', async () => {
    const { page, context, complaints } = await table().visit({ forcedColors: 'active', colorScheme });
    await page.goto(`${table().url}#/learn/drills`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const bar = await page.evaluate(() => {
      const made = document.createElement('span');
      made.className = 'chart-bar';
      document.body.append(made);
      const { backgroundColor } = getComputedStyle(made);
      return { backgroundColor, page: getComputedStyle(document.documentElement).backgroundColor };
    });
    expect(bar.backgroundColor).not.toBe(bar.page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
