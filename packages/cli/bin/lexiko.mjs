#!/usr/bin/env node
/**
 * What `npx lexiko` runs from the checkout: builds the command line if its sources have changed, then becomes it.
 * Standard output belongs to the command; whatever building has to say goes to standard error.
 */

import { pathToFileURL } from 'node:url';
import { ensureBuild } from '../../../scripts/build.mjs';
import { requireNode } from '../../../scripts/install/node-version.mjs';
import { runCommand } from '../../../scripts/workspace.mjs';

await runCommand(async () => {
  requireNode();
  await import(pathToFileURL(await ensureBuild({ announce: 'when-long' })).href);
});
