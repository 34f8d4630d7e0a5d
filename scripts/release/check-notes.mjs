/** `node scripts/release/check-notes.mjs BASE`: whether what has changed since BASE has its note in `.changeset`. */

import { runCaptured, runCommand, ROOT, Setback } from '../workspace.mjs';
import { packagesWithoutNote } from './notes.mjs';

await runCommand(async () => {
  const [base] = process.argv.slice(2);
  if (base === undefined) throw new Setback('Name what to compare with, such as origin/main.');
  // Deleted notes don't count: a release takes them all.
  const args = ['diff', '--name-only', '--diff-filter=d', `${base}...HEAD`];
  const { status, output } = await runCaptured('git', args, { cwd: ROOT });
  if (status !== 0) throw new Setback(`git ${args.join(' ')} failed:\n${output}`);
  const missing = packagesWithoutNote(output.split('\n'));
  if (missing.length > 0)
    throw new Setback(
      `These packages have changed: ${missing.join(', ')}. Add a note for those who use them (.changeset/README.md).`,
    );
});
