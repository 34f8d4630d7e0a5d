/** `npm run web`: builds the page and serves it on this machine. Arguments after `--` go to `lexiko serve`. */

import { pathToFileURL } from 'node:url';
import { ensureAll } from './build.mjs';
import { ensureWeb } from './build/page.mjs';
import { requireNode } from './install/node-version.mjs';
import { runCommand } from './workspace.mjs';

await runCommand(async () => {
  requireNode();
  const entry = await ensureAll();
  const page = await ensureWeb();
  process.argv.splice(1, process.argv.length, entry, 'serve', '--web', page, ...process.argv.slice(2));
  await import(pathToFileURL(entry).href);
});
