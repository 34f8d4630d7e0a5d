/** `lexiko record`: a game with a high total, and what it says while it searches. */

import { expect, test } from 'vitest';
import { runCommand } from '../command-run.ts';

test.each([
  ['en', /^search 1: ([\d,]+) points in \d+ plays\n$/u],
  ['de', /^Suche 1: ([\d.]+) Punkte in \d+ Zügen\n$/u],
])('One search tells its total (%s) and prints the game that has it', async (language, progress) => {
  const args = ['record', '--seconds', '0', '--width', '1', '--language', language];
  const { status, out, err } = await runCommand(args);
  expect(status).toBe(0);
  expect(err).toMatch(progress);
  const total = progress.exec(err)?.[1]?.replaceAll(/\D/gu, '');
  expect(out).toMatch(new RegExp(`^>Lexiko: .* ${total}$`, 'mu'));
});

test.each([
  [['more'], '„more“ passt hier nicht. --help zeigt, wie es geht.'],
  [
    ['--preset', 'chess'],
    '--preset nimmt deluxe, standard-2007, collectible-2020, school oder custom, nicht „chess“.',
  ],
])('Wrong arguments are refused in the user’s language: %j', async (args, sentence) => {
  const { status, out, err } = await runCommand(['record', ...args, '--language', 'de']);
  expect({ status, out, err }).toEqual({ status: 2, out: '', err: `lexiko record: ${sentence}\n` });
});
