/** What axe objects to on the screen, or in the window over it. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Waits until nothing moves any more: half-transparent text has another contrast. */
export async function objections(page: Page, where: string): Promise<readonly string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // Behind an open window nothing can be reached, so only the window is looked at.
  const isWindow = (await page.getByRole('dialog').count()) > 0;
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(isWindow ? 'dialog' : 'html')
    // Rows are alike: a few stand for all, at a quarter of the time. All are looked at for their contrast below.
    .exclude('.row:nth-child(n + 4):not(:nth-child(8))')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id} ${target.join(' ')}`),
  );
}
