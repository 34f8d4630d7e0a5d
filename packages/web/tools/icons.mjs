/** Draws the icons of the installed page from `public/icon.svg`; run it after changing that. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureSystemPart } from '../../../scripts/parts/system-parts.mjs';
import { ROOT } from '../../../scripts/workspace.mjs';
import { BROWSER_FLAGS } from './browser-flags.mjs';

const PUBLIC = join(ROOT, 'packages/web/public');

/** A maskable icon is cut to any shape: its drawing stays well inside, on a ground that fills the square. */
const ICONS = [
  { name: 'icon-192.png', size: 192, style: 'svg { width: 100% }' },
  { name: 'icon-512.png', size: 512, style: 'svg { width: 100% }' },
  {
    name: 'icon-maskable.png',
    size: 512,
    style: 'body { background: #14514b; display: grid; place-items: center } svg { width: 80% }',
  },
];

const browser = await chromium.launch({
  executablePath: await ensureSystemPart('chromium'),
  args: [...BROWSER_FLAGS],
});
const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
for (const { name, size, style } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html, body { margin: 0; height: 100% } svg { display: block } ${style}</style>${drawing}`,
  );
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
}
await browser.close();
