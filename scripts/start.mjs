/** `npm start`: installs and builds what is missing, then opens the game. Arguments after `--` go to it. */

import { pathToFileURL } from 'node:url';
import { ensureAll } from './build.mjs';
import { requireNode } from './node-version.mjs';
import { runCommand } from './workspace.mjs';

await runCommand(async () => {
  requireNode();
  const entry = await ensureAll();
  process.argv.splice(1, process.argv.length, entry, 'play', ...process.argv.slice(2));
  await import(pathToFileURL(entry).href);
});
