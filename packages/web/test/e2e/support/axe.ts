/** What axe objects to on the screen, or in the window over it. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** `legacy`: the page is one document. For pages with frames axe would open a second one, which takes longer than looking. */
function look(page: Page, rules: { readonly runOnly?: string[] } = {}): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], ...rules });
}

/** Waits until the screen is there and nothing moves any more: half-transparent text has another contrast. */
export async function objections(page: Page, where: string): Promise<readonly string[]> {
  await page.locator('main.opening[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One whose element goes away is cancelled, and moves nothing any more either.
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => null);
  });
  // Behind an open window nothing can be reached, so only the window is looked at.
  const isWindow = (await page.getByRole('dialog').count()) > 0;
  const { violations } = await look(page)
    .include(isWindow ? 'dialog' : 'html')
    // Rows are alike: a few stand for all, at a quarter of the time. All are looked at for their contrast below.
    .exclude('.row:nth-child(n + 4):not(:nth-child(8))')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id} ${target.join(' ')}`),
  );
}

/** Whatever is too pale to read, anywhere on the screen. The lower half of a classic board mirrors the upper one. */
export async function paleTexts(page: Page, where: string): Promise<readonly string[]> {
  const { violations } = await look(page, { runOnly: ['color-contrast'] })
    .exclude('.board.premiums .row:nth-child(n + 9)')
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${where}: ${html}`));
}
