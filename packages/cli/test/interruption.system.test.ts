/** Ctrl-C while a command thinks: it ends with what it knows so far. */

import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { spawnTied } from '../../../scripts/processes/tied-process.mjs';

const LAUNCHER = fileURLToPath(new URL('../bin/lexiko.mjs', import.meta.url));
const HORN = '15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15';
/** The first is over at once, so that its answer tells when the second has begun; that takes minutes. */
const ENDGAMES =
  'BY1COMITIA1H3/AI1A1IF2HAOLES/1P1GO6N2E/WE1ID6G2R/O1WED9I/L1AR1J3ZAG2E/D1I2O5OVUM/SIR1NURL6a/1N1B1AYIN6/' +
  '1FERULA1OX5/1E1A4SuQ4/ES1C11/UT1K11/REPENT9/OD1T11 EENT/TV 303/413 0\n' +
  '4QATS7/7CRAG4/AZAN1GRAY6/U2AMOEbAE5/G14/E2TUBIFEX5/N4U9/DO1JUNKY1MOTIVE/1OBE1I5W3/' +
  '1HEH1OLEFINIC2/2LA1N1S3L3/1POD3P3L3/DAWS3I3S3/ON5E7/ET5D7 EIRRRT?/EIIORTV 246/433 0\n';
/** One candidate is decided at once; two words that differ little are not. */
const SIMULATIONS = `${HORN} /AEINRST 0/0 0\n${HORN} EIINRTT/ 0/0 0\n`;
const PATIENCE_MS = 120_000;
/** Windows has no signals: a program that is sent one is ended at once. */
const onSignals = test.skipIf(process.platform === 'win32');

/** Interrupts the command after its first answer; all that it then had written, by lines. */
async function interrupted(args: readonly string[], input: string): Promise<readonly string[]> {
  const child = spawnTied(process.execPath, [LAUNCHER, ...args, '-'], { stdio: 'pipe' });
  const closed = once(child, 'close');
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  child.stdin.end(input);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await closed).toEqual([0, null]);
  return out.trimEnd().split('\n');
}

onSignals(
  'an endgame ends with the best so far',
  async () => {
    const answers = await interrupted(['endgame', '--json', '--seconds', '3600'], ENDGAMES);
    expect(answers.map((line): unknown => JSON.parse(line))).toMatchObject([
      { position: 1, proven: true },
      { position: 2, proven: false, best: { type: 'play' } },
    ]);
  },
  PATIENCE_MS,
);

onSignals(
  'a simulation ends with the playouts so far',
  async () => {
    const args = ['sim', '--json', '--seconds', '3600', '--confidence', '0.999999', '--threads', '2'];
    const answers = await interrupted(args, SIMULATIONS);
    expect(JSON.parse(answers.at(-1) ?? '')).toMatchObject({ position: 2, stopped: 'interrupted' });
    expect(answers.length).toBeGreaterThan(3);
  },
  PATIENCE_MS,
);
